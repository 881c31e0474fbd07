import { feature } from '#toolkit'
import { countryOf } from '#toolkit/lib/countries/countries'
import { subdivisionsOf } from '#toolkit/lib/countries/subdivisions'

export default feature('rest_info_subdivisions', ({ country, q, limit }) => {
  const { code } = countryOf(country)
  const found = subdivisionsOf(code, q ?? '')
  const items = found.slice(0, limit)
  return { country: code, total: found.length, count: items.length, items }
})

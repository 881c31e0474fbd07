import { feature } from '#toolkit'
import { conventionsOf } from '#toolkit/lib/countries/conventions'
import { countryOf } from '#toolkit/lib/countries/countries'
import { currentCurrencies } from '#toolkit/lib/countries/territories'

export default feature('rest_info_country_2', ({ country }) => {
  const { code, name } = countryOf(country)
  return { code, name, ...conventionsOf(code), currency: currentCurrencies(code)[0] ?? null }
})

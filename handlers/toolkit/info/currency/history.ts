import { feature, unprocessable } from '#toolkit'
import { countryOf } from '#toolkit/lib/countries/countries'
import { currencyName } from '#toolkit/lib/countries/currencies'
import { territoryOf, type TerritoryCurrency } from '#toolkit/lib/countries/territories'

/** The later day first; what is null by `whenNull`. */
const laterFirst = (one: string | null, other: string | null, whenNull: string): number => {
  const [left, right] = [one ?? whenNull, other ?? whenNull]
  return left === right ? 0 : left > right ? -1 : 1
}

const NEVER = '9999-99-99'

const latestFirst = (one: TerritoryCurrency, other: TerritoryCurrency): number =>
  laterFirst(one.to, other.to, NEVER) ||
  laterFirst(one.from, other.from, '') ||
  (one.code < other.code ? -1 : 1)

export default feature('rest_info_currency_2', (query) => {
  const { code: country, name } = countryOf(query.country)
  const items = territoryOf(country)
    .currencies.toSorted(latestFirst)
    .map(({ code, from, to, tender }) => ({ code, name: currencyName('en', code), from, to, tender }))
  if (items.length === 0) unprocessable(`CLDR knows no currencies of ${name}.`)
  return { country, name, count: items.length, items }
})

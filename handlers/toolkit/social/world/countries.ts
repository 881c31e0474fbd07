import { feature } from '#toolkit'
import { countries, type Country } from '#toolkit/lib/countries/countries'
import {
  currentCurrencies,
  officialLanguages,
  primaryLanguage,
  territoryOf,
} from '#toolkit/lib/countries/territories'
import { folded } from '#toolkit/lib/text/folded'
import type { Data, Query } from '#operation'

type Item = Data<'rest_social_world_2'>['items'][number]
type Filters = Query<'rest_social_world_2'>

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const itemOf = (country: Country): Item => {
  const { code, name, capitals, region, subregion, areaKm2, flag } = country
  const languages = officialLanguages(code).map((language) => primaryLanguage(language.code))
  return {
    code,
    name,
    capital: capitals[0] ?? null,
    region,
    subregion,
    areaKm2,
    population: territoryOf(code).population,
    currencies: currentCurrencies(code).sort(inOrder),
    languages: [...new Set(languages)].sort(inOrder),
    flag,
  }
}

const hasName = ({ name, officialName, nativeNames }: Country, part: string): boolean =>
  [name, officialName, ...nativeNames.map((native) => native.name)].some((text) =>
    folded(text).includes(part),
  )

const orderOf = (sort: Filters['sort']): ((one: Item, other: Item) => number) => {
  if (sort === 'name') return (one, other) => inOrder(one.name, other.name) || inOrder(one.code, other.code)
  const size = (item: Item): number => (sort === 'area' ? item.areaKm2 : item.population) ?? -1
  return (one, other) => size(other) - size(one) || inOrder(one.code, other.code)
}

/** The countries that meet every filter, by name or by size. */
export default feature('rest_social_world_2', (query) => {
  const { q, region, landlocked, independent, sort, limit } = query
  const part = folded(q ?? '')
  const currency = query.currency?.toUpperCase()
  const language = query.language?.toLowerCase()
  const found = countries()
    .filter(
      (country) =>
        (region === undefined || country.region === region) &&
        (landlocked === undefined || country.landlocked === landlocked) &&
        // Null for Kosovo, whose independence is disputed: it is among the others.
        (independent === undefined || (country.independent === true) === independent) &&
        (part === '' || hasName(country, part)),
    )
    .map(itemOf)
    .filter(
      ({ currencies, languages }) =>
        (currency === undefined || currencies.includes(currency)) &&
        (language === undefined || languages.includes(language)),
    )
    .sort(orderOf(sort))
  const items = found.slice(0, limit)
  return { total: found.length, count: items.length, items }
})

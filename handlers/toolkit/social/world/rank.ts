import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { countries, countryOf } from '#toolkit/lib/countries/countries'
import { figuresOf, type CountryFigures } from '#toolkit/lib/countries/figures'
import type { Data, Query } from '#operation'

type Ranked = Data<'rest_social_world_4'>['items'][number]

const FIGURES: Readonly<Record<Query<'rest_social_world_4'>['by'], keyof CountryFigures>> = {
  area: 'areaKm2',
  population: 'population',
  density: 'density',
  'gdp-ppp': 'gdpPpp',
  'gdp-ppp-per-capita': 'gdpPppPerCapita',
  literacy: 'literacyPercent',
}

const ranking = ({ by, region, order }: Query<'rest_social_world_4'>): Ranked[] => {
  const sign = order === 'asc' ? 1 : -1
  const values = countries()
    .filter((country) => country.independent === true && (region === undefined || country.region === region))
    .flatMap((country) => {
      const value = figuresOf(country)[FIGURES[by]]
      return value === null ? [] : [{ code: country.code, name: country.name, value }]
    })
    .sort((one, other) => sign * (one.value - other.value) || (one.code < other.code ? -1 : 1))
  let rank = 0
  return values.map((entry, index) => {
    if (entry.value !== values[index - 1]?.value) rank = index + 1
    return { rank, ...entry }
  })
}

/** The independent countries by a figure of theirs. */
export default feature('rest_social_world_4', (query) => {
  const ranked = ranking(query)
  const asked = query.country === undefined ? undefined : countryOf(query.country)
  const country =
    asked === undefined
      ? null
      : (ranked.find(({ code }) => code === asked.code) ??
        unprocessable(`country: ${quoted(query.country ?? '')} is not in this ranking.`))
  const items = ranked.slice(0, query.limit)
  return { by: query.by, total: ranked.length, count: items.length, items, country }
})

import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { quoted } from '#toolkit/lib/common/quoted'
import { countries, countryOf, type Country } from '#toolkit/lib/countries/countries'
import { primaryLanguage, territoryOf, type TerritoryLanguage } from '#toolkit/lib/countries/territories'
import { Decimal, percentOf, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data } from '#operation'

type Item = Data<'rest_social_world_6'>['items'][number]

const names = new Intl.DisplayNames('en', { type: 'language' })

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const useOf = (
  { code: language, percent, status }: TerritoryLanguage,
  population: number | null,
): Omit<Item, 'code' | 'name'> => ({
  language,
  percent: Number(percent),
  speakers: population === null ? null : rounded(percentOf(population, new Decimal(percent)), 0),
  status,
})

const ofCountry = ({ code: country }: Country): Item[] => {
  const { languages, population } = territoryOf(country)
  return languages
    .map((language) => ({
      code: language.code,
      name: names.of(language.code) ?? language.code,
      ...useOf(language, population),
    }))
    .sort((one, other) => other.percent - one.percent || inOrder(one.code, other.code))
}

const ofLanguage = (wanted: string): Item[] =>
  countries()
    .flatMap(({ code, name }) => {
      const { languages, population } = territoryOf(code)
      return languages
        .filter((language) => primaryLanguage(language.code) === wanted)
        .map((language) => ({ code, name, ...useOf(language, population) }))
    })
    .sort(
      (one, other) =>
        (other.speakers ?? -1) - (one.speakers ?? -1) ||
        inOrder(one.code, other.code) ||
        inOrder(one.language, other.language),
    )

/** Who speaks what, by CLDR. */
export default feature('rest_social_world_6', (query) => {
  exactlyOne(query, ['country', 'language'])
  const country = query.country === undefined ? null : countryOf(query.country)
  const language = query.language?.toLowerCase() ?? null
  const found = country === null ? ofLanguage(language ?? '') : ofCountry(country)
  if (language !== null && found.length === 0) unprocessable(`unknown language ${quoted(language)}`)
  const items = found.slice(0, query.limit)
  return { country: country?.code ?? null, language, total: found.length, count: items.length, items }
})

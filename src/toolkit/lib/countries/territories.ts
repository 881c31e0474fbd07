import type {
  Territories,
  Territory,
  TerritoryCurrency,
  TerritoryLanguage,
} from '../../data/territories-set.js'
import { readDataSet } from '../../data/read.js'

export type { Territory, TerritoryCurrency, TerritoryLanguage }

const UNKNOWN: Territory = {
  population: null,
  gdpPpp: null,
  literacyPercent: null,
  languages: [],
  currencies: [],
}

/** What CLDR says of a country by its alpha-2 code in upper case; nulls and empty lists where it says nothing. */
export const territoryOf = (code: string): Territory => {
  const territories = readDataSet<Territories>('territories', 'territories')
  return (Object.hasOwn(territories, code) ? territories[code] : undefined) ?? UNKNOWN
}

/** The official languages of a country (also those that are so in fact, not by law), in CLDR's order. */
export const officialLanguages = (code: string): TerritoryLanguage[] =>
  territoryOf(code).languages.filter(({ status }) => status === 'official' || status === 'de-facto-official')

/** The language alone of a tag such as `pa-Arab`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag

/**
 * Codes of the currencies that are tender in a country on a day, in CLDR's order (the first is the main one), but those
 * named after the country before others: the loti comes before the rand in Lesotho.
 * @param code alpha-2 in upper case
 * @param day YYYY-MM-DD, today in UTC where left out
 */
export const currentCurrencies = (code: string, day = new Date().toISOString().slice(0, 10)): string[] => {
  const current = territoryOf(code)
    .currencies.filter(({ tender, to }) => tender && (to === null || to > day))
    .map((currency) => currency.code)
  const isOwn = (currency: string): boolean => currency.startsWith(code)
  return [...new Set([...current.filter(isOwn), ...current.filter((currency) => !isOwn(currency))])]
}

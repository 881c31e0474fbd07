import type { Country } from '../../data/countries-set.js'
import { readDataSet } from '../../data/read.js'
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

export type { Country }

/** All 250 countries and territories, in the order of world-countries. */
export const countries = (): readonly Country[] => readDataSet('countries', 'countries')

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** What a country is found by, the strongest first. */
const KEYS: readonly ((country: Country) => string | null)[] = [
  ({ code }) => code,
  ({ code3 }) => code3,
  ({ numeric }) => numeric,
  ({ name }) => name,
  ({ officialName }) => officialName,
]

const byKey = (): Map<string, Country> => {
  const found = new Map<string, Country>()
  for (const keyOf of KEYS)
    for (const country of countries()) {
      const key = keyOf(country)
      if (key !== null && !found.has(folded(key))) found.set(folded(key), country)
    }
  return found
}

let index: ReadonlyMap<string, Country> | undefined

/**
 * The country of an ISO 3166-1 alpha-2, alpha-3 or numeric code, or of a common or official English name, in this order
 * and without regard to case; undefined for what is none.
 */
export const findCountry = (text: string): Country | undefined => (index ??= byKey()).get(folded(text))

/**
 * The country that a parameter names, as {@link findCountry} does.
 * @throws {FeatureError} 422 for an unknown one
 */
export const countryOf = (text: string): Country =>
  findCountry(text) ?? unprocessable(`unknown country ${quoted(text)}`)

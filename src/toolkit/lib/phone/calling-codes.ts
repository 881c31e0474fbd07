import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** What `metadata.max.json` of libphonenumber-js has, as far as it is used here. */
interface NumberingPlans {
  /** Countries of each calling code, the main one first. */
  country_calling_codes: Readonly<Record<string, readonly [string, ...string[]]>>
  /** The calling code comes first; the sixth member is the trunk prefix, the number 0 where there is none. */
  countries: Readonly<Record<string, readonly unknown[]>>
}

const TRUNK_PREFIX = 5

let known: NumberingPlans | undefined

const plans = (): NumberingPlans => (known ??= load('libphonenumber-js/metadata.max.json') as NumberingPlans)

/** Digits of a country's calling code by its alpha-2 code; undefined where it has none. */
export const callingCodeOf = (country: string): string | undefined => {
  const { countries } = plans()
  const code = Object.hasOwn(countries, country) ? countries[country]?.[0] : undefined
  return typeof code === 'string' ? code : undefined
}

/** Alpha-2 codes of the countries of a calling code, the main one first; undefined for an unknown code. */
export const countriesOfCallingCode = (digits: string): readonly [string, ...string[]] | undefined => {
  const codes = plans().country_calling_codes
  return Object.hasOwn(codes, digits) ? codes[digits] : undefined
}

/** The national (trunk) prefix that is dialled within a country; null where it has none. */
export const trunkPrefixOf = (country: string): string | null => {
  const prefix = plans().countries[country]?.[TRUNK_PREFIX]
  return typeof prefix === 'string' ? prefix : null
}

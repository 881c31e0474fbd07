/** Vehicle identification numbers: 17 characters without I, O and Q (ISO 3779). All functions take them in upper case. */

/** 49 CFR 565.15(c), tables III and IV: what letters count, and the weight of each position. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const LETTER_VALUES = '12345678123457923456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

const valueOf = (character: string): number => {
  const letter = LETTERS.indexOf(character)
  return Number(letter < 0 ? character : LETTER_VALUES[letter])
}

/** The character that belongs in position 9. */
export const vinCheckDigit = (vin: string): string => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * valueOf(vin.charAt(index)), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const NORTH_AMERICA = 'North America'
const REGIONS: readonly (readonly [pattern: RegExp, region: string])[] = [
  [/^[A-H]/, 'Africa'],
  [/^[J-R]/, 'Asia'],
  [/^[S-Z]/, 'Europe'],
  [/^[1-5]/, NORTH_AMERICA],
  [/^(?:6|7[A-E])/, 'Oceania'],
  [/^7/, NORTH_AMERICA],
]

/** Where the manufacturer is, by its first characters (ISO 3780). */
export const vinRegion = (vin: string): string =>
  REGIONS.find(([pattern]) => pattern.test(vin))?.[1] ?? 'South America'

const COUNTRIES: readonly (readonly [pattern: RegExp, country: string])[] = [
  [/^(?:[145]|7[^A-E])/, 'US'],
  [/^2/, 'CA'],
  [/^3/, 'MX'],
  [/^6/, 'AU'],
  [/^9(?:[A-E]|[3-9])/, 'BR'],
  [/^J/, 'JP'],
  [/^K[L-R]/, 'KR'],
  [/^L/, 'CN'],
  [/^M[A-E]/, 'IN'],
  [/^M[F-K]/, 'ID'],
  [/^M[L-R]/, 'TH'],
  [/^N[L-R]/, 'TR'],
  [/^P[A-E]/, 'PH'],
  [/^P[L-R]/, 'MY'],
  [/^S[A-M]/, 'GB'],
  [/^S[N-T]/, 'DE'],
  [/^T[J-P]/, 'CZ'],
  [/^T[R-V]/, 'HU'],
  [/^V[F-R]/, 'FR'],
  [/^V[S-W]/, 'ES'],
  [/^W/, 'DE'],
  [/^X[L-R]/, 'NL'],
  [/^Y[A-E]/, 'BE'],
  [/^Y[F-K]/, 'FI'],
  [/^Y[S-W]/, 'SE'],
  [/^Z[A-R]/, 'IT'],
]

/** The manufacturer's country (ISO 3166-1 alpha-2); null where the table has none. */
export const vinCountry = (vin: string): string | null =>
  COUNTRIES.find(([pattern]) => pattern.test(vin))?.[1] ?? null

/** 49 CFR 565.15(d), table VII; the letters come again every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980

/** The model years that position 10 stands for, none where it is not one of its characters. */
export const vinModelYears = (vin: string): number[] => {
  const index = YEAR_CODES.indexOf(vin.charAt(9))
  return index < 0 ? [] : [FIRST_YEAR + index, FIRST_YEAR + YEAR_CODES.length + index]
}

/** The model year of a vehicle for North America: a letter in position 7 says that it is the later one. */
export const vinModelYear = (vin: string): number | null => {
  const [earlier, later] = vinModelYears(vin)
  if (vinRegion(vin) !== NORTH_AMERICA || earlier === undefined || later === undefined) return null
  return /\d/.test(vin.charAt(6)) ? earlier : later
}

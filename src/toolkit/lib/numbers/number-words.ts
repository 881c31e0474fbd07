import { readdirSync } from 'node:fs'

/** What the package's module of a language does. Integers of any size as bigint, decimals as text. */
interface LanguageModule {
  toCardinal: (value: bigint | string) => string
  toOrdinal: (value: bigint) => string
  toCurrency: (value: bigint | string) => string
}

const EXTENSION = '.js'

/** The languages with their regions, such as en-GB, in alphabetical order: each is a module of the package. */
const languages: readonly string[] = readdirSync(new URL('.', import.meta.resolve('n2words/en-US')))
  .filter((file) => file.endsWith(EXTENSION))
  .map((file) => file.slice(0, -EXTENSION.length))
  .sort()

const BARE: Readonly<Record<string, string>> = { en: 'en-US' }

/** The language with region that a tag means, in the case of its standard; a bare language takes its first region. */
export const findLanguage = (tag: string): string | null => {
  const wanted = tag.toLowerCase()
  const [first] = languages.filter((language) => language.toLowerCase().startsWith(`${wanted}-`))
  return BARE[wanted] ?? languages.find((language) => language.toLowerCase() === wanted) ?? first ?? null
}

/** More digits than a caller can send. */
const MOST_DIGITS = 31

/** Words, or null if the package has none: past its last scale it throws or says "undefined". */
type Speak<Value> = (value: Value) => string | null

const orNull =
  <Value>(speak: (value: Value) => string): Speak<Value> =>
  (value) => {
    try {
      const words = speak(value)
      return words.includes('undefined') ? null : words
    } catch {
      return null
    }
  }

/**
 * How many digits a language has words for. Past its last scale the package may also leave the scale out or say another
 * number, so the words of the powers of ten must all be different.
 */
const digitsWithWords = (speak: Speak<bigint>): number => {
  const seen = new Set<string | undefined>([undefined])
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const words = speak(10n ** BigInt(digits - 1))?.trim()
    if (seen.has(words)) return digits - 1
    seen.add(words)
  }
  return MOST_DIGITS
}

/** Hundredths of the currencies for which the package has none: it leaves them out. */
const SMALL_UNITS: Readonly<Record<string, string>> = {
  'fa-IR': 'دینار',
  'id-ID': 'sen',
  'ko-KR': '전',
  'vi-VN': 'xu',
}

/** Decimals digit by digit: of many languages the package reads 3.14 as "three point fourteen". */
const byDigits =
  (module: LanguageModule): LanguageModule['toCardinal'] =>
  (value) => {
    const [whole, fraction = ''] = String(value).split('.')
    const isGrouped = module.toCardinal('0.14').endsWith(module.toCardinal(14n))
    if (fraction.length < 2 || !isGrouped) return module.toCardinal(value)
    const rest = [...fraction.slice(1)].map((digit) => module.toCardinal(BigInt(digit)))
    return [module.toCardinal(`${whole}.${fraction.charAt(0)}`), ...rest].join(' ')
  }

type Respelling = readonly [wrong: RegExp, right: string]

/** Royal Spanish Academy, Ortografía (2010). */
const SPANISH: Respelling = [/dieciseis/g, 'dieciséis']
/** Svenska skrivregler and the Language Council of Norway: numbers below 100 are one word. */
const ONE_WORD: Respelling = [/(?<=\p{Letter})-(?=\p{Letter})/gu, '']

/** Words that the package writes wrongly. */
const RESPELLINGS: Readonly<Record<string, Respelling>> = {
  'es-ES': SPANISH,
  'es-MX': SPANISH,
  'es-US': SPANISH,
  'nb-NO': ONE_WORD,
  'sv-SE': ONE_WORD,
  // 900, with a Latin o.
  'sr-Cyrl-RS': [/девестo/g, 'деветсто'],
  // Latin letters within Cyrillic words.
  'uk-UA': [/i/g, 'і'],
}

const respelled = (words: string, language: string): string => {
  const [wrong, right] = RESPELLINGS[language] ?? []
  return wrong === undefined || right === undefined ? words : words.replace(wrong, right)
}

const withSmallUnit =
  (module: LanguageModule, unit: string | undefined): LanguageModule['toCurrency'] =>
  (value) => {
    const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(String(value)) ?? []
    const hundredths = BigInt(fraction.padEnd(2, '0').slice(0, 2))
    if (unit === undefined || hundredths === 0n) return module.toCurrency(value)
    const small = `${module.toCardinal(hundredths)} ${unit}`
    const words = BigInt(whole) === 0n ? small : `${module.toCurrency(BigInt(whole))} ${small}`
    const minus = module.toCardinal(-1n).replace(module.toCardinal(1n), '').trim()
    return sign === '' ? words : `${minus} ${words}`
  }

/** A language's words for numbers. */
export interface NumberWords {
  cardinal: Speak<bigint | string>
  ordinal: Speak<bigint>
  currency: Speak<bigint | string>
  /** The greatest number of digits before the point that it has words for. */
  mostDigits: number
}

const loaded = new Map<string, NumberWords>()

/** The words of a language that `findLanguage` knows; loaded once. */
export const loadLanguage = async (language: string): Promise<NumberWords> => {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const written = (await import(`n2words/${language}`)) as LanguageModule
  const module: LanguageModule = {
    toCardinal: (value) => respelled(written.toCardinal(value), language),
    toOrdinal: (value) => respelled(written.toOrdinal(value), language),
    toCurrency: (value) => respelled(written.toCurrency(value), language),
  }
  const cardinal = orNull(byDigits(module))
  const words = {
    cardinal,
    ordinal: orNull(module.toOrdinal),
    currency: orNull(withSmallUnit(module, SMALL_UNITS[language])),
    mostDigits: digitsWithWords(cardinal),
  }
  loaded.set(language, words)
  return words
}

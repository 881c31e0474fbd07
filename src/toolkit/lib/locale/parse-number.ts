import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { Decimal } from '../numbers/decimal.js'
import { numberSigns, withoutInvisible, type NumberSigns } from './number-signs.js'

/** What a written number says. */
export interface WrittenNumber {
  value: number
  /** ASCII digits with a point; before the division of a percentage. */
  normalized: string
  percent: boolean
  negative: boolean
}

/** Words that scale the number: to drop them would be a mistake of thousands. */
const SCALES = new Set(
  'k m b t bn mn mio mrd thousand million billion trillion ribu rb juta jt miliar triliun'.split(' '),
)

const WORD = '[\\p{L}\\p{M}]+\\.?'
const LEADING_WORD = new RegExp(`^${WORD}`, 'u')
const TRAILING_WORD = new RegExp(`${WORD}$`, 'u')

/** The text between the signs at its ends, and the kinds of them. */
interface Peeled {
  core: string
  percent: boolean
  negative: boolean
}

const withoutEnd = (text: string, signs: readonly string[]): string | undefined => {
  const sign = signs.find((each) => text.startsWith(each))
  if (sign !== undefined) return text.slice(sign.length)
  const last = signs.find((each) => text.endsWith(each))
  return last === undefined ? undefined : text.slice(0, text.length - last.length)
}

const withoutBrackets = (text: string): string | undefined =>
  text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : undefined

const withoutWord = (text: string): string | undefined => {
  const word = LEADING_WORD.exec(text)?.[0] ?? TRAILING_WORD.exec(text)?.[0]
  if (word === undefined) return undefined
  const name = word.replace('.', '').toLowerCase()
  if (SCALES.has(name)) unprocessable(`text: ${quoted(name)} scales the number; write it in digits.`)
  return text.startsWith(word) ? text.slice(word.length) : text.slice(0, text.length - word.length)
}

const present = (...signs: string[]): string[] => signs.filter((sign) => sign !== '')

/** Takes the word, the sign and the percent sign from the ends, each once, in whatever order they come. */
const peel = (text: string, signs: NumberSigns): Peeled => {
  const minuses = present('-', '\u2212', signs.minus)
  const percents = present('%', '\u066a', signs.percent)
  const kinds = {
    word: withoutWord,
    negative: (rest: string) => withoutBrackets(rest) ?? withoutEnd(rest, minuses),
    percent: (rest: string) => withoutEnd(rest, percents),
  }
  type Kind = keyof typeof kinds
  const found = new Set<Kind>()
  let core = text
  for (;;) {
    const next = (['word', 'negative', 'percent'] as const)
      .filter((kind) => !found.has(kind))
      .map((kind) => ({ kind, rest: kinds[kind](core) }))
      .find(({ rest }) => rest !== undefined)
    if (next?.rest === undefined) break
    found.add(next.kind)
    core = next.rest
  }
  return { core, percent: found.has('percent'), negative: found.has('negative') }
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/
const PLAIN = /^\d+(?:\.\d+)?$/
const APOSTROPHES = /['\u2019]/g

/** The whole part without group signs; undefined where they are not between groups of the right lengths. */
const ungrouped = (whole: string, group: string): string | undefined => {
  const commas = /^['\u2019]$/.test(group) ? whole.replace(APOSTROPHES, ',') : whole.replaceAll(group, ',')
  if (!commas.includes(',')) return whole
  return GROUPED.test(commas) ? commas.replaceAll(',', '') : undefined
}

const plainDigits = (core: string, { group, decimal }: NumberSigns): string | undefined => {
  const at = core.indexOf(decimal)
  const whole = at < 0 ? core : core.slice(0, at)
  const digits = group === '' ? whole : ungrouped(whole, group)
  if (digits === undefined) return undefined
  const plain = at < 0 ? digits : `${digits}.${core.slice(at + decimal.length)}`
  return PLAIN.test(plain) ? plain : undefined
}

const toAscii = (text: string, digits: readonly string[]): string =>
  digits.reduce((all, digit, value) => all.replaceAll(digit, String(value)), text)

/**
 * Reads a number in the writing of a locale, with a currency, sign or percent sign at its ends.
 * @throws {FeatureError} 422 where it is not one, or its digits are not grouped as numbers are
 */
export const parseWrittenNumber = (text: string, locale: string): WrittenNumber => {
  const signs = numberSigns(locale)
  const visible = withoutInvisible(text).replace(/\p{Sc}/gu, '')
  const { core, percent, negative } = peel(toAscii(visible, signs.digits), signs)
  const digits = plainDigits(core, signs)
  if (digits === undefined) {
    return unprocessable(`text: ${quoted(text)} is not a number as ${quoted(locale)} writes it.`)
  }
  const normalized = negative ? `-${digits}` : digits
  const value = percent
    ? new Decimal(normalized).div(100).toSignificantDigits(15).toNumber()
    : Number(normalized)
  return { value: value + 0, normalized, percent, negative }
}

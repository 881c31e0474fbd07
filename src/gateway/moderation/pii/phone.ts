import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { cueAround } from './phone-cues.js'
import type { PiiSpan } from './span.js'

/** Reads a number; `undefined` for digits that no country of that form has. */
export type ParsePhone = (text: string, options: { defaultCountry?: CountryCode }) => PhoneNumber | undefined

/** WhatsApp's address of a number, which stands in it in international form without the plus. */
const WHATSAPP = 'wa.me/'
/** Digits with what people write between them; a decimal or part of a longer number does not count. */
const DIGITS =
  /(?:(?<![\p{L}\p{N}+./]|\d,)|(?<=\bwa\.me\/))(?:\+|\(\+?)?\d(?:[ \u00a0().-]{0,2}\d){6,16}(?:[ ,]{0,2}(?:x|ext\.?|extension)[ .]?\d{1,6})?(?![\p{L}\p{N}]|[.,/]\d)/giu
const EXTENSION = /[ ,]{0,2}(?:x|ext\.?|extension)[ .]?\d{1,6}$/i
const DATE =
  /^(?:(?:1[5-9]|20)\d\d[-. ](?:0?[1-9]|1[0-2])[-. ](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-. ](?:0?[1-9]|[12]\d|3[01])[-. ](?:1[5-9]|20)\d\d)(?:\D|$)/
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/
/** What stands before amounts and other numbers of things. */
const AMOUNT = /(?:[$€£¥#=%]|\b(?:rp|idr|usd|eur|no\.?))\s?$/i

/** Ten digits of North America, in the ways it writes them. */
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}$/
/** A trunk prefix and nine to eleven digits more in groups, as most other countries write numbers within. */
const WITH_TRUNK_PREFIX = /^(?:\(0\d{1,4}\)|0\d{1,4})(?:[ .-]?\d{2,8}){1,5}$/
const GROUPED = /[ ().-]/
/** Indonesia's own code without the plus, as many write it; no national number there begins with it. */
const WITHOUT_PLUS = /^\(?62/
/** +1 with anything but ten digits of North America's form, whose twenty-five countries would each be tried. */
const NO_NORTH_AMERICAN = /^\+1(?![2-9]\d\d[2-9]\d{6}$)/

const [LEAST_DIGITS, MOST_DIGITS] = [7, 15]
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** A number in international form, with a plus; `undefined` for others. */
const internationalFormOf = (number: string, isAddress: boolean): string | undefined => {
  if (/^\(?\+/.test(number)) return number.replace('(0)', '')
  if (number.startsWith('00')) return `+${number.slice(2)}`
  return isAddress || (WITHOUT_PLUS.test(number) && !NORTH_AMERICAN.test(number)) ? `+${number}` : undefined
}

const readInternational = (written: string, isWritten: boolean, parse: ParsePhone): string | undefined => {
  if (NO_NORTH_AMERICAN.test(written.replaceAll(/[^+\d]/g, ''))) return undefined
  const number = parse(written, {})
  // With a plus that somebody wrote, the length is enough: plans change, and made-up examples are in none.
  const isOne = isWritten ? number?.isPossible() : number?.isValid()
  return isOne === true ? number?.number : undefined
}

/** Whether the form alone says that it is a telephone number, whatever its country. */
const hasNationalForm = (number: string): boolean => {
  if (NORTH_AMERICAN.test(number)) return true
  const { length } = digitsOf(number)
  return WITH_TRUNK_PREFIX.test(number) && GROUPED.test(number) && length >= 9 && length <= 12
}

/** The number in E.164 where a country can be told, its digits where only form or words tell that it is one. */
const readNational = (
  number: string,
  region: CountryCode | undefined,
  cue: 'phone' | 'other' | null,
  parse: ParsePhone,
): string | undefined => {
  if (cue === 'other') return undefined
  const isOne = cue === 'phone' || hasNationalForm(number)
  const own = region === undefined ? undefined : parse(number, { defaultCountry: region })
  if (own?.isValid() === true || (isOne && own?.isPossible() === true)) return own.number
  const country = NORTH_AMERICAN.test(number)
    ? 'US'
    : number.replace('(', '').startsWith('0')
      ? 'ID'
      : undefined
  const guessed = country === undefined ? undefined : parse(number, { defaultCountry: country })
  if (guessed?.isValid() === true) return guessed.number
  return isOne ? digitsOf(number) : undefined
}

/** Telephone numbers; `undefined` for what looked like one, so that the caller may let others run. */
export function* phonesIn(
  text: string,
  region: CountryCode | undefined,
  parse: ParsePhone,
): Generator<PiiSpan | undefined> {
  for (const { 0: found, index } of text.matchAll(DIGITS)) {
    const number = found.replace(EXTENSION, '')
    const { length } = digitsOf(number)
    if (DATE.test(number) || IP_ADDRESS.test(number) || length < LEAST_DIGITS || length > MOST_DIGITS)
      continue
    const before = text.slice(Math.max(0, index - 48), index)
    const international = internationalFormOf(number, before.endsWith(WHATSAPP))
    const normalized =
      (international === undefined
        ? undefined
        : readInternational(international, number.includes('+'), parse)) ??
      (AMOUNT.test(before)
        ? undefined
        : readNational(
            number,
            region,
            cueAround(before, text.slice(index + found.length, index + found.length + 12)),
            parse,
          ))
    yield normalized === undefined
      ? undefined
      : { type: 'phone', start: index, end: index + found.length, text: found, normalized }
  }
}

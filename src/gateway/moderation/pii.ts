import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CountryCode, MetadataJson, PhoneNumber } from 'libphonenumber-js/core'

/** Something that leads to a person. */
export interface PiiSpan {
  type: 'email' | 'phone'
  /** In UTF-16 units of the text; `end` is after the last one. */
  start: number
  end: number
  /** As it is written there. */
  text: string
  /** The address in lower case, the number in E.164. */
  normalized: string
}

/** A text has no more spans than this; the rest is not looked for. */
export const MOST_SPANS = 1000

const LOCAL_PART = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u
const LEADING = /^[^\p{L}\p{N}_]+/u
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const DOMAIN = new RegExp(`(?:${LABEL}\\.){1,8}\\p{L}{2,24}(?![\\p{L}\\p{N}])`, 'uy')
const AT = /@|\uff20/g
/** The middle of "name (at) host (dot) com", in any brackets; looked for first, since a text of names alone has many. */
const SPELLED_AT = /[([{]\s?at\s?[)\]}]/giu
const SPELLED_NAME = /([\p{L}\p{N}._%+-]{1,64})\s?$/u
const SPELLED_HOST =
  /\s?([\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}){1,8})/iuy

function* emailsIn(text: string): Generator<PiiSpan> {
  for (const { index } of text.matchAll(AT)) {
    const before = text.slice(Math.max(0, index - 64), index)
    // Neither occurs in a local part; without the cut each place before them would be tried.
    const cut = Math.max(before.lastIndexOf(' '), before.lastIndexOf('@')) + 1
    const local = LOCAL_PART.exec(before.slice(cut))?.[0].replace(LEADING, '')
    DOMAIN.lastIndex = index + 1
    const domain = DOMAIN.exec(text)?.[0]
    if (local === undefined || local === '' || local.endsWith('.') || domain === undefined) continue
    const start = index - local.length
    const found = text.slice(start, index + 1 + domain.length)
    yield {
      type: 'email',
      start,
      end: start + found.length,
      text: found,
      normalized: `${local}@${domain}`.toLowerCase(),
    }
  }
  for (const { 0: at, index } of text.matchAll(SPELLED_AT)) {
    const name = SPELLED_NAME.exec(text.slice(Math.max(0, index - 65), index))
    SPELLED_HOST.lastIndex = index + at.length
    const host = SPELLED_HOST.exec(text)
    if (name?.[1] === undefined || host?.[1] === undefined) continue
    const domain = host[1].replaceAll(/\s?[([{]\s?dot\s?[)\]}]\s?/gi, '.')
    const start = index - name[0].length
    const end = SPELLED_HOST.lastIndex
    yield {
      type: 'email',
      start,
      end,
      text: text.slice(start, end),
      normalized: `${name[1]}@${domain}`.toLowerCase(),
    }
  }
}

/** WhatsApp's address of a number, which stands in it in international form without the plus. */
const WHATSAPP = 'wa.me/'
/** Digits with what people write between them; a date, a decimal or part of a longer number does not count. */
const DIGITS =
  /(?:(?<![\p{L}\p{N}+.,/])|(?<=\bwa\.me\/))(?:\+|\(\+?)?\d(?:[ \u00a0().-]{0,2}\d){6,16}(?![\p{L}\p{N}]|[.,/]\d)/gu
const DATE = /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{4})(?:\D|$)/
/** A number in national form is tried in these countries, where it has one of their forms. */
const NATIONAL: readonly { form: RegExp; country: CountryCode }[] = [
  { form: /^\(?0/, country: 'ID' },
  { form: /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/, country: 'US' },
]
/** Indonesia's own code without the plus, as many write it; no national number there begins with it. */
const WITHOUT_PLUS = /^\(?62/

/** +1 with anything but ten digits of North America's form, whose twenty-five countries would each be tried. */
const NO_NORTH_AMERICAN = /^\+1(?![2-9]\d\d[2-9]\d{6}$)/

/** A number in international form, or with the country whose national form it has; `undefined` for other digits. */
const readForm = (
  found: string,
  isAddress: boolean,
): { written: string; country?: CountryCode } | undefined => {
  if (/^\(?\+/.test(found)) return { written: found }
  if (found.startsWith('00')) return { written: `+${found.slice(2)}` }
  const country = NATIONAL.find(({ form }) => form.test(found))?.country
  if (country !== undefined) return { written: found, country }
  return isAddress || WITHOUT_PLUS.test(found) ? { written: `+${found}` } : undefined
}

type Parse = (text: string, options: { defaultCountry?: CountryCode }) => PhoneNumber | undefined

function* phonesIn(text: string, parse: Parse): Generator<PiiSpan | undefined> {
  for (const { 0: found, index } of text.matchAll(DIGITS)) {
    if (DATE.test(found)) continue
    const read = readForm(found, text.endsWith(WHATSAPP, index))
    if (read === undefined || NO_NORTH_AMERICAN.test(read.written.replaceAll(/[^+\d]/g, ''))) continue
    const number = parse(read.written, read.country === undefined ? {} : { defaultCountry: read.country })
    yield number?.isValid() === true
      ? { type: 'phone', start: index, end: index + found.length, text: found, normalized: number.number }
      : undefined
  }
}

/** Finds e-mail addresses and telephone numbers; the generator yields between candidates. */
export type PiiFinder = (text: string) => Generator<undefined, PiiSpan[]>

/** Loads the numbering plans of all countries (libphonenumber's own metadata). */
export const createPiiFinder = async (): Promise<PiiFinder> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/core')
  // The package's own entry has the plans as a module, which takes ten times as long to load at one go.
  const plans = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json')
  const metadata = JSON.parse(await readFile(plans, 'utf8')) as MetadataJson
  const parse: Parse = (text, options) => parsePhoneNumberFromString(text, options, metadata)
  return function* (text) {
    const spans: PiiSpan[] = []
    for (const finder of [emailsIn(text), phonesIn(text, parse)]) {
      for (const span of finder) {
        const isWithin = spans.some(
          ({ start, end }) => span !== undefined && span.start < end && start < span.end,
        )
        if (span !== undefined && !isWithin) spans.push(span)
        if (spans.length >= MOST_SPANS) break
        yield
      }
    }
    return spans.sort((a, b) => a.start - b.start)
  }
}

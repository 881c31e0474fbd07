import { isIPv6 } from 'node:net'
import { emojiOf } from './emoji.js'
import { datesIn, timesIn } from './extract-dates.js'

/** Something found in a text: as it is written there, and where, in UTF-16 units. */
export interface Found {
  value: string
  index: number
}

type Find = (text: string) => Found[]

const found = (matches: Iterable<RegExpExecArray>): Found[] =>
  Array.from(matches, ({ 0: value, index }) => ({ value, index }))

const matching =
  (pattern: RegExp): Find =>
  (text) =>
    found(text.matchAll(pattern))

const UNSPACED = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]'
/**
 * What an address and its domain have, in any script (RFC 6531). Two sets: what touches an address in a script that is
 * written without spaces is not a part of one in another script.
 */
const LETTERS = [`[\\p{L}\\p{M}\\p{N}]--${UNSPACED}`, `${UNSPACED}\\p{N}`]

const LABEL = LETTERS.map((letters) => `[${letters}](?:[[${letters}]\\-]*[${letters}])?`).join('|')

/** Begins at the @, so that a long run of letters is not read again from each of them. */
const EMAIL_DOMAIN = new RegExp(`@(?:${LABEL})(?:\\.(?:${LABEL}))+`, 'gv')

const LOCAL_RUNS = LETTERS.map((letters) => new RegExp(`[[${letters}]._%+'\\-]+$`, 'v'))
const MOST_LOCAL = 64

const longer = (one: string, other: string): string => (other.length > one.length ? other : one)

const emailsIn: Find = (text) =>
  [...text.matchAll(EMAIL_DOMAIN)].flatMap(({ 0: domain, index }) => {
    const before = text.slice(Math.max(0, index - MOST_LOCAL - 1), index)
    const run = LOCAL_RUNS.map((ending) => ending.exec(before)?.[0] ?? '').reduce(longer)
    // A quotation mark may be before it.
    const local = run.length > MOST_LOCAL ? undefined : /[^.'][^.]*(?:\.[^.]+)*$/.exec(run)?.[0]
    return local === undefined ? [] : [{ value: local + domain, index: index - local.length }]
  })

const WEB_ADDRESS = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"'“”‘’]+/giu

/** Without the punctuation of the sentence around it; a closing bracket stays when its opening one is inside. */
const withoutClosing = (url: string): string => {
  let [end, depth] = [url.length, 0]
  for (const character of url) depth += Number(character === '(') - Number(character === ')')
  for (; end > 0; end--) {
    const last = url[end - 1] ?? ''
    if (last === ')' ? depth >= 0 : !'.,;:!?'.includes(last)) break
    if (last === ')') depth++
  }
  return url.slice(0, end)
}

const urlsIn: Find = (text) =>
  found(text.matchAll(WEB_ADDRESS))
    .map(({ value, index }) => ({ value: withoutClosing(value), index }))
    .filter(({ value }) => !value.endsWith('/'.repeat(2)))

/** Those of `items` that share no character with any of `others`. */
export const apartFrom = (items: readonly Found[], others: readonly Found[], text: string): Found[] => {
  const taken = new Uint8Array(text.length)
  for (const { value, index } of others) taken.fill(1, index, index + value.length)
  return items.filter(({ value, index }) => !taken.subarray(index, index + value.length).includes(1))
}

const HOST_RUN = /(?<!@)(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

const domainsIn: Find = (text) => {
  const hosts = found(text.matchAll(HOST_RUN)).filter(({ value }) => HOST.test(value))
  return apartFrom(hosts, [...emailsIn(text), ...urlsIn(text)], text)
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`(?<![\\p{L}\\p{N}_.])${OCTET}(?:\\.${OCTET}){3}(?![\\p{L}\\p{N}_]|\\.\\d)`, 'gu')

const IPV6_RUN = /(?<![\p{L}\p{N}_:.])[0-9A-Fa-f:.]+(?![\p{L}\p{N}_])/gu

/** Without the full stop or the colon of the sentence around it. */
const ipv6In: Find = (text) =>
  found(text.matchAll(IPV6_RUN))
    .map(({ value, index }) => ({ value: value.replace(/\.+$|(?<!:):$/, ''), index }))
    .filter(({ value }) => isIPv6(value))

const hashtagsIn: Find = (text) =>
  found(text.matchAll(/(?<![\p{L}\p{N}_])#[\p{L}\p{M}\p{N}_]+/gu)).filter(
    ({ value }) => !/^#\p{N}+$/u.test(value),
  )

/** A pair with nothing in it is matched too, so that its second quote does not open another. */
const QUOTED = /"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]/g

const quotedIn: Find = (text) =>
  Array.from(text.matchAll(QUOTED), ({ 1: straight, 2: curly, 3: low, index }) => ({
    value: straight ?? curly ?? low ?? '',
    index: index + 1,
  })).filter(({ value }) => value !== '')

/** What can be found in a text, by kind. The number is the only one that gives way to the others. */
export const FINDERS = {
  email: emailsIn,
  url: urlsIn,
  domain: domainsIn,
  ipv4: matching(IPV4),
  ipv6: ipv6In,
  number: matching(/(?:(?<![\p{L}\p{N}])-)?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:[eE][+-]?\d+)?/gu),
  // By hand: libphonenumber-js passes over +999 123 4567 and +1 555 010 0000, which are of no country's plan. No pattern here
  // is the caller's, and none backtracks, so that re2js has nothing to guard.
  phone: matching(/(?<![\p{L}\p{N}+])\+\(?\d(?:[ .()-]{0,3}\d){6,14}(?!\d)/gu),
  hashtag: hashtagsIn,
  mention: matching(/(?<![\p{L}\p{N}_])@[\p{L}\p{M}\p{N}_]+/gu),
  date: (text) => found(datesIn(text)),
  time: (text) => found(timesIn(text)),
  color: matching(/#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\p{L}\p{N}_])/giu),
  emoji: (text) => found(emojiOf(text)),
  uuid: matching(/(?<![\p{L}\p{N}_-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\p{L}\p{N}_-])/giu),
  quoted: quotedIn,
} as const satisfies Readonly<Record<string, Find>>

export type ExtractKind = keyof typeof FINDERS
export const EXTRACT_KINDS = Object.keys(FINDERS) as readonly ExtractKind[]

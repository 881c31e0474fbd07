import { isIPv4, isIPv6 } from 'node:net'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** full-date of RFC 3339: YYYY-MM-DD, a day that the Gregorian calendar has. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
}

/** full-time of RFC 3339, with its offset. */
const isTime = (text: string): boolean => TIME.test(text)

/** date-time of RFC 3339; the separator is T of either case, or a space as its note allows. */
export const isDateTime = (text: string): boolean =>
  /^.{10}[Tt ]/.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11))

/** The formats of JSON Schema that are told from samples, in the order in which they are tried. */
export const stringFormats: readonly (readonly [name: string, fits: (text: string) => boolean])[] = [
  ['date-time', isDateTime],
  ['date', isDate],
  ['time', isTime],
  ['uuid', (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)],
  ['ipv4', isIPv4],
  ['ipv6', (text) => isIPv6(text) && !text.includes('%')],
  ['email', (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)],
  ['uri', (text) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text)],
]

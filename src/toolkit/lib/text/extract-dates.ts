const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`

/** Not inside a word or a longer number; ISO 8601 puts a T between date and time. */
const ALONE = [String.raw`(?<![\p{L}\p{N}]|\d[-/.])`, String.raw`(?!\p{N}|[-/.]\d|(?!T\d)\p{L})`] as const

const DATE = new RegExp(
  `${ALONE[0]}(?:(?<y1>\\d{4})-(?<m1>\\d\\d)-(?<d1>\\d\\d)|(?<d2>\\d{1,2})(?<mark>[/.])(?<m2>\\d{1,2})\\k<mark>(?<y2>\\d{4})` +
    `|(?<d3>${DAY}) (?<m3>${MONTH})\\.?,? (?<y3>\\d{4})|(?<m4>${MONTH})\\.? (?<d4>${DAY}),? (?<y4>\\d{4}))${ALONE[1]}`,
  'giu',
)

const TIME =
  /(?<![\d:.]|(?<!\dT)(?<=\p{L}))(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d|:\d)(?: ?(?:[ap]m(?!\p{L})|[ap]\.m\.))?/giu

const monthOf = (written: string): number => {
  const number = Number(written)
  return Number.isNaN(number) ? MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1 : number
}

/** Whether the Gregorian calendar has the day. */
const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Dates of the calendar: YYYY-MM-DD, DD/MM/YYYY, DD.MM.YYYY, and a day, an English month and a year, day or month
 * first.
 */
export const datesIn = (text: string): RegExpExecArray[] =>
  [...text.matchAll(DATE)].filter(({ groups = {} }) => {
    const part = (name: string): string =>
      groups[`${name}1`] ?? groups[`${name}2`] ?? groups[`${name}3`] ?? groups[`${name}4`] ?? ''
    return exists(Number(part('y')), monthOf(part('m')), parseInt(part('d'), 10))
  })

/** Times of day on the 24-hour clock, with seconds or not, and with am or pm or not. */
export const timesIn = (text: string): RegExpExecArray[] => [...text.matchAll(TIME)]

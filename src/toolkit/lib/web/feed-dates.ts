import { readMailDate } from '../media/mail-date.js'

/** A year, or a year and a month (W3C note on date and time formats). */
const PARTIAL = /^\d{4}(?:-\d{2})?$/

/** A date and a time apart by a blank, as many write ISO 8601. */
const BLANK = /^(\d{4}-\d{2}-\d{2})\s+(?=\d)/

/** RFC 822 as many write it: no blank after the day of the week, no time, a colon in the zone. */
const corrected = (text: string): string =>
  text
    .replace(/^([a-z]{3,9}),(?=\d)/i, '$1, ')
    .replace(/^((?:[a-z]{3,9}, )?\d{1,2} [a-z]{3,9} \d{4})$/i, '$1 00:00:00')
    .replace(/^([a-z].*[ ][+-]\d{2}):(\d{2})$/i, '$1$2')

/**
 * Reads a date of a feed: RFC 822 or ISO 8601, without a zone in UTC.
 * @returns ISO 8601 in UTC without milliseconds; null where it cannot be read
 */
export const readFeedDate = (written: string): string | null => {
  const text = corrected(written.trim())
    .replace(BLANK, '$1T')
    .replace(/\s+(?=(?:z|[+-]\d{2}:?\d{2})$)/i, (gap) => (/^\d{4}-/.test(written.trim()) ? '' : gap))
  const whole = PARTIAL.test(text) ? `${text}-01${text.length === 4 ? '-01' : ''}` : text
  const moment = readMailDate(whole) ?? readMailDate(`${whole} UTC`) ?? readMailDate(`${whole}Z`)
  return moment === undefined ? null : new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z')
}

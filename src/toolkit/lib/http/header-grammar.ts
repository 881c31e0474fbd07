/** Parts of header fields as RFC 9110, section 5.6, writes them. */

const NOT_IN = (separators: string): RegExp =>
  new RegExp(`(?:"(?:[^"\\\\]|\\\\[^])*"|<[^<>]*>|[^${separators}])+`, 'g')
const PARTS = { ',': NOT_IN(','), ';': NOT_IN(';') }

/** Splits at a separator outside quotes and angle brackets; parts are trimmed, empty ones left out. */
export const splitField = (text: string, separator: ',' | ';'): string[] =>
  (text.match(PARTS[separator]) ?? []).map((part) => part.trim()).filter((part) => part !== '')

/** The text of a quoted string without its quotes and backslashes; any other text as it is. */
export const unquote = (text: string): string =>
  /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replace(/\\([^])/g, '$1') : text

/** A name in lower case with its value, null without a sign of equality. The value keeps its quotes. */
export const splitPair = (text: string): { name: string; value: string | null } => {
  const equals = text.indexOf('=')
  return equals < 0
    ? { name: text.trim().toLowerCase(), value: null }
    : { name: text.slice(0, equals).trim().toLowerCase(), value: text.slice(equals + 1).trim() }
}

/** Parameters by their names in lower case, unquoted, in their order; the first of a name counts. */
export const parametersOf = (parts: readonly string[]): Record<string, string> => {
  const parameters = new Map<string, string>()
  for (const { name, value } of parts.map(splitPair)) {
    if (!parameters.has(name)) parameters.set(name, unquote(value ?? ''))
  }
  return Object.fromEntries(parameters)
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TIME = '(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)'
const FORMS = [
  `^(?:mon|tue|wed|thu|fri|sat|sun), (?<day>\\d\\d) (?<month>[a-z]{3}) (?<year>\\d{4}) ${TIME} gmt$`,
  `^(?:mon|tues|wednes|thurs|fri|satur|sun)day, (?<day>\\d\\d)-(?<month>[a-z]{3})-(?<year>\\d\\d) ${TIME} gmt$`,
  `^(?:mon|tue|wed|thu|fri|sat|sun) (?<month>[a-z]{3}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})$`,
].map((form) => new RegExp(form, 'i'))

/** A year of two digits is not more than 50 years ahead (RFC 9110, section 5.6.7). */
const fullYear = (text: string): number => {
  if (text.length > 2) return Number(text)
  const now = new Date().getUTCFullYear()
  const year = Math.floor(now / 100) * 100 + Number(text)
  return year > now + 50 ? year - 100 : year
}

/**
 * Reads an HTTP-date in any of its three forms (RFC 9110, section 5.6.7); cookies write hyphens between day, month and
 * four-digit year, too.
 * @returns ISO 8601 in UTC, or null for what is none
 */
export const readHttpDate = (text: string): string | null => {
  const plain = text.trim().replace(/(\d\d)-([a-z]{3})-(\d{4})/i, '$1 $2 $3')
  const parts = FORMS.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined)
  if (parts === undefined) return null
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = parts
  const index = MONTHS.indexOf(month.toLowerCase())
  const date = new Date(0)
  date.setUTCFullYear(fullYear(year), index, Number(day))
  date.setUTCHours(Number(hour), Number(minute), Math.min(59, Number(second)))
  const isReal =
    index >= 0 &&
    date.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) <= 60
  return isReal ? date.toISOString() : null
}

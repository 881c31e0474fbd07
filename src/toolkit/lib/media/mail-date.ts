const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Hours of the zone names of RFC 822; the letters of military zones count as UTC (RFC 5322, section 4.3). */
const ZONES: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
}

/** A comment, allowed wherever white space is (RFC 5322, section 3.2.2): `-0800 (PST)`. */
const COMMENT = /\([^()]*\)/g

const MAIL =
  /^(?:[a-z]{3,9}\.?(?:,\s*|\s+))?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([+-]\d{2}[0-5]\d|[a-z]{1,5})$/i
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?[0-5]\d))?$/i

const offsetMinutes = (zone: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 60 * (ZONES[zone.toUpperCase()] ?? 0)
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes))
}

/** Two digits are a year from 1950 on (RFC 5322, section 4.3). */
const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)

/** A moment in milliseconds since 1970; undefined where a part is out of range. */
const moment = (
  [year, month, day, hour, minute, second]: readonly [number, number, number, number, number, number],
  zone: string,
): number | undefined => {
  const local = new Date(0)
  local.setUTCFullYear(year, month, day)
  if (local.getUTCMonth() !== month || local.getUTCDate() !== day) return undefined
  if (hour > 23 || minute > 59 || second > 60) return undefined
  local.setUTCHours(hour, minute, Math.min(second, 59))
  return local.getTime() - 60_000 * offsetMinutes(zone)
}

/**
 * Reads the date of a feed's item: RFC 822 with the years and zones of RFC 5322, or ISO 8601 with an offset.
 * @returns milliseconds since 1970; undefined where the text is no such date
 */
export const readMailDate = (text: string): number | undefined => {
  const written = text.replace(COMMENT, ' ').trim()
  const [, day, name = '', year = '', hour, minute, second = 0, zone = ''] = MAIL.exec(written) ?? []
  if (day !== undefined) {
    const month = MONTHS.indexOf(name.toLowerCase())
    const known = /^[+-]/.test(zone) || /^(UTC?|GMT|[A-IK-Z])$/i.test(zone) || zone.toUpperCase() in ZONES
    return known
      ? moment([fullYear(year), month, Number(day), Number(hour), Number(minute), Number(second)], zone)
      : undefined
  }
  const [, isoYear, isoMonth, isoDay, ...time] = ISO.exec(text.trim()) ?? []
  if (isoYear === undefined) return undefined
  const [isoHour = 0, isoMinute = 0, isoSecond = 0, isoZone = 'Z'] = time
  return moment(
    [
      Number(isoYear),
      Number(isoMonth) - 1,
      Number(isoDay),
      Number(isoHour),
      Number(isoMinute),
      Number(isoSecond),
    ],
    String(isoZone),
  )
}

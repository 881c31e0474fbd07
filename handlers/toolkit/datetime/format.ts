import type { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { formatPattern } from '#toolkit/lib/calendar/date-pattern'
import {
  readDateTime,
  timeZone,
  unixSeconds,
  writeDateTime,
  writeUtc,
} from '#toolkit/lib/calendar/datetime-text'
import { monthOf, weekdayOf } from '#toolkit/lib/calendar/weekdays'

/** Like Sun, 01 Mar 2026 17:05:09, which RFC 5322 and RFC 9110 write alike. */
const headerDate = (zoned: Temporal.ZonedDateTime): string => {
  const [weekday, month] = [weekdayOf(zoned), monthOf(zoned)].map((name) => name.slice(0, 3))
  return `${weekday}, ${formatPattern(zoned, `dd '${month}' yyyy HH:mm:ss`, 'en')}`
}

const offsetDigits = (zoned: Temporal.ZonedDateTime): string => zoned.offset.slice(0, 6).replace(':', '')

export default feature('rest_datetime_format', ({ datetime, pattern, locale, tz, style }) => {
  const [canonical] = attempt(() => Intl.getCanonicalLocales(locale)) ?? []
  if (canonical === undefined) invalidParameter('locale', 'must be a BCP 47 locale')
  const zone = timeZone(tz)
  const { zoned } = readDateTime('datetime', datetime, zone)
  const formatted =
    pattern === undefined
      ? new Intl.DateTimeFormat(canonical, { dateStyle: style, timeStyle: style, timeZone: zone }).format(
          zoned.epochMilliseconds,
        )
      : formatPattern(zoned, pattern, canonical)
  return {
    formatted,
    iso: writeDateTime(zoned),
    utc: writeUtc(zoned),
    rfc2822: `${headerDate(zoned)} ${offsetDigits(zoned)}`,
    http: `${headerDate(zoned.withTimeZone('UTC'))} GMT`,
    unix: unixSeconds(zoned),
    locale: canonical,
    tz: zone,
  }
})

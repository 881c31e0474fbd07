import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { readDateTime, timeZone, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { mentionedDates } from '#toolkit/lib/calendar/mentioned-dates'

export default feature('rest_aiText_dates', ({ text, reference: given, tz, forward, lang: language }) => {
  const zone = timeZone(tz)
  const reference =
    given === undefined ? Temporal.Now.zonedDateTimeISO(zone) : readDateTime('reference', given, zone).zoned
  const items = mentionedDates(text, reference, { language, forward }).map(
    ({ text: found, index, start, end, hasTime, certain }) => ({
      text: found,
      index,
      start: writeDateTime(start),
      end: end === null ? null : writeDateTime(end),
      date: start.toPlainDate().toString(),
      hasTime,
      certain,
    }),
  )
  return { reference: new Date(reference.epochMilliseconds).toISOString(), count: items.length, items }
})

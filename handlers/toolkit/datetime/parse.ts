import * as chrono from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import type { Data, Query } from '#operation'
import { feature } from '#toolkit'
import { readDateTime, timeZone, writeDateTime } from '#toolkit/lib/calendar/datetime-text'

type Language = Query<'rest_datetime_parse'>['lang']

const PARSERS: Readonly<Record<Language, chrono.Chrono>> = {
  en: chrono.en.casual,
  de: chrono.de.casual,
  es: chrono.es.casual,
  fr: chrono.fr.casual,
  it: chrono.it.casual,
  ja: chrono.ja.casual,
  nl: chrono.nl.casual,
  pt: chrono.pt.casual,
  ru: chrono.ru.casual,
  uk: chrono.uk.casual,
  zh: chrono.zh.casual,
  id: chrono.id.casual,
  sv: chrono.sv.casual,
  vi: chrono.vi.casual,
}

/**
 * The reference's offset from UTC in minutes, which the parser puts on what it derives from the reference ("in 5
 * minutes"): it counts as the 0 that it is and still is not the 0 of a text that names UTC. Another number would not do:
 * for "this month" the parser takes the reference's instant without regard to its offset.
 */
const REFERENCE_OFFSET = -0

/** The wall clock that the parser's components show, as if in UTC; a time such as 24:00 runs on into the next day. */
const wallOf = (components: chrono.ParsedComponents): Date => {
  const part = (name: chrono.Component): number => components.get(name) ?? 0
  const wall = new Date(0)
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  wall.setUTCHours(part('hour'), part('minute'), part('second'), part('millisecond'))
  return wall
}

/** The moment that components mean; undefined past the years 0001 to 9999. */
const momentOf = (components: chrono.ParsedComponents, zone: string): Temporal.ZonedDateTime | undefined => {
  const wall = wallOf(components)
  if (!(wall.getUTCFullYear() >= 1 && wall.getUTCFullYear() <= 9999)) return undefined
  const offset = components.isCertain('timezoneOffset') ? components.get('timezoneOffset') : null
  const utc = Temporal.Instant.fromEpochMilliseconds(wall.getTime())
  return offset === null || Object.is(offset, REFERENCE_OFFSET)
    ? utc.toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(zone)
    : utc.subtract({ minutes: offset }).toZonedDateTimeISO(zone)
}

const referenceOf = (now: Temporal.ZonedDateTime): chrono.ParsingReference => ({
  instant: new Date(now.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds),
  timezone: REFERENCE_OFFSET,
})

type Item = Data<'rest_datetime_parse'>['items'][number]

export default feature('rest_datetime_parse', ({ text, now: given, tz, lang, forward }) => {
  const zone = timeZone(tz)
  const now =
    given === undefined ? Temporal.Now.zonedDateTimeISO(zone) : readDateTime('now', given, zone).zoned
  const items = PARSERS[lang]
    .parse(text, referenceOf(now), { forwardDate: forward })
    .flatMap(({ text: found, index, start, end }): Item[] => {
      const begins = momentOf(start, zone)
      if (begins === undefined) return []
      const ends = end ? momentOf(end, zone) : undefined
      return [
        {
          text: found,
          index,
          start: writeDateTime(begins),
          end: ends === undefined ? null : writeDateTime(ends),
          hasTime: start.isCertain('hour'),
          hasDay: start.isCertain('day'),
        },
      ]
    })
    .sort((a, b) => a.index - b.index)
  return { now: writeDateTime(now), count: items.length, items }
})

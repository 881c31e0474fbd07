import { Body } from 'astronomy-engine'
import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { culmination, isUp, riseOrSet, sunAtAltitude, type Span } from '#toolkit/lib/astronomy/day-events'
import { assertKnownYear, observerAt } from '#toolkit/lib/astronomy/observer'
import { timeZone, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const SECOND = 1000

const toSecond = (date: Date): number => Math.round(date.getTime() / SECOND) * SECOND

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

const dayLength = (rise: Date | null, set: Date | null): string | null =>
  rise === null || set === null || set <= rise ? null : clock((toSecond(set) - toSecond(rise)) / SECOND)

const dayOf = (date: Temporal.PlainDate, zone: string): { span: Span; noon: Date } => {
  const midnightOf = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  const noon = date.toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
  return {
    span: { start: midnightOf(date), end: midnightOf(date.add({ days: 1 })) },
    noon: new Date(noon.epochMilliseconds),
  }
}

export default feature('rest_science_riseSet', ({ body: name, date: day, tz, elevation, ...place }) => {
  const zone = timeZone(tz)
  const date = Temporal.PlainDate.from(day)
  assertKnownYear(date.year)
  const { span, noon } = dayOf(date, zone)
  const body = Body[name]
  const observer = observerAt(place, elevation)
  const local = (at: Date | null): string | null =>
    at === null
      ? null
      : writeDateTime(Temporal.Instant.fromEpochMilliseconds(toSecond(at)).toZonedDateTimeISO(zone))
  const rise = riseOrSet(body, observer, 1, span)
  const set = riseOrSet(body, observer, -1, span)
  const highest = culmination(body, observer, span)
  const staysPut = rise === null && set === null
  const up = staysPut && isUp(body, observer, noon)
  const dawn = (altitude: number): string | null => local(sunAtAltitude(observer, 1, span, altitude))
  const dusk = (altitude: number): string | null => local(sunAtAltitude(observer, -1, span, altitude))
  const isSun = body === Body.Sun
  return {
    body: name,
    date: day,
    tz: zone,
    rise: local(rise),
    set: local(set),
    culmination: local(highest?.date ?? null),
    culminationAltitude: highest === null ? null : roundHalfAway(highest.altitude, 2),
    alwaysUp: staysPut && up,
    alwaysDown: staysPut && !up,
    dayLength: isSun ? dayLength(rise, set) : null,
    twilight: isSun
      ? {
          civilDawn: dawn(-6),
          civilDusk: dusk(-6),
          nauticalDawn: dawn(-12),
          nauticalDusk: dusk(-12),
          astronomicalDawn: dawn(-18),
          astronomicalDusk: dusk(-18),
        }
      : null,
  }
})

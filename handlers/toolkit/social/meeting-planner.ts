import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter } from '#toolkit'
import { zonedPlace } from '#toolkit/lib/zones/city-zones'
import { common, wholeDay, workingTimes } from '#toolkit/lib/zones/working-hours'

const [FEWEST, MOST] = [2, 8]
const MS_PER_MINUTE = 60_000

const namesOf = (text: string): string[] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length < FEWEST || names.length > MOST)
    invalidParameter('places', `must have ${FEWEST} to ${MOST} places`)
  return names
}

const localTime = (at: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/** The times of a day when every place is at work by its own clocks. */
export default feature('rest_social_meetingPlanner', (query) => {
  if (query.endHour <= query.startHour) invalidParameter('endHour', 'must be after startHour')
  const names = namesOf(query.places)
  const date = Temporal.PlainDate.from(query.date)
  const places = names.map((name) => ({ query: name, ...zonedPlace(name) }))
  const noon = date.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' })
  const window = wholeDay(date, places[0]?.timezone ?? 'UTC')
  const slots = places
    .map(({ timezone }) => workingTimes(window, timezone, query))
    .reduce(common, [window])
    .map(({ start, end }) => ({ start, end, minutes: Math.floor((end - start) / MS_PER_MINUTE) }))
    .filter(({ minutes }) => minutes >= query.minutes)
    .map(({ start, end, minutes }) => ({
      start: `${localTime(start, 'UTC')}Z`,
      end: `${localTime(end, 'UTC')}Z`,
      minutes,
      local: places.map(({ name, timezone }) => ({
        place: name,
        start: localTime(start, timezone),
        end: localTime(end, timezone),
      })),
    }))
  return {
    date: query.date,
    places: places.map((place) => ({ ...place, offset: noon.withTimeZone(place.timezone).offset })),
    count: slots.length,
    slots,
  }
})

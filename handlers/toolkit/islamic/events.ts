import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { FIRST_HIJRI_YEAR, hijriText, LAST_HIJRI_YEAR, toHijri } from '#toolkit/lib/calendar/hijri'
import { weekday } from '#toolkit/lib/calendar/hijri-names'
import { eventsOfHijriYear } from '#toolkit/lib/calendar/islamic-events'

/** Whole Gregorian years that lie within the served Hijri ones. */
const FIRST_GREGORIAN_YEAR = 1883
const LAST_GREGORIAN_YEAR = 2170

const within = (year: number, first: number, last: number, era: string): number =>
  year >= first && year <= last
    ? year
    : unprocessable(`${year} is outside the ${era} years ${first} to ${last}.`)

/** A Gregorian year meets two Hijri years, or three. */
const ofGregorianYear = (year: number): ReturnType<typeof eventsOfHijriYear> => {
  const first = toHijri(new Temporal.PlainDate(year, 1, 1)).year
  const last = toHijri(new Temporal.PlainDate(year, 12, 31)).year
  return Array.from({ length: last - first + 1 }, (_, index) => eventsOfHijriYear(first + index))
    .flat()
    .filter(({ hijri }) => hijri.gregorian.year === year)
}

export default feature('rest_islamic_events', ({ year, era }) => {
  const events =
    era === 'hijri'
      ? eventsOfHijriYear(within(year, FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR, 'Hijri'))
      : ofGregorianYear(within(year, FIRST_GREGORIAN_YEAR, LAST_GREGORIAN_YEAR, 'Gregorian'))
  const items = events.map(({ name, hijri }) => ({
    name,
    gregorian: hijri.gregorian.toString(),
    hijri: hijriText(hijri),
    weekday: weekday(hijri.gregorian),
  }))
  return { year, era, count: items.length, items }
})

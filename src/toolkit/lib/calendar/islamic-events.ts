import type { Data } from '#operation'
import { type HijriDay, hijriDay } from './hijri.js'

export type EventName = Data<'rest_islamic_events'>['items'][number]['name']

/** An observance on a fixed day of the Hijri year. */
export interface IslamicEvent {
  month: number
  day: number
  name: EventName
}

/** In the order of the Hijri year. */
const EVENTS: readonly IslamicEvent[] = [
  { month: 1, day: 1, name: 'Islamic New Year' },
  { month: 1, day: 10, name: 'Ashura' },
  { month: 3, day: 12, name: 'Mawlid' },
  { month: 7, day: 27, name: 'Isra and Miraj' },
  { month: 8, day: 15, name: 'Mid-Shaban' },
  { month: 9, day: 1, name: 'First day of Ramadan' },
  { month: 9, day: 17, name: 'Nuzul al-Quran' },
  { month: 9, day: 27, name: 'Laylat al-Qadr (27th)' },
  { month: 10, day: 1, name: 'Eid al-Fitr' },
  { month: 12, day: 8, name: 'Day of Tarwiyah' },
  { month: 12, day: 9, name: 'Day of Arafah' },
  { month: 12, day: 10, name: 'Eid al-Adha' },
  { month: 12, day: 11, name: 'First day of Tashriq' },
  { month: 12, day: 12, name: 'Second day of Tashriq' },
  { month: 12, day: 13, name: 'Third day of Tashriq' },
]

/** The names of the observances on a day of any Hijri calendar. */
export const eventNamesOn = (month: number, day: number): EventName[] =>
  EVENTS.filter((event) => event.month === month && event.day === day).map(({ name }) => name)

/** The observances of a Hijri year with their days in the Umm al-Qura calendar, in date order. */
export const eventsOfHijriYear = (year: number): { name: EventName; hijri: HijriDay }[] =>
  EVENTS.map(({ month, day, name }) => ({ name, hijri: hijriDay({ year, month, day }) }))

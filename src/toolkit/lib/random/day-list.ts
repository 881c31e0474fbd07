/** The days of a range that fall on some weekdays, reckoned instead of listed: a range may have 400,000 of them. */
import { weekdayOfDay } from '../calendar/civil-days.js'

export interface DayList {
  readonly length: number
  /** The day at an index, as a day number. */
  at(index: number): number
  /** Takes out the day at an index; those behind it move up. */
  take(index: number): number
}

/**
 * @param first,last day numbers, both included
 * @param weekdays ISO numbers, 1 Monday to 7 Sunday
 */
export const dayList = (first: number, last: number, weekdays: ReadonlySet<number>): DayList => {
  const offsets = [0, 1, 2, 3, 4, 5, 6].filter((offset) => weekdays.has(weekdayOfDay(first + offset) + 1))
  const days = last - first + 1
  const total = Math.floor(days / 7) * offsets.length + offsets.filter((offset) => offset < days % 7).length
  /** Indexes in the whole list, ascending. */
  const taken: number[] = []
  const whole = (index: number): number => {
    let place = index
    for (const other of taken) {
      if (other > place) break
      place += 1
    }
    return place
  }
  const dayAt = (place: number): number =>
    first + Math.floor(place / offsets.length) * 7 + (offsets[place % offsets.length] ?? 0)
  return {
    get length() {
      return total - taken.length
    },
    at: (index) => dayAt(whole(index)),
    take: (index) => {
      const place = whole(index)
      taken.splice(place - index, 0, place)
      return dayAt(place)
    },
  }
}

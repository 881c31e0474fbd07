import { element } from './element.js'

/** The day of a date in the Javanese calendar: the weekday and the day of the five-day market week. */
export interface Weton {
  day: (typeof DAYS)[number][0]
  pasaran: (typeof PASARAN)[number][0]
  /** The sum of both days' values. */
  neptu: number
}

/** Monday first, as Julian days count, each with its neptu. */
const DAYS = [
  ['Senin', 4],
  ['Selasa', 3],
  ['Rabu', 7],
  ['Kamis', 8],
  ['Jumat', 6],
  ['Sabtu', 9],
  ['Minggu', 5],
] as const

/** In the order in which they follow each other, with their neptu. Julian day 2431685, 17 August 1945, was Legi. */
const PASARAN = [
  ['Legi', 5],
  ['Pahing', 9],
  ['Pon', 7],
  ['Wage', 4],
  ['Kliwon', 8],
] as const

/** @param julianDay the Julian day number of the date's noon, 0 or above */
export const wetonOf = (julianDay: number): Weton => {
  const [day, dayValue] = element(DAYS, julianDay % 7)
  const [pasaran, pasaranValue] = element(PASARAN, julianDay % 5)
  return { day, pasaran, neptu: dayValue + pasaranValue }
}

import { Temporal } from 'temporal-polyfill'
import { gregorianDate, julianDayOfJulianDate } from './julian-day.js'

/** Easter Sunday of the western churches, Gregorian (Meeus/Jones/Butcher, Astronomical Algorithms, chapter 8). */
export const westernEaster = (year: number): Temporal.PlainDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return new Temporal.PlainDate(year, Math.floor(n / 31), (n % 31) + 1)
}

/** Easter Sunday of the orthodox churches as a Gregorian date (Meeus' Julian algorithm, Astronomical Algorithms, chapter 8). */
export const orthodoxEaster = (year: number): Temporal.PlainDate => {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const n = d + e + 114
  return gregorianDate(julianDayOfJulianDate({ year, month: Math.floor(n / 31), day: (n % 31) + 1 }))
}

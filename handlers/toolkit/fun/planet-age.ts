import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

/** Sidereal orbits in thousandths of a day, so that whole years are counted exactly. */
const ORBITS = [
  { planet: 'Mercury', orbit: 87_969 },
  { planet: 'Venus', orbit: 224_701 },
  { planet: 'Earth', orbit: 365_256 },
  { planet: 'Mars', orbit: 686_980 },
  { planet: 'Jupiter', orbit: 4_332_589 },
  { planet: 'Saturn', orbit: 10_759_220 },
  { planet: 'Uranus', orbit: 30_685_400 },
  { planet: 'Neptune', orbit: 60_189_000 },
]
const THOUSANDTHS = 1000

export default feature('rest_fun_planetAge', ({ birth: text, date: until }) => {
  const birth = Temporal.PlainDate.from(text)
  const date = dateOrToday(until)
  const days = daysBetween(birth, date)
  if (days < 0) unprocessable(`date ${date.toString()} is before the birth on ${text}.`)
  const items = ORBITS.map(({ planet, orbit }) => {
    const nextYear = Math.floor((days * THOUSANDTHS) / orbit) + 1
    return {
      planet,
      orbitDays: orbit / THOUSANDTHS,
      age: roundHalfAway((days * THOUSANDTHS) / orbit, 2),
      nextBirthday: birth.add({ days: Math.ceil((nextYear * orbit) / THOUSANDTHS) }).toString(),
    }
  })
  return { days, items }
})

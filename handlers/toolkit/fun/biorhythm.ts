import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const CYCLES = [
  { name: 'physical', period: 23 },
  { name: 'emotional', period: 28 },
  { name: 'intellectual', period: 33 },
] as const
/** Below so many percent, of either sign, a day is critical. */
const CRITICAL = 8

const percentOn = (days: number, period: number): number =>
  100 * Math.sin((2 * Math.PI * (days % period)) / period)

const phaseOf = (percent: number): 'high' | 'low' | 'critical' => {
  if (Math.abs(percent) < CRITICAL) return 'critical'
  return percent > 0 ? 'high' : 'low'
}

export default feature('rest_fun_biorhythm', ({ birth, date: text }) => {
  const date = dateOrToday(text)
  const days = daysBetween(Temporal.PlainDate.from(birth), date)
  if (days < 0) unprocessable(`date ${date.toString()} is before the birth on ${birth}.`)
  const cycles = CYCLES.map(({ name, period }) => {
    const percentAfter = (later: number): number => percentOn(days + later, period)
    /** The first day after this one that is so; each cycle has such days. */
    const next = (isSo: (later: number) => boolean): string => {
      let later = 1
      while (!isSo(later)) later += 1
      return date.add({ days: later }).toString()
    }
    return {
      name,
      period,
      percent: roundHalfAway(percentAfter(0), 1),
      phase: phaseOf(percentAfter(0)),
      dayInCycle: days % period,
      nextPeak: next((later) => {
        const percent = percentAfter(later)
        return percent >= percentAfter(later - 1) && percent >= percentAfter(later + 1)
      }),
      nextCritical: next((later) => phaseOf(percentAfter(later)) === 'critical'),
    }
  })
  return { days, date: date.toString(), cycles }
})

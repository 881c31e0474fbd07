import { Temporal } from 'temporal-polyfill/full'
import type { Data } from '#operation'
import { feature } from '#toolkit'
import { type HijriDate, hijriText, ummAlQuraRun } from '#toolkit/lib/calendar/hijri'
import { weekday } from '#toolkit/lib/calendar/hijri-names'

type Item = Data<'rest_islamic_fasting'>['items'][number]
type Reason = Item['reasons'][number]

const MUHARRAM = 1
const RAMADAN = 9
const SHAWWAL = 10
const DHU_AL_HIJJAH = 12
const MONDAY = 1
const THURSDAY = 4

/** Whether a date is in a month between two days, both included. */
const isBetween = ({ month, day }: HijriDate, inMonth: number, first: number, last = first): boolean =>
  month === inMonth && day >= first && day <= last

const forbidden = (hijri: HijriDate): Reason[] => {
  if (isBetween(hijri, SHAWWAL, 1)) return ['eid-al-fitr']
  if (isBetween(hijri, DHU_AL_HIJJAH, 10)) return ['eid-al-adha']
  return isBetween(hijri, DHU_AL_HIJJAH, 11, 13) ? ['tashriq'] : []
}

/** Every reason that may hold, in the order of the answer. */
const recommended = (hijri: HijriDate, dayOfWeek: number): Reason[] => {
  const reasons: readonly (readonly [Reason, boolean])[] = [
    ['arafah', isBetween(hijri, DHU_AL_HIJJAH, 9)],
    ['dhul-hijjah', isBetween(hijri, DHU_AL_HIJJAH, 1, 8)],
    ['ashura', isBetween(hijri, MUHARRAM, 10)],
    ['tasua', isBetween(hijri, MUHARRAM, 9)],
    ['shawwal', isBetween(hijri, SHAWWAL, 2, 7)],
    ['white-day', isBetween(hijri, hijri.month, 13, 15)],
    ['monday', dayOfWeek === MONDAY],
    ['thursday', dayOfWeek === THURSDAY],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason)
}

/** The first of the three that has a reason. */
const statusOf = (hijri: HijriDate, dayOfWeek: number): Pick<Item, 'status' | 'reasons'> => {
  const against = forbidden(hijri)
  if (against.length > 0) return { status: 'forbidden', reasons: against }
  return hijri.month === RAMADAN
    ? { status: 'obligatory', reasons: ['ramadan'] }
    : { status: 'recommended', reasons: recommended(hijri, dayOfWeek) }
}

export default feature('rest_islamic_fasting', ({ year, month }) => {
  const first = new Temporal.PlainDate(year, month, 1)
  const items = ummAlQuraRun(first, first.daysInMonth)
    .map((hijri, index) => {
      const date = first.add({ days: index })
      return {
        date: date.toString(),
        weekday: weekday(date),
        hijri: hijriText(hijri),
        ...statusOf(hijri, date.dayOfWeek),
      }
    })
    .filter(({ reasons }) => reasons.length > 0)
  return { year, month, count: items.length, items }
})

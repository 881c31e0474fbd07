import { Temporal } from 'temporal-polyfill'

/** A week of ISO 8601: Monday first, week 1 contains 4 January, so that the week's year is that of its Thursday. */
export interface IsoWeek {
  year: number
  week: number
}

const THURSDAY = 4

export const isoWeekOf = (date: Temporal.PlainDate): IsoWeek => {
  const thursday = date.add({ days: THURSDAY - date.dayOfWeek })
  return { year: thursday.year, week: Math.ceil(thursday.dayOfYear / 7) }
}

/** Weeks in the ISO year, 52 or 53: 28 December is always in the last. */
export const weeksInIsoYear = (year: number): number => isoWeekOf(new Temporal.PlainDate(year, 12, 28)).week

/** The Monday on which a week begins. */
export const mondayOf = ({ year, week }: IsoWeek): Temporal.PlainDate => {
  const fourth = new Temporal.PlainDate(year, 1, 4)
  return fourth.add({ days: 1 - fourth.dayOfWeek + (week - 1) * 7 })
}

/** Like 2026-W09. */
export const writeIsoWeek = ({ year, week }: IsoWeek): string =>
  `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`

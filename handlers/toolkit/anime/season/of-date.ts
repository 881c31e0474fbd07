import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { element } from '#toolkit/lib/calendar/element'
import { upToLastYear } from '#toolkit/lib/calendar/last-year'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'

const SEASONS = [
  ['winter', 'Winter'],
  ['spring', 'Spring'],
  ['summer', 'Summer'],
  ['fall', 'Fall'],
] as const

const seasonOf = ({ month }: Temporal.PlainDate): (typeof SEASONS)[number] =>
  element(SEASONS, Math.floor((month - 1) / 3))

export default feature('rest_anime_season_2', ({ date: text }) => {
  const date = Temporal.PlainDate.from(text)
  const [season, name] = seasonOf(date)
  const cour = Math.floor((date.month - 1) / 3) + 1
  const start = date.with({ month: 3 * cour - 2, day: 1 })
  const next = upToLastYear('next season', start.add({ months: 3 }))
  const end = next.subtract({ days: 1 })
  return {
    date: text,
    season,
    year: date.year,
    cour,
    name: `${name} ${date.year}`,
    start: start.toString(),
    end: end.toString(),
    dayOfSeason: daysBetween(start, date) + 1,
    daysLeft: daysBetween(date, end),
    next: { season: seasonOf(next)[0], year: next.year, start: next.toString() },
  }
})

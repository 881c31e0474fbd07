import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { upToLastYear } from '#toolkit/lib/calendar/last-year'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'
import { attempt } from '#toolkit/lib/common/attempt'
import { quoted } from '#toolkit/lib/common/quoted'

const dateOf = (text: string): Temporal.PlainDate => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? attempt(() => Temporal.PlainDate.from(text)) : undefined
  return date ?? invalidParameter('breaks', `${quoted(text)} is not a date such as 2024-01-05`)
}

const datesOf = (text: string): Temporal.PlainDate[] =>
  text.trim() === '' ? [] : text.split(',').map((item) => dateOf(item.trim()))

export default feature('rest_anime_episodeDate', ({ start: text, episode, premiere, every, breaks = '' }) => {
  const start = Temporal.PlainDate.from(text)
  const offsets = new Set(datesOf(breaks).map((date) => daysBetween(start, date)))
  if (offsets.has(0)) unprocessable('A break on the day of the premiere would leave no premiere.')
  const breakSlots = [...offsets]
    .filter((days) => days > 0 && days % every === 0)
    .map((days) => days / every + 1)
    .sort((one, other) => one - other)
  let slot = Math.max(1, episode - premiere + 1)
  let breaksCounted = 0
  for (const breakSlot of breakSlots) {
    if (breakSlot > slot) break
    slot += 1
    breaksCounted += 1
  }
  const daysFromStart = (slot - 1) * every
  const date = upToLastYear('episode', start.add({ days: daysFromStart }))
  return {
    episode,
    date: date.toString(),
    weekday: weekdayOf(date),
    slot,
    breaksCounted,
    daysFromStart,
  }
})

import { feature, unprocessable } from '#toolkit'
import { dayNumber } from '#toolkit/lib/calendar/civil-days'
import { weekdaySet } from '#toolkit/lib/calendar/weekdays'
import { dayList } from '#toolkit/lib/random/day-list'
import { inOrder } from '#toolkit/lib/random/order'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const MOST_DAYS = 400_000
const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400

const numberOf = (date: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return dayNumber(year, month, day)
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

export default feature('rest_random_dates', ({ from, to, count, weekdays, time, unique, sort, seed }) => {
  const [first, last] = [numberOf(from), numberOf(to)]
  if (first > last) unprocessable(`from ${from} is after to ${to}.`)
  if (last - first >= MOST_DAYS) unprocessable(`There are over ${MOST_DAYS} days from ${from} to ${to}.`)
  const days = dayList(first, last, weekdaySet(weekdays ?? '1,2,3,4,5,6,7'))
  const total = days.length
  if (total === 0) unprocessable(`No day from ${from} to ${to} falls on these weekdays.`)
  if (unique && count > total) unprocessable(`There are only ${total} different days, fewer than count.`)
  const draws = seededDraws(seed)
  const items = Array.from({ length: count }, () => {
    const index = draws.below(days.length)
    const day = unique ? days.take(index) : days.at(index)
    const second = time ? draws.below(SECONDS_PER_DAY) : 0
    const text = new Date(day * MS_PER_DAY + second * 1000).toISOString()
    return time ? text.replace('.000Z', 'Z') : text.slice(0, 10)
  })
  return { count, items: inOrder(items, sort, byText), days: total, seed: draws.seed }
})

import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { civilDate, dayNumber } from '#toolkit/lib/calendar/civil-days'
import { partOf, rangeOfPart, referenceOf, verseNumbered } from '#toolkit/lib/islamic/quran-reference'

const PAGE_COUNT = 604
const LAST_YEAR = 9999

const dateText = (number: number): string => {
  const { year, month, day } = civilDate(number)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export default feature('rest_islamic_quran_9', ({ days, start, fromPage }) => {
  const pages = PAGE_COUNT + 1 - fromPage
  if (days > pages) unprocessable(`${pages} pages are left from page ${fromPage}, fewer than ${days} days.`)
  const firstDay = Temporal.PlainDate.from(start)
  const lastDay = firstDay.add({ days: days - 1 })
  if (lastDay.year > LAST_YEAR) unprocessable(`The plan runs past the year ${LAST_YEAR}.`)
  const firstNumber = dayNumber(firstDay.year, firstDay.month, firstDay.day)
  return {
    days,
    start,
    end: lastDay.toString(),
    pages,
    count: days,
    items: Array.from({ length: days }, (_, index) => {
      const firstPage = fromPage + Math.floor((index * pages) / days)
      const lastPage = fromPage - 1 + Math.floor(((index + 1) * pages) / days)
      const { first } = rangeOfPart('page', firstPage)
      const { last } = rangeOfPart('page', lastPage)
      return {
        day: index + 1,
        date: dateText(firstNumber + index),
        fromPage: firstPage,
        toPage: lastPage,
        pages: lastPage - firstPage + 1,
        from: referenceOf(verseNumbered(first)),
        to: referenceOf(verseNumbered(last)),
        juz: partOf('juz', first),
      }
    }),
  }
})

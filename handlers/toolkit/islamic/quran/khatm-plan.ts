import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { partOf, rangeOfPart, referenceOf, verseNumbered } from '#toolkit/lib/quran-reference'

const PAGE_COUNT = 604
const LAST_YEAR = 9999

export default feature('rest_islamic_quran_9', ({ days, start, fromPage }) => {
  const pages = PAGE_COUNT + 1 - fromPage
  if (days > pages) unprocessable(`${pages} pages are left from page ${fromPage}, fewer than ${days} days.`)
  const firstDay = Temporal.PlainDate.from(start)
  const lastDay = firstDay.add({ days: days - 1 })
  if (lastDay.year > LAST_YEAR) unprocessable(`The plan runs past the year ${LAST_YEAR}.`)
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
        date: firstDay.add({ days: index }).toString(),
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

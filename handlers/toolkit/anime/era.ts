import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { japaneseEraOf } from '#toolkit/lib/japanese/eras'

/** Japan has counted days as the Gregorian calendar does from here on. */
const FIRST = Temporal.PlainDate.from('1873-01-01')

export default feature('rest_anime_era', ({ date: text }) => {
  const date = Temporal.PlainDate.from(text)
  const era = Temporal.PlainDate.compare(date, FIRST) < 0 ? undefined : japaneseEraOf(date)
  if (era === undefined) unprocessable('Before 1873-01-01 Japan had a lunisolar calendar.')
  const year = date.year - era.start.year + 1
  return {
    date: text,
    era: era.name,
    kanji: era.kanji,
    letter: era.letter,
    year,
    first: year === 1,
    japanese: `${era.kanji}${year === 1 ? '元' : year}年${date.month}月${date.day}日`,
    short: `${era.letter}${year}.${text.slice(5, 7)}.${text.slice(8, 10)}`,
    eraStart: era.start.toString(),
    eraEnd: era.end?.toString() ?? null,
  }
})

import { Temporal } from 'temporal-polyfill'

/** An era of Japan's calendar. */
export interface JapaneseEra {
  name: string
  kanji: string
  letter: string
  start: Temporal.PlainDate
  /** null for the present one. */
  end: Temporal.PlainDate | null
}

/** CLDR's eras 232 to 236: name, kanji, first day. */
const ERAS = [
  ['Meiji', '明治', '1868-10-23'],
  ['Taisho', '大正', '1912-07-30'],
  ['Showa', '昭和', '1926-12-25'],
  ['Heisei', '平成', '1989-01-08'],
  ['Reiwa', '令和', '2019-05-01'],
] as const

const eras: readonly JapaneseEra[] = ERAS.map(([name, kanji, start], index) => {
  const next = ERAS[index + 1]
  return {
    name,
    kanji,
    letter: name.charAt(0),
    start: Temporal.PlainDate.from(start),
    end: next === undefined ? null : Temporal.PlainDate.from(next[2]).subtract({ days: 1 }),
  }
})

/** The era of a date; undefined before Meiji. */
export const japaneseEraOf = (date: Temporal.PlainDate): JapaneseEra | undefined =>
  eras.findLast(({ start }) => Temporal.PlainDate.compare(start, date) <= 0)

import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_datetime_calendars', [
  answers(
    'an equinox',
    { date: '2026-03-20' },
    {
      count: 12,
      julian: { year: 2026, month: 3, day: 7 },
      weton: { day: 'Jumat', pasaran: 'Legi', neptu: 11 },
    },
    'the Julian calendar is 13 days behind; 6 + 5',
  ),
  answers(
    'the independence of Indonesia',
    { date: '1945-08-17' },
    { weton: { day: 'Jumat', pasaran: 'Legi', neptu: 11 } },
    'Jumat Legi, as the proclamation is remembered',
  ),
  answers(
    'the highest neptu',
    { date: '2026-02-14' },
    { weton: { day: 'Sabtu', pasaran: 'Pahing', neptu: 18 } },
    '9 + 9; 29431 days after 1945-08-17, which is 1 modulo 5',
  ),
  answers(
    'the last day of the Julian calendar in Russia',
    { date: '1918-02-13' },
    { julian: { year: 1918, month: 1, day: 31 } },
    'decree of 24 January 1918',
  ),
  answers(
    'a Julian leap day that the Gregorian calendar lacks',
    { date: '1900-03-13' },
    { julian: { year: 1900, month: 2, day: 29 } },
    'Meeus, chapter 7',
  ),
  refuses(422, 'a year before 1800', { date: '1799-12-31' }, '1800 to 2200'),
  refuses(422, 'a year after 2200', { date: '2201-01-01' }, '1800 to 2200'),
  refuses(400, 'a date that is none', { date: '2026-02-29' }, 'date'),
])

interface Item {
  calendar: string
  year: number
  month: number
  day: number
  era: string | null
  eraYear: number | null
  leapYear: boolean
  formatted: string
}

const inCalendar = async (date: string, calendar: string): Promise<Item | undefined> => {
  const { body } = await call('rest_datetime_calendars', { date })
  return (body as { data: { items: Item[] } }).data.items.find((item) => item.calendar === calendar)
}

it.each([
  ['Thai new year 2569', '2026-01-01', 'buddhist', 2569, 1, 1],
  ['the Year of the Dragon begins (Hong Kong Observatory)', '2024-02-10', 'chinese', 2024, 1, 1],
  ['the Year of the Horse begins (Hong Kong Observatory)', '2026-02-17', 'chinese', 2026, 1, 1],
  ['the leap second month of 2023 begins (Hong Kong Observatory)', '2023-03-22', 'chinese', 2023, 3, 1],
  // lunardate 0.3.0 and sxtwl 2.0.7 agree; ICU has these a day off.
  ['the Year of the Horse of 1954 begins', '1954-02-03', 'chinese', 1954, 1, 1],
  ['the second month of 1955 begins', '1955-02-22', 'chinese', 1955, 2, 1],
  ['the Year of the Goat of 2027 begins', '2027-02-06', 'chinese', 2027, 1, 1],
  ['the Year of the Dog of 2030 begins', '2030-02-03', 'chinese', 2030, 1, 1],
  ['the last day of the Year of the Rooster', '2030-02-02', 'chinese', 2029, 12, 30],
  ['the second month of 2070 begins', '2070-03-12', 'chinese', 2070, 2, 1],
  ['the leap sixth month of 1987 begins', '1987-07-26', 'chinese', 1987, 7, 1],
  ['the leap eleventh month of 2033 begins', '2033-12-22', 'chinese', 2033, 12, 1],
  ['the almanac of the Qing, a day after the moon (sxtwl)', '1906-04-24', 'chinese', 1906, 4, 1],
  ['the leap month of the Qing almanac of 1805 (sxtwl)', '1805-07-26', 'chinese', 1805, 7, 1],
  // Korea Astronomy and Space Science Institute, by korean_lunar_calendar 0.4.0.
  ['Seollal 2027, a day after China', '2027-02-07', 'dangi', 2027, 1, 1],
  ['Seollal 1954', '1954-02-04', 'dangi', 1954, 1, 1],
  ['the second month of 2017 begins', '2017-02-26', 'dangi', 2017, 2, 1],
  ['Seollal 1896', '1896-02-13', 'dangi', 1896, 1, 1],
  // R.H. van Gent's table, by hijridate 2.6.0.
  ['1 Muharram 1356', '1937-03-14', 'islamic-umalqura', 1356, 1, 1],
  ['1 Shawwal 1473', '2051-06-10', 'islamic-umalqura', 1473, 10, 1],
  ['Nayrouz 1743', '2026-09-11', 'coptic', 1743, 1, 1],
  ['Seollal 2026 (Korea Astronomy and Space Science Institute)', '2026-02-17', 'dangi', 2026, 1, 1],
  ['Enkutatash 2019', '2026-09-11', 'ethiopic', 2019, 1, 1],
  ['Rosh Hashanah 5787', '2026-09-12', 'hebrew', 5787, 1, 1],
  ['1 Chaitra 1948, the Indian national new year', '2026-03-22', 'indian', 1948, 1, 1],
  ['1 Ramadan 1447 (Umm al-Qura calendar)', '2026-02-18', 'islamic-umalqura', 1447, 9, 1],
  ['Nowruz 1405', '2026-03-21', 'persian', 1405, 1, 1],
  ['the founding of the Republic of China', '1912-01-01', 'roc', 1, 1, 1],
])('%s', async (_name, date, calendar, year, month, day) => {
  expect(await inCalendar(date, calendar)).toMatchObject({ year, month, day })
})

it('changes the Japanese era on 1 May 2019', async () => {
  expect(await inCalendar('2019-04-30', 'japanese')).toMatchObject({ era: 'heisei', eraYear: 31 })
  expect(await inCalendar('2019-05-01', 'japanese')).toMatchObject({ era: 'reiwa', eraYear: 1 })
})

it('knows leap years and calendars without eras', async () => {
  expect(await inCalendar('2024-09-30', 'persian')).toMatchObject({ year: 1403, leapYear: true })
  expect(await inCalendar('2025-09-30', 'persian')).toMatchObject({ year: 1404, leapYear: false })
  expect(await inCalendar('2024-02-10', 'chinese')).toMatchObject({ era: null, eraYear: null })
})

it('writes dates in English', async () => {
  expect((await inCalendar('2026-09-12', 'hebrew'))?.formatted).toBe('1 Tishri 5787')
  // CLDR's English patterns and names; 2025 is yi-si and 2027 ding-wei of the cycle of sixty.
  expect((await inCalendar('2025-07-25', 'chinese'))?.formatted).toBe('Sixth Monthbis 1, 2025(yi-si)')
  expect((await inCalendar('2027-02-06', 'chinese'))?.formatted).toBe('First Month 1, 2027(ding-wei)')
  expect((await inCalendar('1926-12-06', 'islamic-umalqura'))?.formatted).toBe('Jumada I 31, 1345 AH')
})

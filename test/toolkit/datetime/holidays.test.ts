import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const on = (...dates: string[]) => dates.map((date) => ({ date }))

table('rest_datetime_holidays', [
  answers(
    'England',
    { country: 'GB', year: 2026, region: 'eng' },
    {
      country: 'GB',
      countryName: 'United Kingdom',
      region: 'ENG',
      year: 2026,
      count: 9,
      items: on(
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-08-31',
        '2026-12-25',
        '2026-12-26',
        '2026-12-28',
      ),
    },
    'gov.uk, bank holidays of England and Wales, and Boxing Day itself',
  ),
  answers(
    'the United States',
    { country: 'us', year: 2026 },
    {
      country: 'US',
      region: null,
      items: on(
        '2026-01-01',
        '2026-01-19',
        '2026-02-16',
        '2026-05-25',
        '2026-06-19',
        '2026-07-03',
        '2026-07-04',
        '2026-09-07',
        '2026-10-12',
        '2026-11-11',
        '2026-11-26',
        '2026-12-25',
      ),
    },
    'OPM, Federal Holidays 2026, and 4 July itself',
  ),
  answers(
    'Japan',
    { country: 'JP', year: 2026 },
    {
      count: 18,
      items: on(
        '2026-01-01',
        '2026-01-12',
        '2026-02-11',
        '2026-02-23',
        '2026-03-20',
        '2026-04-29',
        '2026-05-03',
        '2026-05-04',
        '2026-05-05',
        '2026-05-06',
        '2026-07-20',
        '2026-08-11',
        '2026-09-21',
        '2026-09-22',
        '2026-09-23',
        '2026-10-12',
        '2026-11-03',
        '2026-11-23',
      ),
    },
    'Cabinet Office of Japan, national holidays of 2026',
  ),
  answers(
    'a kind that a country has not',
    { country: 'JP', year: 2026, type: 'school' },
    { count: 0, items: [] },
    'Japan has national holidays only',
  ),
  refuses(422, 'an unknown country', { country: 'ZZ', year: 2026 }, 'ZZ'),
  refuses(422, 'an unknown region', { country: 'GB', year: 2026, region: 'XYZ' }, 'XYZ'),
  refuses(422, 'a region of a country that has none', { country: 'ID', year: 2026, region: 'JK' }, 'JK'),
  refuses(
    422,
    "a region by the name of an object's own member",
    { country: 'GB', year: 2026, region: 'toString' },
    'toString',
  ),
  refuses(400, 'a year before 1970', { country: 'ID', year: 1969 }, 'year'),
  refuses(400, 'a country of three letters', { country: 'IDN', year: 2026 }, 'country'),
])

const itemsOf = async (query: Record<string, string | number>) => {
  const { status, body } = await call('rest_datetime_holidays', query)
  expect(status).toBe(200)
  return (
    body as {
      data: {
        items: {
          date: string
          name: string
          type: string
          days: number
          substitute: boolean
          tentative: boolean
        }[]
      }
    }
  ).data.items
}

it('names Independence Day of Indonesia in English and in Indonesian', async () => {
  const named = async (lang: string) =>
    (await itemsOf({ country: 'ID', year: 2026, lang })).find(({ date }) => date === '2026-08-17')?.name
  expect(await named('en')).toBe('Independence Day')
  expect(await named('id')).toMatch(/Kemerdekaan/)
})

it("falls back to the country's own language, whatever the language is called", async () => {
  for (const lang of ['xx', '__proto__', 'toString', 'valueOf', '../en']) {
    const names = (await itemsOf({ country: 'DE', year: 2026, lang })).map(({ name }) => name)
    expect(names, lang).toContain('Neujahr')
  }
})

it('has holidays on the fixed dates of Indonesian law', async () => {
  const dates = (await itemsOf({ country: 'ID', year: 2026 })).map(({ date }) => date.slice(5))
  expect(dates).toEqual(expect.arrayContaining(['01-01', '05-01', '06-01', '08-17', '12-25']))
})

it('marks substitutes, and lists every kind with all', async () => {
  const all = await itemsOf({ country: 'US', year: 2026, type: 'all' })
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(1)
  expect(all.find(({ date }) => date === '2026-07-03')?.substitute).toBe(true)
  expect(all.find(({ date }) => date === '2026-07-04')?.substitute).toBe(false)
})

it('gives a longer holiday its days', async () => {
  const items = await itemsOf({ country: 'RU', year: 2026 })
  expect(items.find(({ date }) => date === '2026-01-02')?.days).toBe(5)
})

/** The joint decrees (SKB 3 Menteri) of 2023 to 2026 with their changes; the national holidays, not the collective leave. */
describe('Indonesia, as decreed', () => {
  it.each([
    [2023, '01-01 01-22 02-18 03-22 04-07 04-22 04-23 05-01 05-18 06-01 06-04 06-29 07-19 08-17 09-28 12-25'],
    [
      2024,
      '01-01 02-08 02-10 02-14 03-11 03-29 03-31 04-10 04-11 05-01 05-09 05-23 06-01 06-17 07-07 08-17 09-16 11-27 12-25',
    ],
    [
      2025,
      '01-01 01-27 01-29 03-29 03-31 04-01 04-18 04-20 05-01 05-12 05-29 06-01 06-06 06-27 08-17 09-05 12-25',
    ],
    [
      2026,
      '01-01 01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-01 05-14 05-27 05-31 06-01 06-16 08-17 08-25 12-25',
    ],
  ])('%d', async (year, dates) => {
    const items = await itemsOf({ country: 'ID', year })
    expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
    expect(items.filter(({ tentative }) => tentative)).toEqual([])
  })

  it('names what was added in English, and else in Indonesian', async () => {
    const nameIn = async (lang: string) =>
      (await itemsOf({ country: 'ID', year: 2026, lang })).find(({ date }) => date === '2026-04-05')?.name
    expect(await nameIn('en')).toBe('Easter Sunday')
    // As presidential decree 8/2024 calls it.
    for (const lang of ['id', 'xx', 'toString'])
      expect(await nameIn(lang), lang).toBe('Kebangkitan Yesus Kristus (Paskah)')
  })
})

/** Presidential decree 8/2024 has Easter Sunday for good; dates of Western Easter by the tables of the US Census Bureau. */
it.each([
  [2023, null],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
])('Easter Sunday of Indonesia in %d', async (year, date) => {
  const items = await itemsOf({ country: 'ID', year, lang: 'en' })
  expect(items.find(({ name }) => name === 'Easter Sunday')?.date ?? null).toBe(date)
})

it("names the Prophet's ascension apart from his birthday in Indonesian", async () => {
  const items = await itemsOf({ country: 'ID', year: 2026, lang: 'id' })
  expect(
    items.filter(({ date }) => ['2026-01-16', '2026-08-25'].includes(date)).map(({ name }) => name),
  ).toEqual(['Isra Mikraj Nabi Muhammad', 'Maulid Nabi Muhammad'])
})

/** Declarations of the Office of the President (Philippines) and of the Minister of Interior (Nigeria); the rest is open. */
it.each([
  ['PH', '2026-03-20', 1, ['2026-03-20', '2026-05-27']],
  ['NG', '2026-03-19', 2, ['2026-03-19']],
])('%s: Eid al-Fitr of 2026 as declared', async (country, first, days, certain) => {
  const items = (await itemsOf({ country, year: 2026, type: 'all' })).filter(({ name }) =>
    /Eid|Islamic|Mawlid|Ramadan|Id el/.test(name),
  )
  expect(items.find(({ date }) => date === first)).toMatchObject({ days, tentative: false })
  expect(items.filter(({ tentative }) => !tentative).map(({ date }) => date)).toEqual(certain)
})

it('says which days hang on the sighting of the moon', async () => {
  const tentative = (await itemsOf({ country: 'ID', year: 2030 }))
    .filter((item) => item.tentative)
    .map(({ name }) => name)
  expect(new Set(tentative)).toEqual(
    new Set([
      "Laylat al-Mi'raj",
      'End of Ramadan (Eid al-Fitr)',
      'Feast of the Sacrifice (Eid al-Adha)',
      'Islamic New Year',
      'Birthday of Muhammad (Mawlid)',
    ]),
  )
  expect((await itemsOf({ country: 'GB', year: 2030 })).some((item) => item.tentative)).toBe(false)
})

/** Regulations on Holidays of Government and Public Offices (Korea), article 2: the day before, the day, the day after. */
it.each([
  [2024, '2024-02-09'],
  [2025, '2025-01-28'],
  [2026, '2026-02-16'],
  [2027, '2027-02-06'],
  [2028, '2028-01-26'],
])("gives Korea's New Year of %d its three days from %s", async (year, first) => {
  const item = (await itemsOf({ country: 'KR', year })).find(({ name }) => name === 'Korean New Year')
  expect(item).toMatchObject({ date: first, days: 3, tentative: false })
})

/** Act on Public Holidays (Korea) as changed in April 2026: substitutes by the Ministry of Personnel Management's press release. */
it.each([
  [2025, []],
  [2026, ['2026-05-01']],
  [2027, ['2027-05-01', '2027-05-03']],
  [2032, ['2032-05-01', '2032-05-03']],
  [2033, ['2033-05-01', '2033-05-02']],
])('has Labour Day of Korea in %d', async (year, dates) => {
  const items = (await itemsOf({ country: 'KR', year })).filter(({ name }) => name.startsWith('Labour Day'))
  expect(items.map(({ date }) => date)).toEqual(dates)
  expect(items.map(({ substitute }) => substitute)).toEqual([false, true].slice(0, dates.length))
})

it('names Labour Day of Korea in Korean, also in years without a published list', async () => {
  const items = await itemsOf({ country: 'KR', year: 2027, lang: 'ko' })
  expect(items.filter(({ name }) => name.startsWith('노동절')).map(({ name }) => name)).toEqual([
    '노동절',
    '노동절 (대체공휴일)',
  ])
})

/**
 * python-holidays 0.109, Cyprus: Green Monday 48 days before Orthodox Easter (20 April 2025, 12 April 2026), the Monday of the
 * Holy Spirit 50 days after it.
 */
it.each([
  [2025, '03-03', '06-09'],
  [2026, '02-23', '06-01'],
])('has both Mondays of Cyprus in %d', async (year, green, whit) => {
  const items = await itemsOf({ country: 'CY', year })
  expect(items.find(({ name }) => name === 'Clean Monday')?.date).toBe(`${year}-${green}`)
  expect(items.filter(({ name }) => /Pentecost|Whit/.test(name))).toMatchObject([
    { date: `${year}-${whit}`, name: 'Whit Monday', weekday: 'Monday' },
  ])
})

/**
 * State Council decrees 644 (Spring Festival from the first to the third of the first month) and 795 (from 2025 on its eve too,
 * and two days of Labour Day). The years begin on 1 February 2022 and 6 February 2027 (Hong Kong Observatory).
 */
it.each([
  [2022, '02-01 02-02 02-03 05-01'],
  [2027, '02-05 02-06 02-07 02-08 05-01 05-02'],
])('has the Spring Festival of China as decreed for %d', async (year, dates) => {
  const items = await itemsOf({ country: 'CN', year })
  const found = items.filter(({ name }) => /Spring|Labour/.test(name)).map(({ date }) => date.slice(5))
  expect(found.join(' ')).toBe(dates)
})

/**
 * Notices of the State Council's General Office (days off and the working days that make up for them), and decree 644 for
 * the three days of the Spring Festival, by python-holidays 0.109. Days off for some of the people are left out.
 */
it.each([
  [
    2024,
    '01-01 02-10 02-11 02-12 02-13* 02-14* 02-15 02-16 04-04 04-05 05-01 05-02 05-03 06-10 09-16 09-17 10-01 10-02 10-03 10-04 10-07',
  ],
  [
    2025,
    '01-01 01-28 01-29 01-30 01-31 02-03 02-04 04-04 05-01 05-02 05-05 05-31 06-02* 10-01 10-02 10-03 10-06 10-07 10-08',
  ],
  [
    2026,
    '01-01 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-05 04-06* 05-01 05-02 05-04* 05-05 06-19 09-25 10-01 10-02 10-03 10-05* 10-06 10-07',
  ],
])('has the days off that China published for %d', async (year, dates) => {
  const items = await itemsOf({ country: 'CN', year })
  const found = items
    .filter(({ name }) => !/Women|Youth|Children|Army/.test(name))
    .map(({ date, substitute }) => `${date.slice(5)}${substitute ? '*' : ''}`)
  expect(found.join(' ')).toBe(dates)
})

/** Holidays to be observed in Central Government Offices, Department of Personnel and Training; Ambedkar's day is notified apart. */
it.each([
  [
    2025,
    '01-26 02-26 03-14 03-31 04-10 04-14 04-18 05-12 06-07 07-06 08-15 08-16 09-05 10-02 10-02 10-20 11-05 12-25',
  ],
  [
    2026,
    '01-26 03-04 03-21 03-26 03-31 04-03 04-14 05-01 05-27 06-26 08-15 08-26 09-04 10-02 10-20 11-08 11-24 12-25',
  ],
])('has the holidays that India gazetted for %d', async (year, dates) => {
  const items = await itemsOf({ country: 'IN', year })
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
  expect(items.filter(({ tentative }) => tentative)).toEqual([])
})

/** python-holidays 0.109, Morocco, which names the royal decisions of 3 May 2023 and 4 November 2025. */
it.each([
  [2023, 'fr', []],
  [2024, 'fr', ['01-14 Nouvel an amazigh']],
  [2026, 'fr', ['01-14 Nouvel an amazigh', "10-31 Fête de l'Unité"]],
  [2026, 'en', ['01-14 Amazigh New Year', '10-31 Unity Day']],
  [2026, 'de', ['01-14 رأس السنة الأمازيغية', '10-31 عيد الوحدة']],
])('has the holidays that Morocco added until %d, in %s', async (year, lang, expected) => {
  const items = await itemsOf({ country: 'MA', year, lang })
  expect(
    items
      .filter(({ date }) => /-(?:01-14|10-31)$/.test(date))
      .map(({ date, name }) => `${date.slice(5)} ${name}`),
  ).toEqual(expected)
})

/**
 * Office calendars of Taiwan's Directorate-General of Personnel Administration, by python-holidays 0.109. Children's Day and
 * Tomb Sweeping Day were both on 4 April 2025.
 */
it.each([
  [
    2025,
    '01-01 01-27 01-28 01-29 01-30 01-31 02-28 04-03* 04-04 04-04 05-30* 05-31 09-28 09-29* 10-06 10-10 10-24* 10-25 12-25',
  ],
  [
    2026,
    '01-01 02-15 02-16 02-17 02-18 02-19 02-20* 02-27* 02-28 04-03* 04-04 04-05 04-06* 05-01 06-19 09-25 09-28 10-09* 10-10 10-25 10-26* 12-25',
  ],
])('has the days off that Taiwan published for %d', async (year, dates) => {
  const items = await itemsOf({ country: 'TW', year })
  const found = items.map(({ date, substitute }) => `${date.slice(5)}${substitute ? '*' : ''}`)
  expect(found.join(' ')).toBe(dates)
})

/** Schedules of federal public holidays (Hari Kelepasan Am Persekutuan) 2023 to 2026 with the Prime Minister's extra days. */
it.each([
  [2023, '04-21 04-22 04-23 06-29 07-19 09-28'],
  [2024, '04-10 04-11 06-17 07-07 09-16'],
  [2025, '03-31 04-01 06-07 06-27 09-05'],
  [2026, '03-20 03-21 03-22 05-27 06-17 08-25'],
])('Malaysia in %d, as gazetted', async (year, dates) => {
  const items = (await itemsOf({ country: 'MY', year })).filter(({ name }) =>
    /Eid|Islamic New Year|Mawlid/.test(name),
  )
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
  expect(items.filter(({ tentative }) => tentative)).toEqual([])
})

/**
 * Proclamation 839 (Philippines), Ministry of Manpower (Singapore), Bank of Thailand's lists of holidays, declaration under
 * the Public Holidays Act (South Africa).
 */
it.each([
  ['PH', 2025, '04-01 06-06', /Eid/],
  ['SG', 2025, '05-03', /Polling/],
  ['TH', 2025, '02-12 05-11 05-12', /Makha|Vesak/],
  ['TH', 2025, '04-07 04-16 05-05 05-12 06-02 08-11', /substitute|Special/],
  ['TH', 2026, '01-02 06-01 12-07', /substitute|Special/],
  ['ZA', 2026, '11-04', /Election/],
])('%s in %d, as published: %s', async (country, year, dates, names) => {
  const items = (await itemsOf({ country, year })).filter(({ name }) => names.test(name))
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
  expect(items.filter(({ tentative }) => tentative)).toEqual([])
})

/** Joint decrees of Indonesia's three ministers and presidential decrees, by python-holidays 0.109: days of the moon and of elections. */
it.each([
  [2016, '05-06 07-06 07-07 09-12 10-02 12-12'],
  [2017, '02-15 04-24 06-25 06-26 09-01 09-21 12-01'],
  [2018, '04-14 06-15 06-16 06-27 08-22 09-11 11-20'],
  [2019, '04-03 04-17 06-05 06-06 08-11 09-01 11-09'],
  [2020, '03-22 05-24 05-25 07-31 08-20 10-29 12-09'],
  [2021, '03-11 05-13 05-14 07-20 08-11 10-20'],
  [2027, '01-05 03-10 03-11 05-17 06-06 08-15 12-26'],
])('Indonesia in %d, as decreed', async (year, dates) => {
  const items = (await itemsOf({ country: 'ID', year })).filter(({ name }) =>
    /Eid|Islamic New Year|Mawlid|Mi'raj|Election/.test(name),
  )
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
  const tentative = items.filter((item) => item.tentative).map(({ date }) => date.slice(5))
  // The decree of a year to come leaves both Eids to the sighting of the moon.
  expect(tentative).toEqual(year === 2027 ? ['03-10', '03-11', '05-17'] : [])
})

/** Ministry of Manpower's lists of public holidays, by python-holidays 0.109. */
it.each([
  [2016, '05-21 07-06 09-12 10-29'],
  [2017, '05-10 06-25 06-26* 09-01 10-18'],
  [2018, '05-29 06-15 08-22 11-06'],
  [2019, '05-19 05-20 06-05 08-11 08-12* 10-27 10-28'],
  [2020, '05-07 05-24 05-25* 07-10 07-31 11-14'],
  [2022, '05-03 05-15 05-16 07-10 07-11* 10-24'],
  [2023, '04-22 06-02 06-29 11-12 11-13'],
  [2024, '04-10 05-22 06-17 10-31'],
  [2027, '03-10 05-17 05-20 10-28'],
])('Singapore in %d, as listed by its ministry', async (year, dates) => {
  const items = (await itemsOf({ country: 'SG', year })).filter(({ name }) =>
    /Raya|Vesak|Deepavali|Polling/.test(name),
  )
  expect(items.map(({ date, substitute }) => `${date.slice(5)}${substitute ? '*' : ''}`).join(' ')).toBe(
    dates,
  )
  expect(items.filter(({ tentative }) => tentative)).toEqual([])
})

/** Elections and days off that Korea's cabinet decided, Philippine proclamations, Thai cabinet resolutions, by python-holidays 0.109. */
it.each([
  ['KR', 2016, '04-13 05-06', /Election|Temporary/],
  ['KR', 2017, '05-09 10-02', /Election|Temporary/],
  ['KR', 2018, '06-13', /Election|Temporary/],
  ['KR', 2020, '04-15 08-17', /Election|Temporary/],
  ['KR', 2022, '03-09 06-01', /Election|Temporary/],
  ['KR', 2023, '10-02', /Election|Temporary/],
  ['PH', 2023, '04-10 04-21 06-28 11-27', /Eid|Valor|Bonifacio/],
  ['PH', 2024, '04-10 06-17', /Eid/],
  ['TH', 2024, '07-20 07-21', /Asalha Puja$|Lent/],
  ['TH', 2024, '02-26 04-08 04-12 04-16 05-06 07-22 07-29 10-14 12-30', /substitute|Special/],
])('%s in %d, as declared: %s', async (country, year, dates, names) => {
  const items = (await itemsOf({ country, year })).filter(({ name }) => names.test(name))
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
})

/** Law 2429 of Turkey, article 2 B: three and four days after a half day; the days as python-holidays 0.109 has them. */
it.each([
  [2024, '04-10', '06-16'],
  [2026, '03-20', '05-27'],
])('has three and four days for both feasts of Turkey in %d', async (year, ramadan, sacrifice) => {
  const feasts = (await itemsOf({ country: 'TR', year })).filter(({ name }) => /Eid/.test(name))
  expect(feasts).toMatchObject([
    { date: `${year}-${ramadan}`, days: 3 },
    { date: `${year}-${sacrifice}`, days: 4 },
  ])
})

/** Labour Code of Bulgaria, article 154, by python-holidays 0.109: substitutes for a weekend, behind Easter Monday too. */
it.each([
  [2016, '04-30 12-24 12-25 12-26'],
  [2021, '05-01 05-01 05-04* 12-24 12-25 12-26 12-27* 12-28*'],
  [2023, '01-02* 04-15 05-08* 12-24 12-25 12-26 12-27*'],
  [2026, '04-11 05-25* 09-07* 12-24 12-25 12-26 12-28*'],
])('Bulgaria in %d, as its law has it', async (year, dates) => {
  const items = (await itemsOf({ country: 'BG', year })).filter(({ name }) =>
    /Christmas|Holy Saturday|^Labour Day|substitute/.test(name),
  )
  const found = items.map(({ date, substitute }) => `${date.slice(5)}${substitute ? '*' : ''}`)
  expect(found.filter((day) => day !== '05-01' || dates.includes(day)).join(' ')).toBe(dates)
})

/**
 * Cabinet of the Emirates (no Isra and Miraj, no first of Ramadan, the Day of Arafah), Russia's decrees on days off, Vietnam's
 * second day of National Day, by python-holidays 0.109.
 */
it.each([
  ['AE', 2018, '04-13 05-16', /Mi'raj|Ramadan$|Arafah/],
  ['AE', 2026, '05-26', /Mi'raj|Ramadan$|Arafah/],
  ['AE', 2026, '12-02 12-03', /National/],
  ['RU', 2025, '05-02 05-08 06-13 11-03 12-31', /Day off/],
  ['RU', 2026, '01-09 05-11 12-31', /Day off/],
  ['VN', 2024, '09-02 09-03', /National Day/],
  ['VN', 2026, '04-26 04-27 09-01 09-02', /National Day|Hung/],
])('%s in %d, by law: %s', async (country, year, dates, names) => {
  const items = (await itemsOf({ country, year })).filter(({ name }) => names.test(name))
  expect(items.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
})

import { expect, it } from 'vitest'
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
      data: { items: { date: string; name: string; type: string; days: number; substitute: boolean }[] }
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

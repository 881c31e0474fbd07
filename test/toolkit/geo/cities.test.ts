import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const GEONAMES = 'GeoNames'

interface Item {
  id: number
  name: string
  country: string
  population: number
}

const found = async (query: Record<string, string | number>): Promise<{ total: number; items: Item[] }> => {
  const { body } = await call('rest_geo_cities', query)
  return (body as { data: { total: number; items: Item[] } }).data
}

table('rest_geo_cities', [
  answers(
    'Bandung',
    { q: 'bandung', country: 'ID', limit: 1 },
    {
      count: 1,
      items: [
        {
          id: 1650357,
          name: 'Bandung',
          country: 'ID',
          admin: '30',
          lat: -6.92222,
          lon: 107.60694,
          population: 1699719,
          tz: 'Asia/Jakarta',
        },
      ],
    },
    `${GEONAMES}; 30 is West Java`,
  ),
  answers('none', { q: 'xqzzyx' }, { total: 0, count: 0, items: [] }, 'no city begins so'),
  refuses(400, 'one letter', { q: 'b' }, 'q'),
  refuses(400, 'blanks', { q: '  ' }, 'q'),
  refuses(400, 'accents without a letter', { q: '\u0301\u0301' }, 'q'),
  refuses(400, 'a country of three letters', { q: 'bandung', country: 'IDN' }, 'country'),
  refuses(400, 'a limit of 101', { q: 'bandung', limit: 101 }, 'limit'),
])

describe('cities', () => {
  it('match without diacritics and case on both sides', async () => {
    const [plain, accented] = await Promise.all([
      found({ q: 'sao paulo', country: 'br', limit: 3 }),
      found({ q: 'SÃO PAULO', country: 'BR', limit: 3 }),
    ])
    expect(plain).toEqual(accented)
    expect(plain.items[0]).toMatchObject({ id: 3448439, name: 'São Paulo', country: 'BR' })
  })

  it('match from the beginning only', async () => {
    const { items } = await found({ q: 'york', limit: 100 })
    expect(items.every(({ name }) => name.toLowerCase().startsWith('york'))).toBe(true)
    expect(items.length).toBeGreaterThan(3)
  })

  it('are those of exactly this name first, then by population, then by id', async () => {
    const { items } = await found({ q: 'london', limit: 100 })
    const rank = ({ name, population, id }: Item) => [
      name.toLowerCase() === 'london' ? 0 : 1,
      -population,
      id,
    ]
    const sorted = items.toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)]
      return a.map((value, index) => value - (b[index] ?? 0)).find((step) => step !== 0) ?? 0
    })
    expect(items).toEqual(sorted)
    expect(items[0]).toMatchObject({ id: 2643743, country: 'GB' })
  })

  it('are counted beyond the limit', async () => {
    const some = await found({ q: 'san', limit: 2 })
    expect(some.items).toHaveLength(2)
    expect(some.total).toBeGreaterThan(1000)
  })

  it('can be asked for by population', async () => {
    const { items, total } = await found({ q: 'san', minPopulation: 1_000_000, limit: 100 })
    expect(items).toHaveLength(total)
    expect(items.every(({ population }) => population >= 1_000_000)).toBe(true)
    expect(items.map(({ name }) => name)).toContain('San Antonio')
  })
})

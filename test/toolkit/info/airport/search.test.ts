import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const OPENFLIGHTS = 'OpenFlights airports.dat'
const codes = (...iata: readonly string[]): unknown =>
  iata.map((code) => expect.objectContaining({ iata: code }) as unknown)

table('rest_info_airport_2', [
  answers(
    'an equal city, by the names of its airports',
    { q: 'new york', limit: 4 },
    { total: 4, count: 4, items: codes('JRB', 'JFK', 'LGA', 'JRA') },
    OPENFLIGHTS,
  ),
  answers(
    'a code before a city that begins with the text',
    { q: 'ber', limit: 3 },
    { count: 3, items: codes('BER', 'BBO', 'BBT') },
    `${OPENFLIGHTS}, airport-data-js 3.1.0`,
  ),
  answers('blanks around and between', { q: ' new   york ' }, { total: 4 }, OPENFLIGHTS),
  answers('the code first', { q: 'sin', limit: 1 }, { count: 1, items: codes('SIN') }, OPENFLIGHTS),
  answers(
    'every word, in any order and field',
    { q: 'Indonesia BDO' },
    { total: 1, items: codes('BDO') },
    OPENFLIGHTS,
  ),
  answers('without accents', { q: 'bogota el dorado' }, { total: 1, items: codes('BOG') }, OPENFLIGHTS),
  answers(
    'with accents that the table lacks',
    { q: 'bàndüng' },
    { total: 1, items: codes('BDO') },
    OPENFLIGHTS,
  ),
  answers('an ICAO code', { q: 'wicc' }, { total: 1, items: codes('BDO') }, OPENFLIGHTS),
  answers('none', { q: 'xyzzyx' }, { total: 0, count: 0, items: [] }, OPENFLIGHTS),
  answers(
    'null for what an added airport lacks',
    { q: 'kertajati' },
    { items: [expect.objectContaining({ iata: 'KJT', icao: 'WICA', city: null, country: 'Indonesia' })] },
    'airport-data-js 3.1.0',
  ),
  refuses(400, 'one character', { q: 'a' }, 'q'),
  refuses(400, 'a limit of 101', { q: 'ab', limit: 101 }, 'limit'),
  refuses(400, 'no text', {}, 'q'),
])

it('lists only airports with an IATA code, by name within a rank, and counts beyond the limit', async () => {
  const { body } = await call('rest_info_airport_2', { q: 'united states', limit: 100 })
  const { total, count, items } = (
    body as { data: { total: number; count: number; items: { name: string }[] } }
  ).data
  expect(count).toBe(100)
  expect(total).toBeGreaterThan(500)
  const names = items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_quotes_today', [
  answers(
    'a day',
    { date: '2026-03-01' },
    {
      date: '2026-03-01',
      quote:
        'Live in each season as it passes; breathe the air, drink the drink, taste the fruit, and resign yourself to the influences of each.',
      author: 'Henry David Thoreau',
    },
    'SHA-256 of 2026-03-01#0, computed in Python',
  ),
  answers(
    'another day',
    { date: '2000-02-29' },
    {
      date: '2000-02-29',
      quote:
        'We will never be an advanced civilization as long as rain showers can delay the launching of a space rocket.',
      author: 'George Carlin',
    },
    'SHA-256 of 2000-02-29#0, computed in Python',
  ),
  refuses(400, 'a day that never was', { date: '2026-02-30' }, 'date'),
  refuses(400, 'a time', { date: '2026-03-01T00:00:00Z' }, 'date'),
])

it('takes the day in UTC when none is given', async () => {
  const before = new Date().toISOString().slice(0, 10)
  const { body } = await call('rest_quotes_today', {})
  const after = new Date().toISOString().slice(0, 10)
  const { data } = body as { data: { date: string } }
  expect([before, after]).toContain(data.date)
  const given = await call('rest_quotes_today', { date: data.date })
  expect((given.body as { data: unknown }).data).toEqual(data)
})

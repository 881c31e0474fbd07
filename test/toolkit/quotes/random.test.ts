import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const byHand = 'SHA-256 and the two files, computed in Python'

table('rest_quotes_random', [
  answers(
    'one of an author',
    { author: 'Einstein', seed: 'demo' },
    {
      pool: 4,
      count: 1,
      items: [
        {
          quote:
            'Everyone is a genius. But if you judge a fish by its ability to climb a tree, it will spend its whole life believing it is stupid.',
          author: 'Albert Einstein',
        },
      ],
      seed: 'demo',
    },
    byHand,
  ),
  answers('the whole collection', { seed: 'demo' }, { pool: 446, count: 1 }, byHand),
  answers('any case of the author', { author: 'eINSTEIN', seed: 'a' }, { pool: 4 }, byHand),
  answers(
    'fewer than asked for',
    { author: 'Einstein', count: 20, seed: 'a' },
    { pool: 4, count: 4 },
    byHand,
  ),
  answers(
    'short ones',
    { maxLength: 20, seed: 'a' },
    { pool: 4, count: 1, items: [{ quote: 'Life is suffering.', author: 'Guatama Buddha' }], seed: 'a' },
    byHand,
  ),
  refuses(422, 'an author who is not there', { author: 'Nobody At All' }, 'no such quote'),
  refuses(422, 'an author without a quote as short', { author: 'Einstein', maxLength: 20 }, 'no such quote'),
  refuses(400, 'too many', { count: 21 }, 'count'),
  refuses(400, 'too short a length', { maxLength: 19 }, 'maxLength'),
])

it('draws a quote once, and another seed each time without one', async () => {
  const query = { author: 'Mark Twain', count: 7 }
  const [first, second] = [await call('rest_quotes_random', query), await call('rest_quotes_random', query)]
  const { items, seed } = (first.body as { data: { items: { quote: string }[]; seed: string } }).data
  expect(new Set(items.map(({ quote }) => quote)).size).toBe(7)
  expect(seed).toMatch(/^[0-9a-f]{16}$/)
  expect((second.body as { data: { seed: string } }).data.seed).not.toBe(seed)
  const again = await call('rest_quotes_random', { ...query, seed })
  expect((again.body as { data: unknown }).data).toEqual((first.body as { data: unknown }).data)
})

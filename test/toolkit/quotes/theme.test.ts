import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const byHand = 'SHA-256 and the two files, computed in Python'

table('rest_quotes_theme', [
  answers(
    'courage',
    { theme: 'courage', limit: 3, seed: 'demo' },
    {
      theme: 'courage',
      total: 18,
      count: 3,
      items: [
        { quote: 'All cats love fish but fear to wet their paws.', author: 'Chinese Proverb' },
        {
          quote:
            "Don't waste your life in doubts and fears: Spend yourself on the work before you, well assured that the right performance of this hour's duties will be the best preparation for the hours or ages that follow it.",
          author: 'Ralph Waldo Emerson',
        },
        {
          quote:
            'A man must be big enough to admit his mistakes, smart enough to profit from them, and strong enough to correct them.',
          author: 'John C. Maxwell',
        },
      ],
      seed: 'demo',
    },
    byHand,
  ),
  answers(
    'five by default',
    { theme: 'work', seed: 'x' },
    { theme: 'work', total: 24, count: 5, seed: 'x' },
    byHand,
  ),
  answers('all there are', { theme: 'friendship', limit: 100, seed: 'x' }, { total: 4, count: 4 }, byHand),
  refuses(400, 'another theme', { theme: 'money' }, 'theme'),
  refuses(400, 'no theme', {}, 'theme'),
])

describe('quotes of each theme, counted with Python', () => {
  it.each(
    Object.entries({
      success: 44,
      failure: 32,
      courage: 18,
      dreams: 21,
      work: 24,
      time: 25,
      learning: 25,
      happiness: 12,
      love: 18,
      leadership: 16,
      change: 26,
      friendship: 4,
    }),
  )('%s', async (theme, total) => {
    const { body } = await call('rest_quotes_theme', { theme })
    expect((body as { data: { total: number } }).data.total).toBe(total)
  })
})

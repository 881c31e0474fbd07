import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const TIRMIDHI = "Jami' al-Tirmidhi 3507"

table('rest_islamic_asmaUlHusna', [
  answers('all', {}, { count: 99 }, TIRMIDHI),
  answers(
    'the last',
    { number: 99 },
    {
      count: 1,
      items: [{ number: 99, arabic: 'الصبور', transliteration: 'As-Sabur', meaning: 'The Patient' }],
    },
    TIRMIDHI,
  ),
  answers(
    'by transliteration, in any case',
    { q: 'RAHMAN' },
    {
      count: 1,
      items: [{ number: 1, arabic: 'الرحمن', transliteration: 'Ar-Rahman', meaning: 'The Most Gracious' }],
    },
    TIRMIDHI,
  ),
  answers(
    'by Arabic',
    { q: 'ملك' },
    {
      count: 2,
      items: [
        { number: 3, arabic: 'الملك', transliteration: 'Al-Malik', meaning: 'The King' },
        {
          number: 84,
          arabic: 'مالك الملك',
          transliteration: 'Malik al-Mulk',
          meaning: 'The Owner of Sovereignty',
        },
      ],
    },
    TIRMIDHI,
  ),
  answers('both filters', { number: 3, q: 'forgiv' }, { count: 0, items: [] }, 'definition'),
  answers('a word that no name has', { q: 'xyz' }, { count: 0, items: [] }, 'definition'),
  answers('no word', { q: '' }, { count: 99 }, 'every text contains the empty one'),
  refuses(400, 'number 0', { number: 0 }, 'number'),
  refuses(400, 'number 100', { number: 100 }, 'number'),
  refuses(400, 'a word too long', { q: 'a'.repeat(101) }, 'q'),
])

describe('the list', () => {
  it('has 99 different names, each numbered in its order', async () => {
    const { body } = await call('rest_islamic_asmaUlHusna', {})
    const { items } = (
      body as { data: { items: { number: number; arabic: string; transliteration: string }[] } }
    ).data
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 99 }, (_, index) => index + 1))
    expect(new Set(items.map(({ arabic }) => arabic)).size).toBe(99)
    expect(items.every(({ arabic }) => /^[\u0621-\u064A ]+$/.test(arabic))).toBe(true)
  })
})

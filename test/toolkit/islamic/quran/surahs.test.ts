import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Surahs {
  data: { items: Record<string, string | number>[] }
}

table('rest_islamic_quran', [
  answers('all', {}, { count: 114 }, 'the Quran has 114 surahs'),
  refuses(400, 'a parameter that it does not have', { surah: 1 }, 'surah'),
])

describe('the list', () => {
  // Tanzil metadata: verses, order of revelation, rukus; first pages of the Madinah mushaf.
  it.each([
    [
      1,
      {
        name: 'الفاتحة',
        transliteration: 'Al-Fatihah',
        verses: 7,
        revelationOrder: 5,
        rukus: 1,
        startPage: 1,
        startJuz: 1,
      },
    ],
    [
      2,
      {
        transliteration: 'Al-Baqarah',
        verses: 286,
        revelation: 'medinan',
        revelationOrder: 87,
        rukus: 40,
        startPage: 2,
        startJuz: 1,
      },
    ],
    [
      9,
      {
        transliteration: 'At-Tawbah',
        verses: 129,
        revelationOrder: 113,
        rukus: 16,
        startPage: 187,
        startJuz: 10,
      },
    ],
    [96, { verses: 19, revelation: 'meccan', revelationOrder: 1, rukus: 1, startPage: 597, startJuz: 30 }],
    [
      114,
      { name: 'الناس', english: 'Mankind', verses: 6, revelationOrder: 21, startPage: 604, startJuz: 30 },
    ],
  ])('has surah %d', async (number, surah) => {
    const { body } = await call('rest_islamic_quran', {})
    expect((body as Surahs).data.items[number - 1]).toMatchObject({ number, ...surah })
  })

  it('adds up to 6236 verses and 556 rukus', async () => {
    const { items } = ((await call('rest_islamic_quran', {})).body as Surahs).data
    const sum = (member: string): number => items.reduce((total, item) => total + Number(item[member]), 0)
    expect([sum('verses'), sum('rukus')]).toEqual([6236, 556])
  })
})

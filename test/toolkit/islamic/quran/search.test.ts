import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Found {
  data: { q: string; script: string; total: number; count: number; items: Record<string, string | number>[] }
}

const search = async (q: string): Promise<Found['data']> =>
  ((await call('rest_islamic_quran_3', { q })).body as Found).data

const referencesOf = ({ items }: Found['data']): unknown[] =>
  items.map(({ reference, lang }) => `${reference} ${lang}`)

/** M.F. Abd al-Baqi, al-Mu'jam al-mufahras: every place of a word in the Quran. */
describe('words of the concordance', () => {
  it.each([
    ['محمد', ['3:144 ar', '33:40 ar', '47:2 ar', '48:29 ar']],
    ['رمضان', ['2:185 ar']],
    ['رَمَضَانَ', ['2:185 ar']],
    ['طالوت', ['2:247 ar', '2:249 ar']],
    ['يأجوج', ['18:94 ar', '21:96 ar']],
    ['ياجوج', ['18:94 ar', '21:96 ar']],
    // Also within samkaha of 79:28.
    ['مكة', ['48:24 ar', '79:28 ar']],
    ['مكه', ['48:24 ar', '79:28 ar']],
  ])('%s', async (q, references) => expect(referencesOf(await search(q))).toEqual(references))
})

table('rest_islamic_quran_3', [
  answers(
    'a verse of a translation',
    { q: '  the   ETERNAL refuge ' },
    {
      q: 'the ETERNAL refuge',
      script: 'latin',
      total: 1,
      count: 1,
      items: [
        {
          surah: 112,
          ayah: 2,
          reference: '112:2',
          surahName: 'Al-Ikhlas',
          lang: 'en',
          text: 'Allah, the Eternal Refuge',
        },
      ],
    },
    'Saheeh International, 112:2',
  ),
  answers('nothing', { q: 'quantum' }, { script: 'latin', total: 0, count: 0, items: [] }, 'an anachronism'),
  answers(
    'marks that are no letters',
    { q: '?!' },
    { script: 'latin', total: 0 },
    'neither translation has them together',
  ),
  answers('a pattern taken as text', { q: '.*' }, { total: 0 }, 'neither translation has it'),
  answers('a picture', { q: '\u{1F600}\u{1F600}' }, { total: 0 }, 'neither translation has it'),
  refuses(400, 'blanks', { q: '     ' }, 'q'),
  refuses(400, 'Arabic marks without a letter', { q: 'ــ' }, 'q'),
  refuses(400, 'accents without a letter', { q: '\u0301\u0301' }, 'q'),
  refuses(400, 'one letter', { q: 'a' }, 'q'),
  refuses(400, 'too much', { q: 'a'.repeat(201) }, 'q'),
  refuses(400, 'no words', {}, 'q'),
])

describe('many matches', () => {
  it('are counted all, and the first fifty given in order', async () => {
    const { total, count, items } = await search('allah')
    expect(total).toBeGreaterThan(2000)
    expect([count, items.length]).toEqual([50, 50])
    const ranks = items.map(
      ({ surah, ayah, lang }) => Number(surah) * 10_000 + Number(ayah) * 10 + (lang === 'en' ? 0 : 1),
    )
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
    // 1:1 in both languages, English first.
    expect(referencesOf({ items } as Found['data']).slice(0, 2)).toEqual(['1:1 en', '1:1 id'])
  })
})

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

/** Counted in Tanzil's simple-clean text (78,000 words in everyday spelling). */
describe('everyday spelling', () => {
  it.each([
    ['الحمد لله رب العالمين', 6, '1:2'],
    ['الصلاة', 61, '2:3'],
    ['الزكاة', 28, '2:43'],
    ['إبراهيم', 63, '2:124'],
    ['إسرائيل', 41, '2:40'],
    ['القرآن', 50, '2:185'],
    ['التوراة', 16, '3:3'],
    ['يا أيها الذين آمنوا', 89, '2:104'],
    ['يا بني إسرائيل', 6, '2:40'],
    ['يا ابن أم', 1, '20:94'],
    ['السماوات والأرض', 133, '2:33'],
    ['فاسألوا أهل الذكر', 2, '16:43'],
    ['يسألونك', 13, '2:189'],
    ['والليل إذا', 5, '81:17'],
    ['أولئك', 189, '2:5'],
    ['مسئولا', 4, '17:34'],
    ['يحيي ويميت', 9, '2:258'],
    ['الأيكة', 4, '15:78'],
    ['شيئا', 76, '2:48'],
    ['جاءوا', 9, '3:184'],
  ])('%s', async (q, total, first) => {
    const found = await search(q)
    expect([found.total, found.items[0]?.reference]).toEqual([total, first])
  })

  it.each([
    ['in the Uthmani spelling', 'الصلوة', 'الصلاة'],
    ['joined', 'يأيها الذين ءامنوا', 'يا أيها الذين آمنوا'],
    ['without hamzas', 'يا ايها الذين امنوا', 'يا أيها الذين آمنوا'],
    ['with marks', 'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ', 'الحمد لله رب العالمين'],
    ['hamza over a stroke', 'يَسۡـَٔلُونَكَ', 'يسألونك'],
    ['hamza over waw', 'مسؤولا', 'مسئولا'],
    ['one waw for two', 'داود', 'داوود'],
    ['Persian letters', 'موسی', 'موسى'],
  ])('finds the same %s', async (_name, q, everyday) => {
    expect(referencesOf(await search(q))).toEqual(referencesOf(await search(everyday)))
  })
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

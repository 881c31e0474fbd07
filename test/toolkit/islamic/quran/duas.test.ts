import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Duas {
  data: { items: { reference: string; topic: string; text: string; translation: string }[] }
}

const duas = async (query: Record<string, string>): Promise<Duas['data']['items']> =>
  ((await call('rest_islamic_quran_8', query)).body as Duas).data.items

table('rest_islamic_quran_8', [
  answers('all', {}, { count: 70 }, '6 + 8 + 17 + 9 + 6 + 5 + 15 + 4 verses of the topics'),
  answers(
    'a topic and a word of a translation',
    { topic: 'knowledge', q: 'INCREASE me in knowledge' },
    {
      count: 1,
      items: [
        {
          reference: '20:114',
          topic: 'knowledge',
          text: expect.stringContaining('زِدۡنِي') as unknown,
          transliteration: expect.stringContaining('zidnee') as unknown,
          translation: expect.stringContaining('increase me in knowledge') as unknown,
        },
      ],
    },
    'Quran 20:114, Saheeh International',
  ),
  answers(
    'a word in another language',
    { q: 'Seigneur', lang: 'fr', topic: 'provision' },
    { count: 4 },
    'each begins with a call to the Lord (Hamidullah)',
  ),
  answers('nothing', { q: 'quantum' }, { count: 0, items: [] }, 'an anachronism'),
  answers('no word', { q: '', topic: 'patience' }, { count: 5 }, 'every text contains the empty one'),
  refuses(400, 'an unknown topic', { topic: 'wealth' }, 'topic'),
  refuses(400, 'an unknown language', { lang: 'de' }, 'lang'),
  refuses(400, 'a word too long', { q: 'a'.repeat(201) }, 'q'),
])

describe('the supplications', () => {
  it('are in mushaf order, each once', async () => {
    const references = (await duas({})).map(({ reference }) => reference)
    const ranks = references.map((reference) => {
      const [surah = 0, ayah = 0] = reference.split(':').map(Number)
      return surah * 1000 + ayah
    })
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
    expect(new Set(references).size).toBe(70)
    expect(references.slice(0, 3)).toEqual(['1:5', '1:6', '1:7'])
  })

  it('have their topics', async () => {
    expect((await duas({ topic: 'family' })).map(({ reference }) => reference)).toEqual([
      '2:128',
      '3:38',
      '14:40',
      '17:24',
      '21:89',
      '25:74',
      '37:100',
      '40:8',
      '46:15',
    ])
  })
})

import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

// MeCab with IPADIC 2.7.0 cuts and reads these texts so.
const SOURCE = 'IPADIC'

table('rest_anime_tokenize', [
  answers(
    'an inflected verb',
    { text: '食べた' },
    {
      count: 2,
      items: [
        {
          surface: '食べ',
          base: '食べる',
          reading: 'タベ',
          romaji: 'tabe',
          pos: 'verb',
          posJapanese: '動詞',
          detail: '自立',
          form: '連用形',
        },
        {
          surface: 'た',
          base: 'た',
          reading: 'タ',
          romaji: 'ta',
          pos: 'auxiliary',
          posJapanese: '助動詞',
          detail: null,
          form: '基本形',
        },
      ],
    },
    SOURCE,
  ),
  answers(
    'unknown words and blanks',
    { text: 'xyz ' },
    {
      count: 2,
      items: [
        {
          surface: 'xyz',
          base: 'xyz',
          reading: null,
          romaji: null,
          pos: 'noun',
          posJapanese: '名詞',
          detail: expect.any(String) as string,
          form: null,
        },
        {
          surface: ' ',
          base: ' ',
          reading: null,
          romaji: null,
          pos: 'symbol',
          posJapanese: '記号',
          detail: '空白',
          form: null,
        },
      ],
    },
    SOURCE,
  ),
  refuses(400, 'no text', { text: '' }, 'text'),
  refuses(400, 'too long a text', { text: 'あ'.repeat(5001) }, 'text'),
])

const partsOf = async (text: string): Promise<[string, string][]> => {
  const { body } = await call('rest_anime_tokenize', { text })
  const { items } = (body as { data: { items: { surface: string; pos: string }[] } }).data
  return items.map(({ surface, pos }) => [surface, pos])
}

it('names parts of speech in English', async () => {
  expect(await partsOf('しかし、このとても美しいお花がああ咲く。')).toEqual([
    ['しかし', 'conjunction'],
    ['、', 'symbol'],
    ['この', 'adnominal'],
    ['とても', 'adverb'],
    ['美しい', 'adjective'],
    ['お', 'prefix'],
    ['花', 'noun'],
    ['が', 'particle'],
    ['ああ', 'adverb'],
    ['咲く', 'verb'],
    ['。', 'symbol'],
  ])
})

it('keeps what follows emoji, and reads long runs', async () => {
  expect((await partsOf('😀😀です')).map(([surface]) => surface)).toEqual(['😀😀', 'です'])
  expect(await partsOf('a'.repeat(5000))).toEqual([['a'.repeat(5000), 'noun']])
})

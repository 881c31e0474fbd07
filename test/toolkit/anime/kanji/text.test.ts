import { answers, refuses, table } from '../../../support/table.js'

const NONE = { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, none: 0 }

table('rest_anime_kanji_3', [
  answers(
    'each kanji once, by first appearance',
    { text: '日本、 日\n' },
    {
      characters: 4,
      kanji: 3,
      unique: 2,
      byJlpt: { ...NONE, N5: 2 },
      hardest: 'N5',
      items: [
        { character: '日', count: 2, jlpt: 'N5', grade: 1 },
        { character: '本', count: 1, jlpt: 'N5', grade: 1 },
      ],
    },
    'lists of the JLPT and of schools',
  ),
  answers(
    'a kanji in no list',
    { text: '日㐂' },
    { byJlpt: { ...NONE, N5: 1, none: 1 }, hardest: 'N1' },
    'rules',
  ),
  answers(
    'signs that are not kanji',
    { text: '々〆〇 abc' },
    { characters: 6, kanji: 0, unique: 0, byJlpt: NONE, hardest: null, items: [] },
    'Unicode property Unified_Ideograph',
  ),
  answers('a kanji past the BMP', { text: '𠮟' }, { characters: 1, kanji: 1, unique: 1 }, 'rules'),
  refuses(400, 'no text', { text: '' }, 'text'),
])

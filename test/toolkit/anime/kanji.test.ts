import { answers, refuses, table } from '../../support/table.js'

// kanjidic2.xml of the Electronic Dictionary Research and Development Group.
const SOURCE = 'KANJIDIC2'

table('rest_anime_kanji', [
  answers(
    'the most frequent kanji',
    { q: '日' },
    {
      character: '日',
      codePoint: 'U+65E5',
      meanings: ['day', 'sun', 'Japan', 'counter for days'],
      on: ['ニチ', 'ジツ'],
      kun: ['ひ', '-び', '-か'],
      strokes: 4,
      radical: 72,
      grade: 1,
      jlpt: 'N5',
      frequency: 1,
    },
    SOURCE,
  ),
  answers(
    'a kanji in no list',
    { q: '𠮟' },
    { character: '𠮟', codePoint: 'U+20B9F', strokes: 5, jlpt: null, frequency: null },
    SOURCE,
  ),
  answers('a kanji without readings', { q: '㐂' }, { meanings: [], on: [], kun: [], nanori: [] }, SOURCE),
  refuses(400, 'two kanji', { q: '日本' }, 'q'),
  refuses(400, 'three characters', { q: '日本語' }, 'q'),
  refuses(422, 'kana', { q: 'あ' }, 'あ'),
  refuses(422, 'a Latin letter', { q: 'a' }, '"a"'),
  refuses(422, 'the sign of repetition', { q: '々' }, '々'),
])

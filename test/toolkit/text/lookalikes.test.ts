import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const unseen = (name: string, text: string, kind: string, codePoint: string) =>
  answers<'rest_text_lookalikes'>(
    name,
    { text },
    {
      safe: false,
      count: 1,
      items: [{ index: 1, char: text.slice(1, -1), codePoint, kind, looksLike: null }],
      ascii: 'ab',
      skeleton: 'ab',
    },
    'the contract',
  )

const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
const INVISIBLE = [
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e],
  ...span(0x200b, 0x200d),
  ...span(0x2060, 0x2064),
  0x3164,
  ...span(0xfe00, 0xfe0f),
  ...[0xfeff, 0xffa0],
  ...span(0xe0000, 0xe007f),
]

table('rest_text_lookalikes', [
  answers(
    'Cyrillic letters',
    { text: 'раypal' },
    {
      safe: false,
      count: 2,
      items: [
        { index: 0, char: 'р', codePoint: 'U+0440', kind: 'lookalike', looksLike: 'p' },
        { index: 1, char: 'а', codePoint: 'U+0430', kind: 'lookalike', looksLike: 'a' },
      ],
      skeleton: 'paypal',
      ascii: 'paypal',
      scripts: ['Cyrillic', 'Latin'],
      mixedWords: ['раypal'],
    },
    'UTS 39, confusables.txt',
  ),
  answers(
    'digits in the skeleton',
    { text: 'l0ve 1' },
    { safe: true, items: [], skeleton: 'lOve l', ascii: 'l0ve 1' },
    'UTS 39, confusables.txt: 0 and O, 1 and l',
  ),
  answers(
    'mathematical letters',
    { text: '\u{1d41a}' },
    {
      items: [{ index: 0, char: '\u{1d41a}', codePoint: 'U+1D41A', kind: 'lookalike', looksLike: 'a' }],
      ascii: 'a',
    },
    'UTS 39, confusables.txt',
  ),
  unseen('a zero-width space', 'a\u200bb', 'invisible', 'U+200B'),
  unseen('a soft hyphen', 'a\u00adb', 'invisible', 'U+00AD'),
  unseen('a Hangul filler', 'a\u3164b', 'invisible', 'U+3164'),
  unseen('a lone joiner', 'a\u200db', 'invisible', 'U+200D'),
  unseen('a tag', 'a\u{e0061}b', 'invisible', 'U+E0061'),
  unseen('a right-to-left override', 'a\u202eb', 'bidi', 'U+202E'),
  unseen('a left-to-right mark', 'a\u200eb', 'bidi', 'U+200E'),
  unseen('an isolate', 'a\u2066b', 'bidi', 'U+2066'),
  answers('joiners and selectors of emoji', { text: '👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿' }, { safe: true, items: [] }, 'UTS 51'),
  answers(
    'Japanese and Korean',
    { text: '漢字かなカナ 韓國어' },
    { mixedWords: [], scripts: ['Han', 'Hiragana', 'Katakana', 'Hangul'] },
    'they are written together',
  ),
  answers(
    'Hiragana and Hangul',
    { text: 'か어 か어 x' },
    { mixedWords: ['か어'], safe: false },
    'they are not',
  ),
  answers(
    'accents',
    { text: 'café naïve' },
    { safe: true, count: 0, scripts: ['Latin'], ascii: 'café naïve' },
    'é is no entry of confusables.txt',
  ),
  answers(
    'Common letters',
    { text: 'µa ªb' },
    { mixedWords: [], scripts: ['Latin'] },
    'Scripts.txt: U+00B5 is Common, U+00AA Latin',
  ),
  answers('nothing', { text: '' }, { safe: true, count: 0, skeleton: '', mixedWords: [] }, 'by hand'),
  answers('20,000 overrides', { text: '\u202e'.repeat(5_000) }, { count: 5_000, ascii: '' }, 'by hand'),
  refuses(400, 'no text', {}, 'text'),
  answers(
    'every invisible character',
    { text: `a${String.fromCodePoint(...INVISIBLE)}b` },
    {
      count: INVISIBLE.length,
      ascii: 'ab',
      skeleton: 'ab',
      items: INVISIBLE.map((codePoint): unknown =>
        expect.objectContaining({
          kind: 'invisible',
          codePoint: `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
        }),
      ),
    },
    'the contract names them',
  ),
  answers(
    'every mark of direction',
    { text: '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069' },
    {
      items: Array.from({ length: 11 }, (_, index): unknown =>
        expect.objectContaining({ index, kind: 'bidi', looksLike: null }),
      ),
      skeleton: '',
    },
    'UAX 9, table 4, without U+061C',
  ),
  answers(
    'offsets in UTF-16 units, and a word once',
    { text: '😀раy раy' },
    {
      items: [
        expect.objectContaining({ index: 2 }),
        expect.objectContaining({ index: 3 }),
        expect.objectContaining({ index: 6 }),
        expect.objectContaining({ index: 7 }),
      ] as unknown,
      mixedWords: ['раy'],
    },
    'an emoji is two units',
  ),
  answers(
    'Katakana and Hangul',
    { text: 'カ어' },
    { mixedWords: ['カ어'], safe: false },
    'they are not written together',
  ),
])

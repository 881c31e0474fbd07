import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_aiText_grammar', [
  answers(
    'the documented call',
    { text: 'This is an test of the the grammar checker.' },
    {
      count: 2,
      items: [
        expect.objectContaining({ index: 8, end: 10, text: 'an', suggestions: ['a'] }),
        expect.objectContaining({
          kind: 'Repetition',
          index: 19,
          end: 26,
          text: 'the the',
          suggestions: ['the'],
        }),
      ],
      corrected: 'This is a test of the grammar checker.',
      score: 78,
    },
    '100 - 200 / 9 words',
  ),
  answers(
    'kinds that are left out',
    { text: 'This is an test of the the grammar checker.', ignore: 'repetition, Style' },
    { count: 1, corrected: 'This is a test of the the grammar checker.', score: 89 },
    '100 - 100 / 9 words',
  ),
  answers(
    'UTF-16 offsets',
    { text: '\u{1F600} This is an test.' },
    {
      items: [expect.objectContaining({ index: 11, end: 13, text: 'an' })],
      corrected: '\u{1F600} This is a test.',
    },
    'the emoji has two units',
  ),
  ...(
    [
      ['american', 'The color is nice.', 0],
      ['british', 'The color is nice.', 1],
      ['american', 'The colour is nice.', 1],
      ['british', 'The colour is nice.', 0],
      ['australian', 'The colour is nice.', 0],
      ['canadian', 'The colour is nice.', 0],
      ['indian', 'The colour is nice.', 0],
    ] as const
  ).map(([dialect, text, count]) =>
    answers<'rest_aiText_grammar'>(`${dialect}: ${text}`, { dialect, text }, { count }, 'dictionaries'),
  ),
  answers(
    'code in Markdown',
    { text: 'Run `teh recieve` now.', markdown: true },
    { count: 0, corrected: 'Run `teh recieve` now.', score: 100 },
    'code is not prose',
  ),
  answers(
    'a right sentence',
    { text: 'The cat sat on the mat.' },
    { count: 0, items: [], score: 100 },
    'read by hand',
  ),
  answers('no word', { text: ' ' }, { count: 0, items: [], corrected: ' ', score: 100 }, 'nothing to find'),
  refuses(400, 'another dialect', { text: 'a', dialect: 'scots' }, 'dialect'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])

it.each([
  ['a word', 'a'],
  ['a word with apostrophes', "a'"],
  ['brackets', '('],
])(
  'survives %s without end',
  async (_, part) => {
    const { status, body } = await call('rest_aiText_grammar', {
      text: `This is an test ${part.repeat(19_000 / part.length)}.`,
    })
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { items: [{ text: 'an' }] } } })
  },
  60_000,
)

import { answers, refuses, table } from '../../support/table.js'

const HAND = 'counted by hand'

table('rest_aiText_duplicates', [
  answers(
    'the documented call',
    { text: 'The cat sat on the mat\nthe cat sat on the mat!\nA dog ran' },
    {
      items: 3,
      clusters: [
        {
          size: 2,
          representative: 'the cat sat on the mat!',
          members: [
            { index: 0, text: 'The cat sat on the mat', similarity: 1 },
            { index: 1, text: 'the cat sat on the mat!', similarity: 1 },
          ],
        },
      ],
      duplicates: 1,
      unique: 2,
    },
    HAND,
  ),
  answers(
    'links over a third item',
    { text: 'a b c d\na b c x\ny b c x', threshold: 0.5 },
    {
      clusters: [
        {
          size: 3,
          representative: 'a b c d',
          members: [
            { index: 0, text: 'a b c d', similarity: 1 },
            { index: 1, text: 'a b c x', similarity: 0.5 },
            { index: 2, text: 'y b c x', similarity: 0.2 },
          ],
        },
      ],
      duplicates: 2,
      unique: 1,
    },
    'ab bc cd, ab bc cx, yb bc cx: 2/4, 2/4, 1/5',
  ),
  answers(
    'a similarity as it is rounded',
    { text: 'a b c\na b', shingle: 1, threshold: 0.666667 },
    {
      clusters: [
        {
          size: 2,
          representative: 'a b c',
          members: [
            { index: 0, text: 'a b c', similarity: 1 },
            { index: 1, text: 'a b', similarity: 0.666667 },
          ],
        },
      ],
    },
    '2 of 3 words',
  ),
  answers(
    'items without words',
    { text: '!!!\r\n???\r\n!!!\r\nx' },
    {
      items: 4,
      clusters: [
        {
          size: 2,
          representative: '!!!',
          members: [
            { index: 0, text: '!!!', similarity: 1 },
            { index: 2, text: '!!!', similarity: 1 },
          ],
        },
      ],
    },
    'alike only where they are equal',
  ),
  answers(
    'paragraphs',
    { text: '\none two\nthree\n \t\none two three\n\n\nfour', split: 'blank-line' },
    {
      items: 3,
      clusters: [
        {
          size: 2,
          representative: 'one two\nthree',
          members: [
            { index: 0, text: 'one two\nthree', similarity: 1 },
            { index: 1, text: 'one two three', similarity: 1 },
          ],
        },
      ],
      duplicates: 1,
      unique: 2,
    },
    'the same words; the first of the longest',
  ),
  answers('empty lines', { text: ' \n\n ' }, { items: 0, clusters: [], duplicates: 0, unique: 0 }, HAND),
  answers('500 items', { text: 'x\n'.repeat(500) }, { items: 500, duplicates: 499, unique: 1 }, HAND),
  refuses(422, '501 items', { text: 'x\n'.repeat(501) }, '501 items'),
  refuses(400, 'a threshold of 0', { text: 'x', threshold: 0 }, 'threshold'),
])

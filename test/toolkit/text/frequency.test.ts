import { answers, refuses, table } from '../../support/table.js'

table('rest_text_frequency', [
  answers(
    'words',
    { text: 'the cat saw the dog' },
    {
      total: 5,
      distinct: 4,
      items: [
        { value: 'the', count: 2, percent: 40 },
        { value: 'cat', count: 1, percent: 20 },
        { value: 'dog', count: 1, percent: 20 },
        { value: 'saw', count: 1, percent: 20 },
      ],
    },
    'counted by hand',
  ),
  answers(
    'thirds',
    { text: 'a a b' },
    {
      items: [
        { value: 'a', count: 2, percent: 66.67 },
        { value: 'b', count: 1, percent: 33.33 },
      ],
    },
    '2 / 3 and 1 / 3',
  ),
  answers(
    'words as they are written',
    { text: 'B a A', ignoreCase: false },
    {
      items: [
        { value: 'A', count: 1, percent: 33.33 },
        { value: 'B', count: 1, percent: 33.33 },
        { value: 'a', count: 1, percent: 33.33 },
      ],
    },
    'by code points',
  ),
  answers(
    'without stop words',
    { text: 'The cat and the dog', stopwords: true },
    { total: 2, distinct: 2 },
    'the and and are stop words',
  ),
  answers('without short words', { text: 'a bb ccc', minLength: 2 }, { total: 2 }, 'by hand'),
  answers(
    'pairs of one sentence',
    { text: 'I came. You went home.', by: 'bigram' },
    {
      total: 3,
      items: [
        { value: 'i came', count: 1, percent: 33.33 },
        { value: 'went home', count: 1, percent: 33.33 },
        { value: 'you went', count: 1, percent: 33.33 },
      ],
    },
    'not across the full stop',
  ),
  answers(
    'threes',
    { text: 'a b c a b c', by: 'trigram', limit: 1 },
    { total: 4, distinct: 3, items: [{ value: 'a b c', count: 2, percent: 50 }] },
    'abc bca cab abc',
  ),
  answers(
    'pairs without stop words',
    { text: 'cat and dog', by: 'bigram', stopwords: true },
    { items: [{ value: 'cat dog', count: 1, percent: 100 }] },
    'left out before pairing',
  ),
  answers('characters', { text: 'Aa é🇮🇩\n!', by: 'character' }, { total: 5, distinct: 4 }, 'a a é 🇮🇩 !'),
  answers(
    'letters',
    { text: 'Ab1 b!', by: 'letter' },
    {
      total: 3,
      items: [
        { value: 'b', count: 2, percent: 66.67 },
        { value: 'a', count: 1, percent: 33.33 },
      ],
    },
    'counted by hand',
  ),
  answers('lines', { text: ' x\nX \n\ny', by: 'line' }, { total: 3, distinct: 2 }, 'trimmed and lower-cased'),
  answers(
    'equal counts by code points',
    { text: '\u{1f600}\uff5e', by: 'character' },
    {
      items: [
        { value: '\uff5e', count: 1, percent: 50 },
        { value: '\u{1f600}', count: 1, percent: 50 },
      ],
    },
    'U+FF5E before U+1F600',
  ),
  answers('nothing', { text: '' }, { total: 0, distinct: 0, items: [] }, 'by hand'),
  refuses(400, 'no results', { text: 'a', limit: 0 }, 'limit'),
  answers(
    'values before the limit',
    { text: 'a b c', limit: 1 },
    { total: 3, distinct: 3, items: [{ value: 'a', count: 1, percent: 33.33 }] },
    'three words',
  ),
  answers(
    'letters of any script, as they are',
    { text: 'Жж_1', by: 'letter', ignoreCase: false },
    { total: 2, distinct: 2 },
    'UnicodeData: Lu and Ll',
  ),
])

import { answers, refuses, table } from '../../support/table.js'

const LEVENSHTEIN = 'Wagner and Fischer 1974, worked by hand'
const metric = (name: string, a: string, b: string, distance: number, source: string) =>
  answers<'rest_string_distance'>(
    `${name} of ${a} and ${b}`,
    { a, b, metric: name },
    { metric: name, distance, operations: null },
    source,
  )

table('rest_string_distance', [
  answers(
    'kitten and sitting',
    { a: 'kitten', b: 'sitting' },
    {
      metric: 'levenshtein',
      distance: 3,
      normalized: 3 / 7,
      lengthA: 6,
      lengthB: 7,
      operations: [
        { op: 'substitute', index: 0, from: 'k', to: 's' },
        { op: 'substitute', index: 4, from: 'e', to: 'i' },
        { op: 'insert', index: 6, from: '', to: 'g' },
      ],
    },
    LEVENSHTEIN,
  ),
  answers(
    'Saturday and Sunday',
    { a: 'saturday', b: 'sunday' },
    { distance: 3, normalized: 0.375 },
    LEVENSHTEIN,
  ),
  answers(
    'deletions at the start',
    { a: 'abc', b: 'c' },
    {
      distance: 2,
      operations: [
        { op: 'delete', index: 0, from: 'a', to: '' },
        { op: 'delete', index: 1, from: 'b', to: '' },
      ],
    },
    LEVENSHTEIN,
  ),
  answers('two empty texts', { a: '', b: '' }, { distance: 0, normalized: 0, operations: [] }, LEVENSHTEIN),
  answers(
    'code points after NFC',
    { a: '😀e\u0301', b: 'é' },
    { distance: 1, lengthA: 2, lengthB: 1 },
    'Unicode: U+00E9',
  ),
  answers('case', { a: 'ABC', b: 'abc' }, { distance: 3 }, LEVENSHTEIN),
  answers('case ignored', { a: 'ABC', b: 'abc', ignoreCase: true }, { distance: 0 }, LEVENSHTEIN),
  metric('osa', 'ca', 'abc', 3, 'Boytsov 2011: no part edited twice'),
  metric('damerau', 'ca', 'abc', 2, 'Lowrance and Wagner 1975: ca, ac, abc'),
  metric('osa', 'abcd', 'acbd', 1, 'one swap'),
  metric('osa', 'a cat', 'an abct', 4, 'n, and three edits for ca and abc'),
  metric('damerau', 'a cat', 'an abct', 3, 'n, and two edits for ca and abc'),
  metric('damerau', '', 'abc', 3, 'three insertions'),
  metric('lcs', 'kitten', 'sitting', 5, 'ittn is common: 6 + 7 - 2 x 4'),
  answers(
    'lcs against both lengths',
    { a: 'ab', b: 'cd', metric: 'lcs' },
    { distance: 4, normalized: 1 },
    'nothing is common',
  ),
  metric('hamming', 'karolin', 'kathrin', 3, 'Hamming 1950'),
  answers(
    'the longest texts',
    { a: 'a'.repeat(2000), b: 'b'.repeat(2000) },
    { distance: 2000, normalized: 1 },
    'all differ',
  ),
  refuses(422, 'texts of two lengths for hamming', { a: 'a', b: '', metric: 'hamming' }, 'equal length'),
  refuses(400, 'a text past 2000 characters', { a: 'a'.repeat(2001), b: '' }, 'a'),
  answers(
    'lcs against the sum of unequal lengths',
    { a: 'kitten', b: 'sitting', metric: 'lcs' },
    { distance: 5, normalized: 5 / 13 },
    '5 / (6 + 7)',
  ),
  answers(
    'a substitution before a deletion and an insertion',
    { a: 'ab', b: 'ba' },
    {
      distance: 2,
      operations: [
        { op: 'substitute', index: 0, from: 'a', to: 'b' },
        { op: 'substitute', index: 1, from: 'b', to: 'a' },
      ],
    },
    LEVENSHTEIN,
  ),
  answers(
    'an insertion between, at the place in a',
    { a: '😀c', b: '😀bc' },
    { operations: [{ op: 'insert', index: 1, from: '', to: 'b' }] },
    LEVENSHTEIN,
  ),
  answers(
    'a match before anything else, from the end',
    { a: 'aa', b: 'a' },
    { operations: [{ op: 'delete', index: 0, from: 'a', to: '' }] },
    LEVENSHTEIN,
  ),
  answers(
    'an empty text for osa',
    { a: '', b: 'ab', metric: 'osa' },
    { distance: 2, normalized: 1, operations: null },
    'two insertions',
  ),
])

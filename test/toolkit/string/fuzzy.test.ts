import { answers, near, refuses, table } from '../../support/table.js'

const HAND = 'the formula, worked by hand'

table('rest_string_fuzzy', [
  answers(
    'a subsequence',
    { q: 'jkt', items: 'Jakarta,Bandung,Yogyakarta' },
    { count: 1, items: [{ value: 'Jakarta', score: 0.555556, positions: [0, 2, 5] }] },
    '(3 matched + 1 adjacent + 1 word start) / 9',
  ),
  answers(
    'word starts and runs',
    { q: 'f b', items: 'foo-bar\nFooBar\r\n fb \naxfb,' },
    {
      count: 4,
      items: [
        { value: 'fb', score: 0.833333, positions: [0, 1] },
        { value: 'FooBar', score: 0.833333, positions: [0, 3] },
        { value: 'foo-bar', score: 0.833333, positions: [0, 4] },
        { value: 'axfb', score: 0.5, positions: [2, 3] },
      ],
    },
    '(2 + 2 + 1) / 6, (2 + 1 + 2) / 6 twice, (2 + 1 + 0) / 6; the shorter first',
  ),
  answers(
    'code points',
    { q: 'é', items: '😀É' },
    { items: [{ value: '😀É', score: 0.333333, positions: [1] }] },
    '1 / 3',
  ),
  answers(
    'names',
    { q: 'martha', items: 'Marhta,Zed', method: 'jaro-winkler' },
    {
      count: 2,
      items: [
        { value: 'Marhta', score: 0.961111, positions: [] },
        { value: 'Zed', score: 0, positions: [] },
      ],
    },
    'Winkler 1990',
  ),
  answers(
    'three letters out of order, which are one pair',
    { q: 'jakrta', items: 'Jakarta', method: 'jaro-winkler' },
    { items: [{ value: 'Jakarta', score: 0.927778, positions: [] }] },
    'strcmp95.c: N_trans / 2 in integers; 0.896825 + 3 x 0.1 x 0.103175',
  ),
  answers(
    'edits',
    { q: 'sitting', items: 'kitten', method: 'levenshtein' },
    { items: [{ value: 'kitten', score: near(4 / 7, 1e-6), positions: [] }] },
    '1 - 3 / 7',
  ),
  answers('too low a score', { q: 'a', items: 'a,xa', min: 0.5 }, { count: 1 }, '1 and 1 / 3'),
  answers(
    'the first ones',
    { q: 'a', items: 'aaa,aa,a', limit: 2 },
    {
      count: 2,
      items: [
        { value: 'a', score: 1, positions: [0] },
        { value: 'aa', score: 1, positions: [0] },
      ],
    },
    HAND,
  ),
  answers('nothing', { q: 'z', items: 'a,b' }, { count: 0, items: [] }, HAND),
  refuses(422, 'too many candidates', { q: 'a', items: 'a,'.repeat(2001) }, '2000'),
  refuses(422, 'an empty query', { q: ' ', items: 'a' }, 'white space'),
  refuses(400, 'a score past 1', { q: 'a', items: 'a', min: 2 }, 'min'),
  answers(
    'every sign before a word',
    { q: 'x', items: 'a x,a-x,a_x,a.x,a/x,a+x' },
    {
      count: 6,
      items: [
        ...['a x', 'a-x', 'a_x', 'a.x', 'a/x'].map((value) => ({ value, score: 0.666667, positions: [2] })),
        { value: 'a+x', score: 0.333333, positions: [2] },
      ],
    },
    '(1 + 0 + 1) / 3, and 1 / 3; equal ones as they came',
  ),
  answers(
    'the leftmost places',
    { q: 'ab', items: 'aab' },
    { items: [{ value: 'aab', score: 0.666667, positions: [0, 2] }] },
    'greedy: (2 matched + 1 at the start + 1 word start) / 6, where aab from 1 would be (2 + 1) / 6',
  ),
  answers(
    'a score at the bound',
    { q: 'kitten', items: 'sitting', method: 'levenshtein', min: 0.571429 },
    { count: 1 },
    '1 - 3 / 7 = 0.571429 rounded',
  ),
  answers('2000 candidates', { q: 'a', items: 'a,'.repeat(2000), limit: 1 }, { count: 1 }, 'the bound'),
  answers(
    'a sigma that ends a word',
    { q: 'ΟΔΟΣ', items: 'οδος' },
    { count: 1, items: [{ value: 'οδος', score: 0.75, positions: [0, 1, 2, 3] }] },
    'CaseFolding.txt: Σ and ς fold to σ',
  ),
])

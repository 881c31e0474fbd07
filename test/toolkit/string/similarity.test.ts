import { answers, near, refuses, table } from '../../support/table.js'

const WINKLER = 'Winkler 1990, table of names, to 3 decimals'
const names = (a: string, b: string, jaro: number, jaroWinkler: number) =>
  answers<'rest_string_similarity'>(
    `${a} and ${b}`,
    { a, b },
    { jaro: near(jaro, 5e-4), jaroWinkler: near(jaroWinkler, 5e-4) },
    WINKLER,
  )
const all = (value: number) => ({
  levenshtein: value,
  jaro: value,
  jaroWinkler: value,
  dice: value,
  jaccard: value,
  cosine: value,
  overlap: value,
  ratcliffObershelp: value,
  best: value,
})

table('rest_string_similarity', [
  names('MARTHA', 'MARHTA', 0.944, 0.961),
  names('DWAYNE', 'DUANE', 0.822, 0.84),
  names('DIXON', 'DICKSONX', 0.767, 0.813),
  names('JONES', 'JOHNSON', 0.79, 0.832),
  names('SHACKLEFORD', 'SHACKELFORD', 0.97, 0.982),
  names('NICHLESON', 'NICHULSON', 0.926, 0.956),
  names('JERALDINE', 'GERALDINE', 0.926, 0.926),
  names('MICHELLE', 'MICHAEL', 0.869, 0.921),
  names('TANYA', 'TONYA', 0.867, 0.88),
  names('SEAN', 'SUSAN', 0.783, 0.805),
  names('JON', 'JAN', 0.778, 0.8),
  answers(
    'three matches out of order, which are one pair',
    { a: 'jakrta', b: 'jakarta' },
    { jaro: near((1 + 6 / 7 + 5 / 6) / 3, 1e-12), jaroWinkler: near(0.927777778, 1e-9) },
    'strcmp95.c, US Census Bureau: N_trans = N_trans / 2 in integers',
  ),
  answers(
    'n-grams',
    { a: 'night', b: 'nacht' },
    { levenshtein: 0.6, dice: 0.25, jaccard: 1 / 7, cosine: 0.25, overlap: 0.25 },
    'ni ig gh ht and na ac ch ht share one of four',
  ),
  answers(
    'counts and sets',
    { a: 'aaa', b: 'aa', ngram: 1 },
    { dice: 1, jaccard: 1, cosine: 1, overlap: 1, levenshtein: near(2 / 3, 1e-15), best: 1 },
    'one letter in both',
  ),
  answers('vectors', { a: 'aab', b: 'abb', ngram: 1 }, { cosine: near(0.8, 1e-15) }, '(2 x 1 + 1 x 2) / 5'),
  answers(
    'longer n-grams than texts',
    { a: 'ab', b: 'ac', ngram: 3 },
    { dice: 0, jaccard: 0, cosine: 0, overlap: 0 },
    'the contract',
  ),
  answers(
    'Ratcliff and Obershelp',
    { a: 'WIKIMEDIA', b: 'WIKIMANIA' },
    { ratcliffObershelp: 14 / 18 },
    'WIKIM and IA: 2 x 7 / 18',
  ),
  answers('equal texts', { a: 'a', b: 'a', ngram: 5 }, all(1), 'the contract'),
  answers('two empty texts', { a: '', b: '' }, all(1), 'the contract'),
  answers('an empty text', { a: '', b: 'a' }, all(0), 'nothing is common'),
  answers('one letter each', { a: 'a', b: 'b' }, all(0), 'nothing is common'),
  answers('case ignored, after NFC', { a: 'E\u0301', b: 'é', ignoreCase: true }, all(1), 'Unicode: U+00E9'),
  answers('the best of the eight', { a: 'MARTHA', b: 'MARHTA' }, { best: near(0.9611, 5e-5) }, WINKLER),
  refuses(400, 'n-grams of nothing', { a: 'a', b: 'b', ngram: 0 }, 'ngram'),
  answers(
    'no window',
    { a: 'ab', b: 'ba' },
    { jaro: 0, jaroWinkler: 0 },
    'floor(2 / 2) - 1 = 0: neither letter is at its place',
  ),
  answers(
    'a prefix of more than four',
    { a: 'ABCDEFGH', b: 'ABCDEFXY' },
    { jaro: near(5 / 6, 1e-12), jaroWinkler: near(0.9, 1e-12) },
    '(6/8 + 6/8 + 1) / 3; 5/6 + 4 x 0.1 / 6',
  ),
  answers(
    'a prefix of two texts that are not alike',
    { a: 'abcd', b: 'axyz' },
    { jaro: near(0.5, 1e-12), jaroWinkler: near(0.55, 1e-12) },
    '(1/4 + 1/4 + 1) / 3; no threshold: 0.5 + 0.1 x 0.5',
  ),
  answers(
    'one set inside of the other',
    { a: 'night', b: 'nights' },
    { dice: near(8 / 9, 1e-12), jaccard: 0.8, overlap: 1, cosine: near(4 / Math.sqrt(20), 1e-12) },
    '4 of 4 and 5 pairs',
  ),
  answers(
    'a text shorter than the n-grams',
    { a: 'ab', b: 'abc', ngram: 3 },
    { dice: 0, jaccard: 0, cosine: 0, overlap: 0, levenshtein: near(2 / 3, 1e-12) },
    'it has none',
  ),
  answers(
    'the published example',
    { a: 'PENNSYLVANIA', b: 'PENCILVANEYA' },
    { ratcliffObershelp: near(16 / 24, 1e-12) },
    "Ratcliff and Metzener, Dr. Dobb's Journal, July 1988: LVAN, PEN and A",
  ),
  answers(
    'the longest run that is leftmost',
    { a: 'abxcd', b: 'cdyab' },
    { ratcliffObershelp: near(4 / 10, 1e-12) },
    'ab is taken, and cd is then on another side',
  ),
  answers(
    'a thousand runs of one character',
    { a: 'a'.repeat(2_000), b: 'ab'.repeat(1_000) },
    { ratcliffObershelp: near(0.5, 1e-12), levenshtein: near(0.5, 1e-12) },
    'by hand: every second character is matched, alone',
  ),
  answers(
    'runs that get shorter by one',
    {
      a: Array.from({ length: 60 }, (_, index) => `${'a'.repeat(60 - index)}b`).join(''),
      b: Array.from({ length: 60 }, (_, index) => `${'a'.repeat(60 - index)}c`).join(''),
    },
    { ratcliffObershelp: near(1_830 / 1_890, 1e-12) },
    'by hand: 60 * 61 / 2 of 1,890 characters, each run with its like',
  ),
  refuses(400, 'n-grams of six', { a: 'a', b: 'b', ngram: 6 }, 'ngram'),
])

import { answers, refuses, table } from '../../support/table.js'

const cmu = 'the CMU dictionary and the ranks, searched with Python'

const LOVE = [
  { word: 'of', syllables: 1, pronunciation: 'AH1 V' },
  { word: 'above', syllables: 2, pronunciation: 'AH0 B AH1 V' },
  { word: 'gov', syllables: 1, pronunciation: 'G AH1 V' },
  { word: 'thereof', syllables: 2, pronunciation: 'DH EH2 R AH1 V' },
  { word: 'dove', syllables: 1, pronunciation: 'D AH1 V' },
  { word: 'glove', syllables: 1, pronunciation: 'G L AH1 V' },
  { word: 'shove', syllables: 1, pronunciation: 'SH AH1 V' },
]

table('rest_poetry_rhymes', [
  answers(
    'perfect ones',
    { word: 'Love' },
    { word: 'love', kind: 'perfect', pronunciation: 'L AH1 V', total: 7, count: 7, items: LOVE },
    cmu,
  ),
  answers(
    'of two syllables',
    { word: 'love', syllables: 2, limit: 1 },
    { total: 2, count: 1, items: LOVE.slice(1, 2) },
    cmu,
  ),
  answers(
    'near ones',
    { word: 'orange', kind: 'near', limit: 2 },
    {
      kind: 'near',
      total: 426,
      items: [
        { word: 'sources', syllables: 2, pronunciation: 'S AO1 R S AH0 Z' },
        { word: 'often', syllables: 2, pronunciation: 'AO1 F AH0 N' },
      ],
    },
    cmu,
  ),
  answers('a word without a rhyme', { word: 'orange' }, { total: 0, count: 0, items: [] }, cmu),
  answers('a possessive', { word: "dog's" }, { pronunciation: 'D AO1 G Z' }, 'the dictionary has it'),
  answers(
    'a possessive of another word',
    { word: "sonnet's" },
    { pronunciation: 'S AA1 N IH0 T' },
    'the dictionary has sonnet alone',
  ),
  refuses(422, 'a word that is not there', { word: 'xyzzy' }, 'xyzzy'),
  refuses(422, 'a name of the language', { word: 'valueOf' }, 'valueOf'),
  refuses(400, 'two words', { word: 'my love' }, 'word'),
])

import { answers, refuses, table } from '../../support/table.js'

const LONG =
  'the cat sat on the mat and the dog sat on the log while a bird sang in the old tree near the river and the cat saw the bird but the dog did not see it because the dog was asleep under the tree by the river where the old man had left his hat and coat for the day'
const RICHNESS = 'LexicalRichness 0.5 of PyPI'

/** Sixty words, none twice. */
const DISTINCT = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')

table('rest_aiText_statistics', [
  answers(
    'a short text',
    { text: 'the cat saw the dog and the dog ran' },
    {
      sentences: 1,
      words: 9,
      types: 6,
      hapaxes: 4,
      ttr: 0.6667,
      rootTtr: 2,
      mtld: null,
      yulesK: 987.6543,
      lexicalDensity: 0.5556,
      averageWordLength: 3,
      averageSentenceLength: 9,
      longestWord: 'the',
      wordLengths: { 3: 9 },
      partsOfSpeech: { DET: 3, NOUN: 3, VERB: 2, CCONJ: 1 },
    },
    'catalog',
  ),
  answers(
    'a text that is long enough',
    { text: LONG },
    { words: 61, types: 37, ttr: 0.6066, rootTtr: 4.7374, mtld: 27.9178, yulesK: 558.9895 },
    RICHNESS,
  ),
  answers(
    'three words again and again',
    { text: 'alpha beta gamma '.repeat(20) },
    { mtld: 5, yulesK: 3166.6667 },
    RICHNESS,
  ),
  answers('no word twice', { text: DISTINCT }, { mtld: 60, yulesK: 0, hapaxes: 60 }, RICHNESS),
  answers(
    'forty-nine words are too few',
    { text: 'alpha beta gamma '.repeat(17).split(' ').slice(0, 49).join(' ') },
    { words: 49, mtld: null },
    'below 50',
  ),
  answers(
    'case, apostrophes and hyphens',
    { text: "Don't! DON'T: well-known über-cool 𝒳." },
    {
      words: 5,
      types: 4,
      hapaxes: 3,
      longestWord: 'well-known',
      wordLengths: { 5: 2, 10: 1, 9: 1, 1: 1 },
      averageWordLength: 6,
    },
    '5, 5, 10, 9 and 1 code points',
  ),
  answers(
    'line ends are no tokens here',
    { text: 'The dogs ran.\n\nThe dogs ran.' },
    { sentences: 2, averageSentenceLength: 3, partsOfSpeech: { DET: 2, NOUN: 2, VERB: 2, PUNCT: 2 } },
    'spaces are left out',
  ),
  refuses(422, 'a text without a word', { text: '... !' }, 'text has no word'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])

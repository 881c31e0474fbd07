import { answers, refuses, table } from '../../support/table.js'

const HUNSPELL = 'en_US of Hunspell'

/** Different words of letters that are in no dictionary. */
const misspelt = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}ghtsent`,
  ).join(' ')

table('rest_aiText_spelling', [
  answers(
    'the documented call',
    { text: 'I recieve the letter' },
    {
      words: 4,
      count: 1,
      items: [{ word: 'recieve', index: 2, occurrences: 1, suggestions: ['receive', 'relieve'] }],
      corrected: 'I receive the letter',
    },
    HUNSPELL,
  ),
  answers(
    'two letters swapped come first',
    { text: 'teh cat and teh dog', limit: 2 },
    {
      items: [{ word: 'teh', index: 0, occurrences: 2, suggestions: ['the', 'ten'] }],
      corrected: 'the cat and the dog',
    },
    'nspell has the in the ninth place',
  ),
  answers(
    'what is no prose is left alone',
    { text: 'see www.exmaple.org http://exmaple.org/teh teh@exmaple.org #teh @teh NASSA mp3s abc123' },
    {
      words: 1,
      count: 0,
      corrected: 'see www.exmaple.org http://exmaple.org/teh teh@exmaple.org #teh @teh NASSA mp3s abc123',
    },
    'addresses, tags, capitals and digits',
  ),
  answers(
    'capitalised words at the beginning of a sentence',
    { text: 'Recieve it. We saw Zorblatt. Teh end.' },
    { words: 6, count: 2, corrected: 'Receive it. We saw Zorblatt. The end.' },
    'Zorblatt may be a name',
  ),
  answers(
    'capitalised words anywhere',
    { text: 'We saw Recieve.', capitals: true },
    {
      words: 3,
      count: 1,
      items: [{ word: 'Recieve', index: 7, occurrences: 1, suggestions: ['Receive', 'Relieve'] }],
    },
    HUNSPELL,
  ),
  answers(
    'apostrophes of both kinds',
    { text: "It doesn't matter, it doesn’t, they're done" },
    { count: 0 },
    HUNSPELL,
  ),
  answers(
    'words that are allowed',
    { text: 'the zorblatt and Zorblatts', allow: 'Zorblatt, zorblatts', capitals: true },
    { count: 0, words: 4 },
    'given by the caller',
  ),
  answers(
    'a word without suggestions stays',
    { text: 'the xqzzvqj' },
    {
      count: 1,
      items: [{ word: 'xqzzvqj', index: 4, occurrences: 1, suggestions: [] }],
      corrected: 'the xqzzvqj',
    },
    'no word is near',
  ),
  answers(
    'a word of 20,000 letters is listed, and has no suggestions',
    { text: `teh ${'a'.repeat(19_996)}` },
    { count: 2, items: [{ word: 'teh' }, { word: 'a'.repeat(19_996), index: 4, suggestions: [] }] },
    'the longest word of the dictionary has 23 letters',
  ),
  answers('no word', { text: '?!' }, { words: 0, count: 0, items: [], corrected: '?!' }, 'nothing to check'),
  refuses(422, '201 misspelt words', { text: misspelt(201) }, '201 different misspelt words'),
  refuses(400, 'eleven suggestions', { text: 'a', limit: 11 }, 'limit'),
])

import { answers, refuses, table } from '../../support/table.js'

const FOUR = 'Aa bb cc dd. Ee ff gg hh. Ii jj kk ll. Mm nn oo pp.'
const chunk = (index: number, start: number, size: number, text: string) => ({
  index,
  start,
  end: start + text.length,
  size,
  text,
})

table('rest_aiText_chunk', [
  answers(
    'one sentence is repeated',
    { text: FOUR, unit: 'words', size: 10, overlap: 1 },
    {
      count: 3,
      chunks: [
        chunk(0, 0, 8, 'Aa bb cc dd. Ee ff gg hh.'),
        chunk(1, 13, 8, 'Ee ff gg hh. Ii jj kk ll.'),
        chunk(2, 26, 8, 'Ii jj kk ll. Mm nn oo pp.'),
      ],
      total: 16,
    },
    'catalog',
  ),
  answers(
    'none is repeated',
    { text: FOUR, unit: 'words', size: 10, overlap: 0 },
    { chunks: [chunk(0, 0, 8, 'Aa bb cc dd. Ee ff gg hh.'), chunk(1, 26, 8, 'Ii jj kk ll. Mm nn oo pp.')] },
    'two sentences of four words fit into ten',
  ),
  answers(
    'fewer are repeated than asked for, where a new one has no room',
    { text: FOUR, unit: 'words', size: 12, overlap: 3 },
    {
      chunks: [
        chunk(0, 0, 12, 'Aa bb cc dd. Ee ff gg hh. Ii jj kk ll.'),
        chunk(1, 13, 12, 'Ee ff gg hh. Ii jj kk ll. Mm nn oo pp.'),
      ],
    },
    'two old ones and the new one',
  ),
  answers(
    'none where none has room',
    { text: 'Aa bb cc dd ee ff. Gg hh ii jj kk ll.', unit: 'words', size: 10, overlap: 1 },
    { chunks: [chunk(0, 0, 6, 'Aa bb cc dd ee ff.'), chunk(1, 19, 6, 'Gg hh ii jj kk ll.')] },
    'six words and six',
  ),
  answers(
    'a long sentence is cut at white space, and takes part in no overlap',
    {
      text: 'Hi. One two  three four five six seven eight nine ten eleven twelve. Bye.',
      unit: 'words',
      size: 10,
    },
    {
      chunks: [
        chunk(0, 0, 1, 'Hi.'),
        chunk(1, 4, 10, 'One two  three four five six seven eight nine ten'),
        chunk(2, 54, 3, 'eleven twelve. Bye.'),
      ],
      total: 14,
    },
    'ten words, and what is left with the next sentence',
  ),
  answers(
    'a long word is cut between characters',
    { text: 'abc 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉 xyz', unit: 'characters', size: 10 },
    {
      chunks: [chunk(0, 0, 3, 'abc'), chunk(1, 4, 10, '🎉'.repeat(10)), chunk(2, 24, 6, '🎉🎉 xyz')],
      total: 20,
    },
    'code points; offsets in UTF-16 units',
  ),
  answers(
    'tokens',
    { text: 'The cat sat. A dog ran away quickly. One two.', size: 10, overlap: 0 },
    {
      count: 2,
      chunks: [chunk(0, 0, 10, 'The cat sat. A dog ran away quickly.'), chunk(1, 37, 3, 'One two.')],
      total: 13,
    },
    'o200k_base of tiktoken of PyPI',
  ),
  answers(
    'a word of many tokens',
    { text: 'a'.repeat(200), size: 10 },
    {
      chunks: [
        chunk(0, 0, 10, 'a'.repeat(80)),
        chunk(1, 80, 10, 'a'.repeat(80)),
        chunk(2, 160, 5, 'a'.repeat(40)),
      ],
    },
    'o200k_base has a token of eight a, and of no more',
  ),
  answers(
    'sentences without a word are kept',
    { text: 'Well. ... !!! So.', unit: 'words', size: 10 },
    { count: 1, chunks: [chunk(0, 0, 4, 'Well. ... !!! So.')] },
    'nothing of the text is lost',
  ),
  answers(
    'blanks alone',
    { text: '  \n ', unit: 'characters' },
    { count: 0, chunks: [], total: 4 },
    'no sentence',
  ),
  refuses(400, 'a size of nine', { text: 'a', size: 9 }, 'size'),
  refuses(400, 'an unknown unit', { text: 'a', unit: 'bytes' }, 'unit'),
])

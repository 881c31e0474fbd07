import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const COURT =
  'The court sentenced the thief to two years in prison.\nAdd two cups of flour and one egg to the bowl.\nThe goalkeeper saved a penalty in the final minute.'
const PETS = 'The cats chased mice.\n\n  The dog is chasing a cat: the cats!  \r\nStocks are rising.'
const CHASED = { index: 0, text: 'The cats chased mice.' }
const CHASING = { index: 1, text: 'The dog is chasing a cat: the cats!' }
const BM25 = 'BM25 by a few lines of Python, over [cat chase mice], [dog chase cat cat], [stock rise]'

table('rest_aiText_search', [
  answers(
    'by meaning',
    { q: 'baking recipe ingredients', text: COURT, limit: 1 },
    {
      mode: 'semantic',
      passages: 3,
      count: 1,
      items: [{ index: 1, text: 'Add two cups of flour and one egg to the bowl.', score: 0.744389 }],
    },
    'catalog',
  ),
  answers(
    'by words: passages without any are left out',
    { q: 'cat of mice', text: PETS, mode: 'bm25' },
    {
      mode: 'bm25',
      passages: 3,
      count: 2,
      items: [
        { ...CHASED, score: 1.450833 },
        { ...CHASING, score: 0.590862 },
      ],
    },
    BM25,
  ),
  answers(
    'a stem of the query counts once',
    { q: 'cat Cats CAT', text: PETS, mode: 'bm25' },
    {
      items: [
        { ...CHASING, score: 0.590862 },
        { ...CHASED, score: 0.470004 },
      ],
    },
    BM25,
  ),
  answers(
    'stop words find nothing',
    { q: 'the is a', text: PETS, mode: 'bm25' },
    { count: 0, items: [] },
    'no stem is left',
  ),
  answers(
    'passages and queries that are not known score 0, in input order',
    { q: 'zzzqqqx', text: 'one\ntwo\nzzzqqqx' },
    { count: 3, items: [0, 1, 2].map((index) => expect.objectContaining({ index, score: 0 }) as unknown) },
    'no vector',
  ),
  answers(
    'a passage that is not known scores 0',
    { q: 'king', text: 'zzzqqqx\nKING, king!' },
    {
      items: [
        { index: 1, text: 'KING, king!', score: 1 },
        { index: 0, text: 'zzzqqqx', score: 0 },
      ],
    },
    'the other one has the direction of the query',
  ),
  answers(
    'by both, where words are found nowhere',
    { q: 'king', text: 'king\nkings', mode: 'hybrid' },
    { items: [{ index: 0, text: 'king', score: 1 }, expect.objectContaining({ index: 1 })] },
    'half of 1 and half of best by best',
  ),
  answers(
    'by both, where no word is found',
    { q: 'zzzqqqx', text: 'king', mode: 'hybrid' },
    { items: [{ index: 0, text: 'king', score: 0 }] },
    'half of 0 and nothing',
  ),
  answers(
    'no passage',
    { q: 'king', text: ' \n ' },
    { passages: 0, count: 0, items: [] },
    'empty lines are dropped',
  ),
  refuses(422, 'more than 1000 passages', { q: 'a', text: 'a\n'.repeat(1001) }, 'more than 1000 passages'),
  refuses(400, 'an unknown mode', { q: 'a', text: 'a', mode: 'regex' }, 'mode'),
  refuses(400, 'a query past the bound', { q: 'a'.repeat(201), text: 'a' }, 'q'),
])

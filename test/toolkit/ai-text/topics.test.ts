import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const CATALOG = 'Cats chase mice.\nDogs chase cats.\nStocks rise.\nBonds and stocks fall.'
const BANKS = 'river water stream water\nmoney loan credit\nwater river bank\nloan money bank credit'
const PYTHON = 'the sampler written anew in Python from the rules'

table('rest_aiText_topics', [
  answers(
    'two topics of four documents',
    { text: BANKS, topics: 2, terms: 3 },
    {
      documents: 4,
      vocabulary: 7,
      topics: [
        {
          index: 0,
          share: 0.571429,
          terms: [
            { term: 'bank', probability: 0.249071 },
            { term: 'credit', probability: 0.249071 },
            { term: 'loan', probability: 0.249071 },
          ],
        },
        {
          index: 1,
          share: 0.428571,
          terms: [
            { term: 'water', probability: 0.495881 },
            { term: 'river', probability: 0.331137 },
            { term: 'stream', probability: 0.166392 },
          ],
        },
      ],
      assignments: [
        { document: 0, topic: 1, share: 0.97619 },
        { document: 1, topic: 0, share: 0.96875 },
        { document: 2, topic: 1, share: 0.65625 },
        { document: 3, topic: 0, share: 0.97619 },
      ],
    },
    PYTHON,
  ),
  answers(
    'three topics, fewer rounds and another seed, in UTF-8',
    { text: BANKS.replaceAll('\n', '\r\n\r\n  '), topics: 3, terms: 3, iterations: 50, seed: 'é seed' },
    {
      topics: [
        {
          index: 0,
          share: 0.642857,
          terms: [
            { term: 'water', probability: 0.331863 },
            { term: 'bank', probability: 0.22161 },
            { term: 'loan', probability: 0.22161 },
          ],
        },
        {
          index: 1,
          share: 0.285714,
          terms: [
            { term: 'credit', probability: 0.493857 },
            { term: 'money', probability: 0.493857 },
            { term: 'bank', probability: 0.002457 },
          ],
        },
        {
          index: 2,
          share: 0.071429,
          terms: [
            { term: 'stream', probability: 0.943925 },
            { term: 'bank', probability: 0.009346 },
            { term: 'credit', probability: 0.009346 },
          ],
        },
      ],
      assignments: [
        { document: 0, topic: 0, share: 0.72093 },
        { document: 1, topic: 1, share: 0.636364 },
        { document: 2, topic: 0, share: 0.939394 },
        { document: 3, topic: 1, share: 0.488372 },
      ],
    },
    PYTHON,
  ),
  answers('the documented text', { text: CATALOG, topics: 2 }, { documents: 4 }, 'catalog'),
  answers(
    'one line is read sentence by sentence',
    { text: 'The river has water. The bank has money. Go!' },
    { documents: 3, vocabulary: 4 },
    'three sentences; has and go are not counted',
  ),
  answers(
    'a document without a term has equal shares',
    { text: 'the and\nriver water', topics: 2 },
    {
      documents: 2,
      vocabulary: 2,
      assignments: [expect.objectContaining({ document: 0, share: 0.5 }), expect.anything()],
    },
    '0.1 / 0.2',
  ),
  refuses(422, 'one document', { text: 'river water' }, 'fewer than two documents'),
  refuses(422, 'one distinct term', { text: 'river\nrivers\nriver' }, 'fewer than two distinct terms'),
  refuses(422, 'more than 500 documents', { text: 'a\n'.repeat(501) }, 'more than 500 documents'),
  refuses(422, 'more than 4000 tokens', { text: `${'sun '.repeat(4000)}\nmoon` }, 'more than 4000 tokens'),
  refuses(400, 'no topic', { text: CATALOG, topics: 0 }, 'topics'),
  refuses(400, 'too many rounds', { text: CATALOG, iterations: 1001 }, 'iterations'),
])

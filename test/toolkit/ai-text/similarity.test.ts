import { answers, refuses, table } from '../../support/table.js'

const HAND = 'counted by hand'

table('rest_aiText_similarity', [
  answers(
    'the documented call',
    { a: 'apple banana', b: 'apple cherry' },
    {
      cosine: 0.5,
      jaccard: 0.333333,
      dice: 0.5,
      containment: 0.5,
      shingleJaccard: 0,
      semantic: 0.835306,
      verdict: 'related',
      sharedTerms: ['appl'],
    },
    HAND,
  ),
  answers(
    'words that differ in their endings and in stop words',
    { a: 'The dogs were running', b: 'a dog runs' },
    {
      cosine: 1,
      jaccard: 1,
      dice: 1,
      containment: 1,
      shingleJaccard: 0,
      verdict: 'related',
      sharedTerms: ['dog', 'run'],
    },
    HAND,
  ),
  answers(
    'counts of terms',
    { a: 'dog dog cat', b: 'dog' },
    { cosine: 0.894427, jaccard: 0.5, dice: 0.666667, containment: 1 },
    '2 / sqrt(5)',
  ),
  answers(
    'the same words',
    { a: 'Hello, World!', b: 'hello world' },
    { verdict: 'identical', shingleJaccard: 1, semantic: 1 },
    HAND,
  ),
  answers(
    'nearly the same words',
    { a: 'one two three four five six seven eight', b: 'one two three four five six seven nine' },
    { shingleJaccard: 0.75, verdict: 'near-duplicate' },
    '6 of 8 pairs of words',
  ),
  answers(
    'single words as shingles',
    { a: 'red green', b: 'green red', shingle: 1 },
    { shingleJaccard: 1, verdict: 'near-duplicate' },
    HAND,
  ),
  answers(
    'a text shorter than a shingle',
    { a: 'red green', b: 'red green', shingle: 5 },
    { shingleJaccard: 1 },
    'one shingle',
  ),
  answers(
    'stop words where there is nothing else',
    { a: 'to be or to be', b: 'to be' },
    { cosine: 0.942809, containment: 1, sharedTerms: ['be', 'to'] },
    'be and to twice, or once: 4 / (3 sqrt(2))',
  ),
  answers(
    'words without a vector',
    { a: 'qzxqzx', b: 'dog' },
    { semantic: null, cosine: 0, verdict: 'different' },
    HAND,
  ),
  refuses(422, 'a first text without a word', { a: '?', b: 'x' }, 'a has no word'),
  refuses(422, 'a second text without a word', { a: 'x', b: '?' }, 'b has no word'),
  refuses(400, 'a shingle of six words', { a: 'x', b: 'x', shingle: 6 }, 'shingle'),
])

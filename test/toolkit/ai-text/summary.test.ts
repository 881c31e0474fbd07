import { answers, refuses, table } from '../../support/table.js'

const text = 'Cats are popular pets. Many people keep cats as pets at home. The weather was fine.'

table('rest_aiText_summary', [
  answers(
    'the documented call',
    { text, sentences: 1 },
    {
      summary: 'Cats are popular pets.',
      sentences: [{ index: 0, text: 'Cats are popular pets.', score: 1 }],
      total: 3,
      compression: 0.2651,
    },
    'two sentences that have only each other keep 0.15 + 0.85 * 1; 22 of 83 characters',
  ),
  answers(
    'sentences in the order of the text',
    { text: `The weather was fine. ${text}`, sentences: 2 },
    {
      summary: 'The weather was fine. Cats are popular pets.',
      total: 4,
    },
    'all four have one neighbour, and equal scores: the earlier ones',
  ),
  answers(
    'a text without more sentences than asked for',
    { text: 'One cat.\n\nTwo  dogs. ', sentences: 2 },
    {
      summary: 'One cat.\n\nTwo  dogs. ',
      sentences: [
        { index: 0, text: 'One cat.', score: 0.15 },
        { index: 1, text: 'Two  dogs.', score: 0.15 },
      ],
      total: 2,
      compression: 1,
    },
    'given back whole; sentences without neighbours have 1 - 0.85',
  ),
  answers(
    'a thousand equal sentences',
    { text: 'The dogs bark. '.repeat(1000), sentences: 1 },
    { summary: 'The dogs bark.', total: 1000, sentences: [{ index: 0, text: 'The dogs bark.', score: 1 }] },
    'every neighbour gives 0.85 / 999',
  ),
  refuses(422, 'a text without a word', { text: '...' }, 'no word'),
  refuses(400, 'no sentence', { text, sentences: 0 }, 'sentences'),
])

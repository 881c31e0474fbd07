import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const STRIKER = 'The striker scored twice and the team won the cup.'

table('rest_aiText_classify', [
  answers(
    'three labels',
    { text: STRIKER, labels: 'sports,politics,cooking' },
    {
      label: 'sports',
      confidence: 0.753026,
      labels: [
        { label: 'sports', similarity: 0.42849, probability: 0.753026 },
        { label: 'politics', similarity: 0.279414, probability: 0.169583 },
        { label: 'cooking', similarity: 0.200967, probability: 0.077391 },
      ],
    },
    'catalog',
  ),
  answers(
    'labels are trimmed, and count once',
    { text: STRIKER, labels: ' cooking , sports,,sports, politics ' },
    {
      labels: [
        { label: 'sports', similarity: 0.42849, probability: 0.753026 },
        { label: 'politics', similarity: 0.279414, probability: 0.169583 },
        { label: 'cooking', similarity: 0.200967, probability: 0.077391 },
      ],
    },
    'the same three',
  ),
  answers(
    'equals are in input order',
    { text: 'king', labels: 'KING,King,king' },
    {
      label: 'KING',
      confidence: 0.333333,
      labels: ['KING', 'King', 'king'].map((label) => ({ label, similarity: 1, probability: 0.333333 })),
    },
    'all have the vector of the text',
  ),
  answers(
    'a phrase, and signs between words',
    { text: 'queen', labels: 'king & king,king' },
    {
      labels: [expect.objectContaining({ label: 'king & king' }), expect.objectContaining({ label: 'king' })],
    },
    'twice the same vector has the same direction',
  ),
  refuses(422, 'one label', { text: STRIKER, labels: 'sports, sports' }, 'fewer than two distinct'),
  refuses(
    422,
    'twenty-one labels',
    { text: STRIKER, labels: Array.from({ length: 21 }, (_, index) => `l${index}`).join() },
    'more than 20',
  ),
  refuses(422, 'a text that is not known', { text: 'zzzqqqx', labels: 'a1,sports' }, 'text has no word'),
  refuses(422, 'a label that is not known', { text: STRIKER, labels: 'sports,zzzqqqx' }, 'zzzqqqx'),
  refuses(400, 'a list that is too short', { text: STRIKER, labels: 'a' }, 'labels'),
])

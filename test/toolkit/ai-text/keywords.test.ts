import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

table('rest_aiText_keywords', [
  answers(
    'the documented call',
    { text: 'deep learning and machine learning and statistics' },
    {
      method: 'rake',
      count: 3,
      items: [
        { phrase: 'deep learning', score: 4, count: 1 },
        { phrase: 'machine learning', score: 4, count: 1 },
        { phrase: 'statistics', score: 1, count: 1 },
      ],
    },
    'deep 2/1 + learning 4/2',
  ),
  answers(
    'signs, numbers and line ends between phrases',
    { text: 'red car, blue\ncar 2024 green-house effect; a red car + sky' },
    {
      items: [
        { phrase: 'green-house effect', score: 4, count: 1 },
        { phrase: 'red car', score: 3.6667, count: 2 },
        { phrase: 'car', score: 1.6667, count: 1 },
        { phrase: 'blue', score: 1, count: 1 },
        { phrase: 'sky', score: 1, count: 1 },
      ],
    },
    'red 4/2; car (2 + 2 + 1)/3',
  ),
  answers(
    'phrases that are too long are dropped before words are counted',
    { text: 'fast red car and red car', maxWords: 2 },
    { items: [{ phrase: 'red car', score: 4, count: 1 }] },
    'red 2/1 + car 2/1',
  ),
  answers(
    'a limit',
    { text: 'alpha beta and gamma', limit: 1 },
    { count: 1, items: [{ phrase: 'alpha beta', score: 4, count: 1 }] },
    'the best one',
  ),
  answers('stop words alone', { text: 'and the of it' }, { count: 0, items: [] }, 'no candidate'),
  answers('no word', { text: '?!' }, { count: 0, items: [] }, 'no candidate'),
  answers(
    'a graph of two nodes',
    { text: 'The dog sees a cat.', method: 'textrank' },
    {
      method: 'textrank',
      count: 2,
      items: [
        { phrase: 'dog', score: 0.5, count: 1 },
        { phrase: 'cat', score: 0.5, count: 1 },
      ],
    },
    'each has the other’s score: 0.15 / 2 + 0.85 * 0.5',
  ),
  answers(
    'neighbours that are joined',
    { text: 'Machine learning needs data. Data needs storage.', method: 'textrank' },
    {
      items: expect.arrayContaining([
        { phrase: 'data', score: near(0.4, 0.2), count: 2 },
        { phrase: 'storage', score: near(0.2, 0.1), count: 1 },
      ]) as unknown,
    },
    'data co-occurs with all others',
  ),
  answers(
    'a single node',
    { text: 'The cat.', method: 'textrank' },
    { items: [{ phrase: 'cat', score: 0.15, count: 1 }] },
    '(1 - 0.85) / 1',
  ),
  refuses(400, 'another method', { text: 'a', method: 'yake' }, 'method'),
  refuses(400, 'six words', { text: 'a', maxWords: 6 }, 'maxWords'),
])

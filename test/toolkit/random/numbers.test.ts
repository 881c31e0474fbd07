import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_random_numbers', [
  answers(
    'five throws of a die',
    { min: 1, max: 6, count: 5, seed: 'demo' },
    { count: 5, items: [4, 1, 5, 2, 6], sum: 18, mean: 3.6, seed: 'demo' },
    SOURCE,
  ),
  answers(
    'each number once',
    { min: 1, max: 6, count: 6, unique: true, seed: 'demo' },
    { items: [4, 1, 5, 2, 6, 3] },
    SOURCE,
  ),
  answers(
    'in descending order',
    { min: 1, max: 6, count: 5, sort: 'desc', seed: 'demo' },
    { items: [6, 5, 4, 2, 1] },
    SOURCE,
  ),
  answers(
    'two decimals',
    { min: 0, max: 1, count: 4, decimals: 2, seed: 'demo' },
    { items: [0.61, 0.15, 0.68, 0.29], sum: 1.73, mean: 0.4325 },
    SOURCE,
  ),
  answers(
    'one number between equal ends',
    { min: 7, max: 7, seed: '' },
    { items: [7], seed: '' },
    'nothing else is possible',
  ),
  answers(
    'a seed of its own without one',
    { min: 1, max: 2 },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'ends the wrong way round', { min: 2, max: 1 }, 'above max'),
  refuses(422, 'a fraction for whole numbers', { min: 0.5, max: 3 }, 'whole numbers'),
  refuses(422, 'unique decimals', { min: 0, max: 1, decimals: 2, unique: true }, 'unique'),
  refuses(422, 'more different numbers than there are', { min: 1, max: 6, count: 7, unique: true }, 'only 6'),
  refuses(400, 'a count past 1000', { count: 1001 }, 'count'),
  refuses(400, 'a number past a trillion', { max: 1e13 }, 'max'),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

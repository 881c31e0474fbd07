import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_lottery', [
  answers(
    'six of 49',
    { pick: 6, of: 49, seed: 'demo' },
    {
      tickets: [{ numbers: [6, 13, 36, 38, 43, 47], bonus: [] }],
      oddsOneIn: '13983816',
      probability: 7.151123842018516e-8,
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'two tickets with bonus numbers',
    { pick: 5, of: 50, bonus: 2, bonusOf: 12, tickets: 2, seed: 'demo' },
    {
      tickets: [
        { numbers: [12, 27, 37, 44, 48], bonus: [6, 11] },
        { numbers: [22, 29, 36, 42, 43], bonus: [4, 11] },
      ],
      oddsOneIn: '139838160',
      probability: 7.1511238420185165e-9,
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'all numbers',
    { pick: 20, of: 20, bonus: 1, bonusOf: 1, seed: 'demo' },
    {
      tickets: [
        { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], bonus: [1] },
      ],
      oddsOneIn: '1',
      probability: 1,
    },
    'nothing else is possible',
  ),
  answers(
    'odds past 2^53',
    { pick: 20, of: 200, seed: 'demo' },
    { oddsOneIn: '1613587787967350073386147640', probability: 6.197369659445107e-28 },
    "Python's math.comb and division",
  ),
  answers(
    'EuroMillions',
    { pick: 5, of: 50, bonus: 2, bonusOf: 12 },
    { oddsOneIn: '139838160' },
    'published odds of the jackpot',
  ),
  answers(
    'a seed of its own without one',
    {},
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'more picks than numbers', { pick: 6, of: 5 }, 'pick 6'),
  refuses(422, 'more bonus numbers than there are', { bonus: 3, bonusOf: 2 }, 'bonus 3'),
  refuses(400, '21 picks', { pick: 21 }, 'pick'),
])

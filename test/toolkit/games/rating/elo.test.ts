import { answers, near, refuses, table } from '../../../support/table.js'

/** FIDE Handbook B.02, table 8.1.2 (2024): expected score of the higher rated player by the difference. */
const FIDE: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [25, 0.53],
  [50, 0.57],
  [100, 0.64],
  [150, 0.7],
  [200, 0.76],
  [300, 0.85],
  [400, 0.92],
]

const PLAYERS = { a: 1613, b: 1609, score: 0.5 }

table('rest_games_rating', [
  answers(
    'a draw of equals nearly',
    PLAYERS,
    { expectedA: 0.505756, expectedB: 0.494244, newA: 1612.82, newB: 1609.18, changeA: -0.18, changeB: 0.18 },
    '1/(1+10^(-4/400)); 32 times the rest',
  ),
  ...FIDE.map(([difference, expected]) =>
    answers<'rest_games_rating'>(
      `a difference of ${difference}`,
      { a: 2000 + difference, b: 2000, score: 1 },
      // FIDE's table is that of the normal distribution, which the logistic one follows within 0.012.
      { expectedA: near(expected, 0.012) },
      'FIDE Handbook B.02, 8.1.2',
    ),
  ),
  answers(
    'odds of ten to one',
    { a: 1400, b: 1000, score: 0 },
    { expectedA: 0.909091, changeA: -29.09, changeB: 29.09 },
    '10/11 * 32',
  ),
  answers(
    'two factors',
    { a: 1500, b: 1500, score: 1, k: 40, kB: 10 },
    { newA: 1520, newB: 1495, changeA: 20, changeB: -5 },
    'half of each',
  ),
  answers(
    'the factor of A for both',
    { a: 1500, b: 1500, score: 0, k: 10 },
    { changeA: -5, changeB: 5 },
    'half of it',
  ),
  answers(
    'no cap',
    { a: 5000, b: 0, score: 0 },
    { expectedA: 1, expectedB: 0, newA: 4968, newB: 32 },
    'an expected score of 1 - 3e-13',
  ),
  answers(
    'a half of a hundredth',
    { a: 1500, b: 1500, score: 1, k: 1.01 },
    { changeA: 0.51, newA: 1500.51 },
    '0.505, half away from zero',
  ),
  refuses(400, 'no score', { a: 1500, b: 1500 }, 'score'),
  refuses(400, 'a score above 1', { a: 1500, b: 1500, score: 1.1 }, 'score'),
  refuses(400, 'a negative rating', { ...PLAYERS, a: -1 }, 'a'),
  refuses(400, 'a factor of 0', { ...PLAYERS, k: 0 }, 'k'),
  refuses(400, 'a factor of B over 100', { ...PLAYERS, kB: 101 }, 'kB'),
])

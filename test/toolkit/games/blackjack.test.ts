import { answers, refuses, table } from '../../support/table.js'

// Exact fractions by an own Python script; the plays are those of the published basic strategy.
const SOURCE = 'exact fractions in Python'

table('rest_games_blackjack', [
  answers(
    'eleven against a six',
    { hand: '5,6', dealer: '6' },
    {
      total: 11,
      soft: false,
      blackjack: false,
      best: 'double',
      ev: { stand: -0.153699, hit: 0.33369, double: 0.66738 },
      dealer: { d17: 0.165438, d18: 0.106267, d19: 0.106267, d20: 0.101715, d21: 0.097163, bust: 0.42315 },
    },
    SOURCE,
  ),
  answers(
    'a soft hand against a dealer who hits soft 17',
    { hand: 'A,7', dealer: 'A', hitSoft17: true },
    {
      total: 18,
      soft: true,
      blackjack: false,
      best: 'hit',
      ev: { stand: -0.225732, hit: -0.158065, double: -0.418158 },
      dealer: { d17: 0.083046, d18: 0.206851, d19: 0.206851, d20: 0.206851, d21: 0.09574, bust: 0.200663 },
    },
    SOURCE,
  ),
  answers(
    'sixteen against a ten',
    { hand: '10,6', dealer: '10', hitSoft17: false },
    {
      total: 16,
      soft: false,
      blackjack: false,
      best: 'hit',
      ev: { stand: -0.54043, hit: -0.539826, double: -1.079653 },
      dealer: { d17: 0.12071, d18: 0.12071, d19: 0.12071, d20: 0.37071, d21: 0.037376, bust: 0.229785 },
    },
    SOURCE,
  ),
  answers(
    'a blackjack',
    { hand: 'A,K', dealer: 'A', hitSoft17: false },
    {
      total: 21,
      soft: true,
      blackjack: true,
      best: 'stand',
      ev: { stand: 1.5, hit: 0.143001, double: 0.109061 },
      dealer: { d17: 0.188917, d18: 0.188917, d19: 0.188917, d20: 0.188917, d21: 0.077806, bust: 0.166525 },
    },
    SOURCE,
  ),
  answers(
    'a natural total with three cards',
    { hand: '10,J,A', dealer: '5', hitSoft17: false },
    {
      total: 21,
      soft: false,
      blackjack: false,
      best: 'stand',
      ev: { stand: 0.891754, hit: -1.0, double: null },
      dealer: { d17: 0.122251, d18: 0.122251, d19: 0.1177, d20: 0.113148, d21: 0.108246, bust: 0.416404 },
    },
    SOURCE,
  ),
  answers(
    'two aces',
    { hand: 'A,A', dealer: '6', hitSoft17: false },
    {
      total: 12,
      soft: true,
      blackjack: false,
      best: 'hit',
      ev: { stand: -0.153699, hit: 0.185954, double: 0.179748 },
      dealer: { d17: 0.165438, d18: 0.106267, d19: 0.106267, d20: 0.101715, d21: 0.097163, bust: 0.42315 },
    },
    SOURCE,
  ),
  refuses(422, 'a hand over 21', { hand: '10,9,5', dealer: '6' }, '24'),
  refuses(400, 'one card', { hand: 'A', dealer: '6' }, 'hand'),
  refuses(400, 'a ten as T', { hand: 'T,5', dealer: '6' }, 'hand'),
  refuses(400, 'a one', { hand: '5,6', dealer: '1' }, 'dealer'),
])

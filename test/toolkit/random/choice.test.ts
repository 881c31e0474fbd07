import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_random_choice', [
  answers(
    'by weight, none twice',
    { items: 'red,green,blue', weights: '5,3,1', count: 2, seed: 'demo' },
    { count: 2, items: ['green', 'red'], indexes: [1, 0], seed: 'demo' },
    SOURCE,
  ),
  answers(
    'with repeats',
    { items: 'a, b ,,c', count: 4, replace: true, seed: 'demo' },
    { items: ['b', 'a', 'c', 'a'], indexes: [1, 0, 2, 0] },
    SOURCE,
  ),
  answers(
    'never a weight of 0',
    { items: 'a,b,c', weights: '0,0.5,0', count: 3, replace: true },
    { items: ['b', 'b', 'b'] },
    'b alone weighs anything',
  ),
  refuses(422, 'a list of nothing', { items: ' , ,' }, 'nothing'),
  refuses(422, 'weights that do not match', { items: 'a,b', weights: '1' }, '1 weights for 2 items'),
  refuses(422, 'weights of 0', { items: 'a,b', weights: '0,0' }, 'All weights are 0'),
  refuses(422, 'a weight past the doubles', { items: 'a,b', weights: `${'9'.repeat(400)},1` }, 'too large'),
  refuses(
    422,
    'weights whose sum is past the doubles',
    { items: 'a,b,c', weights: `${'9'.repeat(308)},${'9'.repeat(308)},1` },
    'too large',
  ),
  refuses(
    422,
    'more picks than items with a weight',
    { items: 'a,b,c', weights: '1,0,1', count: 3 },
    '2 items',
  ),
  refuses(400, 'over 1000 items', { items: Array(1001).fill('a').join() }, 'items'),
  refuses(400, 'a negative weight', { items: 'a,b', weights: '1,-1' }, 'weights'),
  refuses(400, 'no items', {}, 'items'),
])

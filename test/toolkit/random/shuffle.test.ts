import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_random_shuffle', [
  answers(
    'five items',
    { items: '1,2,3,4,5', seed: 'demo' },
    { count: 5, items: ['2', '5', '3', '1', '4'], indexes: [1, 4, 2, 0, 3], seed: 'demo' },
    SOURCE,
  ),
  answers('one item', { items: ' a ' }, { count: 1, items: ['a'], indexes: [0] }, 'nothing to swap'),
  refuses(422, 'a list of nothing', { items: ',' }, 'nothing'),
  refuses(400, 'over 1000 items', { items: Array(1001).fill('a').join() }, 'items'),
])

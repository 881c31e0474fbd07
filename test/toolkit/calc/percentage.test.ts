import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_percentage', [
  answers(
    'a percent of b',
    { operation: 'percentOf', a: 15, b: 80 },
    { result: 12, unit: 'number' },
    '15/100*80',
  ),
  answers(
    'a as a percentage of b',
    { operation: 'whatPercent', a: 1, b: 3 },
    { result: 33.3333333333, unit: 'percent' },
    '100/3 to 10 decimals',
  ),
  answers(
    'a fall',
    { operation: 'change', a: 100, b: 80 },
    { result: -20, unit: 'percent' },
    '(80-100)/100*100',
  ),
  answers(
    'a change from a negative number',
    { operation: 'change', a: -50, b: -25 },
    { result: 50 },
    '(-25+50)/50*100',
  ),
  answers(
    'an increase',
    { operation: 'increase', a: 19.99, b: 7.5 },
    { result: 21.48925, unit: 'number' },
    '19.99*1.075',
  ),
  answers(
    'a decrease',
    { operation: 'decrease', a: 0.3, b: 10 },
    { result: 0.27 },
    '0.3*0.9, which binary arithmetic misses',
  ),
  answers(
    'what became b percent more',
    { operation: 'reverse', a: 119, b: 19 },
    { result: 100, unit: 'number' },
    '119/1.19',
  ),
  answers(
    'the symmetric difference',
    { operation: 'difference', a: 10, b: 6 },
    { result: 50, unit: 'percent' },
    '4/8*100',
  ),
  answers(
    'a tie away from zero',
    { operation: 'percentOf', a: -0.00000001, b: 0.5 },
    { result: -1e-10 },
    '-5e-11 to 10 decimals',
  ),
  answers('zero without a sign', { operation: 'change', a: 5, b: 5 }, { result: 0 }, 'no change'),
  refuses(422, 'a percentage of 0', { operation: 'whatPercent', a: 1, b: 0 }, 'divides by zero'),
  refuses(422, 'a change from 0', { operation: 'change', a: 0, b: 1 }, 'divides by zero'),
  refuses(422, 'a reverse rise of -100 percent', { operation: 'reverse', a: 1, b: -100 }, 'divides by zero'),
  refuses(422, 'the difference of two zeros', { operation: 'difference', a: 0, b: 0 }, 'divides by zero'),
  refuses(400, 'an operation that is not offered', { operation: 'modulo', a: 1, b: 1 }, 'operation'),
  refuses(400, 'a number past a trillion', { operation: 'change', a: 1e13, b: 1 }, 'a'),
  refuses(400, 'a missing number', { operation: 'change', a: 1 }, 'b'),
])

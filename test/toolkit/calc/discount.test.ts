import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_discount', [
  answers(
    'two discounts, one after the other',
    { price: 200, discounts: '20,10' },
    {
      original: 200,
      steps: [
        { percent: 20, before: 200, after: 160 },
        { percent: 10, before: 160, after: 144 },
      ],
      discounted: 144,
      saved: 56,
      effectivePercent: 28,
      tax: 0,
      total: 144,
    },
    '200*0.8*0.9',
  ),
  answers(
    'quantity, amount off and tax',
    { price: 19.99, discounts: '33.3333', quantity: 3, amountOff: 5, taxPercent: 11 },
    { original: 59.97, discounted: 34.98, saved: 24.99, effectivePercent: 41.6708, tax: 3.85, total: 38.83 },
    '59.97*0.666667 - 5 = 34.98001999; 1 - 34.98001999/59.97; 34.98*0.11',
  ),
  answers(
    'an unrounded running sum',
    { price: 0.05, discounts: '50,50' },
    {
      steps: [
        { percent: 50, before: 0.05, after: 0.03 },
        { percent: 50, before: 0.03, after: 0.01 },
      ],
      discounted: 0.01,
      saved: 0.04,
      effectivePercent: 75,
    },
    '0.05, 0.025, 0.0125',
  ),
  answers(
    'never below 0',
    { price: 10, discounts: '0', amountOff: 20 },
    { discounted: 0, saved: 10, effectivePercent: 100, total: 0 },
    'max(10-20, 0)',
  ),
  answers(
    'everything off',
    { price: 10, discounts: '100', taxPercent: 10 },
    { discounted: 0, tax: 0, total: 0 },
    '10*0',
  ),
  refuses(400, 'a discount past 100 percent', { price: 1, discounts: '10,100.5' }, 'discounts'),
  refuses(400, 'what is not a list of numbers', { price: 1, discounts: '10;5' }, 'discounts'),
  refuses(400, 'eleven discounts', { price: 1, discounts: '1,1,1,1,1,1,1,1,1,1,1' }, 'discounts'),
  refuses(400, 'half an item', { price: 1, discounts: '1', quantity: 0.5 }, 'quantity'),
])

import { answers, near, refuses, table } from '../../support/table.js'

table('rest_finance_bond', [
  answers(
    'below par',
    { coupon: 8, periods: 6, yield: 10 },
    {
      price: 94.924308,
      yield: 10,
      currentYield: 8.427768,
      macaulayDuration: 2.717449,
      modifiedDuration: 2.588047,
      convexity: 8.337375,
      trades: 'discount',
    },
    'FixedRateBond of QuantLib; 8/94.924308',
  ),
  answers(
    'above par, quarterly',
    { coupon: 6, periods: 20, frequency: 4, yield: 4.5 },
    {
      price: 106.682668,
      macaulayDuration: 4.381633,
      modifiedDuration: 4.332888,
      convexity: 21.471388,
      trades: 'premium',
    },
    'FixedRateBond of QuantLib',
  ),
  answers(
    'without coupons',
    { coupon: 0, periods: 10, frequency: 1, yield: 7 },
    {
      price: 50.834929,
      currentYield: 0,
      macaulayDuration: 10,
      modifiedDuration: 9.345794,
      convexity: 96.07826,
    },
    'FixedRateBond of QuantLib; 100/1.07^10',
  ),
  answers(
    'a negative yield',
    { coupon: 3, periods: 120, frequency: 12, yield: -1 },
    { price: 142.086797, macaulayDuration: 8.917004, modifiedDuration: 8.924441, convexity: 86.356853 },
    'FixedRateBond of QuantLib',
  ),
  answers(
    'the yield of a price',
    { coupon: 8, periods: 6, price: 95.5 },
    { price: 95.5, yield: 9.766544, trades: 'discount' },
    'bondYield of QuantLib',
  ),
  answers(
    'a negative yield of a price',
    { coupon: 3, periods: 120, frequency: 12, price: 142.08679738 },
    { yield: near(-1, 1e-6), trades: 'premium' },
    'the inverse of the price by QuantLib',
  ),
  answers(
    'the yield of a bond without coupons',
    { coupon: 0, periods: 2, frequency: 1, price: 25 },
    { yield: 100 },
    '100/25 = (1 + 1)^2',
  ),
  answers(
    'par',
    { face: 1000, coupon: 5, periods: 400, frequency: 1, price: 1000 },
    { yield: 5, currentYield: 5, trades: 'par' },
    'the coupon is the yield',
  ),
  answers(
    'the largest yield there is',
    { face: 1e12, coupon: 0, periods: 1, frequency: 1, price: 0.0001 },
    { yield: near(1e18, 1e6) },
    '1e12/0.0001 - 1',
  ),
  answers(
    'a price far above all payments',
    { face: 1, coupon: 0, periods: 400, frequency: 1, price: 1e13 },
    { yield: -7.210251, trades: 'premium' },
    '(1e-13)^(1/400) - 1',
  ),
  answers(
    'a price that is next to nothing',
    { coupon: 1e-300, periods: 400, frequency: 12, yield: 200 },
    { price: 0 },
    '100/(7/6)^400 is below 1e-6',
  ),
  refuses(400, 'both', { coupon: 5, periods: 1, yield: 5, price: 100 }, 'price'),
  refuses(400, 'neither', { coupon: 5, periods: 1 }, 'yield'),
  refuses(400, 'three coupons a year', { coupon: 5, periods: 1, yield: 5, frequency: 3 }, 'frequency'),
  refuses(400, 'no coupons left', { coupon: 5, periods: 0, yield: 5 }, 'periods'),
])

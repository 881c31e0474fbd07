import { answers, refuses, table } from '../../../support/table.js'

const BY_HAND = 'arithmetic by hand'

table('rest_islamic_zakat', [
  answers(
    'everything at once',
    {
      goldPrice: 80,
      silverPrice: 1,
      cash: 1000,
      goldGrams: 50,
      silverGrams: 200,
      investments: 2000.55,
      tradeGoods: 3000,
      receivables: 500,
      debts: 700.55,
    },
    {
      assets: 10_700.55,
      debts: 700.55,
      net: 10_000,
      nisab: { basis: 'gold', grams: 85, value: 6800 },
      due: true,
      ratePercent: 2.5,
      zakat: 250,
      breakdown: [
        { item: 'cash', value: 1000, zakat: 25 },
        { item: 'gold', value: 4000, zakat: 100 },
        { item: 'silver', value: 200, zakat: 5 },
        { item: 'investments', value: 2000.55, zakat: 50.01 },
        { item: 'tradeGoods', value: 3000, zakat: 75 },
        { item: 'receivables', value: 500, zakat: 12.5 },
      ],
    },
    BY_HAND,
  ),
  answers(
    'exactly the nisab',
    { goldPrice: 100, cash: 8500 },
    { net: 8500, due: true, zakat: 212.5 },
    BY_HAND,
  ),
  answers(
    'a cent below',
    { goldPrice: 100, cash: 8499.99 },
    { due: false, zakat: 0, breakdown: [{ item: 'cash', value: 8499.99, zakat: 0 }] },
    BY_HAND,
  ),
  answers(
    'a nisab that binary fractions would miss',
    { goldPrice: 1.1, cash: 93.5 },
    { nisab: { basis: 'gold', grams: 85, value: 93.5 }, due: true, zakat: 2.34 },
    '85 x 1.1 = 93.5 exactly; 2.3375 rounded half up',
  ),
  answers(
    'a silver nisab and a solar year',
    { goldPrice: 100, silverPrice: 2, nisab: 'silver', year: 'solar', cash: 1190 },
    { nisab: { basis: 'silver', grams: 595, value: 1190 }, due: true, ratePercent: 2.577, zakat: 30.67 },
    '1190 x 0.02577 = 30.6663',
  ),
  answers('half a cent, up', { goldPrice: 0.01, cash: 100.2 }, { zakat: 2.51 }, '100.2 x 0.025 = 2.505'),
  answers(
    'more debts than assets',
    { goldPrice: 100, cash: 10, debts: 20 },
    { assets: 10, debts: 20, net: 0, due: false, zakat: 0 },
    BY_HAND,
  ),
  answers('nothing at all', { goldPrice: 100 }, { assets: 0, net: 0, due: false, breakdown: [] }, BY_HAND),
  answers(
    'the dearest gold there is',
    { goldPrice: 1e12, goldGrams: 1e9 },
    { assets: 1e21, zakat: 2.5e19 },
    '1e12 x 1e9 x 0.025',
  ),
  answers(
    'the cheapest',
    { goldPrice: 0.000001, cash: 0.01 },
    { nisab: { basis: 'gold', grams: 85, value: 0 }, due: true, zakat: 0 },
    'a nisab of 0.000085, and 0.00025 rounded',
  ),
  refuses(422, 'silver without its price', { goldPrice: 100, silverGrams: 1 }, 'silverPrice'),
  refuses(422, 'a silver nisab without its price', { goldPrice: 100, nisab: 'silver' }, 'silverPrice'),
  refuses(400, 'no gold price', { cash: 1 }, 'goldPrice'),
  refuses(400, 'a gold price of 0', { goldPrice: 0 }, 'goldPrice'),
  refuses(400, 'negative cash', { goldPrice: 1, cash: -1 }, 'cash'),
  refuses(400, 'more than there is', { goldPrice: 1, cash: 1e16 }, 'cash'),
])

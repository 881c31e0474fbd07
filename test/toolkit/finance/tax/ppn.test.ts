import { answers, refuses, table } from '../../../support/table.js'

table('rest_finance_tax_2', [
  answers(
    'goods that are no luxury',
    { amount: 10000000 },
    { price: 10000000, taxBase: 9166666.67, rate: 12, tax: 1100000, total: 11100000, effectiveRate: 11 },
    'PMK 131/2024, article 3: 12 % of 11/12 of the price',
  ),
  answers(
    'luxury goods',
    { amount: 20000000, kind: 'luxury' },
    { taxBase: 20000000, rate: 12, tax: 2400000, total: 22400000, effectiveRate: 12 },
    'PMK 131/2024, article 2: 12 % of the price',
  ),
  answers(
    'exports',
    { amount: 100, kind: 'zero' },
    { taxBase: 100, rate: 0, tax: 0, total: 100, effectiveRate: 0 },
    'UU 7/2021, article 7 (2)',
  ),
  answers(
    'a price with tax',
    { amount: 11100000, inclusive: true },
    { price: 10000000, taxBase: 9166666.67, tax: 1100000, total: 11100000 },
    '11.1 million / 1.11',
  ),
  answers(
    'a price with tax that leaves fractions',
    { amount: 100000, inclusive: true },
    { price: 90090.09, taxBase: 82582.58, tax: 9909.91, total: 100000 },
    '100000/1.11 = 90090.0901; 11/12 of it = 82582.5826; the tax is the rest',
  ),
  answers(
    'luxury goods with tax',
    { amount: 112, kind: 'luxury', inclusive: true },
    { price: 100, taxBase: 100, tax: 12, total: 112 },
    '112/1.12',
  ),
  answers(
    'a cent',
    { amount: 0.01, kind: 'zero', inclusive: true },
    { price: 0.01, tax: 0, total: 0.01 },
    'no tax',
  ),
  refuses(400, 'another kind', { amount: 1, kind: 'food' }, 'kind'),
  refuses(400, 'nothing', { amount: 0 }, 'amount'),
])

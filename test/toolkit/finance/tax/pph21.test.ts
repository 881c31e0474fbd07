import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const MILLION = 1_000_000

table('rest_finance_tax', [
  answers(
    "the employee of the regulation's example",
    { gross: 10000000, status: 'K/0', pension: 100000 },
    {
      category: 'A',
      terRate: 2,
      monthlyTax: 200000,
      bonusMonthRate: null,
      bonusMonthTax: null,
      annual: {
        gross: 120000000,
        occupationalCost: 6000000,
        pension: 1200000,
        net: 112800000,
        ptkp: 58500000,
        taxable: 54300000,
        tax: 2715000,
      },
      januaryToNovember: 2200000,
      december: 515000,
      takeHome: 9700000,
    },
    'PMK 168/2023, annex, permanent employee: 11 months of 200,000 and 515,000 in December',
  ),
  answers(
    'a bonus in March',
    { gross: 8000000, status: 'TK/0', bonus: 8000000 },
    {
      terRate: 1.5,
      monthlyTax: 120000,
      bonusMonthRate: 7,
      bonusMonthTax: 1120000,
      annual: {
        gross: 104000000,
        occupationalCost: 5200000,
        pension: 0,
        net: 98800000,
        ptkp: 54000000,
        taxable: 44800000,
        tax: 2240000,
      },
      januaryToNovember: 2320000,
      december: -80000,
      takeHome: 7880000,
    },
    '8 million * 1.5 %; 16 million * 7 %; 44.8 million * 5 % - 10*120,000 - 1,120,000: a refund',
  ),
  answers(
    'a bonus in December is settled there',
    { gross: 8000000, status: 'TK/0', bonus: 8000000, bonusMonth: 12 },
    { bonusMonthRate: null, bonusMonthTax: null, januaryToNovember: 1320000, december: 920000 },
    '11*120,000; 2,240,000 - 1,320,000',
  ),
  answers(
    'all five brackets of the year',
    { gross: 600000000, status: 'K/3' },
    {
      category: 'C',
      terRate: 31,
      monthlyTax: 186000000,
      annual: {
        gross: 7200000000,
        occupationalCost: 6000000,
        pension: 0,
        net: 7194000000,
        ptkp: 72000000,
        taxable: 7122000000,
        tax: 2186700000,
      },
      december: 140700000,
    },
    '3 + 28.5 + 62.5 + 1350 million and 35 % of 2122 million = 742.7 million; less 11*186 million',
  ),
  answers(
    'less than what is not taxed',
    { gross: 4000000, status: 'K/2', pension: 40000 },
    {
      category: 'B',
      terRate: 0,
      monthlyTax: 0,
      annual: {
        gross: 48000000,
        occupationalCost: 2400000,
        pension: 480000,
        net: 45120000,
        ptkp: 67500000,
        taxable: 0,
        tax: 0,
      },
      december: 0,
      takeHome: 3960000,
    },
    'PTKP of K/2: 54 + 3*4.5 million',
  ),
  answers(
    'a tax with fractions of a rupiah',
    { gross: 5400001, status: 'TK/1' },
    { terRate: 0.25, monthlyTax: 13500 },
    '5,400,001 * 0.25 % = 13,500.0025, cut',
  ),
  answers(
    'no pay',
    { gross: 0, status: 'TK/3' },
    { category: 'B', monthlyTax: 0, december: 0, takeHome: 0 },
    '0',
  ),
  refuses(400, 'another status', { gross: 1, status: 'K/4' }, 'status'),
  refuses(400, 'a thirteenth month', { gross: 1, status: 'K/0', bonusMonth: 13 }, 'bonusMonth'),
  refuses(400, 'a negative pay', { gross: -1, status: 'K/0' }, 'gross'),
  refuses(400, 'no status', { gross: 1 }, 'status'),
])

/** Rows of the annex of PP 58/2023: the percent up to an amount in millions, and that of one rupiah more. */
describe('the effective monthly rates', () => {
  it.each([
    ['TK/0', 5.4, 0, 0.25],
    ['TK/1', 10.05, 2, 2.25],
    ['K/0', 11.6, 3.5, 4],
    ['K/0', 13.75, 5, 6],
    ['TK/0', 43.85, 16, 17],
    ['TK/0', 125, 25, 26],
    ['TK/0', 1400, 33, 34],
    ['TK/2', 6.2, 0, 0.25],
    ['K/1', 9.2, 1, 1.5],
    ['TK/3', 12.6, 3, 4],
    ['K/1', 16.4, 6, 7],
    ['K/2', 45.8, 16, 17],
    ['K/2', 374, 28, 29],
    ['K/1', 1405, 33, 34],
    ['K/3', 6.6, 0, 0.25],
    ['K/3', 12.05, 2, 3],
    ['K/3', 12.95, 3, 4],
    ['K/3', 47.4, 16, 17],
    ['K/3', 709, 31, 32],
    ['K/3', 1419, 33, 34],
  ])('of %s up to %s million are %s, above %s percent', async (status, millions, upTo, above) => {
    const rateOf = async (gross: number): Promise<unknown> => {
      const { body } = await call('rest_finance_tax', { gross, status })
      return (body as { data: { terRate: number } }).data.terRate
    }
    const bound = Math.round(millions * MILLION)
    expect([await rateOf(bound), await rateOf(bound + 1)]).toEqual([upTo, above])
  })
})

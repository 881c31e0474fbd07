import { answers, refuses, table } from '../../support/table.js'

const home = { price: 300000, rate: 6, years: 30 }

table('rest_finance_mortgage', [
  answers(
    'a fifth paid down',
    home,
    {
      downPayment: 60000,
      loan: 240000,
      loanToValue: 80,
      monthly: { principalInterest: 1438.92, tax: 0, insurance: 0, fees: 0, total: 1438.92 },
      totalInterest: 278011.2,
      totalCost: 578011.2,
      debtToIncome: null,
    },
    'pmt of numpy-financial: 1438.92126; 1438.92*360 - 240000',
  ),
  answers(
    'tax, insurance, fees and income',
    {
      price: 333333,
      downPercent: 5,
      rate: 7.25,
      years: 15,
      taxPercent: 1.25,
      insurance: 1000,
      fees: 45.5,
      income: 9000,
    },
    {
      downPayment: 16666.65,
      loan: 316666.35,
      loanToValue: 95,
      monthly: { principalInterest: 2890.73, tax: 347.22, insurance: 83.33, fees: 45.5, total: 3366.78 },
      totalInterest: 203665.05,
      totalCost: 622687.05,
      debtToIncome: 37.41,
    },
    'pmt of numpy-financial for 316666.35; 333333*0.0125/12; 1000/12; 2890.73*180; 3366.78/9000',
  ),
  answers(
    'no interest and no down payment',
    { price: 1200, downPercent: 0, rate: 0, years: 1 },
    { loan: 1200, loanToValue: 100, totalInterest: 0, totalCost: 1200 },
    '1200/12',
  ),
  answers(
    'a down payment in thirds of a cent',
    { price: 100.01, downPercent: 33.3333, rate: 0, years: 1 },
    { downPayment: 33.34, loan: 66.67, loanToValue: 66.66 },
    '100.01*0.333333 = 33.3366; the loan is what is left',
  ),
  refuses(400, 'all of it paid down', { ...home, downPercent: 100 }, 'downPercent'),
  refuses(400, 'half a year', { ...home, years: 0.5 }, 'years'),
  refuses(400, 'no price', { rate: 6, years: 30 }, 'price'),
  refuses(400, 'no income', { ...home, income: 0 }, 'income'),
])

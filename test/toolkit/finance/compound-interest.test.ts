import { answers, refuses, table } from '../../support/table.js'

const deposit = { principal: 1000, rate: 5, years: 10 }

table('rest_finance_compoundInterest', [
  answers(
    'monthly, with contributions at the end',
    { ...deposit, contribution: 100 },
    { final: 17175.24, contributed: 13000, interest: 4175.24, effectiveAnnualRate: 5.1162 },
    'fv of numpy-financial: 17175.23744',
  ),
  answers(
    'with contributions at the beginning',
    { ...deposit, contribution: 100, timing: 'begin' },
    { final: 17239.94, contributed: 13000 },
    "fv of numpy-financial with when='begin': 17239.93839",
  ),
  answers(
    'quarterly, with monthly contributions',
    { principal: 5000, rate: 5, years: 5, compounding: 'quarterly', contribution: 250 },
    { final: 23402.73, contributed: 20000, interest: 3402.73, effectiveAnnualRate: 5.0945 },
    'fv of numpy-financial at 1.0125^(1/3) - 1: 23402.73472',
  ),
  answers(
    'continuous',
    { principal: 100, rate: 3, years: 2, compounding: 'continuous', contribution: 10 },
    { final: 353.22, effectiveAnnualRate: 3.0455 },
    'fv of numpy-financial at e^0.0025 - 1: 353.22079',
  ),
  answers(
    'daily, without a principal',
    { principal: 0, rate: 8, years: 3, compounding: 'daily', contribution: 50 },
    { final: 2027.57, contributed: 1800, interest: 227.57, effectiveAnnualRate: 8.3278 },
    'fv of numpy-financial: 2027.56795',
  ),
  answers(
    'year by year',
    { principal: 1000, rate: 10, years: 2, compounding: 'halfYearly' },
    {
      effectiveAnnualRate: 10.25,
      items: [
        { year: 1, contributed: 1000, interest: 102.5, balance: 1102.5 },
        { year: 2, contributed: 1000, interest: 215.51, balance: 1215.51 },
      ],
    },
    '1.05^2, 1.05^4 = 1.21550625',
  ),
  answers(
    'a loss',
    { principal: 1000, rate: -50, years: 1, compounding: 'yearly' },
    { final: 500, interest: -500, effectiveAnnualRate: -50 },
    '1000*0.5',
  ),
  answers(
    'no interest',
    { principal: 10, rate: 0, years: 1, contribution: 1, timing: 'begin' },
    { final: 22, contributed: 22, interest: 0, effectiveAnnualRate: 0 },
    '10 + 12',
  ),
  answers(
    'a rate that is next to nothing',
    { principal: 0, rate: 1e-35, years: 100, contribution: 1 },
    { final: 1200, interest: 0 },
    '1*1200',
  ),
  refuses(400, 'an unknown compounding', { ...deposit, compounding: 'hourly' }, 'compounding'),
  refuses(400, 'a rate under -50', { ...deposit, rate: -51 }, 'rate'),
  refuses(400, 'no years', { ...deposit, years: 0 }, 'years'),
  refuses(400, 'no principal', { rate: 5, years: 1 }, 'principal'),
])

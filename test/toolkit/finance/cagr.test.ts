import { answers, near, refuses, table } from '../../support/table.js'

table('rest_finance_cagr', [
  answers(
    'growth, also after inflation',
    { from: 20, to: 50, years: 3, inflation: 3 },
    {
      cagr: 35.7209,
      totalReturn: 150,
      multiple: 2.5,
      realCagr: 31.7678,
      doublingYears: 2.2694,
      ruleOf72Years: 2.0156,
    },
    '2.5^(1/3) - 1; 1.357209/1.03 - 1; ln 2/ln 1.357209; 72/35.7209',
  ),
  answers(
    'a root that comes out even',
    { from: 1, to: 8, years: 3 },
    { cagr: 100, doublingYears: 1, ruleOf72Years: 0.72 },
    '8^(1/3) = 2',
  ),
  answers(
    'a fall',
    { from: 100, to: 25, years: 2 },
    { cagr: -50, totalReturn: -75, multiple: 0.25, realCagr: -50, doublingYears: null, ruleOf72Years: null },
    '0.25^(1/2)',
  ),
  answers(
    'no growth at deflation',
    { from: 7, to: 7, years: 0.5, inflation: -50 },
    { cagr: 0, totalReturn: 0, multiple: 1, realCagr: 100, doublingYears: null, ruleOf72Years: null },
    '1/0.5 - 1',
  ),
  answers(
    'a tie in the fourth decimal',
    { from: 1, to: 1.00000100000025, years: 2 },
    { cagr: 0.0001 },
    '1.0000005^2: 0.00005 percent, rounded away from zero',
  ),
  answers(
    'hardly any growth',
    { from: 999999999999999, to: 1e15, years: 1000 },
    { cagr: 0, doublingYears: near(6.9314718055994496e17, 1e3) },
    '1000 ln 2/ln(1 + x), x = 1.000000000000001e-15',
  ),
  answers(
    'a half of the last digit, of a rate that has no end',
    { from: 216.025, to: 288.025, years: 1 },
    { cagr: 33.3295, ruleOf72Years: 2.1603 },
    '72/(7200/216.025) = 2.16025',
  ),
  refuses(422, 'growth beyond measure', { from: 0.000001, to: 1e15, years: 0.01 }, '1e12'),
  refuses(400, 'nothing at the start', { from: 0, to: 1, years: 1 }, 'from'),
  refuses(400, 'no time', { from: 1, to: 1, years: 0 }, 'years'),
  refuses(400, 'no end', { from: 1, years: 1 }, 'to'),
])

import { answers, refuses, table } from '../../support/table.js'

const plan = { age: 30, retireAge: 60, lifeAge: 85, spending: 2000 }

table('rest_finance_retirement', [
  answers(
    'a plan with savings',
    {
      ...{ age: 40, retireAge: 65, lifeAge: 90, savings: 50000, contribution: 800, spending: 3000 },
      ...{ returnBefore: 6, returnAfter: 4, inflation: 2 },
    },
    {
      yearsToRetirement: 25,
      retirementYears: 25,
      monthlySpendingAtRetirement: 4921.82,
      needed: 1170683.99,
      expected: 755624.71,
      gap: 415059.28,
      requiredContribution: 1413.73,
      lastsMonths: 176,
    },
    'month by month in doubles: 1170683.98875, 755624.70566, 1413.73068',
  ),
  answers(
    'the defaults',
    { ...plan, contribution: 500 },
    {
      monthlySpendingAtRetirement: 4854.52,
      needed: 1157150.5,
      expected: 584726.3,
      gap: 572424.2,
      requiredContribution: 989.48,
      lastsMonths: 133,
    },
    'month by month in doubles: 1157150.50482, 584726.30164, 989.48046',
  ),
  answers(
    'more than enough',
    {
      ...{ age: 50, retireAge: 60, lifeAge: 80, savings: 2000000, spending: 1000 },
      ...{ returnBefore: 5, returnAfter: 3, inflation: 2 },
    },
    { needed: 265893.49, expected: 3257789.25, gap: 0, requiredContribution: 0, lastsMonths: 240 },
    'month by month in doubles: 265893.48761, 3257789.25355',
  ),
  answers(
    'no returns and no inflation',
    { ...plan, contribution: 1000, savings: 1999, returnBefore: 0, returnAfter: 0, inflation: 0 },
    { needed: 600000, expected: 361999, gap: 238001, requiredContribution: 1661.11, lastsMonths: 180 },
    '300*2000; 360*1000 + 1999; 598001/360; 361999/2000 = 180.9995',
  ),
  answers(
    'capital that pays a whole number of withdrawals',
    { ...plan, savings: 20000, returnBefore: 0, returnAfter: 3, inflation: 3 },
    { lastsMonths: 4 },
    '2000*1.03^30 = 4854.52 each, as returns and inflation cancel: 20000/4854.52 = 4.12',
  ),
  refuses(400, 'retirement before now', { ...plan, age: 60 }, 'retireAge'),
  refuses(400, 'a plan that ends with retirement', { ...plan, lifeAge: 60 }, 'lifeAge'),
  refuses(400, 'no spending', { age: 30 }, 'spending'),
  refuses(400, 'a child', { ...plan, age: 14 }, 'age'),
])

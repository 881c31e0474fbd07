import { answers, near, refuses, table } from '../../support/table.js'

const excel = {
  cashflows: '-10000,2750,4250,3250,2750',
  dates: '2008-01-01,2008-03-01,2008-10-30,2009-02-15,2009-04-01',
}

table('rest_finance_xirr', [
  answers(
    'the investment of the spreadsheet',
    { ...excel, rate: 9 },
    { xirr: near(37.3362535, 1e-6), xnpv: 2086.65, days: 456 },
    "Excel's documentation: XIRR 0.373362535, XNPV 2086.647602 at 9 %",
  ),
  answers(
    'a leap year',
    { cashflows: '-1000,1100', dates: '2024-01-01,2025-01-01' },
    { xirr: 9.971359, xnpv: near(-0.26, 0.01), days: 366 },
    '1.1^(365/366) - 1',
  ),
  answers(
    'a loss',
    { cashflows: '-1000,500,300', dates: '2020-01-01,2021-01-01,2022-06-30' },
    { xirr: -13.019959 },
    'brentq of SciPy: -13.019958764820',
  ),
  answers(
    'dates in another order after the first',
    {
      cashflows: '-10000,2750,3250,4250,2750',
      dates: '2008-01-01,2009-04-01,2009-02-15,2008-10-30,2008-03-01',
      rate: 9,
    },
    { xirr: near(37.3362535, 1e-6), xnpv: 2086.65 },
    'as above',
  ),
  answers(
    'two roots: the one nearest to 0',
    { cashflows: '-100,230,-132', dates: '2021-01-01,2022-01-01,2023-01-01' },
    { xirr: 10, days: 730 },
    '-100(x-1.1)(x-1.2)',
  ),
  answers(
    'a root on either side: the one nearest to 0',
    { cashflows: '100,-225,126', dates: '2021-01-01,2022-01-01,2023-01-01' },
    { xirr: near(5, 1e-6) },
    '100(x-1.05)(x-1.2)',
  ),
  answers(
    'a root where the value touches 0',
    { cashflows: '-100,240,-144', dates: '2021-01-01,2022-01-01,2023-01-01', rate: 20 },
    { xirr: 20, xnpv: 0 },
    '-100(x-1.2)^2',
  ),
  answers(
    'two roots that are close together',
    { cashflows: '-100,220.2,-121.22', dates: '2021-01-01,2022-01-01,2023-01-01' },
    { xirr: 10 },
    '-100(x-1.1)(x-1.102)',
  ),
  answers(
    'two close roots next to 0',
    { cashflows: '-1000,2003,-1003.002', dates: '2021-01-01,2022-01-01,2023-01-01' },
    { xirr: near(0.1, 1e-6) },
    '-1000(x-1.001)(x-1.002)',
  ),
  answers(
    'the least rate',
    { cashflows: '-100,0.0001', dates: '2021-01-01,2022-01-01' },
    { xirr: -99.9999 },
    '0.0001/100 - 1',
  ),
  answers(
    'the greatest rate',
    { cashflows: '-100,100100', dates: '2021-01-01,2022-01-01' },
    { xirr: 100_000 },
    '100100/100 - 1 = 1000',
  ),
  answers(
    'flows of one day that cancel each other',
    { cashflows: '-100,40,60', dates: '2021-01-01,2021-01-01,2021-01-01' },
    { xirr: 0, xnpv: 0, days: 0 },
    'no present value at any rate, 0 among them',
  ),
  answers(
    'no interest, by amounts that are not exact in binary',
    { cashflows: '-0.3,0.1,0.2', dates: '2021-01-01,2021-06-01,2022-01-01', rate: 0 },
    { xirr: 0, xnpv: 0 },
    '0.1 + 0.2 = 0.3',
  ),
  answers(
    'a day',
    { cashflows: '-100,101', dates: '2021-01-01,2021-01-02' },
    { xirr: near(3678.343433, 1e-6), days: 1 },
    '1.01^365 - 1 = 36.78343433',
  ),
  answers(
    'a century with a steep discount',
    { cashflows: '-1,1000000', dates: '1920-01-01,2019-12-31', rate: -99 },
    { xirr: 14.804939 },
    '1e6^(365/36524) - 1',
  ),
  refuses(400, 'lists of different length', { ...excel, dates: '2008-01-01,2008-03-01' }, 'dates'),
  refuses(400, 'a day that does not exist', { cashflows: '-1,2', dates: '2023-02-28,2023-02-29' }, 'dates'),
  refuses(400, 'over 100 years', { cashflows: '-1,2', dates: '1900-01-01,2000-01-02' }, 'dates'),
  refuses(422, 'outflows alone', { cashflows: '-1,-2', dates: '2020-01-01,2021-01-01' }, 'both signs'),
  refuses(
    422,
    'a date before the first',
    { cashflows: '-1,2', dates: '2020-01-01,2019-12-31' },
    '2019-12-31',
  ),
  refuses(422, 'flows of one day', { cashflows: '-1,2', dates: '2020-01-01,2020-01-01' }, 'No rate'),
  refuses(
    422,
    'flows that never cancel',
    { cashflows: '100,-100,100', dates: '2020-01-01,2021-01-01,2022-01-01' },
    'No rate',
  ),
  refuses(
    422,
    'a value that comes near to 0 and does not touch it',
    { cashflows: '-100,240,-144.00001', dates: '2021-01-01,2022-01-01,2023-01-01' },
    'No rate',
  ),
  refuses(400, 'a date in another form', { cashflows: '-1,2', dates: '2020-01-01,1/2/2021' }, 'dates'),
  refuses(400, 'a rate of -100', { ...excel, rate: -100 }, 'rate'),
])

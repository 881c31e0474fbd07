import { answers, near, refuses, table } from '../../support/table.js'

const tenThousand = { principal: 10000, rate: 6, months: 12 }

table('rest_finance_loan', [
  answers(
    'thirty years of equal payments',
    { principal: 200000, rate: 4.5, months: 360 },
    { payment: 1013.37, months: 360, totalPaid: 364813.83, totalInterest: 164813.83, effectiveRate: 4.5 },
    'pmt of numpy-financial: 1013.37062; rows in decimals of Python, rate by its irr',
  ),
  answers(
    'extra payments end the schedule early',
    { ...tenThousand, extra: 200 },
    { payment: 1060.66, months: 10, totalPaid: 10269.54, totalInterest: 269.54, effectiveRate: 5.9999 },
    'rows in decimals of Python, rate by irr of numpy-financial',
  ),
  answers(
    'a flat rate, which is much more than it says',
    { principal: 12000, rate: 12, months: 12, method: 'flat' },
    { payment: 1120, months: 12, totalPaid: 13440, totalInterest: 1440, effectiveRate: 21.4572 },
    '1000 + 12000*0.01 each month; rate by irr of numpy-financial',
  ),
  answers(
    'a flat rate whose last part takes the cents',
    { principal: 5000, rate: 9.9, months: 36, method: 'flat' },
    { payment: 180.14, totalPaid: 6485, totalInterest: 1485, effectiveRate: 17.7514 },
    'rows in decimals of Python, rate by irr of numpy-financial',
  ),
  answers(
    'equal parts of the principal',
    { ...tenThousand, method: 'equalPrincipal' },
    { payment: 883.33, months: 12, totalPaid: 10325, totalInterest: 325, effectiveRate: near(6, 1e-4) },
    '833.33 + 50; interest 10000*0.005*(12+1)/2',
  ),
  answers(
    'equal parts with extra payments',
    { ...tenThousand, method: 'equalPrincipal', extra: 500 },
    { payment: 1383.33, months: 8, totalPaid: 10213.33, totalInterest: 213.33, effectiveRate: 5.9999 },
    'rows in decimals of Python, rate by irr of numpy-financial',
  ),
  answers(
    'no interest',
    { principal: 100, rate: 0, months: 3 },
    {
      payment: 33.33,
      totalPaid: 100,
      totalInterest: 0,
      effectiveRate: 0,
      items: [
        { n: 1, payment: 33.33, interest: 0, principal: 33.33, balance: 66.67 },
        { n: 2, payment: 33.33, interest: 0, principal: 33.33, balance: 33.34 },
        { n: 3, payment: 33.34, interest: 0, principal: 33.34, balance: 0 },
      ],
    },
    '100/3',
  ),
  answers(
    'a payment that the rounding makes pay back too soon',
    { principal: 3, rate: 0.01, months: 600 },
    { payment: 0.01, months: 300, totalPaid: 3, totalInterest: 0, effectiveRate: 0 },
    '3/0.01',
  ),
  answers(
    'a payment that is all interest until the last month',
    { principal: 1, rate: 200, months: 600 },
    { payment: 0.17, months: 600, totalPaid: 103, totalInterest: 102, effectiveRate: 204 },
    '599*0.17 + 1.17; 0.17*12 on 1',
  ),
  answers(
    'everything at once',
    { ...tenThousand, extra: 1e13 },
    {
      payment: 10050,
      months: 1,
      items: [{ n: 1, payment: 10050, interest: 50, principal: 10000, balance: 0 }],
      effectiveRate: 6,
    },
    '10000*1.005',
  ),
  answers(
    'a rate that is next to nothing',
    { principal: 1200, rate: 1e-300, months: 12 },
    { payment: 100, totalPaid: 1200, totalInterest: 0 },
    '1200/12',
  ),
  answers(
    'interest that is half a cent',
    { principal: 7.5, rate: 4, months: 1 },
    { payment: 7.53, totalInterest: 0.03 },
    '7.5*4/1200 = 0.025, rounded half up',
  ),
  refuses(400, 'extra payments of a flat rate', { ...tenThousand, method: 'flat', extra: 1 }, 'extra'),
  refuses(400, 'an unknown method', { ...tenThousand, method: 'balloon' }, 'method'),
  refuses(400, 'no months', { ...tenThousand, months: 0 }, 'months'),
  refuses(400, 'half a month', { ...tenThousand, months: 1.5 }, 'months'),
  refuses(400, 'a negative rate', { ...tenThousand, rate: -1 }, 'rate'),
  refuses(400, 'no principal', { rate: 1, months: 1 }, 'principal'),
])

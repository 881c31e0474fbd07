import { answers, near, refuses, table } from '../../support/table.js'

const many = Array.from({ length: 200 }, () => '-999999999999999').join(',')

table('rest_finance_npv', [
  answers(
    'the cash flows of numpy-financial',
    { rate: 8, cashflows: '-40000,5000,8000,12000,30000' },
    {
      npv: 3065.22,
      presentValues: [-40000, 4629.63, 6858.71, 9525.99, 22050.9],
      profitabilityIndex: 1.0766,
      payback: 3.5,
      discountedPayback: 3.861,
    },
    "numpy-financial's documentation of npv: 3065.22267; 3 + 15000/30000; 3 + 18985.67/22050.90",
  ),
  answers(
    'payback within the first period',
    { rate: 0, cashflows: '-100,400' },
    { npv: 300, profitabilityIndex: 4, payback: 0.25, discountedPayback: 0.25 },
    '100/400',
  ),
  answers(
    'a flow that pays back exactly',
    { rate: 10, cashflows: '-100,0,121' },
    { npv: 0, payback: 1.8264, discountedPayback: 2 },
    '121/1.1^2 = 100; 1 + 100/121',
  ),
  answers(
    'no payback',
    { rate: 0, cashflows: '-100,50' },
    { npv: -50, profitabilityIndex: 0.5, payback: null, discountedPayback: null },
    '-100 + 50',
  ),
  answers(
    'nothing spent at first',
    { rate: 0, cashflows: '0,-100,200' },
    { npv: 100, profitabilityIndex: null, payback: null, discountedPayback: null },
    'CF0 is not negative',
  ),
  answers(
    'a negative rate',
    { rate: -90, cashflows: '0,1,1' },
    { npv: 110, presentValues: [0, 10, 100] },
    '1/0.1 + 1/0.01',
  ),
  answers(
    'two hundred flows that grow beyond measure',
    { rate: -90, cashflows: many },
    { npv: near(-1.11111111111111e214, 1e199), payback: null },
    '-1e15 * (10^200 - 1)/9',
  ),
  answers(
    'a half of the last digit, of present values that have no end',
    { rate: 10, cashflows: '-1000,500,16000' },
    { npv: 12_677.69, payback: 1.0313, discountedPayback: 1.0413 },
    '(1000*1.21 - 500*1.1)/16000 = 0.04125',
  ),
  refuses(400, 'one flow', { rate: 1, cashflows: '1' }, 'cashflows'),
  refuses(400, 'a word', { rate: 1, cashflows: '1,x' }, 'cashflows'),
  refuses(400, '201 flows', { rate: 1, cashflows: Array(201).fill('1').join(',') }, 'cashflows'),
  refuses(400, 'a rate under -90', { rate: -91, cashflows: '1,2' }, 'rate'),
])

import { answers, near, refuses, table } from '../../support/table.js'

/** The coefficients of the product of (1 + r)'s factors x - root: flows whose internal rates are the roots less 1. */
const flowsWithRoots = (roots: readonly number[]): string =>
  roots
    .reduce<number[]>(
      (flows, root) => [...flows, 0].map((flow, index) => flow - root * (flows[index - 1] ?? 0)),
      [1e8],
    )
    .map((flow) => flow.toFixed(10))
    .join(',')

table('rest_finance_irr', [
  answers(
    'the investment of the spreadsheet',
    { cashflows: '-70000,12000,15000,18000,21000,26000' },
    { irr: 8.663095, all: [8.663095], signChanges: 1, mirr: 9.143437 },
    "Excel's documentation of IRR: 8.7 %; mirr of numpy-financial: 0.0914344",
  ),
  answers(
    'a loss',
    { cashflows: '-70000,12000,15000,18000,21000' },
    { irr: -2.124485, signChanges: 1 },
    "Excel's documentation of IRR: -2.1 %; irr of numpy-financial: -0.0212448",
  ),
  answers(
    'the modified rate of the documentation',
    { cashflows: '-120000,39000,30000,21000,37000,46000', financeRate: 10, reinvestRate: 12 },
    { mirr: 12.609413 },
    "Excel's documentation of MIRR: 13 %; mirr of numpy-financial: 0.1260941",
  ),
  answers(
    'two rates on the grid',
    { cashflows: '-4000,25000,-25000' },
    { irr: 25, all: [25, 400], signChanges: 2 },
    'the pump problem of Lorie and Savage (1955): 25 % and 400 %',
  ),
  answers(
    'three rates',
    { cashflows: '-1000,3600,-4310,1716' },
    { irr: 10, all: [10, 20, 30], signChanges: 3 },
    '-1000(x-1.1)(x-1.2)(x-1.3)',
  ),
  answers(
    'a rate that touches 0 on the grid',
    { cashflows: '100,-220,121' },
    { irr: 10, all: [10], signChanges: 2 },
    '(10x-11)^2',
  ),
  answers(
    'the rates at both ends',
    { cashflows: '100,-1101,11' },
    { irr: 1000, all: [-99, 1000] },
    '(x-0.01)(x-11)*100',
  ),
  answers(
    'negative rates alone: the greatest',
    { cashflows: flowsWithRoots([0.505, 0.805]) },
    { irr: -19.5, all: [-49.5, -19.5] },
    '(x-0.505)(x-0.805)',
  ),
  answers(
    'zeros before, between and after',
    { cashflows: '0,-100,0,121,0,0' },
    { irr: 10, all: [10], signChanges: 1 },
    '121/1.1^2 = 100',
  ),
  answers(
    'exactly 0',
    { cashflows: '-0.3,0.1,0.2' },
    { irr: 0, all: [0] },
    '0.1 + 0.2 - 0.3, which is not 0 in doubles',
  ),
  answers(
    'a hundred years twice over',
    { cashflows: `-1${',0'.repeat(198)},999999999999999` },
    { irr: near(18.953407, 1e-6), signChanges: 1 },
    '999999999999999^(1/199) - 1',
  ),
  answers(
    'as many rates as it can',
    { cashflows: flowsWithRoots([0.105, 0.305, 0.505, 0.705, 0.905, 1.105]) },
    { irr: 10.5, signChanges: 6 },
    'product of x - root',
  ),
  refuses(422, 'inflows alone', { cashflows: '1,2,0' }, 'both signs'),
  refuses(422, 'zeros alone', { cashflows: '0,0' }, 'both signs'),
  refuses(422, 'flows without a real rate', { cashflows: '100,-100,100' }, 'No rate'),
  refuses(422, 'a rate above 1000 percent', { cashflows: '-1,12' }, 'No rate'),
  refuses(400, 'an empty entry', { cashflows: '1,,2' }, 'cashflows'),
  refuses(400, 'a negative finance rate', { cashflows: '-1,2', financeRate: -1 }, 'financeRate'),
])

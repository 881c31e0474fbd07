import { answers, refuses, table } from '../../support/table.js'

const asset = { cost: 30000, salvage: 7500, life: 10 }
const truck = { cost: 10000, salvage: 1000, life: 5 }

const items = (rows: readonly (readonly [depreciation: number, accumulated: number, bookValue: number])[]) =>
  rows.map(([depreciation, accumulated, bookValue], index) => ({
    year: index + 1,
    depreciation,
    accumulated,
    bookValue,
  }))

table('rest_finance_depreciation', [
  answers(
    'straight line',
    { ...truck, life: 4 },
    {
      method: 'straightLine',
      total: 9000,
      items: items([
        [2250, 2250, 7750],
        [2250, 4500, 5500],
        [2250, 6750, 3250],
        [2250, 9000, 1000],
      ]),
    },
    "9000/4; Excel's documentation of SLN gives 2250 for 30000, 7500, 10",
  ),
  answers(
    'thirds of a cent',
    { cost: 100, life: 3 },
    {
      total: 100,
      items: items([
        [33.33, 33.33, 66.67],
        [33.33, 66.66, 33.34],
        [33.34, 100, 0],
      ]),
    },
    '100/3, the last year takes the rest',
  ),
  answers(
    "sum of the years' digits",
    { ...truck, method: 'sumOfYears' },
    {
      total: 9000,
      items: items([
        [3000, 3000, 7000],
        [2400, 5400, 4600],
        [1800, 7200, 2800],
        [1200, 8400, 1600],
        [600, 9000, 1000],
      ]),
    },
    '9000 * 5/15, 4/15, ...',
  ),
  answers(
    'declining balance down to the salvage value',
    { cost: 2400, salvage: 300, life: 10, method: 'decliningBalance' },
    {
      total: 2100,
      items: items([
        [480, 480, 1920],
        [384, 864, 1536],
        [307.2, 1171.2, 1228.8],
        [245.76, 1416.96, 983.04],
        [196.61, 1613.57, 786.43],
        [157.29, 1770.86, 629.14],
        [125.83, 1896.69, 503.31],
        [100.66, 1997.35, 402.65],
        [80.53, 2077.88, 322.12],
        [22.12, 2100, 300],
      ]),
    },
    "Excel's documentation of DDB: 480 in year 1, 22.12 in year 10",
  ),
  answers(
    'declining balance that leaves a rest',
    { cost: 1000, life: 2, method: 'decliningBalance', factor: 1 },
    {
      total: 750,
      items: items([
        [500, 500, 500],
        [250, 750, 250],
      ]),
    },
    '1000/2, 500/2',
  ),
  answers(
    'double declining with a switch',
    { ...truck, method: 'doubleDecliningSwitch' },
    {
      total: 9000,
      items: items([
        [4000, 4000, 6000],
        [2400, 6400, 3600],
        [1440, 7840, 2160],
        [864, 8704, 1296],
        [296, 9000, 1000],
      ]),
    },
    '40 percent of the book value each year; the last year takes the rest',
  ),
  answers(
    'a switch to the straight line',
    { cost: 1000, life: 4, method: 'doubleDecliningSwitch', factor: 1.5 },
    {
      total: 1000,
      items: items([
        [375, 375, 625],
        [234.38, 609.38, 390.62],
        [195.31, 804.69, 195.31],
        [195.31, 1000, 0],
      ]),
    },
    '37.5 percent; from year 3 the straight line 390.62/2 is more than 146.48',
  ),
  answers(
    'a factor beyond the life',
    { cost: 100, salvage: 10, life: 1, method: 'decliningBalance', factor: 5 },
    { total: 90, items: items([[90, 90, 10]]) },
    'never below the salvage value',
  ),
  answers(
    'cents that are used up before the life ends',
    { cost: 0.03, life: 5 },
    {
      total: 0.03,
      items: items([
        [0.01, 0.01, 0.02],
        [0.01, 0.02, 0.01],
        [0.01, 0.03, 0],
        [0, 0.03, 0],
        [0, 0.03, 0],
      ]),
    },
    '0.006 is rounded to 0.01, and there are three cents',
  ),
  answers('nothing to depreciate', { cost: 5, salvage: 5, life: 1 }, { total: 0 }, '5 - 5'),
  refuses(422, 'a salvage value above the cost', { ...asset, salvage: 30001 }, 'salvage'),
  refuses(400, 'an unknown method', { ...asset, method: 'units' }, 'method'),
  refuses(400, 'a factor under 1', { ...asset, factor: 0.5 }, 'factor'),
  refuses(400, 'no life', { ...asset, life: 0 }, 'life'),
])

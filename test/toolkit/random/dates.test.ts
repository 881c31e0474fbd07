import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'
const YEAR = { from: '2026-01-01', to: '2026-12-31' }

table('rest_random_dates', [
  answers(
    'days of a year',
    { ...YEAR, count: 2, seed: 'demo' },
    { count: 2, items: ['2026-08-10', '2026-02-23'], days: 365, seed: 'demo' },
    SOURCE,
  ),
  answers(
    'times at weekends',
    { ...YEAR, count: 2, weekdays: '6,7', time: true, seed: 'demo' },
    { items: ['2026-08-08T03:32:56Z', '2026-09-05T06:57:19Z'], days: 104 },
    SOURCE,
  ),
  answers(
    'each day once',
    { from: '2026-01-01', to: '2026-01-05', count: 5, unique: true, seed: 'demo' },
    { items: ['2026-01-04', '2026-01-01', '2026-01-05', '2026-01-02', '2026-01-03'], days: 5 },
    SOURCE,
  ),
  answers(
    'in order',
    { from: '2026-01-01', to: '2026-01-05', count: 5, unique: true, sort: 'asc' },
    { items: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'] },
    'all five days',
  ),
  answers(
    'all Mondays of a month',
    { from: '2026-06-01', to: '2026-06-30', weekdays: '1', count: 5, unique: true, sort: 'desc' },
    { items: ['2026-06-29', '2026-06-22', '2026-06-15', '2026-06-08', '2026-06-01'], days: 5 },
    'calendar of June 2026',
  ),
  answers(
    'days before the year 1000',
    { from: '0101-02-28', to: '0101-02-28' },
    { items: ['0101-02-28'] },
    'one day',
  ),
  refuses(422, 'a range the wrong way round', { from: '2026-01-02', to: '2026-01-01' }, 'is after'),
  refuses(
    422,
    'no such weekday in the range',
    { from: '2026-01-01', to: '2026-01-01', weekdays: '1' },
    'No day',
  ),
  refuses(422, 'a range past 400,000 days', { from: '0900-01-01', to: '2026-01-01' }, '400000'),
  refuses(
    422,
    'more different days than there are',
    { from: '2026-01-01', to: '2026-01-02', count: 3, unique: true },
    'only 2',
  ),
  refuses(400, 'an impossible date', { from: '2026-02-30' }, 'from'),
  refuses(400, 'an eighth weekday', { weekdays: '8' }, 'weekdays'),
])

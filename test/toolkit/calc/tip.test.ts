import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_tip', [
  answers(
    'the usual tip',
    { bill: 100 },
    { bill: 100, tax: 0, tip: 15, total: 115, effectiveTipPercent: 15, people: 1, shares: [115] },
    '15 percent by default',
  ),
  answers(
    'cents left over',
    { bill: 100, tipPercent: 10, people: 3 },
    { shares: [36.67, 36.67, 36.66] },
    '11000 cents are 3 * 3666 + 2',
  ),
  answers(
    'tax beside the tip',
    { bill: 47.85, tipPercent: 18, taxPercent: 8.875, people: 4 },
    { tax: 4.25, tip: 8.61, total: 60.71, shares: [15.18, 15.18, 15.18, 15.17] },
    '4.2466875, 8.613 and 6071 = 4 * 1517 + 3',
  ),
  answers(
    'a total raised to whole units',
    { bill: 47.85, tipPercent: 18, taxPercent: 8.875, roundUp: 'total' },
    { tip: 8.9, total: 61, effectiveTipPercent: 18.6 },
    '8.61 + 0.29; 8.9/47.85',
  ),
  answers(
    'a whole total as it is',
    { bill: 100, tipPercent: 10, roundUp: 'total' },
    { tip: 10, total: 110 },
    'ceil(110)',
  ),
  answers(
    'shares raised to whole units',
    { bill: 100, tipPercent: 10, people: 3, roundUp: 'perPerson' },
    { tip: 11, total: 111, shares: [37, 37, 37], effectiveTipPercent: 11 },
    '3 * ceil(36.66...)',
  ),
  answers(
    'a bill of fractions of a cent',
    { bill: 10.005, tipPercent: 0 },
    { bill: 10.01, tip: 0, total: 10.01 },
    'half up as it is written',
  ),
  answers(
    'fewer cents than people',
    { bill: 0.01, tipPercent: 0, people: 2 },
    { shares: [0.01, 0] },
    'one cent',
  ),
  refuses(400, 'a bill of 0', { bill: 0 }, 'bill'),
  refuses(400, 'half a person', { bill: 1, people: 1.5 }, 'people'),
  refuses(400, 'a tip past 100 percent', { bill: 1, tipPercent: 101 }, 'tipPercent'),
  refuses(400, 'a way to round that is not offered', { bill: 1, roundUp: 'down' }, 'roundUp'),
])

import { answers, refuses, table } from '../../support/table.js'

table('rest_finance_savingsGoal', [
  answers(
    'the contribution for five years',
    { target: 50000, current: 2000, rate: 5, months: 60 },
    { months: 60, contribution: 697.49, totalContributed: 41849.4 },
    'pmt of numpy-financial: 697.48589, rounded up',
  ),
  answers(
    'the months of a contribution',
    { target: 50000, current: 2000, rate: 5, contribution: 300 },
    { months: 121, contribution: 300, final: 50386.53, totalContributed: 36300, interest: 12086.53 },
    'nper of numpy-financial: 120.24; fv: 50386.53076',
  ),
  answers(
    'a contribution that comes out even',
    { target: 10000, months: 25 },
    { contribution: 400, final: 10000, interest: 0 },
    '10000/25: not a cent more',
  ),
  answers(
    'an even contribution with interest',
    { target: 101, current: 0, rate: 12, months: 1 },
    { contribution: 101, final: 101 },
    'one payment at the end earns nothing',
  ),
  answers(
    'a current saving that grows to all but 100',
    { target: 1105, current: 1000, rate: 6, months: 1 },
    { contribution: 100, final: 1105, interest: 5 },
    '1000*1.005 + 100',
  ),
  answers(
    'a contribution that is reached exactly',
    { target: 1200, contribution: 100 },
    { months: 12, final: 1200, interest: 0 },
    '1200/100',
  ),
  answers(
    'nothing more to save',
    { target: 100, current: 100, months: 5, rate: 12 },
    { contribution: 0, final: 105.1, totalContributed: 0, interest: 5.1 },
    '100*1.01^5 = 105.101',
  ),
  answers(
    'no time needed',
    { target: 100, current: 150, contribution: 1 },
    { months: 0, final: 150, totalContributed: 0, interest: 0 },
    'current reaches it',
  ),
  refuses(422, 'what takes over 1200 months', { target: 10000, contribution: 1 }, '1200'),
  refuses(400, 'both', { target: 1, months: 1, contribution: 1 }, 'contribution'),
  refuses(400, 'neither', { target: 1 }, 'months'),
  refuses(400, 'half a cent', { target: 1, contribution: 0.005 }, 'contribution'),
  refuses(400, 'no target', { months: 1 }, 'target'),
])

import { answers, refuses, table } from '../../support/table.js'

table('rest_islamic_inheritance', [
  answers(
    'al-Minbariyya, which Ali judged from the pulpit: an eighth becomes a ninth',
    { estate: 2700, wives: 1, daughters: 2, father: 1, mother: 1 },
    {
      net: 2700,
      bequestPaid: 0,
      distributable: 2700,
      case: 'aul',
      items: [
        { heir: 'wives', count: 1, basis: 'fixed', fraction: '1/9', amount: 300, each: 300 },
        { heir: 'daughters', count: 2, basis: 'fixed', fraction: '16/27', amount: 1600, each: 800 },
        { heir: 'father', count: 1, basis: 'fixed+residue', fraction: '4/27', amount: 400, each: 400 },
        { heir: 'mother', count: 1, basis: 'fixed', fraction: '4/27', amount: 400, each: 400 },
      ],
      excluded: [],
      unallocated: 0,
    },
    'al-Sirajiyya, the root 24 raised to 27',
  ),
  answers(
    'debts first, then a bequest of no more than a third',
    { estate: 1000, debts: 100, bequest: 500, sons: 1, daughters: 1, sonsSons: 2 },
    {
      net: 900,
      bequestPaid: 300,
      distributable: 600,
      case: 'normal',
      items: [
        { heir: 'sons', count: 1, basis: 'residue', fraction: '2/3', amount: 400, each: 400 },
        { heir: 'daughters', count: 1, basis: 'residue', fraction: '1/3', amount: 200, each: 200 },
      ],
      excluded: [{ heir: 'sonsSons', by: 'sons' }],
      unallocated: 0,
    },
    'arithmetic by hand',
  ),
  answers(
    'a bequest below the third',
    { estate: 1000, bequest: 100.1, sons: 1 },
    { bequestPaid: 100.1, distributable: 899.9 },
    'arithmetic by hand',
  ),
  answers(
    'thirds of a cent, each rounded from the exact value',
    { estate: 100, bequest: 50, sons: 3 },
    {
      bequestPaid: 33.33,
      distributable: 66.67,
      items: [{ heir: 'sons', count: 3, basis: 'residue', fraction: '1', amount: 66.67, each: 22.22 }],
    },
    '100 / 3, 200 / 3 and 200 / 9',
  ),
  answers(
    'half a cent, up',
    { estate: 0.01, daughters: 1, father: 1 },
    {
      items: [
        { heir: 'daughters', count: 1, basis: 'fixed', fraction: '1/2', amount: 0.01, each: 0.01 },
        { heir: 'father', count: 1, basis: 'fixed+residue', fraction: '1/2', amount: 0.01, each: 0.01 },
      ],
    },
    '0.005 rounded half up',
  ),
  answers(
    'a wife alone leaves a surplus',
    { estate: 400, wives: 1 },
    {
      case: 'surplus',
      items: [{ heir: 'wives', count: 1, basis: 'fixed', fraction: '1/4', amount: 100, each: 100 }],
      unallocated: 300,
    },
    'Quran 4:12; no radd to a spouse',
  ),
  answers(
    'radd beside a husband',
    { estate: 800, husband: 1, daughters: 1, mother: 1 },
    {
      case: 'radd',
      items: [
        { heir: 'husband', count: 1, basis: 'fixed', fraction: '1/4', amount: 200, each: 200 },
        { heir: 'daughters', count: 1, basis: 'fixed', fraction: '9/16', amount: 450, each: 450 },
        { heir: 'mother', count: 1, basis: 'fixed', fraction: '3/16', amount: 150, each: 150 },
      ],
    },
    'three quarters at 3 to 1',
  ),
  answers(
    'full brothers left with nothing',
    { estate: 600, husband: 1, mother: 1, maternalBrothers: 1, maternalSisters: 1, fullBrothers: 1 },
    {
      case: 'normal',
      items: [
        { heir: 'husband', count: 1, basis: 'fixed', fraction: '1/2', amount: 300, each: 300 },
        { heir: 'mother', count: 1, basis: 'fixed', fraction: '1/6', amount: 100, each: 100 },
        { heir: 'fullBrothers', count: 1, basis: 'residue', fraction: '0', amount: 0, each: 0 },
        { heir: 'maternalBrothers', count: 1, basis: 'fixed', fraction: '1/6', amount: 100, each: 100 },
        { heir: 'maternalSisters', count: 1, basis: 'fixed', fraction: '1/6', amount: 100, each: 100 },
      ],
    },
    'al-Mushtaraka as Abu Hanifa has it',
  ),
  answers(
    'the largest estate and family',
    { estate: 1e15, debts: 0.0000001, sons: 50, daughters: 50 },
    { net: 1e15, distributable: 1e15, case: 'normal' },
    'arithmetic by hand',
  ),
  refuses(422, 'an estate that debts eat up', { estate: 100, debts: 100, sons: 1 }, 'debts leave nothing'),
  refuses(422, 'a husband and wives', { estate: 100, husband: 1, wives: 1 }, 'husband and wives'),
  refuses(422, 'nobody', { estate: 100 }, 'heir'),
  refuses(400, 'five wives', { estate: 100, wives: 5 }, 'wives'),
  refuses(400, 'half a son', { estate: 100, sons: 0.5 }, 'sons'),
  refuses(400, 'no estate', { sons: 1 }, 'estate'),
  refuses(400, 'an estate of 0', { estate: 0, sons: 1 }, 'estate'),
  refuses(400, 'negative debts', { estate: 100, debts: -1, sons: 1 }, 'debts'),
])

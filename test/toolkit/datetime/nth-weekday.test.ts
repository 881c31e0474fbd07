import { answers, refuses, table } from '../../support/table.js'

const NOVEMBER = { year: 2026, month: 11 }

table('rest_datetime_nthWeekday', [
  answers(
    'the fourth Thursday',
    { ...NOVEMBER, weekday: 'thursday', n: 4 },
    {
      date: '2026-11-26',
      n: 4,
      weekday: 'thursday',
      ofMonth: 4,
      all: ['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26'],
      dayOfYear: 330,
    },
    'OPM: Thanksgiving Day 2026',
  ),
  answers(
    'the last Monday',
    { year: 2026, month: 5, weekday: 'monday', n: -1 },
    { date: '2026-05-25' },
    'OPM: Memorial Day 2026',
  ),
  answers(
    'the first day of a month',
    { ...NOVEMBER, weekday: 'sunday', n: 1 },
    { date: '2026-11-01', ofMonth: 5 },
    'by hand',
  ),
  answers(
    'the fifth',
    { ...NOVEMBER, weekday: 'monday', n: 5 },
    { date: '2026-11-30', ofMonth: 5 },
    'by hand',
  ),
  answers(
    'the fifth from the end',
    { ...NOVEMBER, weekday: 'monday', n: -5 },
    { date: '2026-11-02' },
    'by hand',
  ),
  refuses(422, 'a fifth that is not there', { ...NOVEMBER, weekday: 'thursday', n: 5 }, 'only 4'),
  refuses(
    422,
    'a fifth from the end that is not there',
    { ...NOVEMBER, weekday: 'thursday', n: -5 },
    'only 4',
  ),
  refuses(400, 'the zeroth', { ...NOVEMBER, weekday: 'thursday', n: 0 }, 'n'),
  refuses(400, 'the sixth', { ...NOVEMBER, weekday: 'thursday', n: 6 }, 'n'),
  refuses(400, 'a weekday in capitals', { ...NOVEMBER, weekday: 'Thursday', n: 1 }, 'weekday'),
])

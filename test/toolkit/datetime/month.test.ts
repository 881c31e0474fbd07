import { answers, refuses, table } from '../../support/table.js'

const _ = null

table('rest_datetime_month', [
  answers(
    'a month from Monday',
    { year: 2026, month: 3 },
    {
      name: 'March',
      daysInMonth: 31,
      firstWeekday: 'Sunday',
      columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      weeks: [
        [_, _, _, _, _, _, 1],
        [2, 3, 4, 5, 6, 7, 8],
        [9, 10, 11, 12, 13, 14, 15],
        [16, 17, 18, 19, 20, 21, 22],
        [23, 24, 25, 26, 27, 28, 29],
        [30, 31, _, _, _, _, _],
      ],
      isoWeeks: [9, 10, 11, 12, 13, 14],
      holidays: [],
    },
    'a wall calendar of 2026',
  ),
  answers(
    'four whole weeks from Sunday',
    { year: 2026, month: 2, weekStart: 'sunday' },
    {
      columns: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      weeks: [
        [1, 2, 3, 4, 5, 6, 7],
        [8, 9, 10, 11, 12, 13, 14],
        [15, 16, 17, 18, 19, 20, 21],
        [22, 23, 24, 25, 26, 27, 28],
      ],
      isoWeeks: [6, 7, 8, 9],
    },
    '1 February 2026 is a Sunday, its Thursday the 5th is in week 6',
  ),
  answers(
    'a month from Saturday, over the turn of the ISO year',
    { year: 2027, month: 1, weekStart: 'saturday' },
    { columns: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'], isoWeeks: [53, 1, 2, 3, 4, 5] },
    'the first row holds Thursday 31 December 2026, of week 53',
  ),
  answers(
    'the holidays of a country in lower case',
    { year: 2026, month: 11, country: 'us' },
    {
      holidays: [
        { date: '2026-11-11', name: 'Veterans Day' },
        { date: '2026-11-26', name: 'Thanksgiving Day' },
      ],
    },
    'OPM, Federal Holidays 2026',
  ),
  answers(
    'the last month of all',
    { year: 9999, month: 12 },
    { firstWeekday: 'Wednesday' },
    '31 December 9999 is a Friday',
  ),
  refuses(422, 'an unknown country', { year: 2026, month: 3, country: 'ZZ' }, 'ZZ'),
  refuses(
    422,
    'holidays of a year for which they are not known',
    { year: 9999, month: 3, country: 'IR' },
    '1970 to 2100',
  ),
  refuses(400, 'a year before 1583', { year: 1582, month: 3 }, 'year'),
  refuses(400, 'a thirteenth month', { year: 2026, month: 13 }, 'month'),
  refuses(400, 'a week from Tuesday', { year: 2026, month: 1, weekStart: 'tuesday' }, 'weekStart'),
])

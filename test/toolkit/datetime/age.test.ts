import { answers, refuses, table } from '../../support/table.js'

table('rest_datetime_age', [
  answers(
    'an age',
    { birth: '1990-08-17', on: '2026-03-01' },
    {
      birth: '1990-08-17',
      on: '2026-03-01',
      years: 35,
      months: 6,
      days: 12,
      totalMonths: 426,
      totalWeeks: 1854,
      totalDays: 12980,
      bornOn: 'Friday',
      nextBirthday: { date: '2026-08-17', weekday: 'Monday', turns: 36, inDays: 169 },
    },
    'Julian days 2461101 - 2448121; 17 February to 1 March is 12 days',
  ),
  answers(
    'the birthday itself',
    { birth: '1990-08-17', on: '2026-08-17' },
    {
      years: 36,
      months: 0,
      days: 0,
      nextBirthday: { date: '2026-08-17', weekday: 'Monday', turns: 36, inDays: 0 },
    },
    'by hand',
  ),
  answers(
    'the day of birth',
    { birth: '2026-03-01', on: '2026-03-01' },
    { totalDays: 0, nextBirthday: { date: '2026-03-01', weekday: 'Sunday', turns: 0, inDays: 0 } },
    'by hand',
  ),
  answers(
    'a leap day on 28 February of a common year',
    { birth: '2000-02-29', on: '2026-02-28' },
    { years: 25, nextBirthday: { date: '2026-03-01', weekday: 'Sunday', turns: 26, inDays: 1 } },
    'kept on 1 March',
  ),
  answers(
    'a leap day on 1 March of a common year',
    { birth: '2000-02-29', on: '2026-03-01' },
    { years: 26, nextBirthday: { date: '2026-03-01', weekday: 'Sunday', turns: 26, inDays: 0 } },
    'kept on 1 March',
  ),
  answers(
    'a leap day before the next leap year',
    { birth: '2000-02-29', on: '2027-03-02' },
    { nextBirthday: { date: '2028-02-29', weekday: 'Tuesday', turns: 28, inDays: 364 } },
    '2028 has a 29 February',
  ),
  answers(
    'the end of the calendar',
    { birth: '0000-02-29', on: '9999-12-31' },
    { years: 9999, nextBirthday: { date: '+010000-02-29', weekday: 'Tuesday', turns: 10000, inDays: 60 } },
    'the year 10000 is a leap year, and 25 cycles of 400 years after 0',
  ),
  refuses(422, 'a birth to come', { birth: '2026-03-02', on: '2026-03-01' }, 'is after 2026-03-01'),
  refuses(400, 'a day that is none', { birth: '2025-02-29' }, 'birth'),
  refuses(400, 'a time', { birth: '2025-02-28T00:00' }, 'birth'),
])

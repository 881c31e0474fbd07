import { answers, refuses, table } from '../../../support/table.js'

const VAN_GENT = 'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia'

table('rest_islamic_hijri_2', [
  answers(
    'the Feast of Sacrifice of 1445',
    { year: 1445, month: 12, day: 10 },
    {
      hijri: '1445-12-10',
      gregorian: '2024-06-16',
      weekday: 'Sunday',
      monthName: 'Dhu al-Hijjah',
      monthLength: 30,
      julianDay: 2460478,
      calendar: 'umalqura',
    },
    `${VAN_GENT}: 1 Dhu al-Hijjah is 7 June, 1 Muharram 1446 is 7 July 2024; 8933 days after 2000-01-01`,
  ),
  answers(
    'the beginning of a month',
    { year: 1446, month: 9, day: 1 },
    { gregorian: '2025-03-01', monthLength: 29, weekday: 'Saturday' },
    `${VAN_GENT}: Shawwal begins on 30 March 2025`,
  ),
  answers(
    'a leap day with the Friday epoch',
    { year: 1420, month: 12, day: 30, calendar: 'civil' },
    { gregorian: '2000-04-05', monthLength: 30, julianDay: 2451640 },
    'Meeus, Astronomical Algorithms, chapter 9',
  ),
  answers(
    'the Thursday epoch',
    { year: 1412, month: 2, day: 3, calendar: 'tabular' },
    { gregorian: '1991-08-13', weekday: 'Tuesday' },
    'Meeus, example 9.b, one day earlier',
  ),
  answers(
    'the first day served',
    { year: 1300, month: 1, day: 1 },
    { gregorian: '1882-11-12' },
    'Unicode CLDR',
  ),
  answers(
    'before 1420 by the published table',
    { year: 1370, month: 2, day: 1 },
    { gregorian: '1950-11-12', monthLength: 29 },
    `${VAN_GENT}; hijridate 2.6.0`,
  ),
  answers(
    'after 1450 by the published table',
    { year: 1500, month: 1, day: 1 },
    { gregorian: '2076-11-27', weekday: 'Friday' },
    `${VAN_GENT}; .NET's UmAlQuraCalendar`,
  ),
  refuses(422, 'day 29 of a month of 28', { year: 1343, month: 9, day: 29 }, 'has 28 days'),
  refuses(422, 'day 30 of a month of 29', { year: 1446, month: 9, day: 30 }, 'has 29 days'),
  refuses(
    422,
    'a leap day in a common year',
    { year: 1421, month: 12, day: 30, calendar: 'civil' },
    'has 29 days',
  ),
  refuses(400, 'day 31', { year: 1446, month: 9, day: 31 }, 'day'),
  refuses(400, 'month 0', { year: 1446, month: 0, day: 1 }, 'month'),
  refuses(400, 'a year before the bound', { year: 1299, month: 1, day: 1 }, 'year'),
  refuses(400, 'a year past the bound', { year: 1601, month: 1, day: 1 }, 'year'),
])

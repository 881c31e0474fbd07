import { answers, refuses, table } from '../../../support/table.js'

table('rest_datetime_holidays_2', [
  answers(
    'before Thanksgiving',
    { country: 'US', date: '2026-11-20', limit: 2 },
    {
      country: 'US',
      date: '2026-11-20',
      isHoliday: false,
      count: 2,
      items: [
        { date: '2026-11-26', name: 'Thanksgiving Day', weekday: 'Thursday', inDays: 6 },
        { date: '2026-12-25', name: 'Christmas Day', weekday: 'Friday', inDays: 35 },
      ],
    },
    'OPM, Federal Holidays 2026',
  ),
  answers(
    'on the day, and over the turn of the year',
    { country: 'gb', region: 'eng', date: '2026-12-28', limit: 2 },
    {
      isHoliday: true,
      items: [
        { date: '2026-12-28', inDays: 0, weekday: 'Monday' },
        { date: '2027-01-01', inDays: 4, weekday: 'Friday' },
      ],
    },
    'gov.uk, bank holidays',
  ),
  answers(
    'within a longer holiday',
    { country: 'RU', date: '2026-01-05', limit: 1 },
    { isHoliday: true, items: [{ date: '2026-01-05', weekday: 'Monday', inDays: 0 }] },
    'Labour Code of the Russian Federation, article 112: 1 to 6 and 8 January, 7 January',
  ),
  answers(
    'before the next after a longer holiday',
    { country: 'RU', date: '2026-01-05', limit: 2 },
    {
      count: 2,
      items: [
        { date: '2026-01-05', inDays: 0 },
        { date: '2026-01-07', inDays: 2 },
      ],
    },
    'Labour Code of the Russian Federation, article 112',
  ),
  answers(
    'at the end of what is known',
    { country: 'US', date: '2100-12-25' },
    { isHoliday: true, count: 2, items: [{ date: '2100-12-25' }, { date: '2100-12-31' }] },
    'New Year 2101 is a Saturday, kept on the Friday before',
  ),
  refuses(422, 'a date after what is known', { country: 'US', date: '2101-01-01' }, '2101'),
  refuses(422, 'an unknown country', { country: 'ZZ' }, 'ZZ'),
  refuses(422, 'an unknown region', { country: 'DE', region: 'ZZ' }, 'ZZ'),
  refuses(400, 'a limit past 100', { country: 'DE', limit: 101 }, 'limit'),
])

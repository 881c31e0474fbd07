import { answers, refuses, table } from '../../support/table.js'

const WEEK = { from: '2026-11-23', to: '2026-11-30' }

table('rest_datetime_businessDays', [
  answers(
    'the Eid al-Fitr of 2026 in Indonesia',
    { from: '2026-03-16', to: '2026-03-24', country: 'ID' },
    {
      calendarDays: 9,
      weekendDays: 2,
      businessDays: 6,
      holidays: [{ date: '2026-03-19', name: 'Nyepi', weekday: 'Thursday' }],
    },
    'joint decree 1497/2025: Nyepi on Thursday 19 March, Eid on Saturday 21 and Sunday 22',
  ),
  answers(
    "Korea's New Year of 2026",
    { from: '2026-02-16', to: '2026-02-20', country: 'KR' },
    { calendarDays: 5, weekendDays: 0, businessDays: 2 },
    'Monday 16 to Wednesday 18 February, by the Regulations on Holidays of Government and Public Offices',
  ),
  answers(
    'the week of Thanksgiving',
    { ...WEEK, country: 'US' },
    {
      calendarDays: 8,
      weekendDays: 2,
      businessDays: 5,
      holidays: [{ date: '2026-11-26', name: 'Thanksgiving Day', weekday: 'Thursday' }],
    },
    'OPM, Federal Holidays 2026',
  ),
  answers('without a country', WEEK, { businessDays: 6, holidays: [] }, 'by hand'),
  answers(
    'a holiday on a Saturday and its substitute',
    { from: '2026-12-24', to: '2026-12-31', country: 'gb', region: 'eng' },
    {
      calendarDays: 8,
      weekendDays: 2,
      businessDays: 4,
      holidays: [
        { date: '2026-12-25', weekday: 'Friday' },
        { date: '2026-12-28', weekday: 'Monday' },
      ],
    },
    'gov.uk, bank holidays of England and Wales: Boxing Day (substitute day) on 28 December 2026',
  ),
  answers(
    'Golden Week with its substitute',
    { from: '2026-05-01', to: '2026-05-08', country: 'JP' },
    {
      weekendDays: 2,
      businessDays: 3,
      holidays: [{ date: '2026-05-04' }, { date: '2026-05-05' }, { date: '2026-05-06' }],
    },
    'Cabinet Office of Japan, national holidays of 2026',
  ),
  answers(
    'every day of a longer holiday',
    { from: '2026-01-01', to: '2026-01-08', country: 'RU' },
    { weekendDays: 2, businessDays: 0 },
    'Labour Code of the Russian Federation, article 112: 1 to 8 January',
  ),
  answers(
    'a weekend of Friday and Saturday',
    { ...WEEK, weekend: '5,6' },
    { weekendDays: 2, businessDays: 6 },
    'by hand',
  ),
  answers(
    'one working day a week',
    { ...WEEK, weekend: '1,2,3,4,5,6' },
    { businessDays: 1 },
    '29 November is a Sunday',
  ),
  answers(
    'a single day',
    { from: '2026-11-23', to: '2026-11-23' },
    { calendarDays: 1, businessDays: 1 },
    'both ends count',
  ),
  answers(
    'the longest range',
    { from: '2016-01-01', to: '2026-01-07' },
    { calendarDays: 3660 },
    '10 years, 3 leap days and 7',
  ),
  refuses(422, 'a range that is too long', { from: '2016-01-01', to: '2026-01-08' }, '3660'),
  refuses(422, 'an end before the start', { from: '2026-11-30', to: '2026-11-23' }, 'before'),
  refuses(422, 'an unknown country', { ...WEEK, country: 'XX' }, 'XX'),
  refuses(422, 'an unknown region', { ...WEEK, country: 'US', region: 'QQ' }, 'QQ'),
  refuses(
    422,
    'a year without known holidays',
    { from: '1969-12-01', to: '1970-01-01', country: 'US' },
    '1970',
  ),
  refuses(
    422,
    'a year long after those with known holidays, by its own number',
    { from: '2105-03-01', to: '2105-03-02', country: 'US' },
    'not 2105',
  ),
  refuses(400, 'seven days of weekend', { ...WEEK, weekend: '1,2,3,4,5,6,7' }, 'weekend'),
  refuses(400, 'a date that is none', { from: '2026-11-31', to: '2026-12-01' }, 'from'),
])

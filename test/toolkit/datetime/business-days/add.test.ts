import { answers, refuses, table } from '../../../support/table.js'

table('rest_datetime_businessDays_2', [
  answers(
    'over Christmas',
    { date: '2026-12-24', days: 3, country: 'DE' },
    {
      start: '2026-12-24',
      days: 3,
      result: '2026-12-30',
      weekday: 'Wednesday',
      calendarDays: 6,
      skipped: [{ date: '2026-12-25', name: 'Christmas Day' }],
    },
    'the 26th is a Saturday',
  ),
  answers(
    'back over Christmas',
    { date: '2026-12-28', days: -1, country: 'DE' },
    { result: '2026-12-24', calendarDays: -4, skipped: [{ date: '2026-12-25' }] },
    'by hand',
  ),
  answers(
    'over Independence Day of Indonesia',
    { date: '2026-08-14', days: 1, country: 'ID' },
    { result: '2026-08-18', skipped: [{ date: '2026-08-17', name: 'Independence Day' }] },
    '17 August 2026 is a Monday',
  ),
  answers(
    'nothing on a Sunday',
    { date: '2026-11-22', days: 0 },
    { result: '2026-11-22', weekday: 'Sunday' },
    "a spreadsheet's WORKDAY",
  ),
  answers(
    'from a Sunday',
    { date: '2026-11-22', days: 1 },
    { result: '2026-11-23', calendarDays: 1 },
    "a spreadsheet's WORKDAY",
  ),
  answers(
    'a thousand days',
    { date: '2026-01-05', days: 1000 },
    { result: '2029-11-05', calendarDays: 1400 },
    '200 weeks',
  ),
  answers(
    'a thousand Sundays back',
    { date: '2026-11-22', days: -1000, weekend: '1,2,3,4,5,6' },
    { calendarDays: -7000 },
    '1000 weeks',
  ),
  refuses(422, 'a result after 9999', { date: '9999-12-31', days: 1 }, '9999'),
  refuses(422, 'a result before 0001', { date: '0001-01-01', days: -1 }, '0001'),
  refuses(422, 'a year without known holidays', { date: '2100-12-31', days: 5, country: 'DE' }, '2101'),
  refuses(422, 'an unknown country', { date: '2026-12-24', days: 3, country: 'ZZ' }, 'ZZ'),
  refuses(422, 'an unknown region', { date: '2026-12-24', days: 3, country: 'DE', region: 'ZZ' }, 'ZZ'),
  refuses(400, 'more than 1000 days', { date: '2026-12-24', days: 1001 }, 'days'),
  refuses(400, 'a part of a day', { date: '2026-12-24', days: 1.5 }, 'days'),
])

import { answers, refuses, table } from '../../support/table.js'

const NEW_YORK = { tz: 'America/New_York' }
const DAY = '2026-01-31'

table('rest_datetime_add', [
  answers(
    'a month to the end of one',
    { datetime: DAY, duration: 'P1M' },
    {
      start: DAY,
      duration: 'P1M',
      result: '2026-02-28',
      date: '2026-02-28',
      weekday: 'Saturday',
      unix: 1772236800,
    },
    '28 February 2026 was a Saturday, 20512 days after 1970',
  ),
  answers(
    'a month in a leap year',
    { datetime: '2024-01-31', duration: 'P1M' },
    { result: '2024-02-29' },
    'by hand',
  ),
  answers(
    'years and months, then weeks and days',
    { datetime: '2024-02-29', duration: 'P1Y1M1W1D' },
    { result: '2025-04-06' },
    '29 March 2025, and 8 days',
  ),
  answers(
    'a negative duration',
    { datetime: '2026-03-31', duration: '-P1M' },
    { result: '2026-02-28' },
    'by hand',
  ),
  answers(
    'an explicit plus',
    { datetime: DAY, duration: '+P1D' },
    { duration: '+P1D', result: '2026-02-01' },
    'by hand',
  ),
  answers(
    'a date alone with a time part',
    { datetime: DAY, duration: 'PT36H' },
    { start: '2026-01-31T00:00:00+00:00', result: '2026-02-01T12:00:00+00:00', date: '2026-02-01' },
    'by hand',
  ),
  answers(
    'a date alone in a zone',
    { datetime: DAY, duration: 'P1D', tz: 'Asia/Jakarta' },
    { start: DAY, result: '2026-02-01', unix: 1769904000 - 7 * 3600 },
    'midnight in Jakarta is 7 h before that in UTC',
  ),
  answers(
    'a day over a change of the clocks',
    { datetime: '2026-03-07T12:00:00', duration: 'P1D', ...NEW_YORK },
    { result: '2026-03-08T12:00:00-04:00' },
    'days move the wall clock',
  ),
  answers(
    '24 hours over a change of the clocks',
    { datetime: '2026-03-07T12:00:00', duration: 'PT24H', ...NEW_YORK },
    { result: '2026-03-08T13:00:00-04:00' },
    'hours are exact time',
  ),
  answers(
    'a day into a gap',
    { datetime: '2026-03-07T02:30:00', duration: 'P1D', ...NEW_YORK },
    { result: '2026-03-08T03:30:00-04:00' },
    'the later reading',
  ),
  answers(
    'a fraction of a second before 1970',
    { datetime: '1970-01-01T00:00:00Z', duration: '-PT0.5S' },
    { result: '1969-12-31T23:59:59.5+00:00', unix: -1 },
    'rounded down',
  ),
  answers(
    'nanoseconds',
    { datetime: '2026-01-01T00:00:00Z', duration: 'PT0.000000001S' },
    { result: '2026-01-01T00:00:00.000000001+00:00' },
    'nine decimals',
  ),
  answers(
    'the last day of all',
    { datetime: '0001-01-01', duration: 'P9998Y11M30D' },
    { result: '9999-12-31', weekday: 'Friday' },
    '31 December 9999 is a Friday, as 1999, 8000 years before',
  ),
  refuses(422, 'a result after 9999', { datetime: '9999-12-31', duration: 'P1D' }, '0001 to 9999'),
  refuses(422, 'a result before 0001', { datetime: '0001-01-01', duration: '-P1D' }, '0001 to 9999'),
  refuses(422, 'a billion days', { datetime: DAY, duration: 'P1000000000D' }, '0001 to 9999'),
  refuses(422, 'hours past all bounds', { datetime: DAY, duration: `PT${'9'.repeat(50)}H` }, '0001 to 9999'),
  refuses(422, 'an unknown zone', { datetime: DAY, duration: 'P1D', tz: 'Nowhere' }, 'Nowhere'),
  refuses(400, 'a duration without a part', { datetime: DAY, duration: 'P' }, 'duration'),
  refuses(400, 'a T without a part', { datetime: DAY, duration: 'P1DT' }, 'duration'),
  refuses(400, 'a fraction of a day', { datetime: DAY, duration: 'P1.5D' }, 'duration'),
  refuses(400, 'no date', { datetime: '2026-02-30', duration: 'P1D' }, 'datetime'),
])

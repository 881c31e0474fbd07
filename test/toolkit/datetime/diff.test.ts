import { answers, near, refuses, table } from '../../support/table.js'

const NEW_YORK = { tz: 'America/New_York' }

/** The same span in every unit. */
const total = (seconds: number, calendarDays: number) => ({
  days: near(seconds / 86400, 1e-9),
  weeks: near(seconds / 604800, 1e-9),
  hours: near(seconds / 3600, 1e-9),
  minutes: near(seconds / 60, 1e-9),
  seconds,
  calendarDays,
})

table('rest_datetime_diff', [
  answers(
    'from a leap day',
    { from: '2024-02-29', to: '2026-03-01T12:30:00' },
    {
      from: '2024-02-29T00:00:00+00:00',
      to: '2026-03-01T12:30:00+00:00',
      negative: false,
      years: 2,
      months: 0,
      days: 1,
      hours: 12,
      minutes: 30,
      seconds: 0,
      iso: 'P2Y1DT12H30M',
      total: {
        days: near(731.5208333333334, 1e-9),
        weeks: near(731.5208333333334 / 7, 1e-9),
        hours: 17556.5,
        minutes: 1053390,
        seconds: 63203400,
        calendarDays: 731,
      },
    },
    '306 + 365 + 60 days and 12.5 h by hand',
  ),
  answers(
    'the end of a short month',
    { from: '2026-01-31', to: '2026-03-01' },
    { years: 0, months: 1, days: 1, iso: 'P1M1D' },
    '31 January plus a month is 28 February',
  ),
  answers(
    'a moment and itself',
    { from: '2026-03-01T10:00:00Z', to: '2026-03-01T17:00:00+07:00' },
    {
      negative: false,
      iso: 'PT0S',
      total: { days: 0, weeks: 0, hours: 0, minutes: 0, seconds: 0, calendarDays: 0 },
    },
    'the same instant',
  ),
  answers(
    'an end before the start',
    { from: '2026-03-02', to: '2026-03-01' },
    {
      from: '2026-03-02T00:00:00+00:00',
      to: '2026-03-01T00:00:00+00:00',
      negative: true,
      days: 1,
      iso: 'P1D',
      total: total(86400, 1),
    },
    'one day by hand',
  ),
  answers(
    'a day of 23 hours',
    { from: '2026-03-07T12:00', to: '2026-03-08T12:00', ...NEW_YORK },
    { days: 1, hours: 0, iso: 'P1D', total: total(23 * 3600, 1) },
    'tzdata: New York goes forward on 8 March 2026',
  ),
  answers(
    'a day of 25 hours',
    { from: '2026-10-31T12:00', to: '2026-11-01T12:00', ...NEW_YORK },
    { days: 1, hours: 0, total: total(25 * 3600, 1) },
    'tzdata: New York goes back on 1 November 2026',
  ),
  answers(
    'a day of 24.5 hours',
    { from: '2026-04-04T12:00', to: '2026-04-05T12:00', tz: 'Australia/Lord_Howe' },
    { days: 1, hours: 0, total: total(24.5 * 3600, 1) },
    'tzdata: Lord Howe goes back by half an hour on the first Sunday of April',
  ),
  answers(
    'over a day that never was',
    { from: '2011-12-29T12:00', to: '2011-12-31T12:00', tz: 'Pacific/Apia' },
    { total: total(86400, 2) },
    'tzdata: Samoa skipped 30 December 2011',
  ),
  answers(
    'fractions of a second',
    { from: '2026-01-01T00:00:00.5', to: '2026-01-01T00:00:01,75' },
    {
      from: '2026-01-01T00:00:00.5+00:00',
      to: '2026-01-01T00:00:01.75+00:00',
      seconds: 1,
      iso: 'PT1S',
      total: total(1.25, 0),
    },
    'a quarter second is dropped from the units, not from the total',
  ),
  answers(
    'a value with an offset, shown in tz',
    { from: '2026-01-01T00:00:00+07:00', to: '20260101T000000Z', tz: 'Asia/Kolkata' },
    { from: '2025-12-31T22:30:00+05:30', to: '2026-01-01T05:30:00+05:30', hours: 7, iso: 'PT7H' },
    'UTC + 5:30 by hand',
  ),
  answers(
    'a wall time in a gap and one in a fold',
    { from: '2026-03-08T02:30', to: '2026-11-01T01:30', ...NEW_YORK },
    { from: '2026-03-08T03:30:00-04:00', to: '2026-11-01T01:30:00-04:00' },
    'the later reading, and the earlier instant',
  ),
  answers(
    'a leap second',
    { from: '2016-12-31T23:59:60Z', to: '2017-01-01T00:00:00Z' },
    { total: total(1, 1) },
    'POSIX time has no leap seconds; it counts as 23:59:59',
  ),
  answers(
    'the ends of the four-digit years',
    { from: '0000-01-01', to: '9999-12-31' },
    { years: 9999, months: 11, days: 30, total: total(3652424 * 86400, 3652424) },
    '25 cycles of 146097 days less one day',
  ),
  refuses(400, 'no date', { from: 'tomorrow', to: '2026-01-01' }, 'from'),
  refuses(400, 'a day that February lacks', { from: '2026-01-01', to: '2026-02-29' }, 'to'),
  refuses(400, 'a thirteenth month', { from: '2026-13-01', to: '2026-01-01' }, 'from'),
  refuses(400, 'hour 25', { from: '2026-01-01T25:00', to: '2026-01-01' }, 'from'),
  refuses(400, 'a year of six digits', { from: '+275760-09-13', to: '2026-01-01' }, 'from'),
  refuses(400, 'minus the year zero', { from: '-000000-01-01', to: '2026-01-01' }, 'from'),
  refuses(
    400,
    'a zone in brackets, which is RFC 9557',
    { from: '2026-01-01T00:00[UTC]', to: '2026-01-01' },
    'from',
  ),
  refuses(400, 'a date alone with an offset', { from: '2026-01-01Z', to: '2026-01-01' }, 'from'),
  refuses(400, 'Arabic digits', { from: '٢٠٢٦-٠١-٠١', to: '2026-01-01' }, 'from'),
  refuses(400, 'a missing end', { from: '2026-01-01' }, 'to'),
  refuses(400, 'more than 40 characters', { from: '2026-01-01'.padEnd(41), to: '2026-01-01' }, 'from'),
  refuses(
    422,
    'an unknown zone',
    { from: '2026-01-01', to: '2026-01-01', tz: 'Mars/Olympus' },
    'Mars/Olympus',
  ),
  refuses(422, 'an abbreviation that is no zone', { from: '2026-01-01', to: '2026-01-01', tz: 'PST' }, 'PST'),
  refuses(422, 'an offset for a zone', { from: '2026-01-01', to: '2026-01-01', tz: '+07:00' }, '+07:00'),
])

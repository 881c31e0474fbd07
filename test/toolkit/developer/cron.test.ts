import { answers, refuses, table } from '../../support/table.js'

const in2026 = { from: '2026-01-01T00:00:00Z' }
const VIXIE = 'crontab(5)'
const CALENDAR = 'calendar of 2026: 1 January is a Thursday'
/** tz database: clocks go forward on 8 March 2026 at 07:00Z and back on 1 November 2026 at 06:00Z. */
const NEW_YORK = { tz: 'America/New_York' }
const CHANGES = 'tz database, US rules: second Sunday of March and first of November'

const days = (...list: string[]): string[] => list.map((day) => `2026-${day}T00:00:00.000Z`)

table('rest_developer_cron', [
  answers(
    'Mondays in Jakarta',
    { expression: '  30  8 * * 1 ', tz: 'asia/jakarta', ...in2026, limit: 2 },
    {
      expression: '30 8 * * 1',
      fields: { second: '0', minute: '30', hour: '8', dayOfMonth: '*', month: '*', dayOfWeek: '1' },
      timezone: 'Asia/Jakarta',
      runs: ['2026-01-05T01:30:00.000Z', '2026-01-12T01:30:00.000Z'],
    },
    `${CALENDAR}; UTC+7`,
  ),
  answers(
    'strictly after the start',
    { expression: '0 0 * * *', ...in2026, limit: 1 },
    { runs: days('01-02') },
    'the start itself does not count',
  ),
  answers(
    'either day field when both are restricted',
    { expression: '0 0 13 * FRI', ...in2026, limit: 5 },
    { runs: days('01-02', '01-09', '01-13', '01-16', '01-23') },
    `POSIX crontab; ${CALENDAR}`,
  ),
  answers(
    'both day fields when one begins with a star',
    { expression: '0 0 */2 * 1', ...in2026, limit: 4 },
    { runs: days('01-05', '01-19', '02-09', '02-23') },
    `${VIXIE}: odd days that are Mondays; ${CALENDAR}`,
  ),
  answers(
    'Sunday as 7, as 0 and as a name',
    { expression: '0 0 * * 7', ...in2026, limit: 2 },
    { runs: days('01-04', '01-11') },
    CALENDAR,
  ),
  answers(
    'a range of weekdays up to 7',
    { expression: '0 0 * * sat-7', ...in2026, limit: 3 },
    { runs: days('01-03', '01-04', '01-10') },
    CALENDAR,
  ),
  answers(
    'names of months',
    { expression: '0 0 1 feb,Mar *', ...in2026, limit: 3 },
    { runs: ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'] },
    VIXIE,
  ),
  answers(
    'six fields with seconds',
    { expression: '*/30 59 23 31 12 *', ...in2026, limit: 3 },
    { runs: ['2026-12-31T23:59:00.000Z', '2026-12-31T23:59:30.000Z', '2027-12-31T23:59:00.000Z'] },
    'the second is the first of six fields',
  ),
  answers(
    'a number with a step, to the end of the field',
    { expression: '0 20/2 * * *', ...in2026, limit: 3 },
    { runs: ['2026-01-01T20:00:00.000Z', '2026-01-01T22:00:00.000Z', '2026-01-02T20:00:00.000Z'] },
    '20, 22, and no 24',
  ),
  ...(
    [
      ['@yearly', '0 0 1 1 *', '2027-01-01T00:00:00.000Z'],
      ['@annually', '0 0 1 1 *', '2027-01-01T00:00:00.000Z'],
      ['@monthly', '0 0 1 * *', '2026-02-01T00:00:00.000Z'],
      ['@weekly', '0 0 * * 0', '2026-01-04T00:00:00.000Z'],
      ['@daily', '0 0 * * *', '2026-01-02T00:00:00.000Z'],
      ['@midnight', '0 0 * * *', '2026-01-02T00:00:00.000Z'],
      ['@Hourly', '0 * * * *', '2026-01-01T01:00:00.000Z'],
    ] as const
  ).map(([expression, expanded, run]) => {
    const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = ''] = expanded.split(' ')
    return answers<'rest_developer_cron'>(
      expression,
      { expression, ...in2026, limit: 1 },
      { expression, fields: { second: '0', minute, hour, dayOfMonth, month, dayOfWeek }, runs: [run] },
      `${VIXIE}, Extensions`,
    )
  }),
  answers(
    'leap days, past the year 2100 that has none',
    { expression: '0 0 29 2 *', from: '2095-01-01T00:00:00Z', limit: 2 },
    { runs: ['2096-02-29T00:00:00.000Z', '2104-02-29T00:00:00.000Z'] },
    'Gregorian calendar',
  ),
  answers(
    'a time that the clocks skip',
    { expression: '30 2 * * *', ...NEW_YORK, from: '2026-03-07T12:00:00Z', limit: 2 },
    { runs: ['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z'] },
    CHANGES,
  ),
  answers(
    'several skipped times, which become one',
    { expression: '*/20 2 * * *', ...NEW_YORK, from: '2026-03-07T12:00:00Z', limit: 2 },
    { runs: ['2026-03-08T07:00:00.000Z', '2026-03-09T06:00:00.000Z'] },
    CHANGES,
  ),
  answers(
    'a time that comes twice counts once',
    { expression: '30 1 * * *', ...NEW_YORK, from: '2026-10-31T12:00:00Z', limit: 2 },
    { runs: ['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'] },
    CHANGES,
  ),
  answers(
    'every hour goes on while the clocks go back',
    { expression: '30 * * * *', ...NEW_YORK, from: '2026-11-01T05:00:00Z', limit: 3 },
    { runs: ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'] },
    `${VIXIE}; ${CHANGES}`,
  ),
  answers(
    'midnight that comes twice',
    { expression: '30 0 * * *', tz: 'America/Havana', from: '2026-10-31T12:00:00Z', limit: 2 },
    { runs: ['2026-11-01T04:30:00.000Z', '2026-11-02T05:30:00.000Z'] },
    'tz database, Cuba: back at 1:00 on the first Sunday of November',
  ),
  answers(
    'half an hour skipped',
    { expression: '15 2 * * *', tz: 'Australia/Lord_Howe', from: '2026-10-03T00:00:00Z', limit: 2 },
    { runs: ['2026-10-03T15:30:00.000Z', '2026-10-04T15:15:00.000Z'] },
    'tz database, Lord Howe: 2:00 to 2:30 on the first Sunday of October',
  ),
  answers(
    'a day that a zone skipped whole',
    { expression: '0 12 30 12 *', tz: 'Pacific/Apia', from: '2011-12-01T00:00:00Z', limit: 1 },
    { runs: ['2011-12-30T10:00:00.000Z'] },
    'tz database, Samoa: 30 December 2011 did not happen; the 31st began at 10:00Z',
  ),
  answers(
    'the end of the calendar',
    { expression: '0 0 1 12 *', from: '9998-01-01T00:00:00Z', limit: 5 },
    { runs: ['9998-12-01T00:00:00.000Z', '9999-12-01T00:00:00.000Z'] },
    'ISO 8601 has four digits for a year',
  ),
  refuses(422, 'a day that no month has', { expression: '0 0 30 2 *' }, 'never fires'),
  refuses(422, '31 in months of 30', { expression: '0 0 31 4,6,9,11 *' }, 'never fires'),
  refuses(422, 'a minute out of range', { expression: '60 * * * *' }, '60'),
  refuses(422, 'a range that runs backwards', { expression: '0 0 * * 5-1' }, '5-1'),
  refuses(422, 'a step of zero', { expression: '*/0 * * * *' }, 'step'),
  refuses(422, 'an empty item', { expression: '1,,2 * * * *' }, 'minute'),
  refuses(422, 'a name in the wrong field', { expression: '0 0 * MON *' }, 'MON'),
  refuses(422, 'four fields', { expression: '* * * *' }, '5 fields'),
  refuses(422, 'seven fields', { expression: '* * * * * * *' }, '5 fields'),
  refuses(422, 'a nickname without a time', { expression: '@reboot' }, '@reboot'),
  refuses(422, 'an unknown zone', { expression: '* * * * *', tz: 'Mars/Olympus' }, 'Mars/Olympus'),
  refuses(422, 'an offset for a zone', { expression: '* * * * *', tz: '+07:00' }, '+07:00'),
  refuses(400, 'a start without an offset', { expression: '* * * * *', from: '2026-01-01T00:00:00' }, 'from'),
  refuses(
    400,
    'a start before the year 1',
    { expression: '* * * * *', from: '0000-01-01T00:00:00Z' },
    'from',
  ),
  ...(
    [
      ['30 8 * * 1', 'At 08:30, only on Monday'],
      ['*/5 * * * *', 'Every 5 minutes'],
      ['0 23 * * MON-FRI', 'At 23:00, Monday through Friday'],
      ['23 12 * * SUN', 'At 12:23, only on Sunday'],
      ['0 0 1 1 *', 'At 00:00, on day 1 of the month, only in January'],
    ] as const
  ).map(([expression, description]) =>
    answers<'rest_developer_cron'>(
      description,
      { expression, ...in2026, limit: 1 },
      { description },
      "cRonstrue's README, with the 24-hour clock",
    ),
  ),
  answers(
    'as many runs as are asked for',
    { expression: '* * * * *', ...in2026 },
    { runs: Array.from({ length: 5 }, (_, at) => `2026-01-01T00:0${at + 1}:00.000Z`) },
    'five by default',
  ),
  refuses(400, 'more than 100 runs', { expression: '* * * * *', limit: 101 }, 'limit'),
])

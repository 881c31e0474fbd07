import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_datetime_week', [
  answers(
    'a week',
    { week: '2026-W09' },
    {
      isoWeek: '2026-W09',
      weekYear: 2026,
      week: 9,
      weeksInYear: 53,
      start: '2026-02-23',
      end: '2026-03-01',
      days: [
        '2026-02-23',
        '2026-02-24',
        '2026-02-25',
        '2026-02-26',
        '2026-02-27',
        '2026-02-28',
        '2026-03-01',
      ],
      previous: '2026-W08',
      next: '2026-W10',
      us: { year: 2026, week: 9 },
    },
    '1 January 2026 is a Thursday, so that 2026 has 53 weeks',
  ),
  answers('the last week', { week: '9999-W51' }, { end: '9999-12-26', next: '9999-W52' }, 'by hand'),
  refuses(422, 'a week that ends in the year 10000', { date: '9999-12-31' }, '9999'),
  answers(
    'the basic form',
    { week: '2009W53' },
    { start: '2009-12-28', end: '2010-01-03', next: '2010-W01' },
    'ISO 8601',
  ),
  answers(
    'a date',
    { date: '2010-01-03' },
    { isoWeek: '2009-W53', weekYear: 2009, weeksInYear: 53 },
    'ISO 8601',
  ),
  answers(
    'week 1 from the year before',
    { week: '2009-W01' },
    { start: '2008-12-29', previous: '2008-W52', weeksInYear: 53 },
    'ISO 8601',
  ),
  answers(
    'a US week 53',
    { week: '2026-W53' },
    { us: { year: 2026, week: 53 }, next: '2027-W01' },
    '(364 + 4) / 7 + 1, floored',
  ),
  answers(
    'a US week that is one ahead',
    { week: '2027-W10' },
    { us: { year: 2027, week: 11 } },
    'Thursday 11 March is day 70, 1 January a Friday: (69 + 5) / 7 + 1',
  ),
  answers(
    'the first week of all',
    { week: '0001-W01' },
    { start: '0001-01-01', previous: '0000-W52' },
    '1 January 0001 is a Monday',
  ),
  refuses(422, 'a week 53 of a year with 52', { week: '2025-W53' }, '1 to 52'),
  refuses(422, 'a week 0', { week: '2025-W00' }, '1 to 52'),
  refuses(422, 'a week before 0001', { date: '0000-06-01' }, '0001'),
  refuses(400, 'week and date', { week: '2026-W09', date: '2026-03-01' }, 'date'),
  refuses(400, 'a week that is none', { week: '2026-09' }, 'week'),
  refuses(400, 'a date that is none', { date: '2026-02-30' }, 'date'),
])

it('is this week without a parameter', async () => {
  const { body } = await call('rest_datetime_week', {})
  const { days } = (body as { data: { days: string[] } }).data
  expect(days).toContain(new Date().toISOString().slice(0, 10))
})

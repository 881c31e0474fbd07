import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { ALL_DAYS, datesOf, RFC_5545 } from './rfc-5545-examples.js'

const OFFICE_HOURS = '9,10,11,12,13,14,15,16'

interface Recurrence {
  items: string[]
  more: boolean
  finite: boolean
  description: string
}

const recur = async (query: Record<string, string | number>): Promise<Recurrence> => {
  const { status, body } = await call('rest_datetime_recurrence', query)
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Recurrence }).data
}

const NEW_YORK = { tz: 'America/New_York' }

describe('the examples of RFC 5545, section 3.8.5.3', () => {
  it.each(RFC_5545)('%s', async (rule, start, list) => {
    const dates = datesOf(list)
    const { items, more } = await recur({
      rule,
      start: `${start}T09:00:00`,
      limit: dates.length,
      ...NEW_YORK,
    })
    expect(items.map((item) => item.slice(0, 19))).toEqual(dates.map((date) => `${date}T09:00:00`))
    const whole = /COUNT/.test(rule) || (/UNTIL=1997/.test(rule) && !/^FREQ=YEARLY/.test(rule))
    expect(more).toBe(!whole)
    // The same rule on dates alone.
    const alone = await recur({ rule: rule.replace(/T\d{6}Z/, ''), start, limit: dates.length })
    expect(alone.items).toEqual(dates)
  })

  it('has 113 days until 24 December 1997, and 93 days in three Januaries', async () => {
    const start = { start: '1997-09-02T09:00:00', limit: 500, ...NEW_YORK }
    const days = await recur({ rule: 'FREQ=DAILY;UNTIL=19971224T000000Z', ...start })
    expect(days.items).toHaveLength(29 + 31 + 30 + 23)
    expect(days.items.at(-1)).toBe('1997-12-23T09:00:00-05:00')
    for (const rule of [
      `FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=${ALL_DAYS}`,
      'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    ]) {
      const januaries = await recur({ rule, ...start, start: '1998-01-01T09:00:00' })
      expect(januaries.items).toHaveLength(93)
      expect(januaries.items.at(-1)).toBe('2000-01-31T09:00:00-05:00')
    }
  })

  it.each([
    // The RFC prints 170000Z, which its erratum 3883 mends.
    ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z', '09:00 12:00 15:00'],
    ['FREQ=MINUTELY;INTERVAL=15;COUNT=6', '09:00 09:15 09:30 09:45 10:00 10:15'],
    ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', '09:00 10:30 12:00 13:30'],
  ])('%s', async (rule, times) => {
    const { items, more } = await recur({ rule, start: '1997-09-02T09:00:00', ...NEW_YORK })
    expect(items).toEqual(times.split(' ').map((time) => `1997-09-02T${time}:00-04:00`))
    expect(more).toBe(false)
  })

  it('has the same times every 20 minutes in office hours, written either way', async () => {
    const start = { start: '1997-09-02T09:00:00', limit: 49, ...NEW_YORK }
    const daily = await recur({ rule: `FREQ=DAILY;BYHOUR=${OFFICE_HOURS};BYMINUTE=0,20,40`, ...start })
    const minutely = await recur({ rule: `FREQ=MINUTELY;INTERVAL=20;BYHOUR=${OFFICE_HOURS}`, ...start })
    expect(daily.items).toEqual(minutely.items)
    expect(daily.items[23]).toBe('1997-09-02T16:40:00-04:00')
    expect(daily.items[24]).toBe('1997-09-03T09:00:00-04:00')
  })
})

table('rest_datetime_recurrence', [
  answers(
    'the last Friday of the month',
    { rule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5', start: '2026-01-01T09:00:00', tz: 'Asia/Jakarta' },
    {
      rule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5',
      start: '2026-01-01T09:00:00+07:00',
      finite: true,
      more: false,
      count: 5,
      items: [
        '2026-01-30T09:00:00+07:00',
        '2026-02-27T09:00:00+07:00',
        '2026-03-27T09:00:00+07:00',
        '2026-04-24T09:00:00+07:00',
        '2026-05-29T09:00:00+07:00',
      ],
    },
    'a calendar of 2026',
  ),
  answers(
    'a prefix and lower case',
    { rule: 'rrule:freq=daily;count=2', start: '2026-01-01' },
    { rule: 'freq=daily;count=2', items: ['2026-01-01', '2026-01-02'], description: 'every day for 2 times' },
    'RFC 5545: names and values are case-insensitive',
  ),
  answers(
    'the wall clock over a change, and a skipped time',
    { rule: 'FREQ=DAILY;COUNT=3', start: '2026-03-07T02:30:00', ...NEW_YORK },
    { items: ['2026-03-07T02:30:00-05:00', '2026-03-09T02:30:00-04:00', '2026-03-10T02:30:00-04:00'] },
    'RFC 5545, 3.3.10: a local time that does not exist is ignored and not counted',
  ),
  answers(
    'the first of a time that comes twice',
    { rule: 'FREQ=DAILY;COUNT=2', start: '2026-10-31T01:30:00', ...NEW_YORK },
    { items: ['2026-10-31T01:30:00-04:00', '2026-11-01T01:30:00-04:00'] },
    'RFC 5545, 3.3.5',
  ),
  answers(
    'six hours on the wall over a change',
    { rule: 'FREQ=HOURLY;INTERVAL=6;COUNT=3', start: '2026-03-07T21:00:00', ...NEW_YORK },
    { items: ['2026-03-07T21:00:00-05:00', '2026-03-08T03:00:00-04:00', '2026-03-08T09:00:00-04:00'] },
    'the wall clock is kept',
  ),
  answers(
    'a start with an offset',
    { rule: 'FREQ=DAILY;COUNT=1', start: '2026-01-01T09:00:00Z', tz: 'Asia/Jakarta' },
    { start: '2026-01-01T16:00:00+07:00', items: ['2026-01-01T16:00:00+07:00'] },
    'UTC + 7',
  ),
  answers(
    'until a date, to its end',
    { rule: 'FREQ=DAILY;UNTIL=20260103', start: '2026-01-01T23:00:00', tz: 'Asia/Jakarta' },
    { count: 3, finite: true, more: false },
    'the third is still 3 January',
  ),
  answers(
    'until a local time',
    { rule: 'FREQ=DAILY;UNTIL=20260103T085959', start: '2026-01-01T09:00:00', tz: 'Asia/Jakarta' },
    { count: 2 },
    '8:59:59 is before 9:00',
  ),
  answers(
    'without an end',
    { rule: 'FREQ=DAILY', start: '2026-01-01', limit: 1 },
    { finite: false, more: true, count: 1 },
    'by hand',
  ),
  answers(
    'a week 53 on the weekday of the start',
    { rule: 'FREQ=YEARLY;BYWEEKNO=53', start: '1998-12-29', limit: 3 },
    { items: ['1998-12-29', '2004-12-28', '2009-12-29'] },
    'ISO 8601 has 53 weeks in 1998, 2004 and 2009',
  ),
  answers(
    'a week 1 that begins in the year before',
    { rule: 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', start: '2018-01-01', limit: 3 },
    { items: ['2018-01-01', '2018-12-31', '2019-12-30'] },
    'ISO 8601',
  ),
  answers(
    'the 53rd Monday, only where there is one',
    { rule: 'FREQ=YEARLY;BYDAY=53MO', start: '2000-01-01', limit: 2 },
    { items: ['2001-12-31', '2007-12-31'] },
    'years that begin on a Monday, or leap years that begin on a Sunday',
  ),
  answers(
    'days of the year that are Mondays',
    { rule: 'FREQ=YEARLY;BYYEARDAY=1,2,3;BYDAY=MO', start: '2000-01-01', limit: 3 },
    { items: ['2000-01-03', '2001-01-01', '2005-01-03'] },
    'RFC 5545, 3.3.10: BYDAY limits where BYYEARDAY stands',
  ),
  answers(
    'leap days',
    { rule: 'FREQ=YEARLY', start: '2096-02-29', limit: 2 },
    { items: ['2096-02-29', '2104-02-29'] },
    '2100 is no leap year',
  ),
  answers(
    'once a year by the second',
    {
      rule: 'FREQ=SECONDLY;BYMONTH=1;BYMONTHDAY=1;BYHOUR=0;BYMINUTE=0;BYSECOND=0',
      start: '2026-06-01T00:00:00',
      limit: 2,
    },
    { items: ['2027-01-01T00:00:00+00:00', '2028-01-01T00:00:00+00:00'], more: true },
    'by hand',
  ),
  answers(
    'a second 60',
    { rule: 'FREQ=MINUTELY;BYSECOND=60;COUNT=1', start: '2026-01-01T00:00:00' },
    { items: ['2026-01-01T00:00:59+00:00'] },
    'RFC 5545, 3.3.12: read as 59',
  ),
  answers(
    'hours with a date alone',
    { rule: 'FREQ=DAILY;BYHOUR=9,10;COUNT=2', start: '2026-01-01' },
    { items: ['2026-01-01', '2026-01-02'] },
    'RFC 5545, 3.3.10: they are ignored',
  ),
  answers(
    'the end of the calendar',
    { rule: 'FREQ=YEARLY', start: '9998-05-05' },
    { items: ['9998-05-05', '9999-05-05'], more: false },
    'by hand',
  ),
  answers(
    'a day that was skipped',
    { rule: 'FREQ=DAILY;COUNT=2', start: '2011-12-29T10:00', tz: 'Pacific/Apia' },
    { items: ['2011-12-29T10:00:00-10:00', '2011-12-31T10:00:00+14:00'] },
    'tzdata: Samoa',
  ),
  refuses(422, 'a rule without FREQ', { rule: 'COUNT=2', start: '2026-01-01' }, 'FREQ'),
  refuses(422, 'an unknown frequency', { rule: 'FREQ=FORTNIGHTLY', start: '2026-01-01' }, 'FORTNIGHTLY'),
  refuses(422, 'an unknown part', { rule: 'FREQ=DAILY;BYEASTER=1', start: '2026-01-01' }, 'BYEASTER'),
  refuses(422, 'a part of another RFC', { rule: 'FREQ=DAILY;RSCALE=CHINESE', start: '2026-01-01' }, 'RSCALE'),
  refuses(
    422,
    'a part that is given twice',
    { rule: 'FREQ=DAILY;FREQ=WEEKLY', start: '2026-01-01' },
    'more than once',
  ),
  refuses(
    422,
    'COUNT and UNTIL',
    { rule: 'FREQ=DAILY;COUNT=2;UNTIL=20270101', start: '2026-01-01' },
    'COUNT',
  ),
  refuses(422, 'an interval of 0', { rule: 'FREQ=DAILY;INTERVAL=0', start: '2026-01-01' }, 'INTERVAL'),
  refuses(422, 'half an interval', { rule: 'FREQ=DAILY;INTERVAL=1.5', start: '2026-01-01' }, 'INTERVAL'),
  refuses(422, 'a count of 0', { rule: 'FREQ=DAILY;COUNT=0', start: '2026-01-01' }, 'COUNT'),
  refuses(422, 'hour 24', { rule: 'FREQ=DAILY;BYHOUR=24', start: '2026-01-01' }, 'BYHOUR=24'),
  refuses(
    422,
    'day 0 of the month',
    { rule: 'FREQ=MONTHLY;BYMONTHDAY=0', start: '2026-01-01' },
    'BYMONTHDAY=0',
  ),
  refuses(422, 'month -1', { rule: 'FREQ=YEARLY;BYMONTH=-1', start: '2026-01-01' }, 'BYMONTH=-1'),
  refuses(422, 'an unknown weekday', { rule: 'FREQ=WEEKLY;BYDAY=XX', start: '2026-01-01' }, 'BYDAY=XX'),
  refuses(422, 'an ordinal in a week', { rule: 'FREQ=WEEKLY;BYDAY=1MO', start: '2026-01-01' }, 'BYDAY'),
  refuses(
    422,
    'an ordinal beside weeks',
    { rule: 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO', start: '2026-01-01' },
    'BYWEEKNO',
  ),
  refuses(422, 'weeks of a month', { rule: 'FREQ=MONTHLY;BYWEEKNO=1', start: '2026-01-01' }, 'BYWEEKNO'),
  refuses(422, 'BYSETPOS alone', { rule: 'FREQ=DAILY;BYSETPOS=1', start: '2026-01-01' }, 'BYSETPOS'),
  refuses(
    422,
    'an UNTIL that is no date',
    { rule: 'FREQ=DAILY;UNTIL=20260231', start: '2026-01-01' },
    'UNTIL',
  ),
  refuses(422, 'an UNTIL in words', { rule: 'FREQ=DAILY;UNTIL=tomorrow', start: '2026-01-01' }, 'UNTIL'),
  refuses(422, 'hours of a date alone', { rule: 'FREQ=HOURLY', start: '2026-01-01' }, 'start with a time'),
  refuses(422, 'a start before the year 0001', { rule: 'FREQ=DAILY', start: '0000-12-31' }, '0001'),
  refuses(422, 'nothing', { rule: 'RRULE:', start: '2026-01-01' }, 'rule'),
  refuses(422, 'an unknown zone', { rule: 'FREQ=DAILY', start: '2026-01-01', tz: 'Foo' }, 'Foo'),
  refuses(400, 'a start that is none', { rule: 'FREQ=DAILY', start: '2026-02-30' }, 'start'),
  refuses(400, 'more than 500 dates', { rule: 'FREQ=DAILY', start: '2026-01-01', limit: 501 }, 'limit'),
])

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(',')

describe('what never or hardly ever matches ends', () => {
  // UNTIL bounds a rule inclusively (RFC 5545, section 3.3.10), so that nothing is left of these.
  it.each([
    'FREQ=DAILY;UNTIL=19700101',
    'FREQ=DAILY;UNTIL=20260101T085959',
    'FREQ=YEARLY;BYMONTH=12;UNTIL=20260630',
  ])('%s', async (rule) => {
    const { status, body } = await call('rest_datetime_recurrence', { rule, start: '2026-01-01T09:00:00' })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        error: { message: 'rule: it never recurs, because UNTIL is before its first occurrence.' },
      },
    })
  })

  it('but UNTIL at the start leaves one', async () => {
    const rule = 'FREQ=DAILY;UNTIL=20260101T090000'
    expect((await recur({ rule, start: '2026-01-01T09:00:00' })).items).toHaveLength(1)
  })

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTHDAY=30',
    'FREQ=HOURLY;INTERVAL=24;BYHOUR=10',
    'FREQ=SECONDLY;INTERVAL=2;BYSECOND=1,3,5',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20300101',
    'FREQ=DAILY;BYHOUR=9;BYSETPOS=2',
    'FREQ=MINUTELY;BYSECOND=1,2;BYSETPOS=-3',
  ])('%s', async (rule) => {
    // A Thursday at 9:00 sharp.
    const { status, body } = await call('rest_datetime_recurrence', { rule, start: '2026-01-01T09:00:00' })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { message: 'rule: it never recurs.' } },
    })
  })

  it.each([
    `FREQ=YEARLY;BYSETPOS=1,-1;BYDAY=${ALL_DAYS};BYHOUR=${numbers(0, 23)};BYMINUTE=${numbers(0, 59)};BYSECOND=${numbers(0, 40)}`,
    'FREQ=YEARLY;UNTIL=99991231',
    'FREQ=SECONDLY;INTERVAL=999999999999999',
    'FREQ=YEARLY;INTERVAL=999999999999999',
    'FREQ=SECONDLY;COUNT=999999999999999',
    'FREQ=SECONDLY;INTERVAL=86399;BYSECOND=1,3,5',
  ])('%s', async (rule) => {
    const { description } = await recur({ rule, start: '2026-01-01T09:00:00', limit: 500 })
    expect(description.length).toBeLessThan(3000)
  })
})

import { describe, expect, it } from 'vitest'
import { parseRecurrenceRule } from '#toolkit/lib/schedules/recurrence-rule'
import { localTimes } from '#toolkit/lib/schedules/recurrence-times'
import { civilDate, dayNumber } from '#toolkit/lib/calendar/civil-days'

describe('parseRecurrenceRule', () => {
  it('reads every part', () => {
    const text =
      'FREQ=YEARLY;INTERVAL=2;COUNT=3;BYSECOND=60,0;BYMINUTE=30;BYHOUR=9;BYDAY=MO,-1FR;BYMONTHDAY=-1,1;BYYEARDAY=366;BYMONTH=12,1;BYSETPOS=-1;WKST=SU'
    expect(parseRecurrenceRule(text)).toEqual({
      frequency: 'YEARLY',
      interval: 2,
      count: 3,
      until: undefined,
      bySecond: [0, 59],
      byMinute: [30],
      byHour: [9],
      byDay: [
        { ordinal: 0, weekday: 0 },
        { ordinal: -1, weekday: 4 },
      ],
      byMonthDay: [-1, 1],
      byYearDay: [366],
      byWeekNo: [],
      byMonth: [1, 12],
      bySetPos: [-1],
      weekStart: 6,
    })
  })

  it('reads the three kinds of UNTIL', () => {
    const until = (value: string) => parseRecurrenceRule(`FREQ=DAILY;UNTIL=${value}`).until
    expect(until('20260103')).toEqual({ kind: 'date', text: '2026-01-03' })
    expect(until('20260103T090000')).toEqual({ kind: 'local', text: '2026-01-03T09:00:00' })
    expect(until('20260103T090000Z')).toEqual({ kind: 'utc', text: '2026-01-03T09:00:00' })
  })

  it('takes a semicolon at the end', () => {
    expect(parseRecurrenceRule('freq=daily;').frequency).toBe('DAILY')
  })

  it.each([
    '',
    ';',
    'FREQ',
    'FREQ=',
    '=DAILY',
    'FREQ=DAILY;;COUNT=1',
    'FREQ=DAILY;BYHOUR=',
    'FREQ=DAILY;BYHOUR=1,',
    'FREQ=DAILY;BYHOUR=+1',
    'FREQ=DAILY;BYHOUR=1e1',
    'FREQ=DAILY;COUNT=0x10',
    'FREQ=DAILY;COUNT=9999999999999999999',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO',
    'FREQ=MONTHLY;WKST=XX',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=DAILY;BYYEARDAY=1',
    'FREQ=DAILY;CONSTRUCTOR=1',
    'FREQ=CONSTRUCTOR',
    'FREQ=DAILY\nCOUNT=1',
  ])('refuses %j', (text) => {
    expect(() => parseRecurrenceRule(text)).toThrow(/^rule: /)
  })
})

describe('localTimes', () => {
  const LAST = dayNumber(9999, 12, 31)
  const first = (rule: string, count: number) => {
    const found: string[] = []
    for (const { day, second } of localTimes(
      parseRecurrenceRule(rule),
      { day: dayNumber(2026, 1, 1), second: 0 },
      LAST,
    )) {
      const { year, month, day: dayOfMonth } = civilDate(day)
      found.push(`${year}-${month}-${dayOfMonth} ${second}`)
      if (found.length === count) break
    }
    return found
  }

  it('counts BYSETPOS within a week, a day, an hour and a minute', () => {
    expect(first('FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=-1', 2)).toEqual(['2026-1-2 0', '2026-1-9 0'])
    expect(first('FREQ=DAILY;BYHOUR=1,2,3;BYSETPOS=2', 1)).toEqual(['2026-1-1 7200'])
    expect(first('FREQ=HOURLY;BYMINUTE=15,45;BYSETPOS=-1', 2)).toEqual(['2026-1-1 2700', '2026-1-1 6300'])
    expect(first('FREQ=MINUTELY;BYSECOND=5,50;BYSETPOS=1', 2)).toEqual(['2026-1-1 5', '2026-1-1 65'])
  })

  it('keeps an interval of hours in step over days', () => {
    // 0, 5, 10, 15, 20 and 1, 6, ... o'clock.
    expect(first('FREQ=HOURLY;INTERVAL=5', 6).at(-1)).toBe('2026-1-2 3600')
    // Every 25 hours at midnight: after 24 such steps.
    expect(first('FREQ=HOURLY;INTERVAL=25;BYHOUR=0', 2)).toEqual(['2026-1-1 0', '2026-1-26 0'])
  })

  it('finds the same dates by days and by years', () => {
    const yearly = first('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', 8)
    expect(first('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', 8)).toEqual(yearly)
    expect(first('FREQ=HOURLY;INTERVAL=24;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', 8)).toEqual(yearly)
    // 28 years apart, 40 over 2100.
    expect(yearly.slice(0, 3)).toEqual(['2044-2-29 0', '2072-2-29 0', '2112-2-29 0'])
  })
})

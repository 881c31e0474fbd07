import { answers, call, refuses, table } from '../../support/table.js'
import { expect, it } from 'vitest'

const CALENDAR = 'calendar of 2026: 7 January is a Wednesday'
const reference = '2026-01-07T00:00:00Z'

table('rest_aiText_dates', [
  answers(
    'the documented call',
    { text: 'due on 2025-12-24; call in 3 days', reference },
    {
      reference: '2026-01-07T00:00:00.000Z',
      count: 2,
      items: [
        {
          text: '2025-12-24',
          index: 7,
          start: '2025-12-24T12:00:00+00:00',
          end: null,
          date: '2025-12-24',
          hasTime: false,
          certain: ['year', 'month', 'day'],
        },
        {
          text: 'in 3 days',
          index: 24,
          start: '2026-01-10T12:00:00+00:00',
          end: null,
          date: '2026-01-10',
          hasTime: false,
          certain: ['year', 'month', 'day', 'weekday'],
        },
      ],
    },
    CALENDAR,
  ),
  answers(
    'a time on a weekday to come',
    { text: 'See you Friday at 3pm', reference },
    {
      items: [
        {
          text: 'Friday at 3pm',
          index: 8,
          start: '2026-01-09T15:00:00+00:00',
          end: null,
          date: '2026-01-09',
          hasTime: true,
          certain: ['weekday', 'hour', 'minute', 'meridiem'],
        },
      ],
    },
    CALENDAR,
  ),
  ...(
    [
      ['true', '2026-01-12'],
      ['false', '2026-01-05'],
    ] as const
  ).map(([forward, date]) =>
    answers<'rest_aiText_dates'>(
      `a weekday with forward=${forward}`,
      { text: 'on Monday', reference, forward },
      { items: [expect.objectContaining({ date })] },
      CALENDAR,
    ),
  ),
  answers(
    'the offset of the zone on that day',
    { text: '1 July 2026 at 9am, 1 December 2026 at 9am', reference, tz: 'Europe/Berlin' },
    {
      items: [
        expect.objectContaining({ start: '2026-07-01T09:00:00+02:00' }),
        expect.objectContaining({ start: '2026-12-01T09:00:00+01:00' }),
      ],
    },
    'tz database: summer time from 29 March to 25 October 2026',
  ),
  answers(
    'noon after the clocks have changed, and hours over the change',
    { text: 'in 3 days, in 6 hours', reference: '2026-03-28T22:00:00Z', tz: 'Europe/Berlin' },
    {
      items: [
        expect.objectContaining({ start: '2026-03-31T12:00:00+02:00', hasTime: false }),
        expect.objectContaining({ start: '2026-03-29T06:00:00+02:00', hasTime: true }),
      ],
    },
    '23:00 and six hours, one of them skipped',
  ),
  answers(
    'a zone in the text',
    { text: 'Jan 9, 2026 3pm EST', reference, tz: 'Asia/Jakarta' },
    { items: [expect.objectContaining({ start: '2026-01-10T03:00:00+07:00', date: '2026-01-10' })] },
    'EST is five hours behind UTC, Jakarta seven ahead',
  ),
  answers(
    'a range',
    { text: 'tomorrow from 5pm to 7pm', reference },
    {
      items: [
        expect.objectContaining({ start: '2026-01-08T17:00:00+00:00', end: '2026-01-08T19:00:00+00:00' }),
      ],
    },
    CALENDAR,
  ),
  ...(
    [
      ['de', 'am 24. Dezember 2026', '2026-12-24'],
      ['id', 'tanggal 17 Agustus 2026', '2026-08-17'],
      ['fr', 'le 14 juillet 2026', '2026-07-14'],
      ['es', '12 de octubre de 2026', '2026-10-12'],
      ['pt', '7 de setembro de 2026', '2026-09-07'],
      ['nl', '5 december 2026', '2026-12-05'],
      ['it', '2 giugno 2026', '2026-06-02'],
      ['sv', '6 juni 2026', '2026-06-06'],
      ['fi', '6. joulukuuta 2026', '2026-12-06'],
      ['uk', '24 серпня 2026', '2026-08-24'],
      ['ru', '12 июня 2026', '2026-06-12'],
      ['vi', 'ngày 2 tháng 9 năm 2026', '2026-09-02'],
      ['ja', '2026年2月11日', '2026-02-11'],
      ['zh', '2026年10月1日', '2026-10-01'],
    ] as const
  ).map(([lang, text, date]) =>
    answers<'rest_aiText_dates'>(
      lang,
      { text, reference, lang },
      { items: [expect.objectContaining({ date })] },
      'national days',
    ),
  ),
  answers('no date', { text: 'nothing to see', reference }, { count: 0, items: [] }, 'no date'),
  answers(
    '30 February',
    { text: 'on 2026-02-30', reference },
    { count: 0, items: [] },
    'no day of the calendar',
  ),
  refuses(422, 'an unknown zone', { text: 'today', tz: 'Mars/Base' }, 'Mars/Base'),
  refuses(400, 'a reference that is no date', { text: 'today', reference: 'now' }, 'reference'),
  refuses(400, 'an unknown language', { text: 'today', lang: 'tlh' }, 'lang'),
])

it('takes no minute for spaces and digits without end', async () => {
  for (const lang of ['de', 'vi', 'fr', 'ja'])
    for (const text of [' '.repeat(19_000), '1'.repeat(19_000)]) {
      const { status } = await call('rest_aiText_dates', { text: `x${text}x`, lang })
      expect(status).toBe(200)
    }
}, 60_000)

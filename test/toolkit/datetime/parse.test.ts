import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** A Monday. */
const NOW = { now: '2026-03-02T09:00:00', tz: 'Asia/Jakarta' }

const found = (text: string, start: string, query: Record<string, string | boolean> = {}) =>
  answers<'rest_datetime_parse'>(
    text,
    { ...NOW, text, ...query },
    { count: 1, items: [{ start }] },
    'the calendar of March 2026',
  )

table('rest_datetime_parse', [
  answers(
    'a range',
    { ...NOW, text: 'Lunch tomorrow from 10 to 11' },
    {
      now: '2026-03-02T09:00:00+07:00',
      count: 1,
      items: [
        {
          text: 'tomorrow from 10 to 11',
          index: 6,
          start: '2026-03-03T10:00:00+07:00',
          end: '2026-03-03T11:00:00+07:00',
          hasTime: true,
          hasDay: true,
        },
      ],
    },
    'by hand',
  ),
  found('next Friday at 3pm', '2026-03-13T15:00:00+07:00'),
  found('17 August 2026', '2026-08-17T12:00:00+07:00'),
  found('in 5 minutes', '2026-03-02T09:05:00+07:00'),
  found('2 hours ago', '2026-03-02T07:00:00+07:00'),
  found('now', '2026-03-02T09:00:00+07:00'),
  found('in 3 days', '2026-03-05T09:00:00+07:00'),
  found('at 10:00 UTC', '2026-03-02T17:00:00+07:00'),
  found('next week at 10am utc', '2026-03-09T17:00:00+07:00'),
  found('2026-03-05T10:00:00Z', '2026-03-05T17:00:00+07:00'),
  found('2026-03-05T10:00:00-00:00', '2026-03-05T17:00:00+07:00'),
  found('5 March 2026 10:00 EST', '2026-03-05T22:00:00+07:00'),
  found('2.5.2026', '2026-05-02T12:00:00+07:00', { lang: 'de' }),
  found('3 Maret 2026', '2026-03-03T12:00:00+07:00', { lang: 'id' }),
  found('demain', '2026-03-03T09:00:00+07:00', { lang: 'fr' }),
  found('mañana', '2026-03-03T09:00:00+07:00', { lang: 'es' }),
  answers(
    'a past day of the week, read as one to come',
    { ...NOW, text: 'on Sunday', forward: true },
    { items: [{ start: '2026-03-08T12:00:00+07:00', hasTime: false, hasDay: false }] },
    'the Sunday after Monday 2 March',
  ),
  answers(
    'two dates in their order',
    { ...NOW, text: 'Not 5 May 2026 but 1 April 2026' },
    {
      count: 2,
      items: [
        { index: 4, start: '2026-05-05T12:00:00+07:00' },
        { index: 19, start: '2026-04-01T12:00:00+07:00' },
      ],
    },
    'by hand',
  ),
  ...(
    [
      ['en', 'this month', '2026-03-01T12:00:00+07:00'],
      ['en', 'this week', '2026-03-01T12:00:00+07:00'],
      ['en', 'last night', '2026-03-01T00:00:00+07:00'],
      ['en', 'in 5 minutes', '2026-03-01T00:05:00+07:00'],
      ['en', 'at 10:00 UTC', '2026-03-01T17:00:00+07:00'],
      ['id', 'bulan ini', '2026-03-01T12:00:00+07:00'],
      ['fr', 'la veille', '2026-02-28T00:00:00+07:00'],
      ['ja', '今夜', '2026-03-01T22:00:00+07:00'],
      ['zh', '今天', '2026-03-01T12:00:00+07:00'],
      ['sv', 'imorgon', '2026-03-02T00:00:00+07:00'],
    ] as const
  ).map(([lang, text, start]) =>
    answers<'rest_datetime_parse'>(
      `${text} from the midnight that begins a month and a week`,
      { text, lang, now: '2026-03-01', tz: 'Asia/Jakarta' },
      { count: 1, items: [{ start }] },
      "chrono's own answer with that wall-clock time in UTC as its reference",
    ),
  ),
  answers('nothing', { ...NOW, text: 'no dates here' }, { count: 0, items: [] }, 'by hand'),
  answers(
    'a time in a gap of the clocks',
    { text: '8 March 2026 at 2:30', now: '2026-03-02T09:00', tz: 'America/New_York' },
    { items: [{ start: '2026-03-08T03:30:00-04:00' }] },
    'the later reading',
  ),
  refuses(422, 'an unknown zone', { text: 'now', tz: 'Foo' }, 'Foo'),
  refuses(400, 'a reference that is no date', { text: 'now', now: 'yesterday' }, 'now'),
  refuses(400, 'a language that is not read', { text: 'now', lang: 'xx' }, 'lang'),
  refuses(400, 'a text past 2000 characters', { text: 'a'.repeat(2001) }, 'text'),
])

it.each([
  ['digits', '1'.repeat(2000)],
  ['slashes', '1/'.repeat(1000)],
  ['dates', '1/1 '.repeat(500)],
  ['times', '12:34 '.repeat(333)],
  ['spans', '5 days ago '.repeat(180)],
  ['months', 'jan '.repeat(500)],
  ['years past all bounds', `in ${'9'.repeat(300)} years, 99999-99-99`],
])('answers on 2,000 characters of %s', async (_name, text) => {
  const { status } = await call('rest_datetime_parse', { ...NOW, text })
  expect(status).toBe(200)
})

import { answers, refuses, table } from '../../support/table.js'

const SPAN = { from: '2026-03-06T16:00:00', to: '2026-03-09T10:30:00' }

table('rest_datetime_businessHours', [
  answers(
    'over a weekend',
    SPAN,
    {
      from: '2026-03-06T16:00:00+00:00',
      to: '2026-03-09T10:30:00+00:00',
      minutes: 150,
      hours: 2.5,
      workingDays: 2,
      items: [
        { date: '2026-03-06', minutes: 60 },
        { date: '2026-03-09', minutes: 90 },
      ],
    },
    '16:00 to 17:00 and 9:00 to 10:30',
  ),
  answers(
    'in another zone',
    { ...SPAN, from: '2026-03-06T09:00:00Z', tz: 'Asia/Jakarta' },
    { minutes: 150 },
    '09:00Z is 16:00 in Jakarta',
  ),
  answers(
    'a whole day on which the clocks go forward',
    {
      from: '2026-03-08',
      to: '2026-03-09',
      tz: 'America/New_York',
      open: '00:00',
      close: '24:00',
      weekend: '6',
    },
    { minutes: 1380, hours: 23, items: [{ date: '2026-03-08', minutes: 1380 }] },
    'tzdata: 8 March 2026 has 23 hours in New York',
  ),
  answers(
    'not on a public holiday',
    { from: '2026-11-25T12:00', to: '2026-11-27T12:00', country: 'US' },
    {
      minutes: 480,
      items: [
        { date: '2026-11-25', minutes: 300 },
        { date: '2026-11-27', minutes: 180 },
      ],
    },
    'OPM: Thanksgiving on 26 November 2026',
  ),
  answers(
    'parts of a minute',
    { from: '2026-03-09T10:00:00', to: '2026-03-09T10:00:20' },
    { minutes: 0.33, hours: 0.0055, workingDays: 1 },
    '20 / 60 and 0.33 / 60',
  ),
  answers(
    'outside the hours',
    { from: '2026-03-09T17:00:00', to: '2026-03-10T09:00:00' },
    { minutes: 0, hours: 0, workingDays: 0, items: [] },
    'the hours end before 17:00',
  ),
  answers(
    'no time at all',
    { from: '2026-03-09T12:00', to: '2026-03-09T12:00' },
    { minutes: 0, items: [] },
    'by hand',
  ),
  answers(
    'a year of days',
    { from: '2026-01-01', to: '2027-01-02', weekend: '7', open: '00:00', close: '00:01' },
    { workingDays: 314, minutes: 314 },
    '366 days less 52 Sundays',
  ),
  refuses(422, 'hours that end as they begin', { ...SPAN, open: '09:00', close: '09:00' }, 'not after'),
  refuses(422, 'hours over midnight', { ...SPAN, open: '22:00', close: '06:00' }, 'not after'),
  refuses(422, 'an end before the start', { from: SPAN.to, to: SPAN.from }, 'before'),
  refuses(422, 'more than 366 days', { from: '2026-01-01', to: '2027-01-02T00:00:01' }, '366'),
  refuses(422, 'an unknown country', { ...SPAN, country: 'ZZ' }, 'ZZ'),
  refuses(422, 'an unknown zone', { ...SPAN, tz: 'ZZ' }, 'ZZ'),
  refuses(400, 'an opening at 24:00', { ...SPAN, open: '24:00' }, 'open'),
  refuses(400, 'a date that is none', { ...SPAN, from: '2026-02-30' }, 'from'),
])

import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const slot = (start: string, end: string) => expect.objectContaining({ start, end }) as unknown

table('rest_social_meetingPlanner', [
  answers(
    'a zone and a city',
    { places: 'Asia/Jakarta, London', date: '2026-01-14' },
    {
      date: '2026-01-14',
      count: 1,
      places: [
        { query: 'Asia/Jakarta', name: 'Asia/Jakarta', timezone: 'Asia/Jakarta', offset: '+07:00' },
        { query: 'London', name: 'London, United Kingdom', timezone: 'Europe/London', offset: '+00:00' },
      ],
      slots: [
        {
          start: '2026-01-14T09:00Z',
          end: '2026-01-14T11:00Z',
          minutes: 120,
          local: [
            { place: 'Asia/Jakarta', start: '2026-01-14T16:00', end: '2026-01-14T18:00' },
            { place: 'London, United Kingdom', start: '2026-01-14T09:00', end: '2026-01-14T11:00' },
          ],
        },
      ],
    },
    '9 to 18 in Jakarta is 02:00 to 11:00Z, in London 09:00 to 18:00Z',
  ),
  answers(
    'a meeting too long for the time',
    { places: 'Asia/Jakarta,London', date: '2026-01-14', minutes: 121 },
    { count: 0, slots: [] },
    'two hours in common',
  ),
  answers(
    'a meeting that just fits',
    { places: 'Asia/Jakarta,London', date: '2026-01-14', minutes: 120 },
    { count: 1 },
    'two hours in common',
  ),
  answers(
    'summer time',
    { places: 'Asia/Jakarta,London', date: '2026-07-15' },
    { slots: [slot('2026-07-15T08:00Z', '2026-07-15T11:00Z')] },
    'London is at UTC+1',
  ),
  answers(
    'a Saturday',
    { places: 'UTC,utc', date: '2026-01-17' },
    { count: 0 },
    '17 January 2026 is a Saturday',
  ),
  answers(
    'a Saturday that counts',
    { places: 'UTC,London', date: '2026-01-17', skipWeekend: false },
    { slots: [slot('2026-01-17T09:00Z', '2026-01-17T18:00Z')] },
    'the same clocks',
  ),
  answers(
    'the weekend of one place only',
    { places: 'Pacific/Auckland,America/Los_Angeles', date: '2026-01-17', startHour: 0, endHour: 24 },
    { count: 0 },
    'it is Saturday in Auckland all day',
  ),
  answers(
    'two parts of a day, and midnight as the end',
    { places: 'UTC,America/New_York', date: '2026-01-14', startHour: 0, endHour: 24 },
    { slots: [slot('2026-01-14T00:00Z', '2026-01-15T00:00Z')] },
    'two days in New York touch at 05:00Z, so the slot is one',
  ),
  answers(
    'separate slots of two local days',
    { places: 'UTC,Pacific/Auckland', date: '2026-01-14', startHour: 1, endHour: 23 },
    {
      count: 2,
      slots: [slot('2026-01-14T01:00Z', '2026-01-14T10:00Z'), slot('2026-01-14T12:00Z', '2026-01-14T23:00Z')],
    },
    'Auckland is at UTC+13: 23 o’clock is 10:00Z, 1 o’clock is 12:00Z',
  ),
  answers(
    'the day when clocks go forward',
    { places: 'Europe/Berlin,UTC', date: '2026-03-29', startHour: 0, endHour: 24, skipWeekend: false },
    {
      slots: [
        expect.objectContaining({ start: '2026-03-28T23:00Z', end: '2026-03-29T22:00Z', minutes: 1380 }),
      ],
    },
    '23 hours in Berlin',
  ),
  answers(
    'the largest city of a name, without accents',
    { places: 'sao paulo,san jose', date: '2026-01-14' },
    {
      places: [
        expect.objectContaining({ query: 'sao paulo', timezone: 'America/Sao_Paulo' }),
        expect.objectContaining({ name: 'San Jose, United States of America' }),
      ],
    },
    'San Jose in California has more people than that in Costa Rica',
  ),
  refuses(
    422,
    'an unknown city',
    { places: 'Atlantis,London', date: '2026-01-14' },
    'unknown city "Atlantis"',
  ),
  refuses(422, 'an unknown zone', { places: 'Mars/Base,London', date: '2026-01-14' }, 'Mars/Base'),
  refuses(400, 'a single place', { places: 'London,', date: '2026-01-14' }, 'places'),
  refuses(
    400,
    'nine places',
    { places: 'UTC,UTC,UTC,UTC,UTC,UTC,UTC,UTC,UTC', date: '2026-01-14' },
    'places',
  ),
  refuses(
    400,
    'an end before the start',
    { places: 'UTC,London', date: '2026-01-14', startHour: 18, endHour: 18 },
    'endHour',
  ),
  refuses(400, 'a day that is not', { places: 'UTC,London', date: '2026-02-30' }, 'date'),
])

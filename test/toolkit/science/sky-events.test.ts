import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

/** An event at a minute that is off by one at most where the almanac rounds it. */
const event = (
  kind: string,
  detail: string,
  body: string,
  minute: string,
  more: Record<string, unknown> = {},
) => ({
  kind,
  detail,
  body,
  time: {
    asymmetricMatch: (actual: unknown): boolean =>
      typeof actual === 'string' && Math.abs(Date.parse(actual) - Date.parse(`${minute}:00Z`)) <= 90_000,
    toString: () => minute,
  },
  value: null,
  lat: null,
  lon: null,
  ...more,
})

const only = (kinds: string, start: string, days: number) => ({ kinds, start, days })

table('rest_science_skyEvents', [
  answers(
    'eclipses and the equinox of spring 2024',
    { start: '2024-03-01', days: 60 },
    {
      count: 3,
      items: [
        event('season', 'marchEquinox', 'Sun', '2024-03-20T03:06'),
        event('lunarEclipse', 'penumbral', 'Moon', '2024-03-25T07:13', { value: near(139.6, 1.5) }),
        event('solarEclipse', 'total', 'Sun', '2024-04-08T18:17', {
          value: 1,
          lat: near(25.29, 0.02),
          lon: near(-104.14, 0.03),
        }),
      ],
    },
    "NASA's eclipse pages: 279.2 minutes of penumbra; greatest at 25.3 N 104.1 W",
  ),
  answers(
    'total, partial and annular eclipses',
    only('solarEclipse,lunarEclipse', '2024-09-01', 220),
    {
      count: 4,
      items: [
        event('lunarEclipse', 'partial', 'Moon', '2024-09-18T02:44', { value: near(31.4, 1.5) }),
        event('solarEclipse', 'annular', 'Sun', '2024-10-02T18:45', {
          value: near(0.87, 0.005),
          lat: near(-21.96, 0.05),
          lon: near(-114.5, 0.05),
        }),
        event('lunarEclipse', 'total', 'Moon', '2025-03-14T06:59', { value: near(32.7, 1) }),
        event('solarEclipse', 'partial', 'Sun', '2025-03-29T10:47'),
      ],
    },
    "NASA's eclipse pages: partial phase of 62.8, totality of 65.4 minutes",
  ),
  answers(
    'the seasons of a year',
    only('season', '2024-01-01', 366),
    {
      items: [
        event('season', 'marchEquinox', 'Sun', '2024-03-20T03:06'),
        event('season', 'juneSolstice', 'Sun', '2024-06-20T20:51'),
        event('season', 'septemberEquinox', 'Sun', '2024-09-22T12:44'),
        event('season', 'decemberSolstice', 'Sun', '2024-12-21T09:20'),
      ],
    },
    'U.S. Naval Observatory',
  ),
  answers(
    'quarters and apsides of the moon',
    only('moonQuarter,lunarApsis', '2024-01-01', 14),
    {
      items: [
        event('lunarApsis', 'apogee', 'Moon', '2024-01-01T15:28', { value: near(404_909, 20) }),
        event('moonQuarter', 'lastQuarter', 'Moon', '2024-01-04T03:30'),
        event('moonQuarter', 'new', 'Moon', '2024-01-11T11:57'),
        event('lunarApsis', 'perigee', 'Moon', '2024-01-13T10:35', { value: near(362_267, 20) }),
      ],
    },
    'Fourmilab, Lunar Perigee and Apogee Calculator; U.S. Naval Observatory',
  ),
  answers(
    'oppositions',
    only('opposition', '2024-09-01', 140),
    {
      items: ['Saturn', 'Neptune', 'Uranus', 'Jupiter', 'Mars'].map((body, index) => ({
        kind: 'opposition',
        detail: 'opposition',
        body,
        time: expect.stringMatching(
          ['^2024-09-08', '^2024-09-2[01]', '^2024-11-1[67]', '^2024-12-07', '^2025-01-1[56]'][index] ?? '',
        ) as string,
        value: null,
        lat: null,
        lon: null,
      })),
    },
    'Astronomical Almanac 2024: September 8, 20, November 17, December 7, January 16',
  ),
  answers(
    'conjunctions of both sides',
    only('conjunction', '2024-03-15', 75),
    {
      items: [
        ['superior', 'Neptune', '^2024-03-17'],
        ['inferior', 'Mercury', '^2024-04-1[12]'],
        ['superior', 'Uranus', '^2024-05-13'],
        ['superior', 'Jupiter', '^2024-05-18'],
      ].map(([detail = '', body = '', day = '']) => ({
        kind: 'conjunction',
        detail,
        body,
        time: expect.stringMatching(day) as string,
        value: null,
        lat: null,
        lon: null,
      })),
    },
    'Astronomical Almanac 2024',
  ),
  answers(
    'greatest elongations',
    only('elongation', '2024-01-01', 100),
    {
      items: [
        event('elongation', 'morning', 'Mercury', '2024-01-12T14:40', {
          value: near(23.5, 0.1),
          time: expect.stringMatching(/^2024-01-12/) as string,
        }),
        event('elongation', 'evening', 'Mercury', '2024-03-24T22:32', {
          value: near(18.7, 0.1),
          time: expect.stringMatching(/^2024-03-24/) as string,
        }),
      ],
    },
    'Astronomical Almanac 2024: 24 degrees west, 19 degrees east',
  ),
  answers(
    'no more than the limit',
    { ...only('season', '2024-01-01', 3660), limit: 1 },
    { count: 1, items: [event('season', 'marchEquinox', 'Sun', '2024-03-20T03:06')] },
    'the first of forty',
  ),
  answers(
    'the last day is in, the next is not',
    only('season', '2024-03-19', 1),
    { count: 0, items: [] },
    'the equinox is on March 20',
  ),
  answers('a kind twice is one', only('season,season', '2024-03-20', 1), { count: 1 }, 'one equinox'),
  refuses(400, 'an unknown kind', only('comet', '2024-01-01', 1), 'kinds'),
  refuses(400, 'over 3660 days', only('season', '2024-01-01', 3661), 'days'),
  refuses(422, 'the year 1699', only('season', '1699-12-31', 1), '1699'),
  refuses(422, 'the year 2201', only('season', '2201-01-01', 1), '2201'),
])

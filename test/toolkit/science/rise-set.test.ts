import { answers, near, refuses, table } from '../../support/table.js'

/** Matches a time within some seconds of another. */
const nearTime = (expected: string, seconds = 3) => ({
  asymmetricMatch: (actual: unknown): boolean =>
    typeof actual === 'string' &&
    actual.slice(19) === expected.slice(19) &&
    Math.abs(Date.parse(actual) - Date.parse(expected)) <= seconds * 1000,
  toString: () => `nearTime(${expected})`,
})

const EQUINOX = { lat: 51.48, lon: 0, date: '2024-03-20' }
const on = (clock: string): string => `2024-03-20T${clock}+00:00`
const nothing = {
  civilDawn: null,
  civilDusk: null,
  nauticalDawn: null,
  nauticalDusk: null,
  astronomicalDawn: null,
  astronomicalDusk: null,
}

table('rest_science_riseSet', [
  answers(
    'the sun with its twilights',
    EQUINOX,
    {
      body: 'Sun',
      date: '2024-03-20',
      tz: 'UTC',
      rise: nearTime(on('06:01:48')),
      set: nearTime(on('18:13:50')),
      culmination: nearTime(on('12:07:18')),
      alwaysUp: false,
      alwaysDown: false,
      twilight: {
        civilDawn: nearTime(on('05:28:33')),
        civilDusk: nearTime(on('18:47:10')),
        nauticalDawn: nearTime(on('04:49:15')),
        nauticalDusk: nearTime(on('19:26:39')),
        astronomicalDawn: nearTime(on('04:08:20')),
        astronomicalDusk: nearTime(on('20:07:49')),
      },
    },
    'PyEphem 4.2.1, horizon -34 minutes without pressure',
  ),
  answers(
    'the altitude of noon, and the length of the day',
    { lat: 51.5, lon: -0.1167, date: '2024-06-20' },
    {
      rise: '2024-06-20T03:43:02+00:00',
      set: '2024-06-20T20:21:20+00:00',
      // 90 - 51.5 + 23.437 of declination, and 0.013 of refraction.
      culminationAltitude: near(61.95, 0.01),
      dayLength: '16:38:18',
    },
    'the difference of 20:21:20 and 03:43:02',
  ),
  answers(
    'the moon, which sets before it rises',
    { ...EQUINOX, body: 'Moon' },
    {
      rise: nearTime(on('12:49:21')),
      set: nearTime(on('04:55:14')),
      culmination: nearTime(on('21:11:33')),
      dayLength: null,
      twilight: null,
    },
    'PyEphem 4.2.1',
  ),
  answers(
    'a planet',
    { ...EQUINOX, body: 'Venus' },
    { rise: nearTime(on('05:37:53')), set: nearTime(on('16:15:58')), culmination: nearTime(on('10:56:24')) },
    'PyEphem 4.2.1',
  ),
  answers(
    'the midnight sun, on local clocks',
    { lat: 78, lon: 15, date: '2024-06-20', tz: 'europe/oslo' },
    {
      tz: 'Europe/Oslo',
      rise: null,
      set: null,
      alwaysUp: true,
      alwaysDown: false,
      // Noon at 15 degrees east is at 11:00 UTC and the equation of time of 1 m 42 s.
      culmination: nearTime('2024-06-20T13:01:42+02:00', 5),
      dayLength: null,
      twilight: nothing,
    },
    'the declination of 23.4 degrees is over 12',
  ),
  answers(
    'the polar night',
    { lat: 78, lon: 15, date: '2024-12-21' },
    { rise: null, set: null, alwaysUp: false, alwaysDown: true },
    'the sun stays 11 degrees below the horizon',
  ),
  answers(
    'the pole',
    { lat: 90, lon: 0, date: '2024-06-20' },
    { rise: null, set: null, alwaysUp: true, culminationAltitude: near(23.47, 0.02) },
    'the declination and 2.2 minutes of refraction',
  ),
  answers(
    'a day of 23 hours',
    { lat: 40.7, lon: -74, date: '2024-03-10', tz: 'America/New_York' },
    { rise: nearTime('2024-03-10T07:14:00-04:00', 60), set: nearTime('2024-03-10T18:57:00-04:00', 60) },
    'U.S. Naval Observatory: 7:14 and 18:57 in New York',
  ),
  refuses(400, 'an impossible date', { ...EQUINOX, date: '2023-02-29' }, 'date'),
  refuses(400, 'no place', { date: '2024-03-20' }, 'lat'),
  refuses(422, 'an unknown zone', { ...EQUINOX, tz: 'Mars/Olympus' }, 'Mars/Olympus'),
  refuses(422, 'the year 1699', { ...EQUINOX, date: '1699-12-31' }, '1699'),
  refuses(422, 'the year 2201', { ...EQUINOX, date: '2201-01-01' }, '2201'),
])

import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

const phase = (datetime: string, name: string) =>
  answers<'rest_science_moonPhase'>(
    `${name} at ${datetime}`,
    { datetime },
    { phase: name },
    'U.S. Naval Observatory',
  )

table('rest_science_moonPhase', [
  answers(
    'the four quarters to come',
    { datetime: '2024-01-10T00:00:00Z' },
    {
      datetime: '2024-01-10T00:00:00.000Z',
      phase: 'waningCrescent',
      next: [
        { phase: 'new', time: '2024-01-11T11:57:57Z' },
        { phase: 'firstQuarter', time: '2024-01-18T03:53:12Z' },
        { phase: 'full', time: expect.stringMatching(/^2024-01-25T17:5[34]:/) as string },
        { phase: 'lastQuarter', time: expect.stringMatching(/^2024-02-02T23:1[78]:/) as string },
      ],
    },
    'U.S. Naval Observatory: 11:57, 3:53, 17:54, 23:18',
  ),
  answers(
    'the moon of a textbook',
    // 12 April 1992 0h TD is 58.7 s earlier in UT.
    { datetime: '1992-04-11T23:59:01Z' },
    {
      phase: 'waxingGibbous',
      illumination: near(67.86, 0.05),
      distanceKm: near(368_410, 25),
      // 2 atan(1737.4/368409.7).
      angularDiameter: near(0.5404, 0.0001),
      // Longitudes 133.167265 and, of the sun, 22.33957 degrees.
      phaseAngle: near(110.8277, 0.01),
    },
    'Meeus, Astronomical Algorithms, examples 47.a and 48.a',
  ),
  answers(
    'the age since the last new moon',
    { datetime: '2024-01-21T11:57:57Z' },
    { ageDays: 10, phase: 'waxingGibbous' },
    'ten days after the new moon of 2024-01-11T11:57:57Z',
  ),
  phase('2024-04-08T18:21:00Z', 'new'),
  phase('2024-04-15T19:13:00Z', 'firstQuarter'),
  phase('2024-04-23T23:49:00Z', 'full'),
  phase('2024-05-01T11:27:00Z', 'lastQuarter'),
  phase('2024-04-11T18:21:00Z', 'waxingCrescent'),
  phase('2024-04-19T12:00:00Z', 'waxingGibbous'),
  phase('2024-04-27T12:00:00Z', 'waningGibbous'),
  phase('2024-05-05T00:00:00Z', 'waningCrescent'),
  refuses(422, 'the year 1699', { datetime: '1699-12-31T00:00:00Z' }, '1699'),
  refuses(422, 'the year 2201', { datetime: '2201-01-01T00:00:00Z' }, '2201'),
  refuses(400, 'a date alone', { datetime: '2024-01-10' }, 'datetime'),
])

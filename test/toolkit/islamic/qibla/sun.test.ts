import { nearClock } from '../../../support/near-clock.js'
import { answers, near, refuses, table } from '../../../support/table.js'

const JAKARTA = { lat: -6.2088, lon: 106.8456 }

table('rest_islamic_qibla_2', [
  answers(
    'Jakarta while the sun is over the Kaaba',
    { ...JAKARTA, date: '2026-05-28' },
    {
      timezone: 'Asia/Jakarta',
      bearing: 295.1518,
      sunTowards: nearClock('16:18', 1),
      shadowTowards: null,
      overhead: [
        { at: '2026-05-28T09:18Z', altitude: near(89.95, 0.05) },
        { at: '2026-07-15T09:27Z', altitude: near(89.95, 0.05) },
      ],
    },
    "Indonesia's Ministry of Religious Affairs: rashdul qiblat on 28 May at 16:18 and 16 July at 16:27 UTC+7",
  ),
  answers(
    'a leap year',
    { ...JAKARTA, date: '2024-01-01' },
    {
      overhead: [
        { at: '2024-05-27T09:18Z', altitude: near(89.95, 0.05) },
        { at: '2024-07-15T09:27Z', altitude: near(89.95, 0.05) },
      ],
    },
    'the same ministry: 27 May and 15 July 2024',
  ),
  answers(
    'noon on the meridian of the Kaaba, north of the sun',
    { lat: 50, lon: 39.8261818, date: '2026-03-20' },
    { bearing: 180, sunTowards: nearClock('12:28', 1), shadowTowards: null },
    'the sun is due south at noon: 12:00 less 4 minutes for each of 39.83 degrees plus the equation of time of 7.5 minutes, at UTC+3',
  ),
  answers(
    'noon south of the sun, where it stands in the north',
    { lat: -20, lon: 39.8261818, date: '2026-06-21' },
    { bearing: 0, sunTowards: nearClock('12:22', 1), shadowTowards: null },
    'the sun is due north at noon, with an equation of time of -1.9 minutes, at UTC+3',
  ),
  answers(
    'a shadow',
    { lat: 10, lon: 39.8261818, date: '2026-12-21' },
    { bearing: 0, sunTowards: null, shadowTowards: nearClock('12:18', 1) },
    'the sun is due south at noon, with an equation of time of +1.9 minutes, at UTC+3',
  ),
  answers(
    'polar night',
    { lat: 78.22, lon: 15.65, date: '2026-12-21' },
    { timezone: 'Arctic/Longyearbyen', sunTowards: null, shadowTowards: null },
    'the sun is below the horizon from October to February',
  ),
  answers('the last day of all', { ...JAKARTA, date: '9999-12-30' }, { date: '9999-12-30' }, 'the contract'),
  refuses(400, 'no date', JAKARTA, 'date'),
  refuses(400, 'a day that is none', { ...JAKARTA, date: '2026-04-31' }, 'date'),
  refuses(400, 'a latitude past the pole', { lat: 91, lon: 0, date: '2026-04-30' }, 'lat'),
])

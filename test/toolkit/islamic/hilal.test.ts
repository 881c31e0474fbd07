import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

const ACEH = { lat: 5.55, lon: 95.32 }
/** Any second of a minute, in UTC. */
const during = (minute: string): unknown => expect.stringMatching(new RegExp(`^${minute}:\\d\\dZ$`))

const KEMENAG = "Indonesia's Ministry of Religious Affairs, data of the isbat session"

table('rest_islamic_hilal', [
  answers(
    'before Ramadan 1446 in Aceh, whose crescent began the month',
    { ...ACEH, date: '2025-02-28' },
    {
      timezone: 'Asia/Jakarta',
      conjunction: during('2025-02-28T00:45'),
      moonAltitude: near(4.6, 0.15),
      elongation: near(6.4, 0.05),
      criteria: { mabims: true, istanbul: false, wujudulHilal: true },
    },
    `${KEMENAG}: height up to 4 degrees 41 minutes and elongation up to 6 degrees 24 minutes`,
  ),
  answers(
    'the same evening in Jayapura',
    { lat: -2.53, lon: 140.72, date: '2025-02-28' },
    {
      timezone: 'Asia/Jayapura',
      moonAltitude: near(3.1, 0.3),
      elongation: near(4.79, 0.15),
      criteria: { mabims: false, istanbul: false, wujudulHilal: true },
    },
    `${KEMENAG}: height from 3 degrees 6 minutes and elongation from 4 degrees 47 minutes`,
  ),
  answers(
    'before Shawwal 1446 in Merauke, before the conjunction',
    { lat: -8.5, lon: 140.4, date: '2025-03-29' },
    {
      conjunction: during('2025-03-29T10:58'),
      moonAltitude: near(-3.29, 0.25),
      elongation: near(1.61, 0.03),
      criteria: { mabims: false, istanbul: false, wujudulHilal: false },
    },
    `${KEMENAG}: height from -3 degrees 17 minutes, elongation up to 1.61; Astronomical Almanac: new moon at 10:58`,
  ),
  answers(
    'before Shawwal 1445 in Aceh',
    { ...ACEH, date: '2024-04-09' },
    {
      conjunction: during('2024-04-08T18:21'),
      moonAltitude: near(7.6, 0.15),
      elongation: near(10.22, 0.1),
      criteria: { mabims: true, istanbul: true, wujudulHilal: true },
    },
    `${KEMENAG}: height up to 7 degrees 37 minutes, elongation up to 10 degrees 13 minutes`,
  ),
  refuses(400, 'a latitude beyond 60', { lat: 60.1, lon: 0, date: '2025-02-28' }, 'lat'),
  refuses(400, 'no date', ACEH, 'date'),
  refuses(400, 'a day that is none', { ...ACEH, date: '2025-02-29' }, 'date'),
])

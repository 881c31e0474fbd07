import { answers, near, refuses, table } from '../../support/table.js'

/** Astronomy Engine promises an arc minute; PyEphem (libastro, VSOP87) is an independent one of some arc seconds. */
const ARC = 0.005
const AT = { datetime: '2024-04-08T18:17:19Z' }
const GREENWICH = { lat: 51.48, lon: 0 }

/** Right ascension and declination of date, au, lit fraction, elongation: PyEphem 4.2.1. */
const GEOCENTRIC = [
  ['Moon', 17.7398, 7.89887, 0.0024051, 0, 0.3482],
  ['Mercury', 21.91157, 12.24002, 0.606653, 0.01765, 6.0979],
  ['Venus', 4.67056, 0.39166, 1.64687, 0.96708, 15.0291],
  ['Mars', 344.85831, -7.80893, 2.060847, 0.95192, 36.3679],
  ['Jupiter', 46.8197, 16.71074, 5.851737, 0.99754, 29.6563],
  ['Saturn', 346.33774, -7.67322, 10.513214, 0.99913, 34.9794],
  ['Uranus', 48.81583, 17.79018, 20.441877, 0.99982, 31.7728],
  ['Neptune', 358.82568, -1.84082, 30.832466, 0.99996, 21.2415],
  ['Pluto', 304.93932, -22.60888, 35.19421, 0.9998, 77.4542],
] as const

table('rest_science_position', [
  answers(
    'the sun of a textbook',
    { body: 'Sun', datetime: '1992-10-12T23:59:01Z' },
    {
      datetime: '1992-10-12T23:59:01.000Z',
      frame: 'geocentric',
      // 13 October 0h TD: 13 h 13 m 30.749 s and -7 degrees 47 minutes 1.74 seconds.
      rightAscension: near(198.378121, ARC),
      rightAscensionHours: near(13.225208, ARC / 15),
      declination: near(-7.783817, ARC),
      distanceAu: near(0.99760775, 0.000005),
      distanceKm: near(0.99760775 * 149_597_870.7, 800),
      eclipticLongitude: near(199.906061, ARC),
      altitude: null,
      azimuth: null,
      constellation: 'Virgo',
      elongation: null,
    },
    'Meeus, Astronomical Algorithms, example 25.b',
  ),
  ...GEOCENTRIC.map(([body, ra, dec, au, lit, elongation]) =>
    answers<'rest_science_position'>(
      `${body} from the centre of the earth`,
      { body, ...AT },
      {
        frame: 'geocentric',
        rightAscension: near(ra, ARC),
        declination: near(dec, ARC),
        distanceAu: near(au, au * 2e-4),
        phaseFraction: near(lit, 0.001),
        elongation: near(elongation, ARC * 2),
      },
      'PyEphem 4.2.1',
    ),
  ),
  answers(
    'the moon from a place, with parallax and refraction',
    { body: 'Moon', ...AT, ...GREENWICH },
    {
      frame: 'topocentric',
      rightAscension: near(17.10204, ARC),
      declination: near(7.10795, ARC),
      altitude: near(2.8769, 0.02),
      azimuth: near(278.11363, 0.01),
      constellation: 'Pisces',
    },
    'PyEphem 4.2.1, 1010 hPa and 10 degrees',
  ),
  answers(
    'an instant with an offset',
    { body: 'Sun', datetime: '2024-04-09T01:17:19+07:00' },
    { datetime: '2024-04-08T18:17:19.000Z', rightAscension: near(17.90374, ARC), constellation: 'Pisces' },
    'PyEphem 4.2.1',
  ),
  refuses(400, 'a latitude alone', { body: 'Sun', ...AT, lat: 1 }, 'lon'),
  refuses(400, 'a longitude alone', { body: 'Sun', ...AT, lon: 1 }, 'lat'),
  refuses(400, 'a time without an offset', { body: 'Sun', datetime: '2024-04-08T18:17:19' }, 'datetime'),
  refuses(400, 'an unknown body', { body: 'Earth', ...AT }, 'body'),
  refuses(422, 'the year 1699', { body: 'Sun', datetime: '1699-12-31T23:59:59Z' }, '1699'),
  refuses(422, 'the year 2201', { body: 'Sun', datetime: '2201-01-01T00:00:00Z' }, '2201'),
])

import { answers, near, refuses, table } from '../../support/table.js'

/** Published qibla tables and calculators give these to a tenth of a degree or better. */
const PUBLISHED = 'published qibla tables'

table('rest_islamic_qibla', [
  answers(
    'London',
    { lat: 51.5074, lon: -0.1278 },
    { bearing: near(118.987, 0.001), compass: 'ESE' },
    PUBLISHED,
  ),
  answers(
    'New York',
    { lat: 40.7128, lon: -74.0059 },
    { bearing: near(58.482, 0.001), compass: 'ENE' },
    PUBLISHED,
  ),
  answers(
    'Sydney',
    { lat: -33.8688, lon: 151.2093 },
    { bearing: near(277.4996, 0.001), compass: 'W' },
    PUBLISHED,
  ),
  answers(
    'Anchorage',
    { lat: 61.2181, lon: -149.9003 },
    { bearing: near(350.883, 0.001), compass: 'N' },
    PUBLISHED,
  ),
  answers(
    'Oslo',
    { lat: 59.9139, lon: 10.7522 },
    { bearing: near(139.027, 0.001), compass: 'SE' },
    PUBLISHED,
  ),
  answers(
    'Tokyo',
    { lat: 35.6895, lon: 139.6917 },
    { bearing: near(293.021, 0.001), compass: 'WNW' },
    PUBLISHED,
  ),
  answers(
    'the equator on the meridian of the Kaaba',
    { lat: 0, lon: 39.8261818 },
    { bearing: 0, compass: 'N', distanceKm: 2382.079, reverse: 180 },
    'arithmetic: 21.4225241 degrees of 6371.0088 km pi / 180',
  ),
  answers(
    'a quarter turn west of it',
    { lat: 0, lon: -50.1738182 },
    { bearing: 68.5775, compass: 'ENE', distanceKm: 10_007.557, reverse: 248.5775 },
    'arithmetic: 90 less the latitude; a quarter of the circumference',
  ),
  answers(
    'the Kaaba',
    { lat: 21.4225241, lon: 39.8261818 },
    { bearing: 0, compass: 'N', distanceKm: 0, reverse: 0 },
    'definition',
  ),
  answers(
    'the other side of the earth',
    { lat: -21.4225241, lon: -140.1738182 },
    { distanceKm: near(20_015.114, 0.001) },
    'half a circumference',
  ),
  answers(
    'the South Pole',
    { lat: -90, lon: 0 },
    { bearing: near(39.8262, 1e-9), distanceKm: near(12_389.637, 0.001) },
    'arithmetic: north along its meridian, 111.4225241 degrees',
  ),
  refuses(400, 'a latitude past the pole', { lat: -90.001, lon: 0 }, 'lat'),
  refuses(400, 'infinity', { lat: 0, lon: 'Infinity' }, 'lon'),
  refuses(400, 'no longitude', { lat: 0 }, 'lon'),
])

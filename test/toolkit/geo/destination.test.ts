import { answers, near, refuses, table } from '../../support/table.js'

const QUARTER_KM = (Math.PI * 6371.0088) / 2

table('rest_geo_destination', [
  answers(
    'east of Jakarta',
    { lat: -6.2088, lon: 106.8456, bearing: 90, km: 100 },
    {
      lat: near(-6.208032184909596, 1e-12),
      lon: near(107.75022569405077, 1e-12),
      geodesic: { lat: near(-6.208028857878302, 1e-11), lon: near(107.74917930856462, 1e-11) },
    },
    "the catalog's example; geographiclib 2.1 for Python",
  ),
  answers(
    'a quarter turn to the north',
    { lat: 0, lon: 30, bearing: 0, km: QUARTER_KM },
    { lat: near(90, 1e-9), finalBearing: near(0, 1e-6) },
    'equator to pole',
  ),
  answers(
    'across the antimeridian',
    { lat: 0, lon: 179.5, bearing: 90, km: 200 },
    {
      lat: near(0, 1e-12),
      lon: near(179.5 + 200 / (QUARTER_KM / 90) - 360, 1e-9),
      finalBearing: near(90, 1e-9),
      geodesic: { lat: near(0, 1e-12), lon: near(-178.70336943176096, 1e-11) },
    },
    'arithmetic on the equator; geographiclib 2.1',
  ),
  answers(
    'over the pole',
    { lat: 89, lon: 10, bearing: 0, km: 1000 },
    {
      lat: near(180 - 89 - 1000 / (QUARTER_KM / 90), 1e-9),
      lon: near(-170, 1e-9),
      finalBearing: near(180, 1e-9),
      geodesic: { lat: near(82.04645052144102, 1e-11), lon: near(-170, 1e-9) },
    },
    'down the opposite meridian; geographiclib 2.1',
  ),
  answers(
    'more than half around',
    { lat: 0, lon: 0, bearing: 90, km: 3 * QUARTER_KM },
    { lat: near(0, 1e-9), lon: near(-90, 1e-9), finalBearing: near(90, 1e-9) },
    'the course along the equator never changes',
  ),
  answers(
    'no distance',
    { lat: 12, lon: 34, bearing: -90, km: 0 },
    { lat: near(12, 1e-12), lon: near(34, 1e-12), finalBearing: near(270, 1e-9) },
    'the course is that of the start, 0 to under 360',
  ),
  answers(
    'from the north pole',
    { lat: 90, lon: 0, bearing: 180, km: QUARTER_KM },
    { lat: near(0, 1e-9), lon: near(0, 1e-9), finalBearing: near(180, 1e-9) },
    'down the meridian of Greenwich',
  ),
  answers(
    'on WGS 84',
    { lat: 40.6, lon: -73.8, bearing: 45, km: 10_000 },
    { geodesic: { lat: near(32.642844327605516, 1e-11), lon: near(49.0110395832242, 1e-11) } },
    'geographiclib 2.1 for Python',
  ),
  refuses(400, 'a distance past the circumference', { lat: 0, lon: 0, bearing: 0, km: 40_101 }, 'km'),
  refuses(400, 'a negative distance', { lat: 0, lon: 0, bearing: 0, km: -1 }, 'km'),
  refuses(400, 'a bearing of more than a turn', { lat: 0, lon: 0, bearing: 361, km: 1 }, 'bearing'),
])

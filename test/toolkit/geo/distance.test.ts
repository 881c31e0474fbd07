import { answers, near, refuses, table } from '../../support/table.js'

const between = (fromLat: number, fromLon: number, toLat: number, toLon: number) => ({
  fromLat,
  fromLon,
  toLat,
  toLon,
})

/** A degree of a great circle on a sphere of the earth's mean radius. */
const DEGREE_KM = (Math.PI * 6371.0088) / 180

table('rest_geo_distance', [
  answers(
    'Jakarta to Surabaya',
    between(-6.2088, 106.8456, -7.2575, 112.7521),
    {
      km: near(662.5726984555412, 1e-9),
      geodesicKm: near(663.2093663087505, 1e-9),
      bearing: near(100.47407264505483, 1e-9),
      finalBearing: near(99.7809285209562, 1e-9),
      compass: 'E',
    },
    "the catalog's example; GeographicLib",
  ),
  answers(
    'a degree along the equator',
    between(0, 0, 0, 1),
    {
      km: near(DEGREE_KM, 1e-10),
      miles: near(DEGREE_KM / 1.609344, 1e-10),
      nauticalMiles: near(DEGREE_KM / 1.852, 1e-10),
      meters: near(DEGREE_KM * 1000, 1e-7),
      geodesicKm: near((6378.137 * Math.PI) / 180, 1e-9),
      bearing: 90,
      finalBearing: 90,
      compass: 'E',
      midpoint: { lat: 0, lon: 0.5 },
    },
    'arithmetic, WGS 84',
  ),
  answers(
    'equal points',
    between(12.5, 30, 12.5, 30),
    { km: 0, geodesicKm: 0, bearing: 0, finalBearing: 0, compass: 'N', midpoint: { lat: 12.5, lon: 30 } },
    'the rule',
  ),
  answers(
    'equal points under two longitudes',
    between(10, 180, 10, -180),
    { km: near(0, 1e-9), bearing: 0, finalBearing: 0 },
    'the meridian of 180 degrees has two names',
  ),
  answers(
    'a pole under two longitudes',
    between(90, 10, 90, 100),
    { km: near(0, 1e-9), bearing: 0, finalBearing: 0 },
    'a pole is one point',
  ),
  answers(
    'across the antimeridian',
    between(0, 179, 0, -179),
    { km: near(2 * DEGREE_KM, 1e-9), bearing: 90, midpoint: { lat: near(0, 1e-12), lon: near(180, 1e-9) } },
    'two degrees of the equator',
  ),
  answers(
    'a midpoint past the antimeridian',
    between(0, 170, 0, -150),
    { midpoint: { lat: near(0, 1e-12), lon: near(-170, 1e-9) } },
    'the middle of 40 degrees from 170 east is 170 west',
  ),
  answers(
    'due west',
    between(0, 0, 0, -10),
    { bearing: 270, finalBearing: 270, compass: 'W' },
    'the equator',
  ),
  answers(
    'due south',
    between(10, 5, -10, 5),
    { bearing: 180, finalBearing: 180, compass: 'S' },
    'a meridian',
  ),
  answers(
    'over the pole',
    between(80, 0, 80, 180),
    { km: near(20 * DEGREE_KM, 1e-8), bearing: near(0, 1e-9), finalBearing: near(180, 1e-9) },
    'along a meridian and its opposite',
  ),
  answers(
    'nearly opposite points',
    between(0, 0, 0.5, 179.7),
    { geodesicKm: near(19944.127420750458, 1e-9) },
    'geographiclib 2.1 for Python; Vincenty does not converge here',
  ),
  answers(
    'opposite points of the equator',
    between(0, 0, 0, 180),
    { km: near(Math.PI * 6371.0088, 1e-8), geodesicKm: near(20003.931458625448, 1e-9) },
    'geographiclib 2.1 for Python: the geodesic goes over a pole',
  ),
  answers(
    'a quarter of the earth',
    between(0, 0, 90, 0),
    { km: near((Math.PI * 6371.0088) / 2, 1e-8), bearing: 0, finalBearing: 0 },
    'equator to pole',
  ),
  refuses(400, 'a latitude past the pole', between(90.1, 0, 0, 0), 'fromLat'),
  refuses(400, 'a longitude past the antimeridian', between(0, 0, 0, -180.1), 'toLon'),
  refuses(400, 'a missing coordinate', { fromLat: 0, fromLon: 0, toLat: 0 }, 'toLon'),
])

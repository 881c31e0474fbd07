import { answers, near, refuses, table } from '../../support/table.js'

/** Degrees of a great circle in a kilometre: 180 / (pi * 6371.0088). */
const KM_DEGREES = 180 / (Math.PI * 6371.0088)
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
const arcsine = (value: number): number => (Math.asin(value) * 180) / Math.PI

table('rest_geo_boundingBox', [
  answers(
    'around Jakarta',
    { lat: -6.2088, lon: 106.8456, km: 10 },
    {
      north: near(-6.1188679636275465, 1e-12),
      south: near(-6.298732036372454, 1e-12),
      east: near(106.93606265776494, 1e-12),
      west: near(106.75513734223507, 1e-12),
      crossesAntimeridian: false,
      containsPole: false,
      bbox: [
        near(106.75513734223507, 1e-12),
        near(-6.298732036372454, 1e-12),
        near(106.93606265776494, 1e-12),
        near(-6.1188679636275465, 1e-12),
      ],
    },
    "the catalog's example",
  ),
  answers(
    'across the antimeridian',
    { lat: 0, lon: 179.9, km: 100 },
    {
      west: near(179.9 - 100 * KM_DEGREES, 1e-9),
      east: near(179.9 + 100 * KM_DEGREES - 360, 1e-9),
      crossesAntimeridian: true,
      containsPole: false,
    },
    'arithmetic on the equator',
  ),
  answers(
    'across the antimeridian from the east',
    { lat: 0, lon: -179.9, km: 100 },
    { west: near(180.1 - 100 * KM_DEGREES, 1e-9), crossesAntimeridian: true },
    'arithmetic on the equator',
  ),
  answers(
    'at 60 degrees north',
    { lat: 60, lon: 0, km: 1000 },
    { east: near(arcsine(sine(1000 * KM_DEGREES) / 0.5), 1e-9), containsPole: false },
    'asin(sin d / cos 60), wider than at the latitude itself',
  ),
  answers(
    'a rounding error short of the north pole',
    { lat: 82.361885, lon: 10, km: 849.3208102579501 },
    { north: near(90, 1e-12), east: near(100, 1e-5), west: near(-80, 1e-5), containsPole: false },
    'a quarter turn to either side, the limit of asin(sin d / cos lat)',
  ),
  answers(
    'with the north pole',
    { lat: 89.95, lon: 20, km: 10 },
    { north: 90, west: -180, east: 180, containsPole: true, crossesAntimeridian: false },
    'the rule',
  ),
  answers(
    'with the south pole in it',
    { lat: -90, lon: 0, km: 1 },
    {
      south: -90,
      north: near(-90 + KM_DEGREES, 1e-12),
      containsPole: true,
      bbox: [-180, -90, 180, near(-90 + KM_DEGREES, 1e-12)],
    },
    'the rule',
  ),
  answers(
    'the largest around the equator',
    { lat: 0, lon: 0, km: 10_000 },
    { containsPole: false, east: near(10_000 * KM_DEGREES, 1e-9) },
    'just under a quarter turn',
  ),
  refuses(400, 'no radius', { lat: 0, lon: 0, km: 0 }, 'km'),
  refuses(400, 'a radius of more than a quarter turn', { lat: 0, lon: 0, km: 10_001 }, 'km'),
])

import { answers, near, refuses, table } from '../../support/table.js'

/** A degree of a great circle on a sphere of the earth's mean radius. */
const DEGREE_KM = (Math.PI * 6371.0088) / 180

table('rest_geo_polygon', [
  answers(
    'a square degree',
    { points: '0,0;0,1;1,1;1,0' },
    {
      areaM2: near(12363718145.180046, 1e-3),
      areaKm2: near(12363.718145180046, 1e-9),
      hectares: near(1236371.8145180046, 1e-7),
      perimeterKm: near(3 * DEGREE_KM + DEGREE_KM * Math.cos(Math.PI / 180), 0.001),
      vertices: 4,
      clockwise: false,
      convex: true,
      center: { lat: 0.5, lon: 0.5 },
      bbox: [0, 0, 1, 1],
    },
    "the catalog's example; a parallel at 1 degree is shorter by its cosine",
  ),
  answers(
    'closed and clockwise',
    { points: '0,0;1,0;1,1;0,1;0,0' },
    { areaM2: near(12363718145.180046, 1e-3), vertices: 4, clockwise: true, convex: true },
    'the same square the other way',
  ),
  answers(
    'an L',
    { points: '0,0;0,4;1,4;1,1;3,1;3,0' },
    {
      vertices: 6,
      clockwise: false,
      convex: false,
      center: { lat: near(1, 1e-12), lon: near(1.5, 1e-12) },
      bbox: [0, 0, 4, 3],
    },
    'shapely 2.2.0: centroid of the polygon of 6 square degrees',
  ),
  answers(
    'a corner on a straight side',
    { points: '0,0;0.1,0.1;0.3,0.3;0,0.6' },
    { vertices: 4, convex: true },
    '0.1, 0.1 is on the way to 0.3, 0.3, though not in floating point',
  ),
  answers(
    'a corner twice in a row',
    { points: '0,0;0,1;0,1;1,1;0.4,0.5;1,0' },
    { vertices: 6, convex: false },
    'the dent at 0.4, 0.5; a repeated corner crosses nothing',
  ),
  answers(
    'three corners',
    { points: '-6.2,106.8;-6.2,106.9;-6.1,106.85' },
    {
      vertices: 3,
      clockwise: false,
      convex: true,
      areaM2: near(61461590, 61461590 * 1e-3),
      perimeterKm: near(35.88989146319329, 1e-6),
    },
    'pyproj 3.7.2, Geod on a sphere of 6371008.8 m',
  ),
  answers(
    'across the antimeridian, in plain longitudes',
    { points: '0,-179;0,179;1,179;1,-179' },
    { bbox: [-179, 0, 179, 1], convex: true },
    'the rule',
  ),
  refuses(422, 'two corners', { points: '0,0;1,1' }, 'three'),
  refuses(422, 'two corners in many', { points: '0,0;1,1;0,0;1,1;0,0' }, 'three'),
  refuses(422, 'a ring that crosses itself', { points: '0,0;1,1;0,1;1,0' }, 'crosses'),
  refuses(422, 'a ring that touches itself', { points: '0,0;0,2;1,1;2,2;2,0;1,1' }, 'touches'),
  refuses(400, 'a pair that is no numbers', { points: '0,0;1,x;1,1' }, 'points'),
  refuses(400, 'no corners', { points: '' }, 'points'),
  refuses(400, 'a latitude out of range', { points: '0,0;0,1;91,1' }, 'points'),
])

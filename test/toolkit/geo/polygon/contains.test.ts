import { answers, near, refuses, table } from '../../../support/table.js'

/** A degree of a great circle on a sphere of the earth's mean radius. */
const DEGREE_KM = (Math.PI * 6371.0088) / 180
const SQUARE = '0,0;0,1;1,1;1,0'

table('rest_geo_polygon_2', [
  answers(
    'inside',
    { lat: 0.25, lon: 0.5, points: SQUARE },
    { inside: true, onEdge: false, distanceToEdgeKm: near(DEGREE_KM / 4, 1e-6) },
    'a quarter of a degree from the equator',
  ),
  answers(
    'outside',
    { lat: -2, lon: 0.5, points: SQUARE },
    { inside: false, onEdge: false, distanceToEdgeKm: near(2 * DEGREE_KM, 1e-6) },
    'two degrees from the equator',
  ),
  answers(
    'beyond a corner',
    { lat: 0, lon: -3, points: SQUARE },
    { inside: false, distanceToEdgeKm: near(3 * DEGREE_KM, 1e-5) },
    'three degrees along the equator',
  ),
  answers(
    'on an edge',
    { lat: 0, lon: 0.3, points: SQUARE },
    { inside: true, onEdge: true, distanceToEdgeKm: 0 },
    'the rule',
  ),
  answers(
    'on an edge that is not on a great circle',
    { lat: 1, lon: 0.5, points: SQUARE },
    { inside: true, onEdge: true, distanceToEdgeKm: 0 },
    'edges are straight in degrees here',
  ),
  answers(
    'on a corner',
    { lat: 1, lon: 1, points: SQUARE },
    { inside: true, onEdge: true, distanceToEdgeKm: 0 },
    'the rule',
  ),
  answers(
    'in the dent of an L',
    { lat: 2, lon: 2, points: '0,0;0,4;1,4;1,1;3,1;3,0' },
    { inside: false, onEdge: false },
    'drawn on paper',
  ),
  answers(
    'by the side that closes the ring',
    { lat: 0.5, lon: -0.5, points: SQUARE },
    { inside: false, distanceToEdgeKm: near(DEGREE_KM / 2, 0.01) },
    'half a degree from the meridian',
  ),
  refuses(422, 'two corners', { lat: 0, lon: 0, points: '0,0;1,1;0,0' }, 'three'),
  refuses(400, 'a pair of one number', { lat: 0, lon: 0, points: '0,0;1;1,1' }, 'points'),
  refuses(400, 'no point', { lon: 0, points: SQUARE }, 'lat'),
])

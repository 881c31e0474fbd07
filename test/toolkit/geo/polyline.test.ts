import { describe, expect, it } from 'vitest'
import { answers, call, near, refuses, table } from '../../support/table.js'

/** A degree of a great circle on a sphere of the earth's mean radius. */
const DEGREE_KM = (Math.PI * 6371.0088) / 180
const GOOGLE = 'developers.google.com/maps/documentation/utilities/polylinealgorithm'

const POINTS = [
  { lat: 38.5, lon: -120.2 },
  { lat: 40.7, lon: -120.95 },
  { lat: 43.252, lon: -126.453 },
]

table('rest_geo_polyline', [
  answers(
    "the documentation's example",
    { points: '38.5,-120.2;40.7,-120.95;43.252,-126.453' },
    { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@', count: 3, items: POINTS },
    GOOGLE,
  ),
  answers(
    'its reverse',
    { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' },
    { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@', count: 3, items: POINTS },
    GOOGLE,
  ),
  answers(
    'a precision of 6',
    { points: '38.5,-120.2;40.7,-120.95;43.252,-126.453', precision: 6 },
    { polyline: '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI', items: POINTS },
    "the test of @mapbox/polyline for precision 6; Python's polyline 2.0.4",
  ),
  answers(
    'two degrees of the equator',
    { points: ' 0, 0 ; 0 , 2' },
    { km: near(2 * DEGREE_KM, 1e-9), count: 2 },
    'arithmetic',
  ),
  answers(
    'one point',
    { points: '0,0' },
    { polyline: '??', count: 1, km: 0, items: [{ lat: 0, lon: 0 }] },
    GOOGLE,
  ),
  answers(
    'halves, away from zero',
    { points: '-0.000015,0.000025' },
    { items: [{ lat: -0.00002, lon: 0.00003 }], polyline: 'BE' },
    '-2 is zigzag 3, 3 is 6: characters 66 and 69',
  ),
  answers(
    'the corners of the map',
    { points: '90,180;-90,-180' },
    {
      items: [
        { lat: 90, lon: 180 },
        { lat: -90, lon: -180 },
      ],
    },
    'as given',
  ),
  answers(
    'a number written with more characters than it needs',
    { polyline: '_??' },
    { count: 1, items: [{ lat: 0, lon: 0 }] },
    'five zero bits more',
  ),
  refuses(400, 'both', { points: '0,0', polyline: '??' }, 'polyline'),
  refuses(400, 'neither', {}, 'points'),
  refuses(400, 'a pair of one number', { points: '0,0;1' }, 'points'),
  refuses(400, 'a pair of three numbers', { points: '0,0,0' }, 'points'),
  refuses(400, 'a pair that is no numbers', { points: 'a,b' }, 'points'),
  refuses(400, 'a latitude out of range', { points: '90.1,0' }, 'points'),
  refuses(400, 'a longitude out of range', { points: '0,180.1' }, 'points'),
  refuses(400, 'an empty pair', { points: '0,0;' }, 'points'),
  refuses(400, 'a precision of 7', { points: '0,0', precision: 7 }, 'precision'),
  refuses(422, 'an empty polyline', { polyline: '' }, 'no points'),
  refuses(422, 'a character below ?', { polyline: '_p~iF>' }, 'position 6'),
  refuses(422, 'a character above ~', { polyline: 'é?' }, 'position 1'),
  refuses(422, 'a line break', { polyline: '??\n' }, 'position 3'),
  refuses(422, 'an end inside a number', { polyline: '_p~iF~' }, 'inside a number'),
  refuses(422, 'an end inside a pair', { polyline: '_p~iF' }, 'inside a pair'),
  refuses(422, 'what the codec reads as 0, 0', { polyline: '_' }, 'inside a number'),
  refuses(
    422,
    'a polyline of the other precision',
    { polyline: '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI' },
    'precision',
  ),
  refuses(422, 'a number that does not fit into degrees', { polyline: '~~~~~~~~~~~??' }, 'too long'),
])

describe('a long polyline', () => {
  it('is what went in', async () => {
    const points = Array.from({ length: 600 }, (_, index) => ({
      lat: Math.round((index % 170) * 1e5 - 85e5 + index) / 1e5,
      lon: Math.round(((index * 37) % 350) * 1e5 - 175e5 - index) / 1e5,
    }))
    const text = points.map(({ lat, lon }) => `${lat},${lon}`).join(';')
    const { body: encoded } = await call('rest_geo_polyline', { points: text })
    const { polyline } = (encoded as { data: { polyline: string } }).data
    const { body: decoded } = await call('rest_geo_polyline', { polyline })
    expect(decoded).toMatchObject({ data: { count: 600, items: points } })
  })
})

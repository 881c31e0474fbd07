import { answers, refuses, table } from '../../support/table.js'

const shape = (name: string, values: string, data: Record<string, unknown>, source = 'by hand') =>
  answers<'rest_math_geometry'>(`${name} ${values}`, { shape: name, values }, data, source)

table('rest_math_geometry', [
  shape('triangle', '3,4,5', {
    dimension: 2,
    area: 6,
    perimeter: 12,
    volume: null,
    surface: null,
    details: {
      angleA: 36.8698976458,
      angleB: 53.1301023542,
      angleC: 90,
      height: 4,
      inradius: 1,
      circumradius: 2.5,
    },
  }),
  shape('circle', '1', { area: 3.1415926536, perimeter: 6.2831853072, details: {} }),
  shape('sector', '2,90', {
    area: 3.1415926536,
    perimeter: 7.1415926536,
    details: { arc: 3.1415926536, chord: 2.8284271247 },
  }),
  shape('ellipse', '2,2', { area: 12.5663706144, perimeter: 12.5663706144 }, 'a circle'),
  shape(
    'ellipse',
    '5,3',
    { area: 47.1238898038, perimeter: 25.5269988628 },
    "Ramanujan's second formula, h = 1/16",
  ),
  shape('rectangle', '3,4', { area: 12, perimeter: 14, details: { diagonal: 5 } }),
  shape('trapezoid', '10,4,5,5', { area: 28, perimeter: 24, details: { height: 4 } }),
  shape('rhombus', '6,8', { area: 24, perimeter: 20, details: { side: 5 } }),
  shape(
    'regularPolygon',
    '6,2',
    {
      area: 10.3923048454,
      perimeter: 12,
      details: { interiorAngle: 120, inradius: 1.7320508076, circumradius: 2 },
    },
    '6 sqrt(3)',
  ),
  shape('polygon', '0,0;4,0;4,3;0,3', {
    area: 12,
    perimeter: 14,
    details: { centroidX: 2, centroidY: 1.5, signedArea: 12 },
  }),
  shape('polygon', '0,0;0,3;4,0', {
    area: 6,
    details: { centroidX: 1.3333333333, centroidY: 1, signedArea: -6 },
  }),
  shape(
    'sphere',
    '3',
    { dimension: 3, area: 28.2743338823, perimeter: null, volume: 113.0973355292, surface: 113.0973355292 },
    '36 pi',
  ),
  shape(
    'cylinder',
    '1,2',
    { area: 3.1415926536, volume: 6.2831853072, surface: 18.8495559215, details: { lateral: 12.5663706144 } },
    'multiples of pi',
  ),
  shape(
    'cone',
    '3,4',
    { volume: 37.6991118431, surface: 75.3982236862, details: { slant: 5, lateral: 47.1238898038 } },
    '12, 24 and 15 pi',
  ),
  shape('cuboid', '1,2,2', { area: 2, volume: 4, surface: 16, details: { diagonal: 3 } }),
  shape('pyramid', '6,4', { area: 36, volume: 48, surface: 96, details: { slant: 5, lateral: 60 } }),
  shape(
    'torus',
    '2,1',
    { area: 3.1415926536, volume: 39.4784176044, surface: 78.9568352087 },
    '4 and 8 pi^2',
  ),
  shape(
    'tetrahedron',
    '2',
    {
      area: 1.7320508076,
      volume: 0.9428090416,
      surface: 6.9282032303,
      details: { height: 1.6329931619, inradius: 0.4082482905 },
    },
    'sqrt(3), 2 sqrt(2)/3, 4 sqrt(3), 2 sqrt(6)/3, sqrt(6)/6',
  ),
  refuses(422, 'sides in a line', { shape: 'triangle', values: '0.1,0.2,0.3' }, 'triangle'),
  refuses(422, 'a side of zero', { shape: 'triangle', values: '0,1,1' }, 'positive'),
  refuses(422, 'legs that do not close', { shape: 'trapezoid', values: '10,4,1,1' }, 'close'),
  refuses(422, 'equal parallel sides', { shape: 'trapezoid', values: '4,4,5,5' }, 'height'),
  refuses(422, 'more than a turn', { shape: 'sector', values: '1,361' }, '360'),
  refuses(422, 'half a corner', { shape: 'regularPolygon', values: '3.5,1' }, 'whole'),
  refuses(422, 'a spindle torus', { shape: 'torus', values: '1,2' }, 'R'),
  refuses(422, 'a polygon without area', { shape: 'polygon', values: '0,0;1,1;2,2' }, 'area'),
  refuses(422, 'what overflows', { shape: 'cuboid', values: '1e200,1e200,1' }, 'range'),
  refuses(400, 'too few values', { shape: 'rectangle', values: '3' }, 'values'),
  refuses(400, 'two corners', { shape: 'polygon', values: '0,0;1,1' }, 'values'),
  refuses(400, 'three coordinates', { shape: 'polygon', values: '0,0,0;1,1,1;2,2,3' }, 'values'),
  refuses(400, 'no number', { shape: 'circle', values: 'e' }, 'values'),
])

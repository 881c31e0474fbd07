import { answers, refuses, table } from '../../support/table.js'

/** NIST StRD, Norris: y and x of 36 pairs. */
const NORRIS_Y =
  '0.1,338.8,118.1,888.0,9.2,228.1,668.5,998.5,449.1,778.9,559.2,0.3,0.1,778.1,668.8,339.3,448.9,10.8,557.7,228.3,998.0,888.8,119.6,0.3,0.6,557.6,339.3,888.0,998.5,778.9,10.2,117.6,228.9,668.4,449.2,0.2'
const NORRIS_X =
  '0.2,337.4,118.2,884.6,10.1,226.5,666.3,996.3,448.6,777.0,558.2,0.4,0.6,775.5,666.9,338.0,447.5,11.6,556.0,228.1,995.8,887.6,120.2,0.3,0.3,556.8,339.1,887.2,999.0,779.0,11.1,118.3,229.2,669.1,448.9,0.5'

const upTo20 = Array.from({ length: 21 }, (_, x) => x)
const wampler = (coefficients: readonly number[]): string =>
  upTo20.map((x) => coefficients.reduceRight((value, c) => value * x + c, 0).toFixed(5)).join()

table('rest_math_regression', [
  answers(
    'a line',
    { x: '1,2,3,4', y: '3,5,7,9', predict: '10' },
    {
      coefficients: [1, 2],
      equation: 'y = 1 + 2x',
      r2: 1,
      rmse: 0,
      correlation: 1,
      predictions: [{ x: 10, y: 21 }],
    },
    'by hand',
  ),
  answers(
    'x whose squares are beyond the doubles',
    { x: '1e200,2e200', y: '1,2' },
    { r2: 1, correlation: 1 },
    'two points lie on a line',
  ),
  answers(
    'Norris',
    { x: NORRIS_X, y: NORRIS_Y },
    { coefficients: [-0.26232307, 1.00211682], r2: 0.99999375, equation: 'y = -0.262323 + 1.00212x' },
    'NIST StRD, certified',
  ),
  answers(
    'Wampler1',
    { x: upTo20.join(), y: wampler([1, 1, 1, 1, 1, 1]), model: 'polynomial', degree: 5 },
    { coefficients: [1, 1, 1, 1, 1, 1], r2: 1, rmse: 0 },
    'NIST StRD, certified',
  ),
  answers(
    'Wampler2',
    { x: upTo20.join(), y: wampler([1, 0.1, 0.01, 0.001, 0.0001, 0.00001]), model: 'polynomial', degree: 5 },
    { coefficients: [1, 0.1, 0.01, 0.001, 0.0001, 0.00001], r2: 1, rmse: 0 },
    'NIST StRD, certified',
  ),
  answers(
    'a parabola',
    { x: '-1,0,1,2', y: '2,1,2,5', model: 'polynomial', predict: '3' },
    { coefficients: [1, 0, 1], predictions: [{ x: 3, y: 10 }] },
    'x^2 + 1',
  ),
  answers(
    'an exponential',
    { x: '0,1,2', y: '3,6,12', model: 'exponential', predict: '3' },
    { coefficients: [3, 0.69314718], equation: 'y = 3e^(0.693147x)', predictions: [{ x: 3, y: 24 }] },
    '3 * 2^x',
  ),
  answers(
    'a logarithm',
    { x: '1,10,100', y: '0,1,2', model: 'logarithmic' },
    { coefficients: [0, 0.43429448], equation: 'y = 0 + 0.434294 ln(x)' },
    'log10',
  ),
  answers(
    'an intercept that only the rounding of logarithms makes',
    { x: '1,2,4,8', y: '0,1,2,3', model: 'logarithmic' },
    { coefficients: [0, 1.44269504], equation: 'y = 0 + 1.4427 ln(x)' },
    'log2',
  ),
  answers(
    'a power',
    { x: '1,2,4', y: '5,20,80', model: 'power' },
    { coefficients: [5, 2], equation: 'y = 5x^2', r2: 1 },
    '5 x^2',
  ),
  answers(
    'a level line',
    { x: '1,2,3', y: '4,4,4' },
    { coefficients: [4, 0], r2: null, rmse: 0, correlation: null },
    'by definition',
  ),
  answers(
    'a residue',
    { x: '1,2,3', y: '1,2,2' },
    { coefficients: [0.66666667, 0.5], r2: 0.75, correlation: 0.8660254 },
    'by hand',
  ),
  refuses(422, 'equal x', { x: '1,1,1', y: '1,2,3' }, 'determine'),
  refuses(422, 'too few points', { x: '1,2', y: '1,2', model: 'polynomial', degree: 2 }, 'determine'),
  refuses(422, 'the logarithm of zero', { x: '0,1', y: '1,2', model: 'power' }, 'x must be positive'),
  refuses(
    422,
    'the logarithm of a negative y',
    { x: '0,1', y: '-1,2', model: 'exponential' },
    'y must be positive',
  ),
  refuses(400, 'lists of different lengths', { x: '1,2,3', y: '1,2' }, 'y'),
  refuses(400, 'one pair', { x: '1', y: '1' }, 'x'),
  refuses(422, 'a prediction past the doubles', { x: '1,2', y: '1,1e300', predict: '1e300' }, 'range'),
])

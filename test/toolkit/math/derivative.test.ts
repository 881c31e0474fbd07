import { answers, near, refuses, table } from '../../support/table.js'

table('rest_math_derivative', [
  answers(
    'a cube and its tangent',
    { expr: 'x^3', at: 2 },
    { derivative: '3 * x ^ 2', value: 12, functionValue: 8, tangent: { slope: 12, intercept: -16 } },
    'by hand',
  ),
  answers('x to the x', { expr: 'x^x', at: 2 }, { value: near(6.772588722239781, 1e-12) }, '4 (1 + ln 2)'),
  answers('the fifth order', { expr: 'log(x)', order: 5, at: 1 }, { value: 24, tangent: null }, '4! / x^5'),
  answers(
    'other letters',
    { expr: 'a*x^2+b', order: 2 },
    { derivative: '2 * a', value: null, functionValue: null },
    'by hand',
  ),
  answers(
    'another variable',
    { expr: 'y^2', variable: 'y', at: 3 },
    { value: 6, functionValue: 9 },
    'by hand',
  ),
  answers(
    'the inverse hyperbolic cotangent',
    { expr: 'acoth(x)', at: 2 },
    { value: near(-1 / 3, 1e-15), functionValue: near(0.5493061443340548, 1e-15) },
    'Abramowitz and Stegun 4.6.42: 1/(1 - x^2); ln(3)/2',
  ),
  answers(
    'the inverse hyperbolic cotangent of a product, twice',
    { expr: 'x * acoth(2x)', at: 1.5, order: 2 },
    { value: near(0.0625, 1e-12) },
    'mpmath diff',
  ),
  answers(
    'where it is not real',
    { expr: 'sqrt(x)', at: -1 },
    { value: null, functionValue: null, tangent: null },
    'by hand',
  ),
  answers(
    'where it is not defined',
    { expr: 'abs(x)', at: 0 },
    { value: null, functionValue: 0, tangent: null },
    'by hand',
  ),
  answers(
    'tangent rounded to 10 decimals',
    { expr: 'pi*x', at: 1 },
    { tangent: { slope: 3.1415926536, intercept: 0 } },
    'by hand',
  ),
  answers(
    'where it is beyond the doubles',
    { expr: 'e^x', at: 1e6 },
    { derivative: 'e ^ x', value: null, functionValue: null, tangent: null },
    'IEEE 754',
  ),
  refuses(422, 'a point for other letters', { expr: 'a*x', at: 1 }, 'a has no value'),
  refuses(422, 'half an expression', { expr: 'x^2+' }, 'malformed'),
  refuses(422, 'a function without a known derivative', { expr: 'gamma(x)' }, 'gamma'),
  refuses(422, 'a factorial', { expr: 'x!' }, 'cannot be differentiated'),
  refuses(422, 'an assignment', { expr: 'x = 3' }, 'Assignments'),
  refuses(
    422,
    'a chain whose text grows without end',
    { expr: 'sin(cos(tan(sin(cos(tan(x))))))', order: 5 },
    '2 seconds',
  ),
  refuses(422, 'what grows without end', { expr: 'acos(x)/sin(x^2)*exp(x)', order: 5 }, '2 seconds'),
])

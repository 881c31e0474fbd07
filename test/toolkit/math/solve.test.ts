import { answers, refuses, table } from '../../support/table.js'

table('rest_math_solve', [
  answers(
    "Dottie's number",
    { equation: 'cos(x) = x' },
    { count: 1, roots: [0.7390851332], truncated: false },
    'OEIS A003957',
  ),
  answers(
    'an expression to be zero',
    { equation: 'x^2-2' },
    { roots: [-1.4142135624, 1.4142135624] },
    'sqrt(2)',
  ),
  ...[
    ['(x-1.001)*(x-1.003)', [1.001, 1.003]],
    ['(x-1.0011)*(x-1.001101)', [1.0011, 1.001101]],
    ['(x-1)*(x-1.003) = 0', [1, 1.003]],
    ['(x-1.001)*(x-1.002)*(x-1.003)', [1.001, 1.002, 1.003]],
    ['(x-1)^2*(x-1.0005)', [1, 1.0005]],
    ['x^2 - 2.0001x + 1.0001', [1, 1.0001]],
    ['1e-12*(x-1.001)*(x-1.003)*(x-1.004)*(x-1.005)', [1.001, 1.003, 1.004, 1.005]],
  ].map(([equation, roots]) =>
    answers<'rest_math_solve'>(
      `roots within one step: ${String(equation)}`,
      { equation: String(equation) },
      { roots },
      'its factors',
    ),
  ),
  ...['(x-1.0011)^3', 'x^3-3.3x^2+3.63x-1.331', 'x^2-2.2x+1.21'].map((equation) =>
    answers<'rest_math_solve'>(
      `a root of ${equation} is not several`,
      { equation },
      { count: 1 },
      'its factors',
    ),
  ),
  answers('a cubic', { equation: 'x^3-6x^2+11x-6 = 0', from: 0, to: 4 }, { roots: [1, 2, 3] }, 'by hand'),
  answers(
    'a double root between samples',
    { equation: '(x-0.12345678901)^2 = 0' },
    { roots: [0.123456789] },
    'by hand',
  ),
  answers(
    'poles are no roots',
    { equation: 'tan(x) = 0', from: -4, to: 4 },
    { roots: [-3.1415926536, 0, 3.1415926536] },
    'multiples of pi',
  ),
  answers(
    'a pole beside a root, within one step',
    { equation: 'tan(x) = 1e6', from: -2, to: 0 },
    { count: 1, roots: [-1.5707973268] },
    'atan(1e6) - pi; the pole at -pi/2 is 1e-6 to the right',
  ),
  answers('a pole at a sample', { equation: '1/x = 0', from: -1, to: 1 }, { count: 0, roots: [] }, 'by hand'),
  answers('where it is not real', { equation: 'sqrt(x) = 2' }, { roots: [4] }, 'by hand'),
  answers('none', { equation: 'x^2 + 1 = 0' }, { count: 0, roots: [] }, 'by hand'),
  answers(
    'more than 200',
    { equation: 'sin(x) = 0', from: -1000, to: 1000 },
    { count: 200, truncated: true },
    '637 multiples of pi',
  ),
  answers(
    'another unknown',
    { equation: 'y^2 = 4', variable: 'y' },
    { variable: 'y', roots: [-2, 2] },
    'by hand',
  ),
  answers(
    'three roots',
    { equation: '2^x = x^2', from: -10, to: 10 },
    { roots: [-0.766664696, 2, 4] },
    'OEIS A073084',
  ),
  answers('a small constant', { equation: '1e-10' }, { count: 0, roots: [] }, 'it is nowhere 0'),
  answers('low level ground', { equation: '1e-10*(1+0*x) = 0' }, { count: 0, roots: [] }, 'it is nowhere 0'),
  answers(
    'a double root half-way between samples',
    { equation: '(x-0.005)^2' },
    { roots: [0.005] },
    'by hand',
  ),
  refuses(400, 'an empty interval', { equation: 'x', from: 1, to: 1 }, 'to'),
  refuses(422, 'an identity', { equation: 'x = x' }, 'Every number'),
  refuses(422, 'other letters', { equation: 'a*x = 1' }, 'a has no value'),
  refuses(422, 'two signs', { equation: 'x = 1 = 2' }, 'left = right'),
  refuses(422, 'brackets over the sign', { equation: 'x)-(1 = 2' }, 'malformed'),
])

import { answers, near, refuses, table } from '../../support/table.js'

table('rest_math_integrate', [
  answers(
    'a square',
    { expr: 'x^2', from: 0, to: 3 },
    { antiderivative: '(1/3)*x^3', value: near(9, 1e-9) },
    'by hand',
  ),
  answers('backwards', { expr: 'x^2', from: 3, to: 0 }, { value: near(-9, 1e-9) }, 'by hand'),
  answers('over no width', { expr: 'x^2', from: 1, to: 1 }, { value: 0, errorEstimate: 0 }, 'by hand'),
  answers(
    'Gauss',
    { expr: 'e^(-x^2)', from: -10, to: 10 },
    { value: near(1.7724538509055159, 1e-9) },
    'sqrt(pi)',
  ),
  answers('a singular end', { expr: '1/sqrt(x)', from: 0, to: 1 }, { value: near(2, 1e-8) }, 'by hand'),
  answers(
    'a half disc',
    { expr: 'sqrt(1-x^2)', from: -1, to: 1 },
    { value: near(1.5707963267948966, 1e-8) },
    'pi/2',
  ),
  answers(
    'no known antiderivative',
    { expr: 'x^x', from: 1, to: 2 },
    { antiderivative: null, value: near(2.05044623453473, 1e-10) },
    'Wolfram MathWorld, Power Tower',
  ),
  answers(
    'a wrong antiderivative is not given',
    { expr: '1/(x^2+x+1)' },
    { antiderivative: null, value: null },
    'the slope of what the algebra system finds is another function',
  ),
  answers('by parts', { expr: 'x*e^x' }, { antiderivative: '-e^x+e^x*x' }, 'by hand'),
  answers(
    'other letters',
    { expr: 'a*x' },
    { antiderivative: '(1/2)*a*x^2', value: null, errorEstimate: null },
    'by hand',
  ),
  answers(
    'what is not algebra',
    { expr: 'floor(x)', from: 0, to: 5 },
    { antiderivative: null, value: near(10, 1e-9) },
    '0+1+2+3+4',
  ),
  ...(
    [
      ['e^(-x)', 0, 1e4, 1, 'by hand'],
      ['e^(-x)', 0, 1e9, 1, 'by hand'],
      ['e^(-1000x)', 0, 50, 0.001, 'by hand'],
      ['e^(-x^2)', -1e6, 1e8, 1.7724538509055159, 'sqrt(pi)'],
      ['e^(x-1000)', -1e7, 1000, 1, 'by hand'],
      ['1/(1+x^2)', -1e8, 1e9, 3.1415926425897932, 'pi - 1e-8 - 1e-9'],
      ['x^3', -1e9, 1e9, 0, 'odd'],
      ['exp(-x^2)', -1e5, 1e5, 1.7724538509055159, 'sqrt(pi)'],
      ['1/exp(x)', 0, 1e6, 1, 'by hand'],
    ] as const
  ).map(([expr, from, to, value, source]) =>
    answers<'rest_math_integrate'>(
      `a long way: ${expr} from ${from} to ${to}`,
      { expr, from, to },
      { value: near(value, 1e-9) },
      source,
    ),
  ),
  answers(
    'an antiderivative in parts',
    { expr: '1/(1-x^2)' },
    { antiderivative: '(-1/2)*log(-1+x)+(1/2)*log(1+x)' },
    'its derivative is -1/(2(x-1)) + 1/(2(x+1))',
  ),
  answers(
    'no antiderivative in parts',
    { expr: '1/(1+e^x)' },
    { antiderivative: null },
    'it is x - log(1+e^x)',
  ),
  refuses(400, 'only a lower bound', { expr: 'x', from: 0 }, 'to'),
  refuses(400, 'only an upper bound', { expr: 'x', to: 0 }, 'from'),
  refuses(422, 'a pole', { expr: '1/x', from: -1, to: 1 }, 'finite'),
  refuses(422, 'what diverges', { expr: 'tan(x)', from: 0, to: 3 }, 'converge'),
  refuses(422, 'what is not real', { expr: 'sqrt(x)', from: -1, to: 1 }, 'real'),
  refuses(422, 'other letters with bounds', { expr: 'a*x', from: 0, to: 1 }, 'a has no value'),
  refuses(422, 'half an expression', { expr: 'x+' }, 'malformed'),
])

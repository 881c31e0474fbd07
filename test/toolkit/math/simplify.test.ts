import { answers, refuses, table } from '../../support/table.js'

table('rest_math_simplify', [
  answers(
    'a cube',
    { expr: '(x+1)^3', operation: 'expand' },
    { result: '1+3*x+3*x^2+x^3', variables: ['x'] },
    'the binomial theorem',
  ),
  answers('factors', { expr: 'x^2-1', operation: 'factor' }, { result: '(-1+x)*(1+x)' }, 'by hand'),
  answers(
    'Sophie Germain',
    { expr: 'x^4+4', operation: 'factor' },
    { result: '(-2*x+x^2+2)*(2+2*x+x^2)' },
    'her identity',
  ),
  answers('no rational factor', { expr: 'x^2-2', operation: 'factor' }, { result: '-2+x^2' }, 'by hand'),
  answers(
    'Pythagoras',
    { expr: 'sin(x)^2+cos(x)^2' },
    { result: '1', latex: '1', variables: ['x'] },
    'by hand',
  ),
  answers('a root of a square', { expr: '(x^2)^(1/2)' }, { result: 'abs(x)' }, 'by hand'),
  answers('decimals are exact', { expr: '0.1x+0.2x' }, { result: '(3/10)*x' }, 'by hand'),
  answers(
    'a factor before a bracket',
    { expr: 'x(x+1)', operation: 'expand' },
    { result: 'x+x^2' },
    'by hand',
  ),
  answers(
    'a product too long for doubles stays itself, not a wrong factorization',
    { expr: '9999999967*9999999973', operation: 'factor' },
    { result: '99999999400000000891' },
    'by hand',
  ),
  answers('a numeral', { expr: '2/4', operation: 'factor' }, { result: '1/2' }, 'by hand'),
  answers(
    'a twelfth root of unity',
    { expr: 'x^12-1', operation: 'factor' },
    { result: '(-1+x)*(1+x)*(-x+x^2+1)*(1+x^2)*(1+x+x^2)*(-x^2+x^4+1)' },
    'the cyclotomic polynomials of 1, 2, 6, 4, 3 and 12',
  ),
  ...(
    [
      ['x^3+y^3', '(x+y)*(-x*y+x^2+y^2)'],
      ['x^2+3*x*y+2*y^2', '(x+y)*(2*y+x)'],
      ['x^6-y^6', '(-y+x)*(x+y)*(-x*y+x^2+y^2)*(x*y+x^2+y^2)'],
      ['2*x^3*y+2*y^4', '2*(x+y)*(-x*y+x^2+y^2)*y'],
      ['x^2*y+y^3', '(x^2+y^2)*y'],
      ['y^2-x^2', '-(-y+x)*(x+y)'],
      ['x/2+y/3', '(1/6)*(2*y+3*x)'],
      ['x^2+x*y+y', 'x*y+x^2+y'],
    ] as const
  ).map(([expr, result]) =>
    answers<'rest_math_simplify'>(
      `two variables: ${expr}`,
      { expr, operation: 'factor' },
      { result, variables: ['x', 'y'] },
      'factor of SymPy 1.14',
    ),
  ),
  answers(
    'multiplicities and a fraction before them',
    { expr: 'x*(x^2-2)^2*(3x-5)^3/2', operation: 'factor' },
    { result: '(1/2)*(-5+3*x)^3*(-2+x^2)^2*x' },
    'by hand',
  ),
  ...(
    [
      ['log(2)+1', 'simplify', '1+log(2)'],
      ['sin(1)+1', 'simplify', '1+sin(1)'],
      ['x*log(2)+x', 'simplify', 'log(2)*x+x'],
      ['sqrt(2)/2+1/2', 'factor', '(1/2)*sqrt(2)+1/2'],
      ['sqrt(2)*x+sqrt(2)', 'factor', 'sqrt(2)+sqrt(2)*x'],
      ['cos(1)^2+x', 'simplify', 'cos(1)^2+x'],
    ] as const
  ).map(([expr, operation, result]) =>
    answers<'rest_math_simplify'>(
      `an irrational number stays what it is: ${operation} ${expr}`,
      { expr, operation },
      { result },
      'no fraction equals it',
    ),
  ),
  answers(
    'what the algebra system gives up is left as it reads it',
    { expr: '1/3+x/x', operation: 'factor' },
    { result: '4/3' },
    'by hand',
  ),
  refuses(
    422,
    'roots within roots that take too long',
    { expr: `${'sqrt('.repeat(30)}x${')'.repeat(30)}` },
    '2 seconds',
  ),
  refuses(422, 'half an expression', { expr: 'x+' }, 'malformed'),
  refuses(422, 'an equation', { expr: 'x=2' }, 'not algebra'),
  refuses(422, 'an unknown function', { expr: 'foo(x)' }, 'foo'),
  refuses(422, 'a name of the language below', { expr: 'constructor' }, 'constructor'),
  refuses(422, 'what takes too long', { expr: '(a+b+c+d)^12', operation: 'expand' }, 'too hard'),
  answers('the next call after one that was stopped', { expr: 'x+x' }, { result: '2*x' }, 'by hand'),
])

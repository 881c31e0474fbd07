import { answers, refuses, table } from '../../support/table.js'

table('rest_math_linearSystem', [
  answers(
    'two unknowns',
    { equations: '2x+3y=8; x-y=-1' },
    {
      status: 'unique',
      variables: ['x', 'y'],
      solution: { x: 1, y: 2 },
      exact: { x: '1', y: '2' },
      rank: 2,
      freeVariables: [],
    },
    'by hand',
  ),
  answers(
    'a fraction',
    { equations: 'x/2+y/3=1; x-y=0' },
    { exact: { x: '6/5', y: '6/5' }, solution: { x: 1.2, y: 1.2 } },
    'by hand',
  ),
  answers(
    'a coefficient of 0',
    { equations: '0x+0y=5; x=1' },
    { status: 'none', variables: ['x', 'y'], rank: 1 },
    '0 is not 5',
  ),
  answers(
    'decimals are exact',
    { equations: '0.1a+0.2b=0.3; a=b' },
    { exact: { a: '1', b: '1' } },
    'by hand',
  ),
  answers(
    'infinitely many',
    { equations: 'x+y+z=1; x-y=0' },
    { status: 'infinite', solution: null, exact: null, rank: 2, freeVariables: ['z'] },
    'by hand',
  ),
  answers(
    'none',
    { equations: 'x+y=1; x+y=2' },
    { status: 'none', solution: null, rank: 1, freeVariables: [] },
    'by hand',
  ),
  answers(
    'brackets on both sides',
    { equations: '2(x+1)=4(y-1); x=y+1;' },
    { exact: { x: '5', y: '4' } },
    'by hand',
  ),
  answers(
    'names that stand for numbers elsewhere',
    { equations: 'e+pi=1; e-pi=0' },
    { exact: { e: '1/2', pi: '1/2' } },
    'by hand',
  ),
  refuses(422, 'a product of unknowns', { equations: 'x*y=1' }, 'not linear'),
  refuses(422, 'a square', { equations: 'x^2=1' }, 'not linear'),
  refuses(422, 'a function', { equations: 'sin(x)=1' }, 'not linear'),
  refuses(422, 'no sign', { equations: 'x+1' }, 'exactly one'),
  refuses(422, 'two signs', { equations: 'x==1' }, 'exactly one'),
  refuses(422, 'division by zero', { equations: 'x/0=1' }, 'zero'),
  refuses(422, 'no unknown', { equations: '3=3' }, 'no unknown'),
  refuses(400, 'eleven unknowns', { equations: 'a+b+c+d+f+g+h+j+k+l+m=1' }, 'equations'),
  refuses(422, 'a solution past the doubles', { equations: `x=${'9'.repeat(400)}` }, 'range'),
])

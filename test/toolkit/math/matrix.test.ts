import { answers, refuses, table } from '../../support/table.js'

/** 64 fractions whose common denominator has hundreds of digits. */
const LONG_FRACTIONS = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => `1/${10 ** 14 + 16 * row + 2 * column + 1}`).join(),
).join(';')

table('rest_math_matrix', [
  answers(
    'an inverse',
    { operation: 'inverse', a: '1,2;3,4' },
    {
      rows: 2,
      columns: 2,
      result: [
        [-2, 1],
        [1.5, -0.5],
      ],
      exact: [
        ['-2', '1'],
        ['3/2', '-1/2'],
      ],
    },
    'by hand',
  ),
  answers(
    'the inverse of a Hilbert matrix',
    { operation: 'inverse', a: '1,1/2,1/3;1/2,1/3,1/4;1/3,1/4,1/5' },
    {
      exact: [
        ['9', '-36', '30'],
        ['-36', '192', '-180'],
        ['30', '-180', '180'],
      ],
    },
    'Hilbert 1894',
  ),
  answers(
    'a determinant',
    { operation: 'determinant', a: '2,-3,1;2,0,-1;1,4,5' },
    { rows: 1, columns: 1, result: 49, exact: '49' },
    'by hand',
  ),
  answers(
    'a determinant with a zero pivot',
    { operation: 'determinant', a: '0,1;1,0' },
    { exact: '-1' },
    'by hand',
  ),
  answers(
    'a transpose',
    { operation: 'transpose', a: '1,2,3' },
    { rows: 3, columns: 1, result: [[1], [2], [3]] },
    'by hand',
  ),
  answers('a trace', { operation: 'trace', a: '0.1,5;7,0.2' }, { exact: '3/10', result: 0.3 }, 'by hand'),
  answers('a rank', { operation: 'rank', a: '1,2;2,4' }, { exact: '1' }, 'by hand'),
  answers(
    'an echelon form',
    { operation: 'rref', a: '1,2,-1,-4;2,3,-1,-11;-2,0,-3,22' },
    {
      exact: [
        ['1', '0', '0', '-8'],
        ['0', '1', '0', '1'],
        ['0', '0', '1', '-2'],
      ],
    },
    'Rosetta Code',
  ),
  answers(
    'a null space',
    { operation: 'nullspace', a: '1,2,3;2,4,6' },
    {
      rows: 2,
      columns: 3,
      exact: [
        ['-2', '1', '0'],
        ['-3', '0', '1'],
      ],
    },
    'by hand',
  ),
  answers(
    'no null space',
    { operation: 'nullspace', a: '1,0;0,1' },
    { rows: 0, columns: 2, result: [], exact: [] },
    'by hand',
  ),
  answers(
    'a product',
    { operation: 'multiply', a: '1,2;3,4', b: '5;6' },
    { rows: 2, columns: 1, result: [[17], [39]] },
    'by hand',
  ),
  answers('a sum', { operation: 'add', a: '1/2,1', b: '1/3,1' }, { exact: [['5/6', '2']] }, 'by hand'),
  answers(
    'a power',
    { operation: 'power', a: '1,1;1,0', exponent: 20 },
    {
      exact: [
        ['10946', '6765'],
        ['6765', '4181'],
      ],
    },
    'Fibonacci numbers',
  ),
  answers(
    'a negative power',
    { operation: 'power', a: '2,0;0,4', exponent: -2 },
    {
      exact: [
        ['1/4', '0'],
        ['0', '1/16'],
      ],
    },
    'by hand',
  ),
  answers(
    'the zeroth power',
    { operation: 'power', a: '0,0;0,0', exponent: 0 },
    {
      exact: [
        ['1', '0'],
        ['0', '1'],
      ],
    },
    'by definition',
  ),
  answers(
    'an adjugate',
    { operation: 'adjugate', a: '-3,2,-5;-1,0,-2;3,-4,1' },
    {
      exact: [
        ['-8', '18', '-4'],
        ['-5', '12', '-1'],
        ['4', '-6', '2'],
      ],
    },
    'Wikipedia, Adjugate matrix',
  ),
  refuses(422, 'a singular inverse', { operation: 'inverse', a: '1,2;2,4' }, 'singular'),
  refuses(
    422,
    'a negative power of a singular one',
    { operation: 'power', a: '1,2;2,4', exponent: -1 },
    'singular',
  ),
  refuses(422, 'a determinant that is not square', { operation: 'determinant', a: '1,2,3' }, 'square'),
  refuses(422, 'shapes that do not fit', { operation: 'multiply', a: '1,2', b: '1,2' }, 'columns'),
  refuses(
    422,
    'a power of long fractions',
    { operation: 'power', a: LONG_FRACTIONS, exponent: 20 },
    'digits',
  ),
  refuses(400, 'ragged rows', { operation: 'rank', a: '1,2;3' }, 'a'),
  refuses(400, 'a zero denominator', { operation: 'rank', a: '1/0' }, 'a'),
  refuses(400, 'an unreadable entry', { operation: 'rank', a: '1,,2' }, 'a'),
  refuses(400, 'nine rows', { operation: 'rank', a: Array(9).fill('1').join(';') }, 'a'),
  refuses(400, 'a missing b', { operation: 'add', a: '1' }, 'b'),
  refuses(422, 'an entry past the doubles', { operation: 'trace', a: '9'.repeat(400) }, 'range'),
])

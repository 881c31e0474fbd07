import { answers, refuses, table } from '../../support/table.js'

table('rest_math_complex', [
  answers(
    '3+4i',
    { a: '3+4i' },
    {
      result: { re: 3, im: 4 },
      text: '3 + 4i',
      modulus: 5,
      argument: 0.927295218,
      degrees: 53.1301023542,
      conjugate: { re: 3, im: -4 },
      exponential: '5e^(0.9272952180i)',
      roots: [
        { re: 2, im: 1 },
        { re: -2, im: -1 },
      ],
    },
    'atan(4/3); (2+i)^2',
  ),
  answers(
    'i',
    { a: 'i' },
    { text: 'i', modulus: 1, degrees: 90, exponential: '1e^(1.5707963268i)' },
    'by hand',
  ),
  answers(
    'a negative number',
    { a: '-4' },
    {
      text: '-4',
      argument: 3.1415926536,
      degrees: 180,
      roots: [
        { re: 0, im: 2 },
        { re: 0, im: -2 },
      ],
    },
    'by hand',
  ),
  answers(
    'minus zero does not turn the angle',
    { a: '-4-0i' },
    { argument: 3.1415926536, conjugate: { re: -4, im: 0 } },
    'the range (-pi, pi]',
  ),
  answers(
    'zero',
    { a: '0' },
    {
      text: '0',
      modulus: 0,
      argument: 0,
      exponential: '0e^(0.0000000000i)',
      roots: [
        { re: 0, im: 0 },
        { re: 0, im: 0 },
      ],
    },
    'by definition',
  ),
  answers(
    'the imaginary part first',
    { a: '4i - 3' },
    { result: { re: -3, im: 4 }, text: '-3 + 4i' },
    'by hand',
  ),
  answers(
    'a product',
    { a: '1+2i', operation: 'multiply', b: '3-i' },
    { result: { re: 5, im: 5 } },
    'by hand',
  ),
  answers(
    'a quotient',
    { a: '1', operation: 'divide', b: 'i' },
    { result: { re: 0, im: -1 }, text: '-i' },
    'by hand',
  ),
  answers('a sum', { a: '1e2+i', operation: 'add', b: '-100' }, { result: { re: 0, im: 1 } }, 'by hand'),
  answers(
    'a whole power is exact',
    { a: '3+4i', operation: 'power', b: '10' },
    { result: { re: -9653287, im: 1476984 } },
    '(2+i)^20, bc',
  ),
  answers(
    'i to the i',
    { a: 'i', operation: 'power', b: 'i' },
    { result: { re: 0.2078795764, im: 0 } },
    'OEIS A049006',
  ),
  answers(
    'a negative power',
    { a: '2i', operation: 'power', b: '-2' },
    { result: { re: -0.25, im: 0 } },
    'by hand',
  ),
  answers(
    'cube roots of one',
    { a: '1', n: 3 },
    {
      roots: [
        { re: 1, im: 0 },
        { re: -0.5, im: 0.8660254038 },
        { re: -0.5, im: -0.8660254038 },
      ],
    },
    'sqrt(3)/2',
  ),
  answers(
    'exponents in the text',
    { a: '123456.789+0.00001i' },
    { text: '1.23456789e+5' },
    'one part is nothing beside the other',
  ),
  answers(
    'roots of a great negative number',
    { a: '-1e12' },
    {
      roots: [
        { re: 0, im: 1e6 },
        { re: 0, im: -1e6 },
      ],
    },
    'by hand',
  ),
  answers(
    'a square root of a great imaginary number, squared',
    { a: '-1e24', operation: 'power', b: '0.5' },
    { result: { re: 0, im: 1e12 } },
    'by hand',
  ),
  answers('0^0', { a: '0', operation: 'power', b: '0' }, { result: { re: 1, im: 0 } }, 'by definition'),
  refuses(422, 'a space for a plus', { a: '3 4i' }, 'a is not'),
  refuses(422, 'a sign alone', { a: '-' }, 'a is not'),
  refuses(422, 'two real parts', { a: '1+2' }, 'a is not'),
  refuses(422, 'division by 0', { a: '1', operation: 'divide', b: '0+0i' }, 'zero'),
  refuses(422, 'a negative power of 0', { a: '0', operation: 'power', b: '-1' }, 'negative'),
  refuses(422, 'an imaginary power of 0', { a: '0', operation: 'power', b: 'i' }, 'real'),
  refuses(422, 'what overflows', { a: '1e300', operation: 'multiply', b: '1e300' }, 'too large'),
  refuses(400, 'a missing b', { a: '1', operation: 'add' }, 'b'),
])

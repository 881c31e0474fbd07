import { answers, refuses, table } from '../../support/table.js'

table('rest_math_bigint', [
  answers(
    'a product',
    { operation: 'multiply', a: '123456789012345678901234567890', b: '987654321' },
    { result: '121932631124828532112482853211126352690' },
    'bc',
  ),
  answers(
    'division cuts towards zero',
    { operation: 'divide', a: '-7', b: '2' },
    { result: '-3', remainder: '-1' },
    'by hand',
  ),
  answers(
    'a negative divisor',
    { operation: 'divide', a: '7', b: '-2' },
    { result: '-3', remainder: '1' },
    'by hand',
  ),
  answers(
    '2^100',
    { operation: 'power', a: '2', b: '100' },
    { result: '1267650600228229401496703205376', digits: 31, digitSum: 115, remainder: null },
    'OEIS A000079',
  ),
  answers('0^0', { operation: 'power', a: '0', b: '0' }, { result: '1' }, 'by definition'),
  answers('20!', { operation: 'factorial', a: '20' }, { result: '2432902008176640000' }, 'OEIS A000142'),
  answers(
    '100!',
    { operation: 'factorial', a: '100' },
    { digits: 158, digitSum: 648 },
    'OEIS A034886, A004152',
  ),
  answers('a root', { operation: 'sqrt', a: '1000' }, { result: '31', remainder: '39' }, '31^2 = 961'),
  answers(
    'the root of a large square less one',
    { operation: 'sqrt', a: '9'.repeat(100) },
    { result: '9'.repeat(50) },
    '10^100 - 1',
  ),
  answers(
    'compare',
    { operation: 'compare', a: '-5', b: '3' },
    { result: '-1', digits: 1, digitSum: 1 },
    'by hand',
  ),
  answers(
    'a difference',
    { operation: 'subtract', a: '5', b: '5' },
    { result: '0', digits: 1, digitSum: 0 },
    'by hand',
  ),
  answers(
    'a sum',
    { operation: 'add', a: '9'.repeat(30), b: '1' },
    { result: `1${'0'.repeat(30)}` },
    'by hand',
  ),
  answers('20000 digits', { operation: 'power', a: '10', b: '19999' }, { digits: 20000 }, 'by hand'),
  refuses(422, '20001 digits', { operation: 'power', a: '10', b: '20000' }, '20000'),
  refuses(
    422,
    'a power of millions of digits',
    { operation: 'power', a: '9'.repeat(2000), b: '100000' },
    '20000',
  ),
  refuses(422, 'a negative exponent', { operation: 'power', a: '2', b: '-1' }, 'exponent'),
  refuses(422, 'division by zero', { operation: 'divide', a: '1', b: '0' }, 'zero'),
  refuses(422, 'a large factorial', { operation: 'factorial', a: '3001' }, '3000'),
  refuses(422, 'the root of a negative integer', { operation: 'sqrt', a: '-1' }, 'negative'),
  refuses(400, 'a missing b', { operation: 'add', a: '1' }, 'b'),
])

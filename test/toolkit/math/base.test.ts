import { answers, refuses, table } from '../../support/table.js'

table('rest_math_base', [
  answers(
    '255',
    { number: '255' },
    {
      result: 'ff',
      binary: '11111111',
      octal: '377',
      decimal: '255',
      hex: 'ff',
      repeating: false,
      twosComplement: null,
    },
    'by hand',
  ),
  answers('either case', { number: 'Zz', from: 36, to: 10 }, { result: '1295' }, '36^2 - 1'),
  answers(
    'a fraction that ends',
    { number: '0.1', from: 2, to: 10 },
    { result: '0.5', repeating: false },
    'by hand',
  ),
  answers(
    'one that does not',
    { number: '0.1', to: 3 },
    { result: `0.${'0022'.repeat(12)}`, repeating: true },
    '1/10 in base 3 has the period 0022',
  ),
  answers(
    'a third',
    { number: '0.1', from: 3, to: 2 },
    { result: '0.01010101010101010101010101010101010101010101010101', repeating: true },
    '(01)',
  ),
  answers(
    'a negative fraction',
    { number: '-10.625', to: 2 },
    { result: '-1010.101', octal: '-12.5', hex: '-a.a' },
    'by hand',
  ),
  answers('minus zero', { number: '-0.0', to: 2 }, { result: '0', decimal: '0' }, 'by definition'),
  answers('leading zeros', { number: '007', to: 8 }, { result: '7' }, 'by hand'),
  answers('-1 in 8 bits', { number: '-1', bits: 8 }, { twosComplement: '11111111', result: '-1' }, 'by hand'),
  answers('the least in 8 bits', { number: '-128', bits: 8 }, { twosComplement: '10000000' }, 'by hand'),
  answers('a whole fraction', { number: '5.0', bits: 8 }, { twosComplement: '00000101' }, 'by hand'),
  answers(
    '2^100',
    { number: '1267650600228229401496703205376', to: 16 },
    { hex: `1${'0'.repeat(25)}` },
    '16^25',
  ),
  refuses(422, 'a digit outside the base', { number: '12', from: 2 }, 'base 2'),
  refuses(422, 'a number that does not fit', { number: '128', bits: 8 }, '8 bits'),
  refuses(422, "two's complement of a fraction", { number: '0.5', bits: 8 }, 'integers'),
  refuses(400, 'base 1', { number: '1', from: 1 }, 'from'),
  refuses(400, 'a sign alone', { number: '-' }, 'number'),
])

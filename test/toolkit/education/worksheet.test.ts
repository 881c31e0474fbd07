import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib.shake_256, with the draws of the contract written out anew.
const SOURCE = 'SHAKE256 by Python'
const question = (text: string, answer: number) =>
  expect.objectContaining({ question: text, answer }) as unknown

table('rest_education_worksheet', [
  answers(
    'products',
    { operations: 'multiply', min: 2, max: 9, count: 2, seed: 'demo' },
    {
      count: 2,
      items: [
        { n: 1, a: 3, operator: '×', b: 7, question: '3 × 7 =', answer: 21 },
        { n: 2, a: 6, operator: '×', b: 2, question: '6 × 2 =', answer: 12 },
      ],
    },
    SOURCE,
  ),
  answers(
    'all operations with negative numbers',
    {
      operations: 'add,subtract,multiply,divide',
      min: -5,
      max: 5,
      count: 8,
      allowNegative: true,
      seed: 'demo',
    },
    {
      items: [
        question('0 − (-5) =', 5),
        question('2 × 5 =', 10),
        question('0 + 3 =', 3),
        question('(-3) × 5 =', -15),
        question('1 + 0 =', 1),
        question('2 × 4 =', 8),
        question('2 × (-3) =', -6),
        question('(-4) × 3 =', -12),
      ],
    },
    SOURCE,
  ),
  answers(
    'differences that are not negative',
    { operations: 'subtract', count: 4, seed: 'x' },
    {
      items: [
        question('3 − 3 =', 0),
        question('14 − 7 =', 7),
        question('12 − 1 =', 11),
        question('17 − 3 =', 14),
      ],
    },
    SOURCE,
  ),
  answers(
    'quotients that come out even, never by 0',
    { operations: 'divide', min: -3, max: 3, count: 5, seed: 'seed' },
    {
      items: [
        question('(-6) ÷ (-2) =', 3),
        question('0 ÷ (-2) =', 0),
        question('(-3) ÷ (-1) =', 3),
        question('2 ÷ (-2) =', -1),
        question('2 ÷ 2 =', 1),
      ],
    },
    SOURCE,
  ),
  answers(
    'one possible problem',
    { operations: 'add', min: 7, max: 7, count: 1 },
    { items: [{ n: 1, a: 7, operator: '+', b: 7, question: '7 + 7 =', answer: 14 }] },
    '7 + 7',
  ),
  refuses(422, 'nothing but 0 to divide by', { operations: 'divide', min: 0, max: 0 }, 'only 0'),
  refuses(400, 'a range the wrong way round', { min: 5, max: 4 }, 'max'),
  refuses(400, 'an operation that is not offered', { operations: 'modulo' }, 'operations'),
  refuses(400, 'a hundred and one problems', { count: 101 }, 'count'),
])

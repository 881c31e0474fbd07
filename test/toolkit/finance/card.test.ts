import { answers, refuses, table } from '../../support/table.js'

const card = (number: string, brand: string | null, formatted: string) =>
  answers<'rest_finance_card'>(
    `a test number of ${brand ?? 'no brand'}`,
    { number },
    { valid: true, luhn: true, lengthFits: true, brand, formatted, length: number.length },
    "published test numbers of payment processors, and Luhn's check by hand",
  )

table('rest_finance_card', [
  card('4111111111111111', 'Visa', '4111 1111 1111 1111'),
  card('4222222222222', 'Visa', '4222 2222 2222 2'),
  card('5555555555554444', 'Mastercard', '5555 5555 5555 4444'),
  card('2223003122003222', 'Mastercard', '2223 0031 2200 3222'),
  card('378282246310005', 'American Express', '3782 822463 10005'),
  card('3566002020360505', 'JCB', '3566 0020 2036 0505'),
  card('30569309025904', 'Diners Club', '3056 930902 5904'),
  card('36227206271667', 'Diners Club', '3622 720627 1667'),
  card('6011111111111117', 'Discover', '6011 1111 1111 1117'),
  card('6200000000000005', 'UnionPay', '6200 0000 0000 0005'),
  card('2200000000000004', 'Mir', '2200 0000 0000 0004'),
  card('9792030000000000', 'Troy', '9792 0300 0000 0000'),
  card('6759649826438453', 'Maestro', '6759 6498 2643 8453'),
  card('5018000000000009', 'Maestro', '5018 0000 0000 0009'),
  card('7992739871300008', null, '7992 7398 7130 0008'),
  answers(
    'a wrong check digit',
    { number: '4111-1111 1111-1112' },
    {
      valid: false,
      luhn: false,
      brand: 'Visa',
      lengthFits: true,
      expectedCheckDigit: 1,
      masked: '************1112',
      formatted: '4111 1111 1111 1112',
    },
    'the right one ends with 1',
  ),
  answers(
    'a length that the brand does not have',
    { number: '411111111111116' },
    { luhn: true, lengthFits: false, valid: false, brand: 'Visa', length: 15 },
    'Visa numbers have 13, 16 or 19 digits; the sum of 411111111111116 is 30',
  ),
  answers(
    "Luhn's own number",
    { number: '79927398713' },
    { luhn: true, brand: null, length: 11, lengthFits: false, valid: false, expectedCheckDigit: 3 },
    'the example of Luhn (US patent 2950048) is 7992739871 with 3',
  ),
  answers(
    'the ends of the ranges of Mastercard',
    { number: '2221000000000009' },
    { brand: 'Mastercard', valid: true },
    '2221 to 2720',
  ),
  answers('what is past them', { number: '2721000000000000' }, { brand: null }, '2221 to 2720'),
  answers('eight digits', { number: '0000 0000' }, { luhn: true, masked: '****0000', valid: false }, '0'),
  refuses(400, 'seven digits', { number: '1234-567 ' }, 'number'),
  refuses(400, 'letters', { number: '4111x11111111111' }, 'number'),
  refuses(400, '31 digits', { number: '0'.repeat(31) }, 'number'),
])

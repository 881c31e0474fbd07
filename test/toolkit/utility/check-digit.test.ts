import { answers, refuses, table } from '../../support/table.js'

const stdnum = 'doctests of python-stdnum'
const computes = (
  algorithm: string,
  number: string,
  checkDigit: string,
  source = stdnum,
): ReturnType<typeof answers<'rest_utility_checkDigit'>> =>
  answers<'rest_utility_checkDigit'>(
    `${algorithm} of ${number}`,
    { algorithm, number },
    { algorithm, mode: 'compute', base: number, checkDigit, full: number + checkDigit, valid: null },
    source,
  )
const checks = (
  algorithm: string,
  number: string,
  valid: boolean,
  full: string,
): ReturnType<typeof answers<'rest_utility_checkDigit'>> =>
  answers<'rest_utility_checkDigit'>(
    `${algorithm} checks ${number}`,
    { algorithm, number, mode: 'check' },
    { mode: 'check', full, valid },
    stdnum,
  )

table('rest_utility_checkDigit', [
  computes('luhn', '7992739871', '3', 'Wikipedia, Luhn algorithm'),
  computes('luhn', '7894', '9'),
  computes('verhoeff', '1234', '0'),
  computes('verhoeff', '236', '3', 'Wikipedia, Verhoeff algorithm'),
  computes('damm', '572', '4'),
  computes('gs1', '978047111709', '4'),
  computes('gs1', '9841234567890', '8'),
  computes('mod97-10', '99991234567890121414', '90'),
  computes('mod97-10', '4354111611551114', '31'),
  computes('mod97-10', 'AB12', '81', 'mod_97_10 of python-stdnum 2.2'),
  computes('mod97-10', '22181321402534321446701611', '35'),
  computes('mod11-2', '0794', '0'),
  computes('mod11-2', '079', 'X'),
  checks('luhn', '78949', true, '78949'),
  checks('luhn', '78941', false, '78949'),
  checks('verhoeff', '12340', true, '12340'),
  checks('damm', '5724', true, '5724'),
  checks('damm', '5721', false, '5724'),
  checks('gs1', '7351353-7', true, '73513537'),
  checks('mod97-10', '08686001256515001121751', true, '08686001256515001121751'),
  checks('mod11-2', '079x', true, '079X'),
  refuses(422, 'letters with luhn', { number: '79a' }, 'luhn'),
  refuses(422, 'an X before the end', { number: '0X94', algorithm: 'mod11-2', mode: 'check' }, 'mod11-2'),
  refuses(422, 'an X where the digit is lacking', { number: '079X', algorithm: 'mod11-2' }, 'mod11-2'),
  refuses(422, 'an X with luhn', { number: '789X', mode: 'check' }, 'luhn'),
  refuses(422, 'nothing but separators', { number: '- -' }, 'nothing'),
  refuses(422, 'a check digit alone', { number: '5', mode: 'check' }, 'nothing'),
  refuses(422, 'two check digits alone', { number: '5', mode: 'check', algorithm: 'mod97-10' }, 'nothing'),
  refuses(400, 'an unknown scheme', { number: '5', algorithm: 'crc' }, 'algorithm'),
])

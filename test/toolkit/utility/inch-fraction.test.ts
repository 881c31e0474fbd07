import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_inchFraction', [
  answers(
    'millimetres',
    { value: 36.5 },
    {
      inches: 1.437008,
      feet: 0,
      wholeInches: 1,
      numerator: 7,
      denominator: 16,
      text: '1 7/16"',
      inchText: '1 7/16"',
      mm: 36.5,
      errorMm: 0.0125,
    },
    '36.5 / 25.4 = 1.4370; 23/16 * 25.4 = 36.5125',
  ),
  answers(
    'feet and inches',
    { value: 14.375, unit: 'in' },
    {
      feet: 1,
      wholeInches: 2,
      numerator: 3,
      denominator: 8,
      text: '1\' 2 3/8"',
      inchText: '14 3/8"',
      errorMm: 0,
    },
    '12 + 2 + 3/8',
  ),
  answers('a fraction alone', { value: 0.4375, unit: 'in' }, { text: '7/16"', inchText: '7/16"' }, '7/16'),
  answers(
    'whole feet',
    { value: 3, unit: 'ft' },
    { feet: 3, wholeInches: 0, numerator: 0, denominator: 1, text: "3'", inchText: '36"' },
    '36 inches',
  ),
  answers('nothing', { value: 0 }, { text: '0"', inchText: '0"', numerator: 0, denominator: 1 }, 'zero'),
  answers(
    'a fraction that rounds up to a foot',
    { value: 11.99, unit: 'in' },
    { feet: 1, wholeInches: 0, text: "1'", errorMm: 0.254 },
    '0.01 * 25.4',
  ),
  answers(
    'halves',
    { value: 1.25, unit: 'in', denominator: '2' },
    { numerator: 1, denominator: 2, text: '1 1/2"' },
    'a tie goes up',
  ),
  answers(
    'a metre',
    { value: 1, unit: 'm', denominator: '64' },
    { inchText: '39 3/8"', feet: 3, wholeInches: 3 },
    '39.3701 * 64 = 2519.7',
  ),
  refuses(400, 'a negative length', { value: -1 }, 'value'),
  refuses(400, 'thirds', { value: 1, denominator: '3' }, 'denominator'),
])

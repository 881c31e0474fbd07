import { answers, refuses, table } from '../../support/table.js'

table('rest_math_roman', [
  answers(
    'a numeral',
    { value: 'MCMXCIV' },
    { number: 1994, roman: 'MCMXCIV', additive: 'MDCCCCLXXXXIIII', from: 'roman' },
    'by hand',
  ),
  answers('a number', { value: '2024' }, { number: 2024, roman: 'MMXXIV', from: 'number' }, 'by hand'),
  answers('either case', { value: 'xlii' }, { number: 42, roman: 'XLII', additive: 'XXXXII' }, 'by hand'),
  answers('the longest', { value: '3888' }, { roman: 'MMMDCCCLXXXVIII' }, 'by hand'),
  answers('the least and greatest', { value: '3999' }, { roman: 'MMMCMXCIX' }, 'by hand'),
  ...['IIII', 'IC', 'VX', 'IIX', 'VV', 'MMMM', 'XM', 'IXI', 'CMC'].map((value) =>
    refuses(422, value, { value }, 'standard form'),
  ),
  refuses(422, 'zero', { value: '0' }, '3999'),
  refuses(422, '4000', { value: '4000' }, '3999'),
  refuses(400, 'another letter', { value: 'ABC' }, 'value'),
  refuses(400, 'both', { value: '1X' }, 'value'),
])

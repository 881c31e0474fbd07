import { answers, refuses, table } from '../../../support/table.js'

const cldr = 'CLDR 48, as Babel 2.18 writes it'

table('rest_utility_number', [
  answers(
    'a German number with its parts',
    { value: 1234.5, locale: 'de-DE' },
    {
      locale: 'de-DE',
      formatted: '1.234,5',
      parts: [
        { type: 'integer', value: '1' },
        { type: 'group', value: '.' },
        { type: 'integer', value: '234' },
        { type: 'decimal', value: ',' },
        { type: 'fraction', value: '5' },
      ],
    },
    cldr,
  ),
  answers(
    'an amount of money',
    { value: 1234.5, locale: 'fr-FR', style: 'currency', currency: 'eur' },
    { formatted: '1\u202f234,50\u00a0€' },
    cldr,
  ),
  answers(
    'a percentage, its sign first',
    { value: 0.256, locale: 'tr', style: 'percent' },
    { formatted: '%26' },
    cldr,
  ),
  answers('a short form', { value: 1234567, notation: 'compact' }, { formatted: '1.2M' }, cldr),
  answers(
    'a measure',
    { value: 16, style: 'unit', unit: 'kilometer-per-hour' },
    { formatted: '16 km/h' },
    'ECMA-402, example of MDN',
  ),
  answers(
    'decimals',
    { value: 2, minDecimals: 2, maxDecimals: 2, sign: 'always', grouping: false },
    { formatted: '+2.00' },
    'two decimals and the sign',
  ),
  answers('no grouping', { value: 1234567, grouping: false }, { formatted: '1234567' }, 'as asked'),
  refuses(400, 'currency style without a currency', { value: 1, style: 'currency' }, 'currency'),
  refuses(400, 'unit style without a unit', { value: 1, style: 'unit' }, 'unit'),
  refuses(400, 'fewest decimals over most', { value: 1, minDecimals: 3, maxDecimals: 2 }, 'minDecimals'),
  refuses(422, 'a unit that CLDR does not have', { value: 1, style: 'unit', unit: 'furlong' }, '"furlong"'),
  refuses(422, 'a language that CLDR does not know', { value: 1, locale: 'xx' }, '"xx"'),
  refuses(422, 'a tag that is not well-formed', { value: 1, locale: 'en-a' }, 'well-formed'),
  refuses(400, 'a locale with an underscore', { value: 1, locale: 'de_DE' }, 'locale'),
])

import { answers, refuses, table } from '../../support/table.js'

const upu = 'addressing systems of the Universal Postal Union'
const codes = (
  country: string,
  code: string,
  valid: boolean,
): ReturnType<typeof answers<'rest_utility_postalCode'>> =>
  answers<'rest_utility_postalCode'>(
    `${code} in ${country}: ${String(valid)}`,
    { code, country },
    { code: code.trim(), country: country.toUpperCase(), valid, countries: [] },
    upu,
  )

table('rest_utility_postalCode', [
  codes('GB', 'SW1A 1AA', true),
  codes('gb', 'SW1A 1A', false),
  codes('US', '20500-0003', true),
  codes('US', '2050', false),
  codes('DE', ' 10117 ', true),
  codes('CA', 'K1A 0B1', true),
  codes('CA', 'D1A 0B1', false),
  codes('NL', '1234 AB', true),
  codes('ID', '10110', true),
  codes('JP', '100-0001', true),
  answers(
    'the countries that a code fits',
    { code: 'K1A 0B1', country: 'any' },
    { country: null, valid: true, countries: ['CA'] },
    upu,
  ),
  answers('a form of none', { code: '!', country: 'any' }, { valid: false, countries: [] }, upu),
  refuses(422, 'a country without postal codes', { code: '1', country: 'AE' }, '"AE"'),
  refuses(400, 'no country', { code: '1' }, 'country'),
])

import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const ISO = 'ISO 4217'
const CLDR = 'CLDR 48'
const minor = (code: string, minorUnits: number | null) =>
  answers<'rest_info_currency'>(`minor units of ${code}`, { code }, { minorUnits }, ISO)

table('rest_info_currency', [
  answers(
    'a code in small letters',
    { code: 'idr' },
    { code: 'IDR', numeric: '360', name: 'Rupiah', countries: ['ID'] },
    ISO,
  ),
  answers('a number', { code: '392' }, { code: 'JPY', numeric: '392', name: 'Yen', minorUnits: 0 }, ISO),
  answers('a name without blanks at its end', { code: 'KMF' }, { name: 'Comorian Franc' }, ISO),
  answers('a number with a zero', { code: '036' }, { code: 'AUD' }, ISO),
  answers(
    'an Indonesian name',
    { code: 'USD', lang: 'id' },
    { displayName: 'Dolar Amerika Serikat', symbol: 'US$', narrowSymbol: '$' },
    CLDR,
  ),
  answers('a locale with a region', { code: 'CAD', lang: 'en-CA' }, { symbol: '$', narrowSymbol: '$' }, CLDR),
  answers(
    'a locale in other letters',
    { code: 'EUR', lang: 'DE-at' },
    { displayName: 'Euro', symbol: '€' },
    CLDR,
  ),
  answers(
    'English for a language that CLDR does not know',
    { code: 'SEK', lang: 'xx' },
    { displayName: 'Swedish Krona' },
    CLDR,
  ),
  ...(
    ['XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XPD', 'XPT', 'XSU', 'XTS', 'XUA', 'XXX'] as const
  ).map((code) => minor(code, null)),
  minor('KWD', 3),
  minor('CLF', 4),
  minor('UYI', 0),
  minor('UYW', 4),
  minor('ISK', 0),
  answers(
    'an amendment of 2025',
    { code: 'XCG' },
    { numeric: '532', name: 'Caribbean Guilder', minorUnits: 2, countries: ['CW', 'SX'] },
    'ISO 4217 amendment 176',
  ),
  answers(
    'a unit of account',
    { code: '396' },
    { code: 'XAD', name: 'Arab Accounting Dinar', minorUnits: 2, countries: [] },
    'ISO 4217 amendment 179',
  ),
  answers(
    'the euro of Bulgaria',
    { code: 'EUR' },
    { countries: expect.arrayContaining(['BG', 'HR', 'XK']) as unknown },
    CLDR,
  ),
  refuses(422, 'a withdrawn code', { code: 'BGN' }, '"BGN"'),
  refuses(422, 'the number of a withdrawn code', { code: '975' }, '"975"'),
  refuses(422, 'guilders', { code: 'ANG' }, '"ANG"'),
  refuses(422, 'convertible pesos', { code: 'CUC' }, '"CUC"'),
  refuses(422, 'an unknown code', { code: 'ABC' }, '"ABC"'),
  refuses(422, 'an ill-formed locale', { code: 'EUR', lang: 'en-12' }, 'lang: "en-12"'),
  refuses(400, 'two letters', { code: 'ID' }, 'code'),
  refuses(400, 'letters and digits', { code: 'ID1' }, 'code'),
  refuses(400, 'an underscore', { code: 'EUR', lang: 'en_US' }, 'lang'),
  refuses(400, 'no code', {}, 'code'),
])

it('sorts the countries of a currency', async () => {
  const { body } = await call('rest_info_currency', { code: 'XOF' })
  // The members of the West African Economic and Monetary Union.
  const members = ['BF', 'BJ', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG']
  expect(body).toMatchObject({ data: { countries: members } })
})

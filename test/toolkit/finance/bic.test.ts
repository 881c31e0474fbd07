import { answers, refuses, table } from '../../support/table.js'

const none = { bank: null, country: null, countryName: null, location: null, branch: null }

table('rest_finance_bic', [
  answers(
    'a branch',
    { bic: 'deut de ff 500' },
    {
      valid: true,
      bic: 'DEUTDEFF500',
      bank: 'DEUT',
      country: 'DE',
      countryName: 'Germany',
      location: 'FF',
      branch: '500',
      primaryOffice: false,
      test: false,
    },
    'ISO 9362',
  ),
  answers(
    'eight characters',
    { bic: 'CENAIDJA' },
    { valid: true, country: 'ID', countryName: 'Indonesia', branch: null, primaryOffice: true },
    'ISO 9362: without a branch it is the head office',
  ),
  answers('XXX', { bic: 'NEDSZAJJXXX' }, { branch: 'XXX', primaryOffice: true }, 'ISO 9362'),
  answers('a code for tests', { bic: 'DEUTDEF0' }, { valid: true, test: true, location: 'F0' }, 'ISO 9362'),
  answers('Kosovo', { bic: 'NCBVXKPR' }, { valid: true, country: 'XK', countryName: 'Kosovo' }, 'SWIFT'),
  answers(
    'a country that does not exist',
    { bic: 'DEUTZZFF' },
    { valid: false, bic: 'DEUTZZFF', ...none, primaryOffice: false, test: false },
    'ISO 3166-1',
  ),
  answers('nine characters', { bic: 'DEUTDEFF5' }, { valid: false, ...none }, 'ISO 9362'),
  answers('digits in the bank', { bic: 'D3UTDEFF' }, { valid: false, ...none }, 'ISO 9362'),
  answers('blanks alone', { bic: '  ' }, { valid: false, bic: '', ...none }, 'ISO 9362'),
  refuses(400, 'a hyphen', { bic: 'DEUT-DEFF' }, 'bic'),
  refuses(400, '21 characters', { bic: 'A'.repeat(21) }, 'bic'),
])

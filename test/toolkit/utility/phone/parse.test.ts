import { answers, refuses, table } from '../../../support/table.js'

const google = 'Python phonenumbers 9.0.43'

table('rest_utility_phone', [
  answers(
    'an Indonesian mobile number',
    { number: '0812-3456-7890', country: 'id' },
    {
      valid: true,
      possible: true,
      country: 'ID',
      callingCode: '+62',
      nationalNumber: '81234567890',
      extension: null,
      type: 'mobile',
      e164: '+6281234567890',
      national: '0812-3456-7890',
      uri: 'tel:+6281234567890',
    },
    google,
  ),
  answers(
    'an extension',
    { number: '(213) 373-4253 ext. 3456', country: 'US' },
    {
      e164: '+12133734253',
      extension: '3456',
      type: 'fixed-line-or-mobile',
      uri: 'tel:+12133734253;ext=3456',
    },
    google,
  ),
  answers(
    'a number of no country',
    { number: '+800 1234 5678' },
    { country: null, callingCode: '+800', type: 'toll-free', valid: true },
    google,
  ),
  answers(
    'an Italian zero',
    { number: '+39 06 1234 5678' },
    { e164: '+390612345678', type: 'fixed-line', country: 'IT' },
    google,
  ),
  answers(
    'premium rate',
    { number: '0900 1234567', country: 'NL' },
    { type: 'premium-rate', e164: '+319001234567' },
    google,
  ),
  answers(
    'a number too short',
    { number: '112', country: 'DE' },
    { valid: false, type: null, e164: '+49112' },
    google,
  ),
  refuses(422, 'words', { number: 'call me', country: 'US' }, '"call me"'),
  refuses(422, 'no calling code and no country', { number: '0812-3456-7890' }, 'with a calling code'),
  refuses(422, 'an unknown country', { number: '0812-3456-7890', country: 'XX' }, 'country: "XX"'),
  refuses(400, 'a country of three letters', { number: '1', country: 'IDN' }, 'country'),
])

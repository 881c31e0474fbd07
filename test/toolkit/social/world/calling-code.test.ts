import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_world_7', [
  answers(
    'a country',
    { country: 'ID' },
    {
      callingCode: '+62',
      main: 'ID',
      nationalPrefix: '0',
      count: 1,
      countries: [{ code: 'ID', name: 'Indonesia' }],
    },
    'ITU-T E.164',
  ),
  answers(
    'a code with its sign',
    { code: '+44' },
    {
      callingCode: '+44',
      main: 'GB',
      nationalPrefix: '0',
      count: 4,
      countries: ['GB', 'GG', 'IM', 'JE'].map((code) => expect.objectContaining({ code }) as unknown),
    },
    'ITU-T E.164; Guernsey, Isle of Man, Jersey',
  ),
  answers(
    'the North American plan',
    { country: 'Canada' },
    { callingCode: '+1', main: 'US', nationalPrefix: '1', count: 25 },
    'phonenumbers 9: region codes of country code 1',
  ),
  answers(
    'a country without a trunk prefix',
    { country: 'SG' },
    { callingCode: '+65', nationalPrefix: null },
    'libphonenumber',
  ),
  answers(
    'a trunk prefix of two digits',
    { code: '36' },
    { main: 'HU', nationalPrefix: '06' },
    'libphonenumber',
  ),
  answers(
    'a code shared with a small neighbour',
    { code: '39' },
    { main: 'IT', nationalPrefix: null, count: 2 },
    'Italy and Vatican City',
  ),
  answers(
    'a code of a place that is no country',
    { code: '247' },
    { main: 'AC', nationalPrefix: null, count: 0, countries: [] },
    'Ascension has no ISO 3166-1 code of its own',
  ),
  refuses(422, 'a code that nobody has', { code: '999' }, 'unknown calling code +999'),
  refuses(422, 'a country without a code', { country: 'AQ' }, 'no calling code'),
  refuses(422, 'an unknown country', { country: 'Atlantis' }, 'unknown country'),
  refuses(400, 'both', { country: 'ID', code: '62' }, 'code'),
  refuses(400, 'neither', {}, 'country'),
  refuses(400, 'a code with a leading 0', { code: '062' }, 'code'),
])

import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const CLDR = 'CLDR 48 currencyData'

table('rest_info_currency_2', [
  answers(
    'those in use, latest first, then those that ended',
    { country: 'ps' },
    {
      country: 'PS',
      name: 'Palestine',
      count: 4,
      items: [
        { code: 'JOD', name: 'Jordanian Dinar', from: '1996-02-12', to: null, tender: true },
        { code: 'ILS', name: 'Israeli New Shekel', from: '1985-09-04', to: null, tender: true },
        { code: 'ILP', name: 'Israeli Pound', from: '1967-06-01', to: '1980-02-22', tender: true },
        { code: 'JOD', name: 'Jordanian Dinar', from: '1950-07-01', to: '1967-06-01', tender: true },
      ],
    },
    CLDR,
  ),
  answers(
    'what is no tender',
    { country: 'Antarctica' },
    { items: [{ code: 'XXX', name: expect.any(String) as unknown, from: null, to: null, tender: false }] },
    CLDR,
  ),
  answers(
    'a change of currency',
    { country: 'BGR' },
    {
      items: expect.arrayContaining([
        { code: 'BGN', name: 'Bulgarian Lev', from: '1999-07-05', to: '2026-01-31', tender: true },
      ]) as unknown,
    },
    CLDR,
  ),
  refuses(422, 'an unknown country', { country: 'Atlantis' }, 'unknown country "Atlantis"'),
  refuses(400, 'no country', {}, 'country'),
])

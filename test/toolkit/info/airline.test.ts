import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const OPENFLIGHTS = 'OpenFlights airlines.dat'
const garuda = {
  name: 'Garuda Indonesia',
  iata: 'GA',
  icao: 'GIA',
  callsign: 'INDONESIA',
  country: 'Indonesia',
  active: true,
}

table('rest_info_airline', [
  answers('an ICAO code in small letters', { code: 'gia' }, { count: 1, items: [garuda] }, OPENFLIGHTS),
  answers('an IATA code', { code: 'GA' }, { count: 1, items: [garuda] }, OPENFLIGHTS),
  answers(
    'active airlines before others, each by number',
    { code: 'w9' },
    {
      count: 3,
      items: [
        {
          name: 'Air Bagan',
          iata: 'W9',
          icao: 'JAB',
          callsign: 'AIR BAGAN',
          country: 'Myanmar (Burma)',
          active: true,
        },
        {
          name: 'Abelag Aviation',
          iata: 'W9',
          icao: 'AAB',
          callsign: 'ABG',
          country: 'Belgium',
          active: false,
        },
        {
          name: 'Eastwind Airlines',
          iata: 'W9',
          icao: 'SGR',
          callsign: 'STINGER',
          country: 'United States',
          active: false,
        },
      ],
    },
    OPENFLIGHTS,
  ),
  answers(
    'a callsign that OpenFlights has as the country',
    { code: 'AVA' },
    { items: [expect.objectContaining({ icao: 'AVA', callsign: 'AVIANCA', country: 'Colombia' })] },
    'ICAO Doc 8585',
  ),
  answers(
    'a callsign where OpenFlights has "Inc."',
    { code: 'ASA' },
    { items: [expect.objectContaining({ iata: 'AS', callsign: 'ALASKA', country: 'United States' })] },
    'ICAO Doc 8585',
  ),
  answers(
    'null for a missing code',
    { code: '6T' },
    {
      items: expect.arrayContaining([
        expect.objectContaining({ name: 'Air Mandalay', icao: null }),
      ]) as unknown,
    },
    OPENFLIGHTS,
  ),
  refuses(422, 'an unknown code', { code: 'QXQ' }, '"QXQ"'),
  refuses(400, 'three digits', { code: '123' }, 'code'),
  refuses(400, 'a dash', { code: '-' }, 'code'),
  refuses(400, 'no code', {}, 'code'),
])

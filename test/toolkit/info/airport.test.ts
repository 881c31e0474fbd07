import { answers, refuses, table } from '../../support/table.js'

const OPENFLIGHTS = 'OpenFlights airports.dat'
const NEWER = 'airport-data-js 3.1.0'

table('rest_info_airport', [
  answers(
    'an IATA code',
    { code: 'JFK' },
    {
      iata: 'JFK',
      icao: 'KJFK',
      name: 'John F Kennedy International Airport',
      city: 'New York',
      country: 'United States',
      altitudeFt: 13,
      timezone: 'America/New_York',
    },
    OPENFLIGHTS,
  ),
  answers('an ICAO code in small letters', { code: 'wiii' }, { iata: 'CGK', city: 'Jakarta' }, OPENFLIGHTS),
  answers('an ICAO code with digits', { code: 'cae5' }, { iata: 'YWS', icao: 'CAE5' }, OPENFLIGHTS),
  answers('a zone without the blank of the source', { code: 'KKM' }, { timezone: 'Asia/Bangkok' }, 'IANA'),
  answers('a city without the backslash of the source', { code: 'ISC' }, { city: "ST MARY'S" }, OPENFLIGHTS),
  answers(
    'an airport without an IATA code',
    { code: 'CAQ3' },
    { iata: null, city: 'Vancouver' },
    OPENFLIGHTS,
  ),
  answers(
    'an airport that took over the ICAO code of another',
    { code: 'EDDB' },
    {
      iata: 'BER',
      name: 'Berlin Brandenburg Airport',
      city: 'Berlin',
      country: 'Germany',
      lat: 52.364441,
      lon: 13.509853,
      altitudeFt: 157,
      timezone: 'Europe/Berlin',
    },
    `${OPENFLIGHTS} and ${NEWER}`,
  ),
  answers(
    'an airport that was added',
    { code: 'YIA' },
    {
      iata: 'YIA',
      icao: 'WAHI',
      name: 'Yogyakarta International Airport',
      city: null,
      country: 'Indonesia',
      lat: -7.907459,
      lon: 110.05448,
      altitudeFt: null,
      timezone: 'Asia/Jakarta',
    },
    NEWER,
  ),
  answers(
    'a time zone that OpenFlights does not have',
    { code: 'IST' },
    { icao: 'LTFM', timezone: 'Europe/Istanbul' },
    'timezone-boundary-builder',
  ),
  refuses(422, 'the code of an airport that another took over', { code: 'SXF' }, '"SXF"'),
  refuses(422, 'an unknown IATA code', { code: 'zzz' }, '"zzz"'),
  refuses(422, 'an unknown ICAO code', { code: '0000' }, '"0000"'),
  refuses(400, 'three digits', { code: '123' }, 'code'),
  refuses(400, 'two letters', { code: 'GA' }, 'code'),
  refuses(400, 'no code', {}, 'code'),
])

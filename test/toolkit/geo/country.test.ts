import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const ISO = 'ISO 3166-1'

table('rest_geo_country', [
  answers(
    'Puerto Rico',
    { lat: 18.4, lon: -66.1 },
    {
      code: 'PR',
      alpha3: 'PRI',
      numeric: '630',
      name: 'Puerto Rico',
      sovereign: 'US',
      level: 'territory',
      flag: '🇵🇷',
      tld: '.pr',
      callingCodes: ['1 787', '1 939'],
      driveSide: 'right',
      eu: false,
    },
    ISO,
  ),
  answers(
    'Java',
    { lat: -6.2, lon: 106.8 },
    {
      code: 'ID',
      alpha3: 'IDN',
      numeric: '360',
      sovereign: 'ID',
      level: 'country',
      flag: '🇮🇩',
      tld: '.id',
      callingCodes: ['62'],
      driveSide: 'left',
      eu: false,
    },
    ISO,
  ),
  answers(
    'Paris',
    { lat: 48.85, lon: 2.35 },
    { code: 'FR', alpha3: 'FRA', level: 'country', eu: true, driveSide: 'right' },
    ISO,
  ),
  answers(
    'London',
    { lat: 51.5, lon: -0.12 },
    { code: 'GB', tld: '.uk', level: 'country', driveSide: 'left', eu: false },
    ISO,
  ),
  answers(
    'Gibraltar',
    { lat: 36.14, lon: -5.35 },
    { code: 'GI', sovereign: 'GB', level: 'territory', driveSide: 'right' },
    ISO,
  ),
  answers('New York', { lat: 40.71, lon: -74 }, { code: 'US', level: 'country', driveSide: 'right' }, ISO),
  answers(
    'the Virgin Islands',
    { lat: 17.73, lon: -64.75 },
    { code: 'VI', sovereign: 'US', driveSide: 'left' },
    ISO,
  ),
  answers('Hawaii', { lat: 21.3, lon: -157.8 }, { code: 'US', level: 'country' }, 'the rule'),
  answers(
    'the Canary Islands',
    { lat: 28, lon: -15.5 },
    { code: 'ES', level: 'country', eu: true },
    'IC is only reserved',
  ),
  answers(
    'Kosovo',
    { lat: 42.6, lon: 20.9 },
    { code: 'XK', alpha3: 'XKX', numeric: null, level: 'country', eu: false },
    'codes that users assigned',
  ),
  answers(
    'Beijing',
    { lat: 39.9, lon: 116.4 },
    { code: 'CN', alpha3: 'CHN', numeric: '156', driveSide: 'right' },
    ISO,
  ),
  answers(
    'Hong Kong',
    { lat: 22.3, lon: 114.17 },
    { code: 'HK', sovereign: 'CN', level: 'territory', driveSide: 'left', callingCodes: ['852'] },
    ISO,
  ),
  answers(
    'Réunion',
    { lat: -21.1, lon: 55.5 },
    { code: 'RE', sovereign: 'FR', level: 'territory', eu: true },
    'an outermost region of the Union',
  ),
  answers(
    'Greenland',
    { lat: 64.2, lon: -51.7 },
    { code: 'GL', sovereign: 'DK', eu: false },
    'not part of the Union',
  ),
  answers('Taveuni on the 180th meridian', { lat: -16.8, lon: 180 }, { code: 'FJ' }, 'Fiji is on both sides'),
  answers('Wrangel Island on it', { lat: 71.2, lon: 180 }, { code: 'RU' }, 'Russia is on both sides'),
  answers('Wrangel Island from the west', { lat: 71.2, lon: -180 }, { code: 'RU' }, 'the same meridian'),
  answers(
    'the South Pole',
    { lat: -90, lon: 0 },
    { code: 'AQ', alpha3: 'ATA', numeric: '010', sovereign: 'AQ', level: 'country' },
    ISO,
  ),
  answers(
    'Bouvet Island',
    { lat: -54.42, lon: 3.36 },
    { code: 'BV', sovereign: 'NO', callingCodes: expect.arrayContaining(['47', '47 79']) },
    "ITU-T E.164: Norway's, as it has none of its own; 79 is Svalbard's",
  ),
  refuses(422, 'the open sea', { lat: -48.8767, lon: -123.3933 }, 'No country'),
  refuses(422, 'Northern Cyprus', { lat: 35.4, lon: 33.5 }, 'No country'),
  refuses(400, 'a longitude out of range', { lat: 0, lon: 181 }, 'lon'),
])

describe('capitals', () => {
  // ISO 3166-1, and the capitals' coordinates to a tenth of a degree.
  it.each([
    ['JP', 35.7, 139.7],
    ['BR', -15.8, -47.9],
    ['ZA', -25.7, 28.2],
    ['AU', -35.3, 149.1],
    ['EG', 30.1, 31.3],
    ['IN', 28.6, 77.2],
    ['MX', 19.4, -99.1],
    ['VA', 41.9025, 12.4525],
    ['SG', 1.3, 103.8],
    ['LS', -29.4, 27.6],
    ['TL', -8.57, 125.57],
    ['FJ', -18.1, 178.4],
  ])('are in %s', async (code, lat, lon) => {
    expect(await call('rest_geo_country', { lat, lon })).toMatchObject({
      status: 200,
      body: { data: { code } },
    })
  })
})

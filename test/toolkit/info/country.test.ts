import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const CLDR = 'CLDR 48'
const ISO = 'ISO 3166-1'
const ITU = 'ITU-T E.164'
const codes = (...all: readonly string[]): unknown =>
  all.map((code) => expect.objectContaining({ code }) as unknown)

table('rest_info_country', [
  answers('an alpha-3 code', { country: 'idn' }, { code: 'ID', code3: 'IDN', numeric: '360' }, ISO),
  answers(
    'a number',
    { country: '756' },
    { code: 'CH', landlocked: true, borders: ['AT', 'DE', 'FR', 'IT', 'LI'] },
    ISO,
  ),
  answers('a common name', { country: 'türkiye' }, { code: 'TR' }, ISO),
  answers(
    'an observer of the United Nations',
    { country: 'VA' },
    { independent: true, unMember: false },
    'un.org/en/about-us/member-states: 193 members',
  ),
  answers('an official name', { country: 'KINGDOM OF NORWAY' }, { code: 'NO', callingCode: '+47' }, ITU),
  answers(
    'languages by their speakers, none that is only regional',
    { country: 'CH' },
    {
      languages: [
        { code: 'de', name: 'German', status: 'official' },
        { code: 'gsw', name: 'Swiss German', status: 'de-facto-official' },
        { code: 'fr', name: 'French', status: 'official' },
        { code: 'it', name: 'Italian', status: 'official' },
      ],
    },
    CLDR,
  ),
  answers(
    'a language with its script',
    { country: 'XK' },
    {
      numeric: null,
      independent: null,
      callingCode: '+383',
      languages: expect.arrayContaining([
        { code: 'sr-Latn', name: 'Serbian (Latin)', status: 'official' },
      ]) as unknown,
    },
    CLDR,
  ),
  answers(
    'its own currency first',
    { country: 'LS' },
    {
      currencies: [
        { code: 'LSL', name: 'Lesotho Loti', symbol: 'LSL' },
        { code: 'ZAR', name: 'South African Rand', symbol: 'R' },
      ],
    },
    CLDR,
  ),
  answers('the euro of Bulgaria', { country: 'BG' }, { currencies: codes('EUR') }, CLDR),
  answers(
    'the guilder of Curacao',
    { country: 'CW' },
    { currencies: codes('XCG'), callingCode: '+599' },
    CLDR,
  ),
  answers(
    'native names in their order',
    { country: 'BE' },
    {
      nativeNames: [
        { lang: 'deu', name: 'Belgien' },
        { lang: 'fra', name: 'Belgique' },
        { lang: 'nld', name: 'België' },
      ],
    },
    'world-countries 5.1.0',
  ),
  answers('all of the North American plan as +1', { country: 'JM' }, { callingCode: '+1' }, ITU),
  answers(
    'nothing for Antarctica',
    { country: 'AQ' },
    { capitals: [], subregion: '', currencies: [], languages: [], callingCode: null, nativeNames: [] },
    CLDR,
  ),
  answers(
    'no area and no density',
    { country: 'SJ' },
    { areaKm2: null, density: null },
    'world-countries 5.1.0',
  ),
  answers(
    'people per km2',
    { country: 'XK' },
    { population: 1977090, areaKm2: 10908, density: 181.25 },
    '1977090 / 10908',
  ),
  refuses(422, 'an unknown country', { country: 'Atlantis' }, 'unknown country "Atlantis"'),
  refuses(422, 'a name without its accents', { country: 'turkiye' }, 'unknown country'),
  refuses(400, 'one letter', { country: 'I' }, 'country'),
  refuses(400, 'a name of 61 characters', { country: 'a'.repeat(61) }, 'country'),
  refuses(400, 'no country', {}, 'country'),
])

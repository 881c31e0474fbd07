import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const codes = (...list: string[]) => list.map((code) => expect.objectContaining({ code }) as unknown)

table('rest_social_world_2', [
  answers(
    'the members of a currency union',
    { currency: 'xof' },
    { total: 8, count: 8, items: codes('BJ', 'BF', 'GW', 'CI', 'ML', 'NE', 'SN', 'TG') },
    'BCEAO: eight members; by common name, Ivory Coast after Guinea-Bissau',
  ),
  answers(
    'a whole country',
    { q: 'Indonesia' },
    {
      total: 1,
      items: [
        {
          code: 'ID',
          name: 'Indonesia',
          capital: 'Jakarta',
          region: 'Asia',
          subregion: 'South-Eastern Asia',
          areaKm2: 1904569,
          population: 281562000,
          currencies: ['IDR'],
          languages: ['id'],
          flag: '🇮🇩',
        },
      ],
    },
    'world-countries 5.1.0, CLDR 48.2',
  ),
  answers(
    'a part of a name without its accents',
    { q: 'CURACAO' },
    { total: 1, items: codes('CW') },
    'Curaçao',
  ),
  answers('a native name', { q: 'deutsch' }, { total: 1, items: codes('DE') }, 'Deutschland'),
  answers('an official name', { q: 'hellenic' }, { total: 1, items: codes('GR') }, 'Hellenic Republic'),
  answers(
    'all filters together',
    { region: 'Europe', landlocked: true, independent: true, language: 'DE' },
    { total: 4, items: codes('AT', 'LI', 'LU', 'CH') },
    'German is official in Austria, Liechtenstein, Luxembourg and Switzerland; by name',
  ),
  answers(
    'the largest',
    { sort: 'area', limit: 3 },
    { total: 250, count: 3, items: codes('RU', 'AQ', 'CA') },
    'world-countries: 17,098,242, 14,000,000 and 9,984,670 km2',
  ),
  answers(
    'the most populous',
    { sort: 'population', limit: 2 },
    { items: codes('CN', 'IN') },
    'CLDR 48.2: 1,416,040,000 and 1,409,130,000',
  ),
  answers(
    'several currencies in order, its own too',
    { q: 'lesotho' },
    { items: [expect.objectContaining({ currencies: ['LSL', 'ZAR'], capital: 'Maseru' })] },
    'loti and rand',
  ),
  answers(
    'the new currency of a country',
    { q: 'Croatia' },
    { items: [expect.objectContaining({ currencies: ['EUR'] })] },
    'the euro since 2023',
  ),
  answers(
    'nulls where nothing is known',
    { region: 'Antarctic' },
    {
      total: 5,
      items: [
        expect.objectContaining({ code: 'AQ', capital: null, subregion: '' }),
        ...codes('BV', 'TF', 'HM', 'GS'),
      ],
    },
    'world-countries',
  ),
  answers('Kosovo not as independent', { q: 'kosovo', independent: true }, { total: 0 }, 'null in the data'),
  answers(
    'Kosovo among the others',
    { q: 'kosovo', independent: false },
    { total: 1, items: codes('XK') },
    'null in the data: it is not among those that are independent',
  ),
  answers('everything', {}, { total: 250, count: 250 }, '249 of ISO 3166-1 and Kosovo'),
  refuses(400, 'a currency of four letters', { currency: 'EURO' }, 'currency'),
  refuses(400, 'an unknown region', { region: 'Asgard' }, 'region'),
  refuses(400, 'a limit of 0', { limit: 0 }, 'limit'),
])

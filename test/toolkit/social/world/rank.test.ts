import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_world_4', [
  answers(
    'the largest countries',
    { by: 'area', limit: 3 },
    {
      by: 'area',
      count: 3,
      country: null,
      items: [
        { rank: 1, code: 'RU', name: 'Russia', value: 17098242 },
        { rank: 2, code: 'CA', name: 'Canada', value: 9984670 },
        { rank: 3, code: 'CN', name: 'China', value: 9706961 },
      ],
    },
    'world-countries; Antarctica is not independent',
  ),
  answers(
    'the smallest first',
    { by: 'area', order: 'asc', limit: 2 },
    {
      items: [
        { rank: 1, code: 'VA', name: 'Vatican City', value: 0.44 },
        { rank: 2, code: 'MC', name: 'Monaco', value: 2.02 },
      ],
    },
    'world-countries',
  ),
  answers(
    'equal values with the smaller rank',
    { by: 'literacy', limit: 6 },
    {
      items: [
        expect.objectContaining({ rank: 1, value: 100 }),
        expect.objectContaining({ rank: 1, value: 100 }),
        expect.objectContaining({ rank: 1, value: 100 }),
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ],
    },
    'CLDR: Andorra, Finland, ... read by hand as 100 percent',
  ),
  answers(
    'the place of a country past the limit',
    { by: 'area', region: 'Asia', limit: 1, country: 'indonesia' },
    { count: 1, country: { rank: 5, code: 'ID', name: 'Indonesia', value: 1904569 } },
    'China 9706961, India 3287590, Kazakhstan 2724900, Saudi Arabia 2149690',
  ),
  answers(
    'density',
    { by: 'density', limit: 1 },
    { by: 'density', items: [expect.objectContaining({ rank: 1, code: 'MC' })] },
    'Monaco: 31,813 people on 2.02 km2',
  ),
  refuses(422, 'a country that is not independent', { country: 'GL' }, 'not in this ranking'),
  refuses(422, 'a country of another region', { region: 'Europe', country: 'ID' }, 'not in this ranking'),
  refuses(422, 'an unknown country', { country: 'Atlantis' }, 'unknown country'),
  refuses(400, 'an unknown quantity', { by: 'height' }, 'by'),
])

import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_world_3', [
  answers(
    'two countries',
    { countries: 'id,JPN' },
    {
      base: 'ID',
      count: 2,
      items: [
        {
          code: 'ID',
          name: 'Indonesia',
          areaKm2: 1904569,
          population: 281562000,
          density: 147.84,
          gdpPpp: 3906000000000,
          gdpPppPerCapita: 13872.61,
          literacyPercent: 92.8,
          areaRatio: 1,
          populationRatio: 1,
        },
        expect.objectContaining({ code: 'JP', areaKm2: 377930, areaRatio: 0.1984 }),
      ],
    },
    '281562000/1904569 = 147.835, 3.906e12/281562000 = 13872.61, 377930/1904569 = 0.19843',
  ),
  answers(
    'a yardstick without an area',
    { countries: 'SJ,NO' },
    {
      base: 'SJ',
      items: [
        expect.objectContaining({ areaKm2: null, density: null, areaRatio: null, populationRatio: 1 }),
        expect.objectContaining({ code: 'NO', areaKm2: 323802, areaRatio: null }),
      ],
    },
    'Svalbard has no area of its own in world-countries',
  ),
  refuses(400, 'a country twice', { countries: 'ID,IDN' }, 'countries'),
  refuses(400, 'one country', { countries: 'ID' }, 'countries'),
  refuses(400, 'eleven countries', { countries: 'ID,JP,DE,FR,IT,ES,PT,NL,BE,LU,AT' }, 'countries'),
  refuses(422, 'an unknown country', { countries: 'ID,QQ' }, 'unknown country "QQ"'),
])

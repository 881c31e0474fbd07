import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const way = (...codes: string[]) => codes.map((code) => expect.objectContaining({ code }) as unknown)

table('rest_social_world_5', [
  answers(
    'Spain to Poland',
    { from: 'es', to: 'Poland' },
    {
      from: 'ES',
      to: 'PL',
      borders: 3,
      route: [
        { code: 'ES', name: 'Spain' },
        { code: 'FR', name: 'France' },
        { code: 'DE', name: 'Germany' },
        { code: 'PL', name: 'Poland' },
      ],
    },
    'an atlas',
  ),
  answers('a country itself', { from: 'ID', to: 'IDN' }, { borders: 0, route: way('ID') }, 'no border'),
  answers(
    'the way around a country',
    { from: 'ES', to: 'IT', avoid: 'fr' },
    { borders: expect.any(Number) as unknown, route: expect.arrayContaining(way('MA', 'DZ')) as unknown },
    'Ceuta and Melilla border Morocco; around the Mediterranean',
  ),
  answers(
    'the first of equal ways',
    { from: 'FR', to: 'AT' },
    { borders: 2, route: way('FR', 'CH', 'AT') },
    'CH before DE and IT',
  ),
  refuses(422, 'an island', { from: 'JP', to: 'KR' }, 'no land route'),
  refuses(422, 'a way that is closed', { from: 'PT', to: 'FR', avoid: 'ES' }, 'no land route'),
  refuses(422, 'an unknown country', { from: 'QQ', to: 'FR' }, 'unknown country "QQ"'),
  refuses(422, 'an unknown country to avoid', { from: 'DE', to: 'FR', avoid: 'QQ' }, 'unknown country "QQ"'),
  refuses(400, 'an end to avoid', { from: 'DE', to: 'FR', avoid: 'CH,DEU' }, 'avoid'),
  refuses(400, 'a missing end', { from: 'DE' }, 'to'),
])

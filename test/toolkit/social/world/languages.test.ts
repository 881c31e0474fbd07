import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_world_6', [
  answers(
    'the languages of a country',
    { country: 'Indonesia', limit: 2 },
    {
      country: 'ID',
      language: null,
      count: 2,
      items: [
        {
          code: 'id',
          name: 'Indonesian',
          language: 'id',
          percent: 64,
          speakers: 180199680,
          status: 'official',
        },
        { code: 'jv', name: 'Javanese', language: 'jv', percent: 34, speakers: 95731080, status: null },
      ],
    },
    'CLDR 48.2: 64 and 34 percent of 281,562,000',
  ),
  answers(
    'the countries of a language, in any case',
    { language: 'JV', limit: 1 },
    {
      country: null,
      language: 'jv',
      items: [
        { code: 'ID', name: 'Indonesia', language: 'jv', percent: 34, speakers: 95731080, status: null },
      ],
    },
    'CLDR 48.2',
  ),
  answers(
    'a language with scripts',
    { language: 'pa', limit: 2 },
    {
      items: [
        expect.objectContaining({ code: 'PK', language: 'pa-Arab' }),
        expect.objectContaining({ code: 'IN', language: 'pa', status: 'official-regional' }),
      ],
    },
    'CLDR 48.2: Shahmukhi in Pakistan, Gurmukhi in India',
  ),
  answers(
    'a tag with hyphens and its name',
    { country: 'BN', limit: 1 },
    { items: [expect.objectContaining({ code: 'ms', status: 'official' })] },
    'CLDR 48.2',
  ),
  refuses(400, 'both', { country: 'ID', language: 'id' }, 'language'),
  refuses(400, 'neither', {}, 'country'),
  refuses(422, 'a language found nowhere', { language: 'xqq' }, 'unknown language "xqq"'),
  refuses(422, 'an unknown country', { country: 'Atlantis' }, 'unknown country'),
])

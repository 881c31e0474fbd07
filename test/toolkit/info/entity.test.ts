import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'

const at = (q: string, lang = 'en', limit = 10): string =>
  `/w/api.php?action=wbsearchentities&search=${encodeURIComponent(q)}&language=${lang}&uselang=${lang}&type=item&limit=${limit}&format=json`
const entities = (q: string, more: { lang?: string; limit?: number } = {}) =>
  call('rest_info_entity', { q, ...more })
const error = (code: string) => ({
  body: { error: { code, info: 'Unrecognized value for parameter "language".' }, servedby: 'mw1' },
})

table('rest_info_entity', [
  refuses(400, 'no name', {}, 'q'),
  refuses(400, 'an empty name', { q: '' }, 'q'),
  refuses(400, 'a limit of 51', { q: 'a', limit: 51 }, 'limit'),
  refuses(400, 'a language of three parts', { q: 'a', lang: 'zh-min-nan' }, 'lang'),
])

describe('items', () => {
  it('keep their order and have null, nothing or their id for what is missing', async () => {
    await upstreamAnswers('wikidata', at('whole & more', 'pt-br', 2), {
      body: {
        search: [
          { id: 'Q9', label: 'Nine', description: 'number', aliases: ['9', 'IX'], url: '//www.wikidata.org' },
          { id: 'Q3' },
        ],
        success: 1,
      },
    })
    expect(await entities('whole & more', { lang: 'pt-br', limit: 2 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'info/entity',
        data: {
          count: 2,
          items: [
            {
              id: 'Q9',
              label: 'Nine',
              description: 'number',
              aliases: ['9', 'IX'],
              url: 'https://www.wikidata.org/wiki/Q9',
            },
            {
              id: 'Q3',
              label: 'Q3',
              description: null,
              aliases: [],
              url: 'https://www.wikidata.org/wiki/Q3',
            },
          ],
        },
      },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('wikidata', at('none'), { body: { search: [], success: 1 } })
    expect(await entities('none')).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it('in a language that Wikidata does not know are 422', async () => {
    await upstreamAnswers('wikidata', at('language', 'xq'), error('badvalue'))
    expect(await entities('language', { lang: 'xq' })).toMatchObject({
      status: 422,
      body: { error: { message: 'lang: Wikidata does not know the language "xq".' } },
    })
  })

  it('are asked for again after an error, which is not kept', async () => {
    await upstreamAnswers('wikidata', at('lag'), error('maxlag'), { body: { search: [{ id: 'Q1' }] } })
    expect(await entities('lag')).toMatchObject({ status: 502 })
    expect(await entities('lag')).toMatchObject({ status: 200, body: { data: { count: 1 } } })
    const asked = await upstreamRequests('wikidata', '/w/api.php')
    expect(asked.filter(({ search }) => search.includes('search=lag&'))).toHaveLength(2)
  })

  it.each([
    ...SEARCH_FAULTS,
    ['another error', 'readonly', error('readonly')] as const,
    ['an item without an id', 'nameless', { body: { search: [{ label: 'x' }] } }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('wikidata', at(subject), answer)
    expect(await entities(subject)).toMatchObject({ status: 502 })
  })
})

import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { upstreamRequests } from '../../support/upstream.js'
import { dataOf, fails, keepsToLimit, type Case } from './upstream-cases.js'

const of = (category: string, limit: number): Case => ({
  upstream: 'nekosbest',
  query: { category, limit },
  target: `/${category}?amount=${limit}`,
})

table('rest_anime_reaction', [
  refuses(400, 'no category', {}, 'category'),
  refuses(400, 'a category that is left out', { category: 'kiss' }, 'category'),
  refuses(400, 'more than 20 items', { category: 'hug', limit: 21 }, 'limit'),
])

fails('rest_anime_reaction', () => of('yeet', 20), 502)

keepsToLimit('rest_anime_reaction', of('wave', 1), { results: [{ url: 'u' }, { url: 'v' }] })

describe('anime/reaction', () => {
  it('has the GIFs and a User-Agent of the form that the upstream demands', async () => {
    const body = {
      results: [{ url: 'https://example.org/1.gif', anime_name: 'A' }, { url: 'https://example.org/2.gif' }],
    }
    expect(await dataOf('rest_anime_reaction', of('pat', 2), body)).toEqual({
      category: 'pat',
      count: 2,
      items: [
        { url: 'https://example.org/1.gif', anime: 'A' },
        { url: 'https://example.org/2.gif', anime: null },
      ],
    })
    const [request] = await upstreamRequests('nekosbest', '/pat')
    expect(request?.headers['user-agent']).toMatch(/^[\w-]+\/[\d.]+ \(https?:\/\/\S+\)$/)
  })

  it('is another each time', async () => {
    const sent = (url: string) => ({ results: [{ url, anime_name: null }] })
    expect(
      await dataOf('rest_anime_reaction', of('nod', 1), sent('https://example.org/a.gif')),
    ).toMatchObject({
      items: [{ url: 'https://example.org/a.gif' }],
    })
    expect(
      await dataOf('rest_anime_reaction', of('nod', 1), sent('https://example.org/b.gif')),
    ).toMatchObject({
      items: [{ url: 'https://example.org/b.gif' }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (limit: number): Case => ({
  upstream: 'hackernews',
  query: { limit },
  target: `/search?tags=front_page&hitsPerPage=${limit}`,
})

const hit = (id: number, members: Record<string, unknown> = {}): Record<string, unknown> => ({
  objectID: String(id),
  title: `Story ${id}`,
  url: 'https://example.org/a',
  author: 'ada',
  points: 1,
  num_comments: 2,
  created_at: '2026-01-01T00:00:00Z',
  _tags: ['story', 'front_page'],
  ...members,
})

const body = (...hits: Record<string, unknown>[]) => ({ hits, nbHits: 30, page: 0 })

table('rest_social_hackernews', [
  refuses(400, '51 stories', { limit: 51 }, 'limit'),
  refuses(400, 'no story', { limit: 0 }, 'limit'),
])

describe('the front page', () => {
  it('comes by points, then by number, highest first', async () => {
    const hits = [hit(5), hit(9, { points: null }), hit(7), hit(6, { points: 30 })]
    const data = await dataOf('rest_social_hackernews', of(11), body(...hits))
    expect(data).toMatchObject({ count: 4, items: [{ id: 6 }, { id: 7 }, { id: 5 }, { id: 9, points: 0 }] })
  })

  it('has what the upstream says of a story', async () => {
    expect(await dataOf('rest_social_hackernews', of(12), body(hit(8)))).toEqual({
      count: 1,
      items: [
        {
          id: 8,
          title: 'Story 8',
          url: 'https://example.org/a',
          domain: 'example.org',
          author: 'ada',
          points: 1,
          comments: 2,
          createdAt: '2026-01-01T00:00:00Z',
          discussionUrl: 'https://news.ycombinator.com/item?id=8',
        },
      ],
    })
  })

  it.each([
    [13, 'https://www.example.org/', 'https://www.example.org/', 'example.org'],
    [14, 'http://WWW.Example.ORG:8080/a', 'http://WWW.Example.ORG:8080/a', 'example.org'],
    [15, 'https://www2.example.org', 'https://www2.example.org', 'www2.example.org'],
    [16, '', null, null],
    [17, null, null, null],
    [18, undefined, null, null],
    [19, 'no address', 'no address', null],
  ])('with %i stories and the address %j has %j of %j', async (limit, given, url, domain) => {
    const data = await dataOf(
      'rest_social_hackernews',
      of(limit),
      body(hit(1, { url: given, num_comments: null })),
    )
    expect(data).toMatchObject({ items: [{ url, domain, comments: 0 }] })
  })

  it('has at most the limit, also where the upstream sends more', async () => {
    const hits = [hit(1), hit(2, { points: 5 }), hit(3, { points: 9 })]
    const data = await dataOf('rest_social_hackernews', of(2), body(...hits))
    expect(data).toEqual({
      count: 2,
      items: [expect.objectContaining({ id: 3 }), expect.objectContaining({ id: 2 })],
    })
  })

  it('may be empty', async () => {
    expect(await dataOf('rest_social_hackernews', of(20), body())).toEqual({ count: 0, items: [] })
  })

  it('with a number that is none is 502', async () => {
    const reply = await answered('rest_social_hackernews', of(21), { body: body(hit(1, { objectID: 'x' })) })
    expect(reply).toMatchObject({ status: 502 })
  })
})

fails('rest_social_hackernews', (number) => of(40 + number), { missing: 502 })

import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (tag: string): Case => ({
  upstream: 'devto',
  query: { tag },
  target: `/articles?tag=${tag}&top=7&per_page=10`,
})

const article = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  type_of: 'article',
  id: 3,
  title: 'A title',
  description: 'A summary',
  url: 'https://dev.to/ada/a',
  comments_count: 4,
  public_reactions_count: 5,
  positive_reactions_count: 1,
  published_at: '2026-01-28T13:05:11Z',
  reading_time_minutes: 6,
  tag_list: ['a', 'b'],
  tags: 'a, b',
  user: { name: 'Ada', username: 'ada_1' },
  ...members,
})

table('rest_social_devto', [
  refuses(400, 'a tag with its number sign', { tag: '#a' }, 'tag'),
  refuses(400, 'a tag of 31 characters', { tag: 'a'.repeat(31) }, 'tag'),
  refuses(400, 'a period over a year', { days: 366 }, 'days'),
  refuses(400, '101 articles', { limit: 101 }, 'limit'),
])

describe('articles', () => {
  it('come in the order of the upstream', async () => {
    const body = [article(), article({ id: 2, public_reactions_count: 90 })]
    expect(await dataOf('rest_social_devto', of('order'), body)).toEqual({
      count: 2,
      items: [
        {
          id: 3,
          title: 'A title',
          description: 'A summary',
          url: 'https://dev.to/ada/a',
          tags: ['a', 'b'],
          author: 'Ada',
          username: 'ada_1',
          reactions: 5,
          comments: 4,
          readingMinutes: 6,
          publishedAt: '2026-01-28T13:05:11Z',
        },
        expect.objectContaining({ id: 2, reactions: 90 }),
      ],
    })
  })

  it('are at most the limit, also where the upstream sends more', async () => {
    const asked = { upstream: 'devto', query: { limit: 1 }, target: '/articles?top=7&per_page=1' }
    expect(await dataOf('rest_social_devto', asked, [article(), article({ id: 2 })])).toEqual({
      count: 1,
      items: [expect.objectContaining({ id: 3 })],
    })
  })

  it('of every tag are asked for without one', async () => {
    const asked = { upstream: 'devto', query: { days: 30, limit: 3 }, target: '/articles?top=30&per_page=3' }
    expect(await dataOf('rest_social_devto', asked, [article()])).toMatchObject({ count: 1 })
  })

  it('without a description have null', async () => {
    const body = [
      article({ description: '' }),
      article({ description: null }),
      article({ description: undefined }),
    ]
    expect(await dataOf('rest_social_devto', of('description'), body)).toMatchObject({
      items: [{ description: null }, { description: null }, { description: null }],
    })
  })

  it('may be none', async () => {
    expect(await dataOf('rest_social_devto', of('nothing'), [])).toEqual({ count: 0, items: [] })
  })

  it('without an author are 502', async () => {
    const reply = await answered('rest_social_devto', of('author'), { body: [article({ user: null })] })
    expect(reply).toMatchObject({ status: 502 })
  })
})

fails('rest_social_devto', (number) => of(`fault${number}`), { missing: 502 })

import { describe, expect, it } from 'vitest'
import { dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (q: string, more: Record<string, string | number> = {}): Case => {
  const { type = 'story', limit = 10, sort } = more
  return {
    upstream: 'hackernews',
    query: { q, ...more },
    target: `/${sort === 'date' ? 'search_by_date' : 'search'}?query=${encodeURIComponent(q)}&tags=${type}&hitsPerPage=${limit}`,
  }
}

const hit = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  objectID: '38000001',
  title: 'A title',
  url: 'https://example.org',
  author: 'ada',
  points: 10,
  num_comments: 3,
  created_at: '2023-10-24T14:00:00Z',
  ...members,
})

const body = (...hits: Record<string, unknown>[]) => ({ hits, nbHits: 500, page: 0, nbPages: 50 })

const first = async (q: string, members: Record<string, unknown>): Promise<unknown> => {
  const data = await dataOf('rest_social_hackernews_2', of(q), body(hit(members)))
  return (data as { items: unknown[] }).items[0]
}

table('rest_social_hackernews_2', [
  refuses(400, 'another kind', { q: 'a', type: 'job' }, 'type'),
  refuses(400, 'another order', { q: 'a', sort: 'points' }, 'sort'),
  refuses(400, '51 items', { q: 'a', limit: 51 }, 'limit'),
  refuses(400, 'no words', {}, 'q'),
])

describe('a search', () => {
  it('has the stories in the order of the upstream', async () => {
    const hits = [hit(), hit({ objectID: '2', points: 99 })]
    expect(await dataOf('rest_social_hackernews_2', of('in order', { limit: 2 }), body(...hits))).toEqual({
      total: 500,
      count: 2,
      items: [
        {
          id: 38000001,
          title: 'A title',
          url: 'https://example.org',
          text: null,
          author: 'ada',
          points: 10,
          comments: 3,
          createdAt: '2023-10-24T14:00:00Z',
          discussionUrl: 'https://news.ycombinator.com/item?id=38000001',
        },
        expect.objectContaining({ id: 2, points: 99 }),
      ],
    })
  })

  it('has at most the limit, also where the upstream sends more', async () => {
    const hits = [hit({ objectID: '1' }), hit({ objectID: '2' })]
    const data = await dataOf('rest_social_hackernews_2', of('too many', { limit: 1 }), body(...hits))
    expect(data).toEqual({ total: 500, count: 1, items: [expect.objectContaining({ id: 1 })] })
  })

  it.each(['story', 'comment', 'ask_hn', 'show_hn', 'poll'])(
    'for %s, newest first, asks so',
    async (type) => {
      const data = await dataOf(
        'rest_social_hackernews_2',
        of('kinds', { type, sort: 'date' }),
        body(hit({ title: type })),
      )
      expect(data).toMatchObject({ items: [{ title: type }] })
    },
  )

  it('for comments has the title and address of their story', async () => {
    const comment = {
      title: null,
      url: '',
      story_title: 'Its story',
      story_url: 'https://example.org/story',
      points: null,
      num_comments: null,
      comment_text:
        'One &amp; <i>two</i><p>a &lt;b&gt; &#x27;c&#x27; <a href="https://example.org" rel="nofollow">link</a>',
    }
    expect(await first('comments', comment)).toMatchObject({
      title: 'Its story',
      url: 'https://example.org/story',
      points: null,
      comments: null,
      text: "One & two\na <b> 'c' link",
    })
  })

  it.each([
    ['the text of a story', { story_text: 'Its own', comment_text: 'Another' }, { text: 'Its own' }],
    ['an empty text', { story_text: '' }, { text: null }],
    ['no title and no address', { title: null, url: null }, { title: null, url: null }],
  ])('may find %s', async (name, members, expected) => {
    expect(await first(name, members)).toMatchObject(expected)
  })

  it('may find nothing', async () => {
    const data = await dataOf('rest_social_hackernews_2', of('nothing'), { hits: [], nbHits: 0 })
    expect(data).toEqual({ total: 0, count: 0, items: [] })
  })
})

fails('rest_social_hackernews_2', (number) => of(`fault ${number}`), { missing: 502 })

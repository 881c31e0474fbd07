import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (actor: string, limit = 10): Case => ({
  upstream: 'bluesky',
  query: { actor, limit },
  target: `/app.bsky.feed.getAuthorFeed?actor=${actor}&limit=${limit}&filter=posts_no_replies`,
})

const entry = (key: string, record: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
  post: {
    uri: `at://did:plc:abc/app.bsky.feed.post/${key}`,
    cid: 'bafy',
    author: { did: 'did:plc:abc', handle: 'ada.example' },
    record: { text: 'Hello', langs: ['en'], createdAt: '2026-01-31T18:02:11.000Z', ...record },
    likeCount: 4,
    repostCount: 3,
    replyCount: 2,
    quoteCount: 1,
  },
  ...more,
})

table('rest_social_bluesky_2', [
  refuses(400, '101 posts', { actor: 'ada.example', limit: 101 }, 'limit'),
  refuses(400, 'a handle with a blank', { actor: 'a b c' }, 'actor'),
])

describe('posts', () => {
  it('come in the order of the upstream', async () => {
    const feed = [
      entry('3kaaa'),
      entry('3kbbb', { langs: undefined }, { reason: { $type: 'app.bsky.feed.defs#reasonRepost' } }),
    ]
    const asked = { ...of('ada.example', 2), query: { actor: '@ada.example', limit: 2 } }
    expect(await dataOf('rest_social_bluesky_2', asked, { feed, cursor: 'x' })).toEqual({
      count: 2,
      items: [
        {
          uri: 'at://did:plc:abc/app.bsky.feed.post/3kaaa',
          url: 'https://bsky.app/profile/ada.example/post/3kaaa',
          author: 'ada.example',
          text: 'Hello',
          langs: ['en'],
          createdAt: '2026-01-31T18:02:11.000Z',
          repost: false,
          likes: 4,
          reposts: 3,
          replies: 2,
          quotes: 1,
        },
        expect.objectContaining({
          url: 'https://bsky.app/profile/ada.example/post/3kbbb',
          langs: [],
          repost: true,
        }),
      ],
    })
  })

  it('are at most the limit, also where the upstream sends more', async () => {
    const feed = [entry('3kaaa'), entry('3kbbb')]
    expect(await dataOf('rest_social_bluesky_2', of('many.example', 1), { feed })).toEqual({
      count: 1,
      items: [expect.objectContaining({ url: 'https://bsky.app/profile/ada.example/post/3kaaa' })],
    })
  })

  it('have 0 for counts that are absent', async () => {
    const { post } = entry('3kccc')
    const { uri, author, record } = post
    expect(
      await dataOf('rest_social_bluesky_2', of('counts.example'), {
        feed: [{ post: { uri, author, record } }],
      }),
    ).toMatchObject({
      items: [{ likes: 0, reposts: 0, replies: 0, quotes: 0 }],
    })
  })

  it('may be none', async () => {
    expect(await dataOf('rest_social_bluesky_2', of('none.example'), { feed: [] })).toEqual({
      count: 0,
      items: [],
    })
  })

  it('of an account that there is not are 422 with the reason', async () => {
    const body = { error: 'InvalidRequest', message: 'Profile not found' }
    expect(
      await answered('rest_social_bluesky_2', of('nobody.example'), { status: 400, body }),
    ).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('Profile not found') as string } },
    })
  })

  it('without an author are 502', async () => {
    const { post } = entry('3kddd')
    const reply = await answered('rest_social_bluesky_2', of('author.example'), {
      body: { feed: [{ post: { ...post, author: {} } }] },
    })
    expect(reply).toMatchObject({ status: 502 })
  })
})

fails('rest_social_bluesky_2', (number) => of(`fault${number}.example`), {
  missing: 502,
  except: ['a refusal'],
})

import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (tag: string): Case => ({
  upstream: 'lobsters',
  query: { tag },
  target: `/t/${encodeURIComponent(tag)}.json`,
})

const story = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  short_id: 'abc123',
  created_at: '2026-02-01T04:00:00.000-06:00',
  title: 'A title',
  url: 'https://www.example.org/a',
  score: -1,
  comment_count: 4,
  tags: ['a', 'b'],
  submitter_user: 'ada',
  comments_url: 'https://lobste.rs/s/abc123/a_title',
  ...members,
})

table('rest_social_lobsters', [
  refuses(400, 'another list', { sort: 'active' }, 'sort'),
  refuses(400, 'a tag with a slash', { tag: 'a/b' }, 'tag'),
  refuses(400, '26 stories', { limit: 26 }, 'limit'),
])

describe('stories', () => {
  it('come in the order of the upstream, up to the limit', async () => {
    const asked = { upstream: 'lobsters', query: { sort: 'newest', limit: 2 }, target: '/newest.json' }
    const body = [story(), story({ short_id: 'b', score: 9 }), story({ short_id: 'c' })]
    expect(await dataOf('rest_social_lobsters', asked, body)).toEqual({
      count: 2,
      items: [
        {
          id: 'abc123',
          title: 'A title',
          url: 'https://www.example.org/a',
          domain: 'example.org',
          score: -1,
          comments: 4,
          tags: ['a', 'b'],
          author: 'ada',
          createdAt: '2026-02-01T10:00:00Z',
          discussionUrl: 'https://lobste.rs/s/abc123/a_title',
        },
        expect.objectContaining({ id: 'b', score: 9 }),
      ],
    })
  })

  it.each(['c++', '..', 'a.b_c-d'])('of the tag %s are asked for by it, whatever the list', async (tag) => {
    const asked = { ...of(tag), query: { tag, sort: 'newest' } }
    const submitter_user = { username: 'jo', karma: 1 }
    expect(await dataOf('rest_social_lobsters', asked, [story({ url: '', submitter_user })])).toMatchObject({
      items: [{ url: null, domain: null, author: 'jo' }],
    })
  })

  it.each([
    ['2026-02-01T10:00:00Z', '2026-02-01T10:00:00Z'],
    ['2026-02-01T10:00:59.999Z', '2026-02-01T10:00:59Z'],
    ['2025-12-31T23:30:00.000-05:00', '2026-01-01T04:30:00Z'],
  ])('of %s are of %s', async (created_at, createdAt) => {
    const tag = created_at.replaceAll(/[^0-9]/g, '')
    expect(await dataOf('rest_social_lobsters', of(tag), [story({ created_at })])).toMatchObject({
      items: [{ createdAt }],
    })
  })

  it('may be none', async () => {
    expect(await dataOf('rest_social_lobsters', of('none'), [])).toEqual({ count: 0, items: [] })
  })

  it('of a tag that there is not are 422', async () => {
    expect(
      await answered('rest_social_lobsters', of('notag'), { status: 404, body: '<html>' }),
    ).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('no such tag') as string } },
    })
  })

  it.each(['yesterday', '2026-02-01', '2026-02-01T10:00:00', 1769940000])(
    'of a date such as %j are 502',
    async (created_at) => {
      const reply = await answered('rest_social_lobsters', of(`date${String(created_at).length}`), {
        body: [story({ created_at })],
      })
      expect(reply).toMatchObject({ status: 502 })
    },
  )
})

fails('rest_social_lobsters', (number) => of(`fault${number}`), { missing: 422 })

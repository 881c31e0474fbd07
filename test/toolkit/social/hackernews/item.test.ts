import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (id: number, limit?: number): Case => ({
  upstream: 'hackernews',
  query: { id, ...(limit === undefined ? {} : { limit }) },
  target: `/items/${id}`,
})

interface Node extends Record<string, unknown> {
  children: Node[]
}

const comment = (id: number, children: Node[] = [], members: Record<string, unknown> = {}): Node => ({
  id,
  type: 'comment',
  author: `user${id}`,
  text: `text ${id}`,
  created_at: '2026-01-01T00:00:00.000Z',
  points: null,
  children,
  ...members,
})
const deleted = (id: number, children: Node[] = []): Node =>
  comment(id, children, { author: null, text: null })

const story = (children: Node[], members: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 100,
  type: 'story',
  title: 'A story',
  url: null,
  author: 'ada',
  points: 5,
  text: null,
  created_at: '2025-12-31T00:00:00.000Z',
  children,
  options: [],
  ...members,
})

const nested = (depth: number): Node => comment(depth, depth === 1 ? [] : [nested(depth - 1)])

table('rest_social_hackernews_3', [
  refuses(400, 'number 0', { id: 0 }, 'id'),
  refuses(400, 'a number over 4 billion', { id: 4_000_000_001 }, 'id'),
  refuses(400, '101 comments', { id: 1, limit: 101 }, 'limit'),
])

describe('an item', () => {
  it('has its direct comments in order, and counts all below them', async () => {
    const tree = [comment(1, [comment(2, [comment(3)]), comment(4)]), comment(5)]
    expect(await dataOf('rest_social_hackernews_3', of(100), story(tree))).toEqual({
      id: 100,
      type: 'story',
      title: 'A story',
      url: null,
      text: null,
      author: 'ada',
      points: 5,
      createdAt: '2025-12-31T00:00:00.000Z',
      totalComments: 5,
      count: 2,
      comments: [
        { id: 1, author: 'user1', text: 'text 1', createdAt: '2026-01-01T00:00:00.000Z', replies: 3 },
        { id: 5, author: 'user5', text: 'text 5', createdAt: '2026-01-01T00:00:00.000Z', replies: 0 },
      ],
    })
  })

  it('leaves deleted comments out, but counts what is below them', async () => {
    const tree = [
      deleted(1, [comment(2)]),
      comment(3, [deleted(4, [comment(5), deleted(6)])]),
      comment(7, [], { text: null }),
      comment(8, [], { author: null }),
      comment(9, [], { text: '' }),
      { id: 10, children: [comment(11)] },
    ]
    expect(await dataOf('rest_social_hackernews_3', of(101), story(tree))).toMatchObject({
      totalComments: 4,
      count: 1,
      comments: [{ id: 3, replies: 1 }],
    })
  })

  it('has the first comments that are not deleted, up to the limit', async () => {
    const tree = [deleted(1), comment(2), deleted(3), comment(4), comment(5)]
    expect(await dataOf('rest_social_hackernews_3', of(102, 2), story(tree))).toMatchObject({
      totalComments: 3,
      count: 2,
      comments: [{ id: 2 }, { id: 4 }],
    })
  })

  it('has 20 comments where no limit is given', async () => {
    const tree = Array.from({ length: 30 }, (_, index) => comment(index + 1))
    expect(await dataOf('rest_social_hackernews_3', of(103), story(tree))).toMatchObject({
      totalComments: 30,
      count: 20,
    })
  })

  it('has texts without tags and entities', async () => {
    const text =
      'a &gt; b<p>See <a href="https:&#x2F;&#x2F;example.org">example.org</a> <pre><code>x = 1\n</code></pre>'
    const tree = [comment(1, [], { text })]
    expect(await dataOf('rest_social_hackernews_3', of(104), story(tree, { text }))).toMatchObject({
      text: 'a > b\nSee example.org x = 1\n',
      comments: [{ text: 'a > b\nSee example.org x = 1\n' }],
    })
  })

  it('may be a comment itself, or have no author', async () => {
    const self = { type: 'comment', title: null, author: null, points: null, text: 'Hello' }
    expect(await dataOf('rest_social_hackernews_3', of(105), story([], self))).toMatchObject({
      type: 'comment',
      title: null,
      author: null,
      points: null,
      text: 'Hello',
      count: 0,
      totalComments: 0,
    })
  })

  // The example of https://hn.algolia.com/api has no type.
  it.each([
    ['story', null],
    ['comment', 1],
  ])('without a type is a %s by what is above it', async (type, parent) => {
    const item = story([], { type: undefined, parent_id: parent })
    expect(await dataOf('rest_social_hackernews_3', of(parent === null ? 108 : 109), item)).toMatchObject({
      type,
    })
  })

  it('may be discussed 100 replies deep', async () => {
    expect(await dataOf('rest_social_hackernews_3', of(106), story([nested(100)]))).toMatchObject({
      totalComments: 100,
      comments: [{ replies: 99 }],
    })
  })

  it('with a comment without a date is 502', async () => {
    const body = story([comment(1, [], { created_at: null })])
    expect(await answered('rest_social_hackernews_3', of(107), { body })).toMatchObject({ status: 502 })
  })
})

fails('rest_social_hackernews_3', (number) => of(900 + number), { missing: 422 })

import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (q: string, { site = 'stackoverflow', sort = 'relevance', limit = 10 } = {}): Case => ({
  upstream: 'stackexchange',
  query: { q, site, sort, limit },
  target: `/search/advanced?order=desc&sort=${sort}&q=${encodeURIComponent(q)}&site=${site}&pagesize=${limit}`,
})

const question = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  tags: ['c++', 'x'],
  owner: { user_id: 1, user_type: 'registered', display_name: 'Ada &amp; Jo' },
  is_answered: true,
  view_count: 500,
  accepted_answer_id: 12,
  answer_count: 2,
  score: -3,
  creation_date: 1609459200,
  question_id: 11,
  link: 'https://stackoverflow.com/questions/11/a',
  title: 'Is &lt;p&gt; &quot;good&quot;? It&#39;s &eacute;',
  ...members,
})

const body = (...items: Record<string, unknown>[]) => ({
  items,
  has_more: false,
  quota_max: 300,
  quota_remaining: 9,
})

table('rest_social_stackexchange', [
  refuses(400, 'a site with a slash', { q: 'a', site: 'a/b' }, 'site'),
  refuses(400, 'a site in capitals', { q: 'a', site: 'Math' }, 'site'),
  refuses(400, 'another order', { q: 'a', sort: 'hot' }, 'sort'),
  refuses(400, '51 items', { q: 'a', limit: 51 }, 'limit'),
])

describe('a search', () => {
  it('has the questions in the order of the upstream', async () => {
    const asked = of('in order', { site: 'math', sort: 'votes', limit: 2 })
    const answer = { ...body(question(), question({ question_id: 9, score: 7 })), has_more: true }
    expect(await dataOf('rest_social_stackexchange', asked, answer)).toEqual({
      count: 2,
      hasMore: true,
      items: [
        {
          id: 11,
          title: 'Is <p> "good"? It\'s é',
          url: 'https://stackoverflow.com/questions/11/a',
          score: -3,
          answers: 2,
          answered: true,
          accepted: true,
          views: 500,
          tags: ['c++', 'x'],
          author: 'Ada & Jo',
          createdAt: '2021-01-01T00:00:00Z',
        },
        expect.objectContaining({ id: 9, score: 7 }),
      ],
    })
  })

  it('has at most the limit, also where the upstream sends more', async () => {
    const answer = body(question(), question({ question_id: 9 }))
    expect(await dataOf('rest_social_stackexchange', of('too many', { limit: 1 }), answer)).toEqual({
      count: 1,
      hasMore: false,
      items: [expect.objectContaining({ id: 11 })],
    })
  })

  it('has what may be missing as null or false', async () => {
    const lone = question({ owner: undefined, accepted_answer_id: undefined, is_answered: false })
    const gone = question({ owner: { user_type: 'does_not_exist' }, accepted_answer_id: null })
    expect(await dataOf('rest_social_stackexchange', of('missing'), body(lone, gone))).toMatchObject({
      hasMore: false,
      items: [
        { author: null, accepted: false, answered: false },
        { author: null, accepted: false, answered: true },
      ],
    })
  })

  it('is read where it is compressed, as the upstream always does', async () => {
    const reply = await answered('rest_social_stackexchange', of('gzip'), {
      encoding: 'gzip',
      body: body(question()),
    })
    expect(reply).toMatchObject({ status: 200, body: { data: { count: 1 } } })
  })

  it('may find nothing', async () => {
    const data = await dataOf('rest_social_stackexchange', of('nothing'), body())
    expect(data).toEqual({ count: 0, hasMore: false, items: [] })
  })

  it('on a site that does not exist is 422 with the reason', async () => {
    const refusal = {
      error_id: 400,
      error_message: 'No site found for name `nosite`',
      error_name: 'bad_parameter',
    }
    expect(
      await answered('rest_social_stackexchange', of('a', { site: 'nosite' }), {
        status: 400,
        body: refusal,
      }),
    ).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('No site found for name `nosite`') as string } },
    })
  })

  it.each([
    [
      'too many requests',
      400,
      { error_id: 502, error_name: 'throttle_violation', error_message: 'too many requests' },
    ],
    ['a failure in its words', 500, { error_id: 500, error_name: 'bad_parameter', error_message: 'x' }],
    ['a date past all days', 200, body(question({ creation_date: 1e15 }))],
    ['a date that is none', 200, body(question({ creation_date: 'today' }))],
  ])('after %s is 502', async (name, status, answer) => {
    expect(await answered('rest_social_stackexchange', of(name), { status, body: answer })).toMatchObject({
      status: 502,
    })
  })
})

fails('rest_social_stackexchange', (number) => of(`fault ${number}`), { missing: 502 })

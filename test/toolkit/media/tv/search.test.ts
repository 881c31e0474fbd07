import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string): string => `/search/shows?q=${encodeURIComponent(q)}`
const shows = (q: string, limit?: number) =>
  call('rest_media_tv', { q, ...(limit === undefined ? {} : { limit }) })

const BARE = { id: 7, name: 'Bare', url: 'https://www.tvmaze.com/shows/7/bare' }
const NOTHING = {
  type: null,
  language: null,
  genres: [],
  status: null,
  premiered: null,
  ended: null,
  runtime: null,
  rating: null,
  network: null,
  imdb: null,
  image: null,
  summary: null,
}

table('rest_media_tv', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'an empty title', { q: '' }, 'q'),
  refuses(400, 'a title of 201 characters', { q: 'a'.repeat(201) }, 'q'),
  refuses(400, 'a limit of 101', { q: 'a', limit: 101 }, 'limit'),
])

describe('shows', () => {
  it('are told with everything that TVmaze has, as its documentation names it', async () => {
    await upstreamAnswers('tvmaze', at('whole'), {
      body: [
        {
          score: 0.12345678,
          show: {
            ...BARE,
            type: 'Scripted',
            language: 'English',
            genres: ['Drama'],
            status: 'Ended',
            premiered: '2013-06-24',
            ended: '2015-09-10',
            runtime: 60,
            averageRuntime: 61,
            rating: { average: 6.5 },
            network: { id: 2, name: 'CBS' },
            webChannel: { id: 1, name: 'Netflix' },
            externals: { tvrage: 1, thetvdb: 2, imdb: 'tt1553656' },
            image: { medium: 'https://m', original: 'https://o' },
            summary: ' <p><b>Tom &amp; Jerry</b> &lt;3 <br/>cats&nbsp;&eacute;</p> ',
          },
        },
      ],
    })
    expect(await shows('whole')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/tv/search',
        data: {
          count: 1,
          items: [
            {
              ...BARE,
              score: 0.1235,
              type: 'Scripted',
              language: 'English',
              genres: ['Drama'],
              status: 'Ended',
              premiered: '2013-06-24',
              ended: '2015-09-10',
              runtime: 60,
              rating: 6.5,
              network: 'CBS',
              imdb: 'tt1553656',
              image: 'https://o',
              summary: 'Tom & Jerry <3 cats\u00a0é',
            },
          ],
        },
      },
    })
  })

  it('have null for what is missing, null or without text', async () => {
    const nulls = { rating: { average: null }, externals: { imdb: null }, image: null, summary: '<p></p>' }
    await upstreamAnswers('tvmaze', at('bare'), {
      body: [
        { score: 1, show: BARE },
        { score: 1, show: { ...BARE, ...nulls, network: null, webChannel: null, genres: null } },
      ],
    })
    const item = { score: 1, ...BARE, ...NOTHING }
    expect(await shows('bare')).toMatchObject({ body: { data: { count: 2, items: [item, item] } } })
  })

  it('have the average running time and the web channel where there is no other', async () => {
    const show = {
      ...BARE,
      runtime: null,
      averageRuntime: 42,
      network: null,
      webChannel: { name: 'Netflix' },
    }
    await upstreamAnswers('tvmaze', at('web'), { body: [{ score: 1, show }] })
    expect(await shows('web')).toMatchObject({
      body: { data: { items: [{ runtime: 42, network: 'Netflix' }] } },
    })
  })

  it('keep their order and are cut to the limit', async () => {
    const match = (id: number, score: number) => ({ score, show: { ...BARE, id } })
    await upstreamAnswers('tvmaze', at('a&b #c'), { body: [match(3, 0.9), match(1, 0.95), match(2, 0.1)] })
    expect(await shows('a&b #c', 2)).toMatchObject({
      body: { data: { count: 2, items: [{ id: 3 }, { id: 1 }] } },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('tvmaze', at('none'), { body: [] })
    expect(await shows('none')).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    [
      'a show without a name',
      'nameless',
      { body: [{ score: 1, show: { id: 1, url: 'https://t' } }] },
    ] as const,
    ['a score that is a text', 'score', { body: [{ score: '1', show: BARE }] }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('tvmaze', at(subject), answer)
    expect(await shows(subject)).toMatchObject({ status: 502, body: { error: { code: 'upstream_failed' } } })
  })
})

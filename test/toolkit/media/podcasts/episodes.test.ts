import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (id: number, limit = 10): string =>
  `/lookup?id=${id}&media=podcast&entity=podcastEpisode&limit=${limit}`
const episodes = (id: number, limit?: number) =>
  call('rest_media_podcasts_2', { id, ...(limit === undefined ? {} : { limit }) })
const PODCAST = { wrapperType: 'track', kind: 'podcast', collectionName: 'Podcast', artistName: 'Host' }
const episode = (trackId: number, more: object = {}) => ({
  wrapperType: 'podcastEpisode',
  kind: 'podcast-episode',
  trackId,
  trackName: `Episode ${trackId}`,
  releaseDate: '2024-05-01T09:45:00Z',
  ...more,
})

table('rest_media_podcasts_2', [
  refuses(400, 'no id', {}, 'id'),
  refuses(400, 'an id of 11 digits', { id: 10_000_000_000 }, 'id'),
])

describe('episodes', () => {
  it('come with their podcast, wherever in the answer that is', async () => {
    await upstreamAnswers('itunes', at(9_999_999_999, 2), {
      body: {
        resultCount: 4,
        results: [
          episode(1_000_654_321_098, {
            trackTimeMillis: 1_834_500,
            episodeUrl: 'https://e',
            episodeGuid: 'guid',
            description: 'Long',
            shortDescription: 'Short',
          }),
          { wrapperType: 'artist', artistName: 'Somebody' },
          PODCAST,
          episode(2, { shortDescription: 'Short' }),
        ],
      },
    })
    const none = { seconds: null, audio: null, guid: null }
    const published = '2024-05-01T09:45:00Z'
    expect(await episodes(9_999_999_999, 2)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/podcasts/episodes',
        data: {
          podcast: 'Podcast',
          author: 'Host',
          count: 2,
          items: [
            {
              id: 1_000_654_321_098,
              title: 'Episode 1000654321098',
              published,
              seconds: 1834.5,
              audio: 'https://e',
              guid: 'guid',
              description: 'Long',
            },
            { ...none, id: 2, title: 'Episode 2', published, description: 'Short' },
          ],
        },
      },
    })
  })

  it('are never more than asked for, and may be none', async () => {
    await upstreamAnswers('itunes', at(302, 1), { body: { results: [PODCAST, episode(1), episode(2)] } })
    expect(await episodes(302, 1)).toMatchObject({ body: { data: { count: 1, items: [{ id: 1 }] } } })
    await upstreamAnswers('itunes', at(303), { body: { resultCount: 1, results: [PODCAST] } })
    expect(await episodes(303)).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ['of nothing', 304, []],
    ['of a song', 305, [{ wrapperType: 'track', kind: 'song', trackName: 'Song' }]],
  ])('%s are 422', async (_what, id, results) => {
    await upstreamAnswers('itunes', at(id), { body: { resultCount: results.length, results } })
    expect(await episodes(id)).toMatchObject({ status: 422 })
  })

  it.each([
    ...SEARCH_FAULTS.map(([fault, , answer], index) => [fault, 310 + index, answer] as const),
    [
      'an episode without a title',
      330,
      { body: { results: [PODCAST, episode(1, { trackName: null })] } },
    ] as const,
    ['a result that is a text', 331, { body: { results: ['x'] } }] as const,
  ])('are 502 after %s', async (_fault, id, answer) => {
    await upstreamAnswers('itunes', at(id), answer)
    expect(await episodes(id)).toMatchObject({ status: 502 })
  })
})

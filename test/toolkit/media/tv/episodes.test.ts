import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const at = (id: number): string => `/shows/${id}/episodes`
const episodes = (id: number, season?: number) =>
  call('rest_media_tv_3', { id, ...(season === undefined ? {} : { season }) })
const episode = (id: number, season: number, number: number | null, more: object = {}) => ({
  id,
  season,
  number,
  name: `Episode ${id}`,
  ...more,
})

const THREE_SEASONS = [
  episode(11, 2014, 3, {
    airdate: '',
    runtime: 45,
    rating: { average: 8.25 },
    summary: '<p>A &amp; <i>B</i></p>',
  }),
  episode(12, 1, 100, { airdate: '2013-06-24', runtime: null, rating: { average: null }, summary: null }),
  episode(13, 1, null, { runtime: 30 }),
  episode(14, 10, 2, { runtime: 20 }),
]

table('rest_media_tv_3', [
  refuses(400, 'no number', { season: 1 }, 'id'),
  refuses(400, 'a negative season', { id: 1, season: -1 }, 'season'),
  refuses(400, 'a season past 10000', { id: 1, season: 10_001 }, 'season'),
])

describe('episodes', () => {
  it('of all seasons keep their order, with seasons ascending and the sum of their minutes', async () => {
    await upstreamAnswers('tvmaze', at(201), { body: THREE_SEASONS })
    const none = { airdate: null, rating: null, summary: null }
    expect(await episodes(201)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/tv/episodes',
        data: {
          count: 4,
          seasons: [1, 10, 2014],
          totalMinutes: 95,
          items: [
            {
              ...episode(11, 2014, 3),
              code: 'S2014E03',
              airdate: null,
              runtime: 45,
              rating: 8.25,
              summary: 'A & B',
            },
            { ...episode(12, 1, 100), ...none, code: 'S01E100', airdate: '2013-06-24', runtime: null },
            { ...episode(13, 1, null), ...none, code: 'S01SP', runtime: 30 },
            { ...episode(14, 10, 2), ...none, code: 'S10E02', runtime: 20 },
          ],
        },
      },
    })
  })

  it('of one season still come with all seasons', async () => {
    await upstreamAnswers('tvmaze', at(202), { body: THREE_SEASONS })
    expect(await episodes(202, 1)).toMatchObject({
      body: { data: { count: 2, seasons: [1, 10, 2014], totalMinutes: 30, items: [{ id: 12 }, { id: 13 }] } },
    })
  })

  it('may be none, but not in a season that is asked for', async () => {
    await upstreamAnswers('tvmaze', at(203), { body: [] })
    expect(await episodes(203)).toMatchObject({
      status: 200,
      body: { data: { count: 0, seasons: [], totalMinutes: 0, items: [] } },
    })
    expect(await episodes(203, 1)).toMatchObject({ status: 422 })
  })

  it('of a season that the show lacks, or of no show, are 422', async () => {
    await upstreamAnswers('tvmaze', at(204), { body: THREE_SEASONS })
    expect(await episodes(204, 2)).toMatchObject({
      status: 422,
      body: { error: { message: 'The show 204 has no episodes of season 2.' } },
    })
    await upstreamAnswers('tvmaze', at(205), { status: 404, body: {} })
    expect(await episodes(205, 2)).toMatchObject({ status: 422 })
  })

  it.each(UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, 210 + index, answer] as const))(
    'are 502 after %s',
    async (_fault, id, answer) => {
      await upstreamAnswers('tvmaze', at(id), answer)
      expect(await episodes(id)).toMatchObject({ status: 502 })
    },
  )
})

import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, type Case } from './upstream-cases.js'

const of = (id: number): Case => ({ upstream: 'jikan', query: { id }, target: `/anime/${id}/themes` })

table('rest_anime_themes', [refuses(400, 'no id', {}, 'id')])

fails('rest_anime_themes', of, 422)

describe('anime/themes', () => {
  it('takes the songs apart, each list counted for itself', async () => {
    const body = { data: { openings: ['"Tank!" by The Seatbelts (eps 1-25)'], endings: ['"A"', 'B'] } }
    expect(await dataOf('rest_anime_themes', of(51), body)).toEqual({
      openings: [
        {
          number: 1,
          title: 'Tank!',
          artist: 'The Seatbelts',
          episodes: '1-25',
          raw: '"Tank!" by The Seatbelts (eps 1-25)',
        },
      ],
      endings: [
        { number: 1, title: 'A', artist: null, episodes: null, raw: '"A"' },
        { number: 2, title: 'B', artist: null, episodes: null, raw: 'B' },
      ],
    })
  })

  it('has empty lists where there are none', async () => {
    expect(await dataOf('rest_anime_themes', of(52), { data: {} })).toEqual({ openings: [], endings: [] })
  })
})

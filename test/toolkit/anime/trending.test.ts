import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, keepsToLimit, type Case } from './upstream-cases.js'
import { graphqlFails } from './graphql-cases.js'

const GENRES = [
  'Action',
  'Adventure',
  'Comedy',
  'Drama',
  'Fantasy',
  'Horror',
  'Mecha',
  'Music',
  'Mystery',
  'Romance',
]

/** One of 500 subjects. */
const of = (number: number): Case => {
  const genre = GENRES[Math.floor(number / 50) % 10] ?? ''
  const limit = (number % 50) + 1
  return {
    upstream: 'anilist',
    query: { media: 'manga', genre, limit },
    target: { target: '/', body: { variables: { n: limit, type: 'MANGA', genre } } },
  }
}

table('rest_anime_trending', [
  refuses(400, 'an adult genre', { genre: 'Hentai' }, 'genre'),
  refuses(400, 'all media', { media: 'all' }, 'media'),
  refuses(400, 'more than 50 items', { limit: 51 }, 'limit'),
])

fails('rest_anime_trending', of, 422)
graphqlFails('rest_anime_trending', (number) => of(number + 250), 'trending')

keepsToLimit('rest_anime_trending', of(450), {
  data: {
    trending: { media: [1, 2].map((id) => ({ id, siteUrl: 'u', title: { romaji: 'T' } })) },
  },
})

describe('anime/trending', () => {
  it('has the titles in the order of the upstream; without a genre it asks for none', async () => {
    const full = {
      id: 1,
      idMal: 2,
      format: 'TV',
      averageScore: 91,
      popularity: 400,
      genres: ['Drama'],
      siteUrl: 'u1',
      title: { romaji: 'R', english: 'E' },
      coverImage: { large: 'https://example.org/c.jpg' },
    }
    const bare = { id: 3, siteUrl: 'u3', title: { romaji: 'S' } }
    const asked: Case = {
      upstream: 'anilist',
      query: { limit: 37 },
      target: { target: '/', body: { variables: { n: 37, type: 'ANIME' } } },
    }
    expect(
      await dataOf('rest_anime_trending', asked, { data: { trending: { media: [full, bare] } } }),
    ).toEqual({
      media: 'anime',
      count: 2,
      items: [
        {
          position: 1,
          anilistId: 1,
          malId: 2,
          title: 'R',
          titleEnglish: 'E',
          format: 'TV',
          score: 91,
          popularity: 400,
          genres: ['Drama'],
          cover: 'https://example.org/c.jpg',
          url: 'u1',
        },
        {
          position: 2,
          anilistId: 3,
          malId: null,
          title: 'S',
          titleEnglish: null,
          format: null,
          score: null,
          popularity: 0,
          genres: [],
          cover: null,
          url: 'u3',
        },
      ],
    })
  })

  it('takes a genre of several words', async () => {
    const asked: Case = {
      upstream: 'anilist',
      query: { genre: 'Slice of Life', limit: 38 },
      target: { target: '/', body: { variables: { n: 38, type: 'ANIME', genre: 'Slice of Life' } } },
    }
    expect(await dataOf('rest_anime_trending', asked, { data: { trending: { media: [] } } })).toEqual({
      media: 'anime',
      count: 0,
      items: [],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, type Case } from './upstream-cases.js'

const of = (id: number): Case => ({ upstream: 'jikan', query: { id }, target: `/anime/${id}/full` })

table('rest_anime_details', [
  refuses(400, 'no id', {}, 'id'),
  refuses(400, 'id 0', { id: 0 }, 'id'),
  refuses(400, 'an id past the bound', { id: 10_000_001 }, 'id'),
  refuses(400, 'a fraction', { id: 1.5 }, 'id'),
])

fails('rest_anime_details', of, 422)

describe('anime/details', () => {
  it('has all fields of the upstream under their names', async () => {
    const names = (...all: string[]) => all.map((name) => ({ mal_id: 1, type: 'anime', name, url: 'u' }))
    const body = {
      data: {
        mal_id: 11,
        url: 'https://myanimelist.net/anime/11',
        title: 'T',
        title_english: 'E',
        title_japanese: 'J',
        title_synonyms: ['S1', 'S2'],
        type: 'TV',
        source: 'Manga',
        episodes: 24,
        status: 'Currently Airing',
        airing: true,
        aired: { from: '2020-01-02T00:00:00+00:00', to: null },
        duration: '24 min per ep',
        rating: 'G - All Ages',
        score: 8.01,
        scored_by: 100,
        rank: 5,
        popularity: 6,
        members: 7,
        season: 'winter',
        year: 2020,
        broadcast: {
          day: 'Mondays',
          time: '10:00',
          timezone: 'Asia/Tokyo',
          string: 'Mondays at 10:00 (JST)',
        },
        synopsis: 'Text.',
        studios: names('St'),
        genres: names('G1', 'G2'),
        themes: names('Th'),
        demographics: names('Shounen'),
        images: imagesOf('d'),
        trailer: { youtube_id: 'x', url: 'https://www.youtube.com/watch?v=x' },
        streaming: [{ name: 'Netflix', url: 'https://netflix.test/1' }],
        relations: [
          { relation: 'Sequel', entry: [{ mal_id: 12, type: 'anime', name: 'T2', url: 'u' }] },
          { relation: 'Other', entry: [] },
        ],
        favorites: 3,
      },
    }
    expect(await dataOf('rest_anime_details', of(11), body)).toEqual({
      malId: 11,
      url: 'https://myanimelist.net/anime/11',
      title: 'T',
      titleEnglish: 'E',
      titleJapanese: 'J',
      synonyms: ['S1', 'S2'],
      type: 'TV',
      source: 'Manga',
      episodes: 24,
      status: 'Currently Airing',
      airing: true,
      airedFrom: '2020-01-02T00:00:00+00:00',
      airedTo: null,
      duration: '24 min per ep',
      rating: 'G - All Ages',
      score: 8.01,
      scoredBy: 100,
      rank: 5,
      popularity: 6,
      members: 7,
      season: 'winter',
      year: 2020,
      broadcast: 'Mondays at 10:00 (JST)',
      synopsis: 'Text.',
      studios: ['St'],
      genres: ['G1', 'G2'],
      themes: ['Th'],
      demographics: ['Shounen'],
      image: 'https://example.org/dl.jpg',
      trailer: 'https://www.youtube.com/watch?v=x',
      streaming: [{ name: 'Netflix', url: 'https://netflix.test/1' }],
      relations: [
        { relation: 'Sequel', entries: [{ malId: 12, type: 'anime', name: 'T2' }] },
        { relation: 'Other', entries: [] },
      ],
    })
  })

  it('has empty lists and nulls for what is missing', async () => {
    const body = { data: { mal_id: 12, url: 'u', title: 'T', trailer: { url: null }, aired: null } }
    const lists = {
      synonyms: [],
      studios: [],
      genres: [],
      themes: [],
      demographics: [],
      streaming: [],
      relations: [],
    }
    const nothing = Object.fromEntries(
      [
        ...['titleEnglish', 'titleJapanese', 'type', 'source', 'episodes', 'status', 'airedFrom', 'airedTo'],
        ...['duration', 'rating', 'score', 'scoredBy', 'rank', 'popularity', 'members', 'season', 'year'],
        ...['broadcast', 'synopsis', 'image', 'trailer'],
      ].map((name) => [name, null]),
    )
    expect(await dataOf('rest_anime_details', of(12), body)).toEqual({
      malId: 12,
      url: 'u',
      title: 'T',
      airing: false,
      ...lists,
      ...nothing,
    })
  })
})

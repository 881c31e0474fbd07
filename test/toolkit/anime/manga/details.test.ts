import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../../support/table.js'
import { dataOf, fails, imagesOf, type Case } from '../upstream-cases.js'

const of = (id: number): Case => ({ upstream: 'jikan', query: { id }, target: `/manga/${id}/full` })

table('rest_anime_manga_2', [refuses(400, 'no id', {}, 'id'), refuses(400, 'id 0', { id: 0 }, 'id')])

fails('rest_anime_manga_2', of, 422)

describe('anime/manga/details', () => {
  const names = (...all: string[]) => all.map((name) => ({ mal_id: 1, type: 'manga', name, url: 'u' }))

  it('has all fields of the upstream under their names', async () => {
    const body = {
      data: {
        mal_id: 71,
        url: 'u',
        title: 'T',
        title_english: 'E',
        title_japanese: 'J',
        type: 'Manga',
        chapters: 100,
        volumes: 10,
        status: 'Finished',
        publishing: true,
        published: { from: '2003-03-21T00:00:00+00:00', to: '2013-03-21T00:00:00+00:00' },
        score: 9,
        scored_by: 11,
        rank: 12,
        popularity: 13,
        members: 14,
        synopsis: 'Text.',
        authors: names('A'),
        serializations: names('S'),
        genres: names('G'),
        themes: names('Th'),
        demographics: names('D'),
        images: imagesOf('g'),
      },
    }
    expect(await dataOf('rest_anime_manga_2', of(71), body)).toEqual({
      malId: 71,
      url: 'u',
      title: 'T',
      titleEnglish: 'E',
      titleJapanese: 'J',
      type: 'Manga',
      chapters: 100,
      volumes: 10,
      status: 'Finished',
      publishing: true,
      publishedFrom: '2003-03-21T00:00:00+00:00',
      publishedTo: '2013-03-21T00:00:00+00:00',
      score: 9,
      scoredBy: 11,
      rank: 12,
      popularity: 13,
      synopsis: 'Text.',
      authors: ['A'],
      serializations: ['S'],
      genres: ['G'],
      themes: ['Th'],
      demographics: ['D'],
      image: 'https://example.org/gl.jpg',
    })
  })

  it('has empty lists and nulls for what is missing', async () => {
    expect(
      await dataOf('rest_anime_manga_2', of(72), { data: { mal_id: 72, url: 'u', title: 'T' } }),
    ).toMatchObject({
      publishing: false,
      publishedFrom: null,
      score: null,
      authors: [],
      serializations: [],
      image: null,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { answered, dataOf, fails, type Case } from './upstream-cases.js'

const of = (name: string | number, query: Record<string, boolean | number> = {}): Case => ({
  upstream: 'tracemoe',
  query: { url: `https://example.org/${name}.jpg`, ...query },
  target: `/search?anilistInfo=1&cutBorders=1&url=https://example.org/${name}.jpg`,
})

const anilist = (id: number, more: object = {}) => ({
  id,
  idMal: id + 1,
  title: { native: `N${id}`, romaji: `R${id}`, english: `E${id}` },
  synonyms: [],
  isAdult: false,
  ...more,
})
const scene = (about: unknown, more: object = {}) => ({
  anilist: about,
  filename: 'file.mp4',
  episode: 3,
  from: 97.75,
  to: 98.92,
  similarity: 0.94404,
  video: 'https://api.trace.moe/video/x',
  image: 'https://api.trace.moe/image/x',
  ...more,
})
const found = (...result: object[]) => ({ frameCount: 1000, error: '', result })

table('rest_anime_scene', [
  refuses(400, 'no address', {}, 'url'),
  refuses(400, 'text that is no address', { url: 'picture.jpg' }, 'url'),
  refuses(400, 'an address that is not of the web', { url: 'ftp://example.org/a.jpg' }, 'url'),
  refuses(400, 'an address past 2048 characters', { url: `https://example.org/${'x'.repeat(2030)}` }, 'url'),
  refuses(400, 'more than 10 items', { url: 'https://example.org/a.jpg', limit: 11 }, 'limit'),
])

fails('rest_anime_scene', of, 502)

describe('anime/scene', () => {
  it('has the scenes without adult titles and those that AniList does not know, then cuts', async () => {
    const body = found(
      scene(anilist(1, { isAdult: true })),
      scene(4242),
      scene(anilist(10)),
      scene(anilist(20, { idMal: null, title: { romaji: 'R', english: null, native: null } }), {
        from: 3725.999,
        similarity: 0.87655,
        episode: 'OVA',
      }),
      scene(anilist(30)),
    )
    expect(await dataOf('rest_anime_scene', of('list', { limit: 2 }), body)).toEqual({
      framesSearched: 1000,
      count: 2,
      items: [
        {
          anilistId: 10,
          malId: 11,
          title: 'R10',
          titleEnglish: 'E10',
          titleNative: 'N10',
          episode: 3,
          from: 97.75,
          to: 98.92,
          timecode: '00:01:37',
          similarity: 0.944,
          image: 'https://api.trace.moe/image/x',
          video: 'https://api.trace.moe/video/x',
        },
        {
          anilistId: 20,
          malId: null,
          title: 'R',
          titleEnglish: null,
          titleNative: null,
          episode: null,
          from: 3725.999,
          to: 98.92,
          timecode: '01:02:05',
          similarity: 0.8766,
          image: 'https://api.trace.moe/image/x',
          video: 'https://api.trace.moe/video/x',
        },
      ],
    })
  })

  it.each([
    ['a fraction', 1.5],
    ['several', [1, 2]],
    ['a text', '1|2'],
    ['nothing', null],
  ])('has no number for an episode that is %s', async (name, episode) => {
    const body = found(scene(anilist(10), { episode }))
    expect(await dataOf('rest_anime_scene', of(`episode-${name.length}`), body)).toMatchObject({
      items: [{ episode: null }],
    })
  })

  it('leaves cutBorders out where it is not wanted', async () => {
    const asked = {
      ...of('whole', { cutBorders: false }),
      target: '/search?anilistInfo=1&url=https://example.org/whole.jpg',
    }
    expect(await dataOf('rest_anime_scene', asked, found())).toEqual({
      framesSearched: 1000,
      count: 0,
      items: [],
    })
  })

  // src/search.ts of soruly/trace.moe-api: the status of the picture's host is passed on.
  it.each([
    [400, 'Invalid image url x'],
    [400, 'Failed to process image'],
    [400, 'Failed to process file'],
    [400, 'Failed to fetch image https://example.org/a.jpg'],
    [403, 'Failed to fetch image https://example.org/a.jpg'],
    [404, 'Failed to fetch image https://example.org/a.jpg'],
    [410, 'Failed to fetch image https://example.org/a.jpg'],
    [429, 'Failed to fetch image https://example.org/a.jpg'],
    [500, 'Failed to fetch image https://example.org/a.jpg'],
    [503, 'Failed to fetch image https://example.org/a.jpg'],
    [200, 'Failed to process image'],
  ])('is a 422 with the words of the upstream at status %d: %s', async (status, error) => {
    const asked = of(`fault-${status}-${error.length}`)
    expect(await answered('rest_anime_scene', asked, { status, body: { error } })).toMatchObject({
      status: 422,
      body: { error: { message: error } },
    })
  })

  it.each([
    [402, { error: 'Concurrency limit exceeded' }],
    [402, { error: 'Search quota depleted (quota per 24 hours: 100, used: 100)' }],
    [404, { error: 'Not Found' }],
    [404, 'a text'],
    [405, { error: 'Method Not Allowed' }],
    [429, { error: 'Too Many Requests' }],
    [503, { error: 'Error: Search queue is full' }],
    [500, { error: 'Search failed. Database temporarily unavailable.' }],
    [500, 'not JSON'],
    [403, { error: { text: 'Failed to fetch image' } }],
    [200, { frameCount: 0, error: 'Something else', result: [] }],
    [200, { frameCount: 1, error: '', result: [scene({ id: 1 })] }],
  ])('is a 502 at status %d with %j', async (status, body) => {
    const asked = of(`failure-${status}-${JSON.stringify(body).length}`)
    expect(await answered('rest_anime_scene', asked, { status, body })).toMatchObject({
      status: 502,
      body: {
        error: { message: expect.stringMatching(/^trace\.moe anime scene search failed: /) as string },
      },
    })
  })
})

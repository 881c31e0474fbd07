import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { upstreamRequests } from '../../support/upstream.js'
import { answered, dataOf, fails, type Case } from './upstream-cases.js'

const of = (q: string): Case => ({
  upstream: 'kitsu',
  query: { q },
  target: `/anime?filter[text]=${q}&page[limit]=1&include=streamingLinks.streamer`,
})

const anime = (links?: readonly string[]) => ({
  id: '12',
  type: 'anime',
  attributes: { canonicalTitle: 'Title', titles: { en: 'E', ja_jp: '題' }, startDate: '1998-04-03' },
  relationships:
    links === undefined
      ? {}
      : { streamingLinks: { data: links.map((id) => ({ type: 'streamingLinks', id })) } },
})
const link = (id: string, attributes: object, streamer?: string) => ({
  id,
  type: 'streamingLinks',
  attributes,
  relationships: streamer === undefined ? {} : { streamer: { data: { type: 'streamers', id: streamer } } },
})

table('rest_anime_streaming', [refuses(400, 'no title', {}, 'q')])

fails('rest_anime_streaming', (n) => of(`k${n}`), 502)

describe('anime/streaming', () => {
  it('has the links that the anime names, in that order', async () => {
    const body = {
      data: [anime(['3', '1', '4', '99'])],
      included: [
        link('1', { url: 'https://www.hulu.com/x', subs: ['en'], dubs: ['ja', 'en'] }, '7'),
        link('2', { url: 'https://other.test/', subs: [], dubs: [] }, '7'),
        link('3', { url: 'https://www.crunchyroll.com/x', subs: ['en', 'es'], dubs: ['ja'] }, '8'),
        link('4', { url: 'https://tubitv.com/x', subs: null }, '7'),
        // Of the same id as a link, but of another type.
        { id: '3', type: 'streamers', attributes: { siteName: 'Wrong' } },
        { id: '7', type: 'streamers', attributes: { siteName: 'Hulu' } },
      ],
    }
    expect(await dataOf('rest_anime_streaming', of('links'), body)).toEqual({
      kitsuId: '12',
      title: 'Title',
      titleJapanese: '題',
      startDate: '1998-04-03',
      count: 3,
      items: [
        { site: 'crunchyroll.com', url: 'https://www.crunchyroll.com/x', subs: ['en', 'es'], dubs: ['ja'] },
        { site: 'Hulu', url: 'https://www.hulu.com/x', subs: ['en'], dubs: ['ja', 'en'] },
        { site: 'Hulu', url: 'https://tubitv.com/x', subs: [], dubs: [] },
      ],
    })
    const requests = await upstreamRequests('kitsu', '/anime')
    expect(requests.at(-1)?.headers).toMatchObject({ accept: 'application/vnd.api+json' })
  })

  it('has the whole host where no site is named, "www." alone left out', async () => {
    const body = { data: [anime(['1'])], included: [link('1', { url: 'https://www.watch.www.test/x' })] }
    expect(await dataOf('rest_anime_streaming', of('host'), body)).toMatchObject({
      items: [{ site: 'watch.www.test' }],
    })
  })

  it('may have no links', async () => {
    expect(await dataOf('rest_anime_streaming', of('none'), { data: [anime()] })).toMatchObject({
      count: 0,
      items: [],
    })
    const bare = { id: '5', attributes: { canonicalTitle: 'T' } }
    expect(await dataOf('rest_anime_streaming', of('bare'), { data: [bare] })).toEqual({
      kitsuId: '5',
      title: 'T',
      titleJapanese: null,
      startDate: null,
      count: 0,
      items: [],
    })
  })

  it('is a 422 where nothing is found', async () => {
    expect(await answered('rest_anime_streaming', of('nothing'), { body: { data: [] } })).toMatchObject({
      status: 422,
      body: { error: { message: 'Kitsu has no anime called "nothing".' } },
    })
  })
})

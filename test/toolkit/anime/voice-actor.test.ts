import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { answered, fails, type Case } from './upstream-cases.js'

const of = (q: string, query: Record<string, string | number> = {}): Case => ({
  upstream: 'jikan',
  query: { q, ...query },
  target: `/people?q=${q}&limit=1`,
})

const person = (mal_id: number, more: object = {}) => ({
  data: [{ mal_id, name: 'Some One', url: 'https://myanimelist.net/people/1', ...more }],
})
const role = (kind: string, number: number) => ({
  role: kind,
  anime: { mal_id: number, title: `A${number}`, url: 'u', images: {} },
  character: { mal_id: number + 1, name: `C${number}`, url: 'u', images: {} },
})
const shown = (kind: string, number: number) => ({
  role: kind,
  anime: { malId: number, title: `A${number}` },
  character: { malId: number + 1, name: `C${number}` },
})
const ROLES = { data: [role('Supporting', 10), role('Main', 20), role('Main', 30), role('Main', 40)] }

table('rest_anime_voiceActor', [
  refuses(400, 'a name of one letter', { q: 'x' }, 'q'),
  refuses(400, 'more than 100 items', { q: 'xx', limit: 101 }, 'limit'),
])

fails('rest_anime_voiceActor', (n) => of(`v${n}`), 502)

describe('anime/voice-actor', () => {
  it('has the first person found with all roles', async () => {
    const about = { family_name: '種崎', given_name: '敦美', birthday: '1990-09-27T00:00:00+00:00' }
    await upstreamAnswers('jikan', '/people/601/voices', { body: ROLES })
    expect(await answered('rest_anime_voiceActor', of('first'), { body: person(601, about) })).toMatchObject({
      status: 200,
      body: {
        data: {
          malId: 601,
          name: 'Some One',
          nameKanji: '種崎敦美',
          birthday: '1990-09-27',
          url: 'https://myanimelist.net/people/1',
          total: 4,
          count: 4,
          items: [shown('Supporting', 10), shown('Main', 20), shown('Main', 30), shown('Main', 40)],
        },
      },
    })
  })

  it('counts the roles of the kind asked for, then cuts', async () => {
    await upstreamAnswers('jikan', '/people/602/voices', { body: ROLES })
    const asked = of('second', { role: 'main', limit: 2 })
    expect(await answered('rest_anime_voiceActor', asked, { body: person(602) })).toMatchObject({
      body: {
        data: {
          nameKanji: null,
          birthday: null,
          total: 3,
          count: 2,
          items: [shown('Main', 20), shown('Main', 30)],
        },
      },
    })
    expect(await call('rest_anime_voiceActor', { q: 'second', role: 'supporting' })).toMatchObject({
      body: { data: { total: 1, items: [shown('Supporting', 10)] } },
    })
  })

  it('has one part of the name in kanji where there is only one', async () => {
    await upstreamAnswers('jikan', '/people/603/voices', { body: { data: [] } })
    const body = person(603, { family_name: null, given_name: '彩' })
    expect(await answered('rest_anime_voiceActor', of('third'), { body })).toMatchObject({
      body: { data: { nameKanji: '彩', total: 0, count: 0, items: [] } },
    })
  })

  it('is a 422 where nobody is found', async () => {
    expect(await answered('rest_anime_voiceActor', of('nobody'), { body: { data: [] } })).toMatchObject({
      status: 422,
      body: { error: { message: 'MyAnimeList has nobody called "nobody".' } },
    })
  })

  it('is a 502 where the roles cannot be had', async () => {
    await upstreamAnswers('jikan', '/people/604/voices', { status: 500, body: {} })
    expect(await answered('rest_anime_voiceActor', of('fourth'), { body: person(604) })).toMatchObject({
      status: 502,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { startClient } from '../support/upstream-client.js'

const VERSE = { upstream: 'tafsir', path: '/en-tafisr-ibn-kathir/112/1.json' }

describe('the request', () => {
  it('has its path appended to the base and its query in the order given', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'mangadex', target: '/manga?title=a+b&b%5B%5D=1&b%5B%5D=2', answers: [{}] })
    await request({
      upstream: 'mangadex',
      path: '/manga',
      query: { title: 'a b', unused: undefined, 'b[]': [1, 2] },
    })
    const [received] = local.requests('mangadex')
    expect(received).toMatchObject({
      method: 'GET',
      path: '/manga',
      search: '?title=a%20b&b%5B%5D=1&b%5B%5D=2',
      body: null,
    })
  })

  it('keeps commas and colons as documentation writes them, and encodes the rest', async () => {
    const { local, request } = await startClient()
    await request({
      upstream: 'openlibrary',
      path: '/search.json',
      query: { fields: 'key,title', bibkeys: 'ISBN:1', q: 'a&b=c/d?é', lat: -6.25, all: true },
    }).catch(() => undefined)
    expect(local.requests('openlibrary')[0]?.search).toBe(
      '?fields=key,title&bibkeys=ISBN:1&q=a%26b%3Dc%2Fd%3F%C3%A9&lat=-6.25&all=true',
    )
  })

  it('says who asks and what it understands, and nothing else', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [{ body: {} }] })
    await request(VERSE)
    const headers = local.requests('tafsir')[0]?.headers ?? {}
    expect(headers).toEqual({
      host: expect.any(String) as string,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'gzip, br, deflate',
      'user-agent': 'utility-toolkit/0.0.1 (http://toolkit.test)',
    })
  })

  it('has the Accept header that the upstream wants', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'kitsu', target: '/anime', answers: [{ body: {} }] })
    await request({ upstream: 'kitsu', path: '/anime', headers: { accept: 'application/vnd.api+json' } })
    expect(local.requests('kitsu')[0]?.headers['accept']).toBe('application/vnd.api+json')
  })

  it('with a body is a POST of JSON', async () => {
    const { local, request } = await startClient()
    const body = { query: 'query($id:Int){Media(id:$id){id}}', variables: { id: 1 } }
    local.register({ upstream: 'anilist', target: '/', answers: [{ body: { data: null } }] })
    await request({ upstream: 'anilist', path: '/', body })
    expect(local.requests('anilist')[0]).toMatchObject({
      method: 'POST',
      path: '/',
      body,
      headers: { 'content-type': 'application/json' },
    })
  })

  it('fills the placeholder of a base', async () => {
    const local = (await startClient()).local
    const { request } = await startClient({
      baseUrls: { wikipedia: `${local.baseUrl('wikipedia')}/{lang}/w` },
    })
    local.register({ upstream: 'wikipedia', target: '/id/w/page', answers: [{ body: { here: true } }] })
    const answer = await request({ upstream: 'wikipedia', path: '/page', base: { lang: 'id' } })
    expect(answer).toEqual({ status: 200, body: { here: true } })
  })

  it('uses an overridden base without a placeholder as it is', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'wikipedia', target: '/page', answers: [{ body: [] }] })
    const answer = await request({ upstream: 'wikipedia', path: '/page', base: { lang: 'id' } })
    expect(answer).toEqual({ status: 200, body: [] })
  })

  it.each(['evil.example/', 'a.b', 'x@y', ''])('refuses %j as part of a host name', async (lang) => {
    const { request } = await startClient({ baseUrls: {} })
    await expect(request({ upstream: 'wikipedia', path: '/page', base: { lang } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      message: expect.stringContaining('lang') as string,
    })
  })

  it.each(['/gitignore/templates/..', '/a/./b', '/%2e%2E/x', '/..'])(
    'does not send %s, which leaves its folder',
    async (path) => {
      const { local, request } = await startClient()
      expect(await request({ upstream: 'github', path })).toEqual({ status: 404, body: null })
      expect(local.requests('github')).toHaveLength(0)
    },
  )
})

describe("the operator's token", () => {
  it('goes into the header that the upstream documents', async () => {
    const { local, request } = await startClient({ tokens: { github: 'ghp_x' } })
    local.register({ upstream: 'github', target: '/users/a', answers: [{ body: {} }] })
    await request({ upstream: 'github', path: '/users/a' })
    expect(local.requests('github')[0]?.headers['authorization']).toBe('Bearer ghp_x')
  })

  it('takes the place of the public key in the query', async () => {
    const { local, request } = await startClient({ tokens: { nasa: 'own' } })
    const query = { api_key: 'DEMO_KEY', thumbs: true }
    await request({ upstream: 'nasa', path: '/planetary/apod', query }).catch(() => undefined)
    expect(local.requests('nasa')[0]?.search).toBe('?api_key=own&thumbs=true')
  })
})

describe('the answer', () => {
  it.each(['gzip', 'br', 'deflate'] as const)('is decoded from %s', async (encoding) => {
    const { local, request } = await startClient()
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [{ encoding, body: { text: 'é' } }] })
    expect(await request(VERSE)).toEqual({ status: 200, body: { text: 'é' } })
  })

  it.each([
    ['an empty list', '[]', []],
    ['null', 'null', null],
    ['JSON under another type, after blank lines', '\n\n\n{"results":[]}', { results: [] }],
    ['JSON with a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['brackets in strings', `["${'['.repeat(200)}\\"{"]`, [`${'['.repeat(200)}"{`]],
  ])('may be %s', async (_name, body, expected) => {
    const { local, request } = await startClient()
    const headers = { 'content-type': 'text/javascript' }
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [{ headers, body }] })
    expect(await request(VERSE)).toEqual({ status: 200, body: expected })
  })

  it('may be large, and is then looked through slice by slice', async () => {
    const { local, request } = await startClient()
    // An escape and a quote stand across the border of two slices of 1 MB that are looked through one by one.
    const list = [
      `${'x'.repeat(1024 * 1024 - 3)}"[`,
      ...Array.from({ length: 50_000 }, (_, id) => ({ id, tags: [] })),
    ]
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [{ body: list }] })
    expect(await request(VERSE)).toEqual({ status: 200, body: list })
  })

  it.each([404, 410])('is null where the status is %i, whatever the body', async (status) => {
    const { local, request } = await startClient()
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [{ status, body: '<html>' }] })
    expect(await request(VERSE)).toEqual({ status: 404, body: null })
  })

  it('is a refusal with its body where the feature accepts its status', async () => {
    const { local, request } = await startClient()
    const answers = [{ status: 400, body: { reason: 'out of range' } }]
    local.register({ upstream: 'openmeteo', target: '/forecast', answers })
    const answer = await request({ upstream: 'openmeteo', path: '/forecast', accept: [400] })
    expect(answer).toEqual({ status: 400, body: { reason: 'out of range' } })
  })

  it('is without a body where nothing to send is accepted, else a failure', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'usgs', target: '/query', answers: [{ status: 204, body: '' }] })
    const asked = { upstream: 'usgs', path: '/query' }
    expect(await request({ ...asked, accept: [204] })).toEqual({ status: 204, body: null })
    await expect(request(asked)).rejects.toMatchObject({ status: 502 })
  })

  it('is a refusal without a body where an accepted status comes with no JSON', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'bluesky', target: '/x', answers: [{ status: 400, body: 'Bad Request' }] })
    expect(await request({ upstream: 'bluesky', path: '/x', accept: [400] })).toEqual({
      status: 400,
      body: null,
    })
  })
})

it('keeps its connections for calls that follow each other', async () => {
  const { local, request } = await startClient()
  for (let number = 1; number <= 20; number++) {
    local.register({ upstream: 'hadith', target: `/${number}`, answers: [{ body: {} }] })
    await request({ upstream: 'hadith', path: `/${number}` })
  }
  expect(local.connections()).toBeLessThanOrEqual(2)
})

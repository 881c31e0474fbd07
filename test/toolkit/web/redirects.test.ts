import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../support/site.js'
import { call, refuses, table } from '../../support/table.js'

let site: Site
let other: Site

const to = (location: string, status = 302) => ({ status, headers: { location } })

beforeAll(async () => {
  other = await startSite({ '/end': {} })
  site = await startSite({
    '/end': { status: 404 },
    '/moved': to('/end', 301),
    '/for-ever': to('moved#part', 308),
    '/mixed': to('/moved', 307),
    '/seen': to('/end', 303),
    '/self': to('/self'),
    '/a': to('/b'),
    '/b': to('/c?x=1', 301),
    '/c?x=1': to('/b#again'),
    '/nowhere': { status: 302 },
    '/choices': { status: 300, headers: { location: '/end' } },
    '/away': to(`${other.url}/end`),
    '/inwards': to('http://10.1.2.3/'),
    '/mail': to('mailto:me@example.com'),
    '/slow': () => undefined,
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, hop) => [`/hop/${hop}`, to(`/hop/${hop + 1}`, 301)]),
    ),
  })
})
afterAll(async () => {
  await Promise.all([site.close(), other.close()])
})

const chain = async (path: string, query: Readonly<Record<string, number>> = {}): Promise<unknown> => {
  const { status, body } = await call('rest_web_redirects', { url: site.url + path, ...query })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: unknown }).data
}

describe('a chain of redirects', () => {
  it('has one hop where there is none', async () => {
    const url = `${site.url}/end`
    expect(await chain('/end')).toEqual({
      start: url,
      final: url,
      status: 404,
      count: 0,
      hops: [{ url, status: 404, location: null, type: null }],
      loop: false,
      httpsUpgrade: false,
      hostChanged: false,
      permanent: false,
    })
  })

  it('lists every answer with its target and kind', async () => {
    expect(await chain('/for-ever')).toMatchObject({
      final: `${site.url}/end`,
      status: 404,
      count: 2,
      hops: [
        { url: `${site.url}/for-ever`, status: 308, location: `${site.url}/moved#part`, type: 'permanent' },
        { url: `${site.url}/moved`, status: 301, location: `${site.url}/end`, type: 'permanent' },
        { url: `${site.url}/end`, status: 404, location: null, type: null },
      ],
      permanent: true,
      loop: false,
    })
  })

  it.each([
    ['/mixed', 307, 2],
    ['/seen', 303, 1],
  ])('is not permanent with a temporary one: %s', async (path, status, count) => {
    expect(await chain(path)).toMatchObject({
      count,
      permanent: false,
      hops: [{ status, type: 'temporary' }, ...Array.from({ length: count }, () => ({}))],
    })
  })

  it('ends where it leads to itself, which is not asked again', async () => {
    const before = site.requests.length
    expect(await chain('/self')).toMatchObject({
      count: 0,
      loop: true,
      final: `${site.url}/self`,
      status: 302,
    })
    expect(site.requests.slice(before)).toEqual(['GET /self'])
  })

  it('ends where it leads back, whatever the fragment', async () => {
    const before = site.requests.length
    expect(await chain('/a')).toMatchObject({ count: 2, loop: true, final: `${site.url}/c?x=1` })
    expect(site.requests.slice(before)).toEqual(['GET /a', 'GET /b', 'GET /c?x=1'])
  })

  it('ends past the most redirects, with the one that is not followed', async () => {
    expect(await chain('/hop/0', { max: 1 })).toMatchObject({
      count: 1,
      final: `${site.url}/hop/1`,
      status: 301,
      hops: [{}, { location: `${site.url}/hop/2`, type: 'permanent' }],
      loop: false,
      permanent: true,
    })
    expect(await chain('/hop/0')).toMatchObject({ count: 10, final: `${site.url}/hop/10` })
    expect(await chain('/hop/0', { max: 20 })).toMatchObject({ count: 20 })
  })

  it.each(['/nowhere', '/choices'])('ends at %s, which leads nowhere', async (path) => {
    expect(await chain(path)).toMatchObject({ count: 0, hops: [{ location: null, type: null }] })
  })

  it('may lead to another address', async () => {
    expect(await chain('/away')).toMatchObject({ final: `${other.url}/end`, status: 200, count: 1 })
  })

  it('begins with the address as it was given', async () => {
    expect(await chain('/end#part')).toMatchObject({
      start: `${site.url}/end#part`,
      final: `${site.url}/end`,
    })
  })

  it.each([
    ['a private address', '/inwards', 422],
    ['another scheme', '/mail', 422],
    ['a server that does not answer', '/slow', 502],
  ])('is refused where it leads to %s', async (_name, path, status) => {
    expect(await call('rest_web_redirects', { url: site.url + path })).toMatchObject({ status })
  })
})

table('rest_web_redirects', [
  refuses(400, 'no address', {}, 'url'),
  refuses(400, 'no redirects', { url: 'https://example.com/', max: 0 }, 'max'),
  refuses(400, 'too many redirects', { url: 'https://example.com/', max: 21 }, 'max'),
  refuses(422, 'a private address', { url: 'http://[fd00::1]/' }, 'fd00::1'),
  refuses(502, 'a name that does not resolve', { url: 'http://nowhere.invalid/' }, 'nowhere.invalid'),
])

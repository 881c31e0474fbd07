import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../support/site.js'
import { call, refuses, table } from '../../support/table.js'

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/plain': {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        Server: 'test/1.0',
        'Set-Cookie': ['a=1; Path=/', ' b =2=3; HttpOnly', 'c', '=d', 'a=4'],
        'X-Twice': ['one', 'two'],
        'Content-Length': '5',
      },
      body: 'hello',
    },
    '/gone': { status: 404 },
    '/broken': { status: 500, headers: { 'content-type': 'application/json' }, body: '{}' },
    '/unknown': { status: 299 },
    '/large': { status: 413 },
    '/wrong': { status: 422 },
    '/from': { status: 302, headers: { location: '/middle' } },
    '/middle': { status: 308, headers: { location: 'plain#part' } },
    '/odd-length': (_request, response) =>
      response.socket?.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nabc'),
    '/circle': { status: 302, headers: { location: '/circle' } },
    '/endless': (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(1000)), 20)
      response.on('close', () => clearInterval(timer))
    },
    '/long': { headers: { 'content-length': '9000000000' } },
  })
})
afterAll(() => site.close())

const answer = async (query: Readonly<Record<string, string | boolean>>): Promise<unknown> => {
  const { status, body } = await call('rest_web_headers', query)
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: unknown }).data
}

describe('the headers of an address', () => {
  it('are listed in their order, a line each, names in lower case', async () => {
    const url = `${site.url}/plain`
    expect(await answer({ url })).toEqual({
      url,
      finalUrl: url,
      redirects: 0,
      status: 200,
      statusText: 'OK',
      contentType: 'text/plain; charset=utf-8',
      contentLength: 5,
      server: 'test/1.0',
      cookies: ['a', 'b', 'a'],
      headers: [
        { name: 'content-type', value: 'text/plain; charset=utf-8' },
        { name: 'server', value: 'test/1.0' },
        { name: 'set-cookie', value: 'a=1; Path=/' },
        { name: 'set-cookie', value: 'b =2=3; HttpOnly' },
        { name: 'set-cookie', value: 'c' },
        { name: 'set-cookie', value: '=d' },
        { name: 'set-cookie', value: 'a=4' },
        { name: 'x-twice', value: 'one' },
        { name: 'x-twice', value: 'two' },
        { name: 'content-length', value: '5' },
        { name: 'connection', value: 'close' },
      ],
    })
  })

  it.each([
    ['404', '/gone', 404, 'Not Found'],
    ['500', '/broken', 500, 'Internal Server Error'],
    ['413, as RFC 9110 calls it', '/large', 413, 'Content Too Large'],
    ['422, as RFC 9110 calls it', '/wrong', 422, 'Unprocessable Content'],
    ['a status without a phrase', '/unknown', 299, ''],
  ])('may come with %s', async (_name, path, status, statusText) => {
    expect(await answer({ url: site.url + path })).toMatchObject({ status, statusText, redirects: 0 })
  })

  it('are those of the last answer, behind redirects', async () => {
    expect(await answer({ url: `${site.url}/from` })).toMatchObject({
      url: `${site.url}/from`,
      finalUrl: `${site.url}/plain`,
      redirects: 2,
      status: 200,
    })
  })

  it('are those of the first answer where redirects are not followed', async () => {
    expect(await answer({ url: `${site.url}/from`, follow: false })).toMatchObject({
      finalUrl: `${site.url}/from`,
      redirects: 0,
      status: 302,
      statusText: 'Found',
    })
  })

  it('are asked for with the method', async () => {
    expect(await answer({ url: `${site.url}/plain`, method: 'HEAD' })).toMatchObject({
      status: 200,
      contentLength: 5,
    })
    expect(site.requests.at(-1)).toBe('HEAD /plain')
  })

  it('may say nothing', async () => {
    expect(await answer({ url: `${site.url}/odd-length` })).toMatchObject({
      contentType: null,
      contentLength: null,
      server: null,
      cookies: [],
    })
  })

  it('do not wait for a body without end, or of nine gigabytes', async () => {
    expect(await answer({ url: `${site.url}/endless` })).toMatchObject({ status: 200 })
    expect(await answer({ url: `${site.url}/long` })).toMatchObject({ contentLength: 9_000_000_000 })
  })

  it('are refused with 502 behind too many redirects', async () => {
    const { status, body } = await call('rest_web_headers', { url: `${site.url}/circle` })
    expect({ status, body }).toMatchObject({ status: 502, body: { error: { code: 'upstream_failed' } } })
  })
})

table('rest_web_headers', [
  // The ports of tcpmux and discard, where nothing listens: asked, although the Fetch standard blocks them.
  refuses(502, 'port 1, where nothing listens', { url: 'http://127.0.0.1:1/' }, 'refused the connection'),
  refuses(502, 'port 9, where nothing listens', { url: 'http://127.0.0.1:9/' }, 'refused the connection'),
  refuses(400, 'no address', {}, 'url'),
  refuses(400, 'what is not an address', { url: 'example' }, 'url'),
  refuses(400, 'another method', { url: 'https://example.com/', method: 'POST' }, 'method'),
  refuses(422, 'a private address', { url: 'http://10.0.0.1/' }, '10.0.0.1'),
  refuses(422, 'another scheme', { url: 'file:///etc/passwd' }, 'http'),
])

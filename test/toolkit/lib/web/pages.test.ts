import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../../support/site.js'
import { call } from '../../../support/table.js'

/** How all features of this category get a page, shown on the one that reads its title. */
let site: Site
let other: Site

const MB = 1_048_576
const TITLED = '<title>Here</title>'

beforeAll(async () => {
  other = await startSite({ '/end': htmlPage(TITLED) })
  const hops = Object.fromEntries(
    Array.from({ length: 7 }, (_, hop) => [
      `/hop/${hop}`,
      hop === 6 ? htmlPage(TITLED) : { status: 302, headers: { location: `/hop/${hop + 1}` } },
    ]),
  )
  site = await startSite({
    ...hops,
    '/html': htmlPage(TITLED, 'Text/HTML ; charset=utf-8'),
    '/xhtml': htmlPage(TITLED, 'application/xhtml+xml'),
    '/untyped': { body: `\n ${TITLED}` },
    '/untyped-text': { body: 'Here < there' },
    '/json': htmlPage('{"title": "Here"}', 'application/json'),
    '/xml': htmlPage('<a/>', 'text/xml'),
    '/gone': { ...htmlPage(TITLED), status: 410 },
    '/broken': { ...htmlPage(TITLED), status: 503 },
    '/teapot': { ...htmlPage(TITLED), status: 399 },
    '/latin': htmlPage(Buffer.from('<title>caf\xe9</title>', 'latin1'), 'text/html; charset=windows-1252'),
    '/kanji': htmlPage(
      Buffer.from([...Buffer.from('<meta charset=shift_jis><title>'), 0x93, 0xfa, 0x96, 0x7b]),
      'text/html',
    ),
    '/utf16': htmlPage(Buffer.from(`\ufeff${TITLED}`, 'utf16le'), 'text/html'),
    '/user-defined': htmlPage(TITLED, 'text/html; charset=x-user-defined'),
    // Most of it is one comment, which the parser passes over quickly.
    '/limit': htmlPage(`${TITLED}<!--`.padEnd(5 * MB)),
    '/long': htmlPage(TITLED.padEnd(5 * MB + 1)),
    '/bomb': {
      headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(64 * MB, 0x20)),
    },
    '/deep': htmlPage(TITLED + '<div>'.repeat(100_000)),
    '/bold': htmlPage(TITLED + '<b>'.repeat(1_000_000)),
    '/away': { status: 301, headers: { location: `${other.url}/end` } },
    '/circle': { status: 302, headers: { location: '/circle' } },
    '/inwards': { status: 302, headers: { location: 'http://10.1.2.3/' } },
    '/file': { status: 302, headers: { location: 'file:///etc/passwd' } },
    '/name': { status: 302, headers: { location: 'http://metadata.internal/' } },
    '/drip': (_request, response) => {
      response.setHeader('content-type', 'text/html')
      const timer = setInterval(() => response.write(' '), 200)
      response.on('close', () => clearInterval(timer))
    },
    '/silent': () => undefined,
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
      response.write(TITLED, () => response.destroy())
    },
  })
})

afterAll(async () => {
  await Promise.all([site.close(), other.close()])
})

const titleAt = async (url: string): Promise<unknown> => {
  const { status, body } = await call('rest_web_meta', { url })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: { title: unknown } }).data.title
}

const refusalAt = async (url: string): Promise<{ status: number; message: string }> => {
  const { status, body } = await call('rest_web_meta', { url })
  return { status, message: (body as { error: { message: string } }).error.message }
}

describe('a page', () => {
  it.each([
    ['of type text/html', '/html', 'Here'],
    ['of type application/xhtml+xml', '/xhtml', 'Here'],
    ['without a type that begins with a tag', '/untyped', 'Here'],
    ['with a status under 400', '/teapot', 'Here'],
    ['in the charset of its header', '/latin', 'café'],
    ['in the charset of its meta element', '/kanji', '日本'],
    ['in UTF-16 with a mark', '/utf16', 'Here'],
    ['of 5 MB', '/limit', 'Here'],
    ['behind five redirects', '/hop/1', 'Here'],
    ['behind a redirect to another host', '/away', 'Here'],
  ])('%s is read', async (_name, path, title) => {
    expect(await titleAt(`${site.url}${path}`)).toBe(title)
  })

  it.each([
    ['without a type that begins with text', '/untyped-text', 422, 'HTML'],
    ['of type application/json', '/json', 422, 'application/json'],
    ['of type text/xml', '/xml', 422, 'text/xml'],
    ['in a charset that cannot be decoded', '/user-defined', 422, 'x-user-defined'],
    ['of more than 5 MB', '/long', 422, '5 MB'],
    ['that decodes to more than 5 MB', '/bomb', 422, '5 MB'],
    ['of a million nested marks', '/bold', 422, 'nested deeper than 1000'],
    ['of 100,000 nested elements', '/deep', 422, 'nested deeper than 1000'],
    ['with status 410', '/gone', 502, '410'],
    ['with status 503', '/broken', 502, '503'],
    ['that is not there', '/nowhere', 502, '404'],
    ['behind six redirects', '/hop/0', 502, 'redirected more than 5 times'],
    ['that redirects to itself', '/circle', 502, 'redirected more than 5 times'],
    ['that redirects to a private address', '/inwards', 422, '10.1.2.3'],
    ['that redirects to a local name', '/name', 422, 'metadata.internal'],
    ['that redirects to a file', '/file', 422, 'only http and https'],
    ['that ends before its length', '/cut', 502, 'closed the connection'],
    ['that comes drop by drop', '/drip', 502, 'did not answer within 10 s'],
    ['that never comes', '/silent', 502, 'did not answer within 10 s'],
  ])('%s is refused', async (_name, path, status, message) => {
    expect(await refusalAt(`${site.url}${path}`)).toEqual({
      status,
      message: expect.stringContaining(message) as string,
    })
  })

  it.each([
    ['a private address', 'http://192.168.0.1/', 422],
    ['a private address in hex', 'http://0x7f000002/', 422],
    ['the address of cloud metadata', 'http://169.254.169.254/latest/', 422],
    ['an IPv6 address of this machine', 'http://[::1]/', 422],
    ['a mapped IPv6 address', 'http://[::ffff:10.0.0.1]/', 422],
    ['another scheme', 'ftp://example.com/', 422],
    ['a user name', 'http://me:secret@example.com/', 422],
    ['a name that does not resolve', 'http://nowhere.invalid/', 502],
    ['a port where nobody listens', 'http://127.0.0.1:2/', 502],
  ])('at %s is refused', async (_name, url, status) => {
    expect(await refusalAt(url)).toMatchObject({ status })
  })
})

describe('a page given as source and by address', () => {
  it.each([
    ['both', { url: 'https://example.com/', html: TITLED }],
    ['neither', {}],
  ])('is refused for %s', async (_name, query: Readonly<Record<string, string>>) => {
    const { status, body } = await call('rest_web_meta', query)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { code: 'invalid_parameter' } } })
  })
})

import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../support/site.js'
import { call, refuses, table } from '../../support/table.js'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const SET = `\ufeff<?xml version="1.0" encoding="UTF-8"?><!-- x --><urlset ${NS}
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc> https://e.com/?a=1&amp;b=2 </loc><lastmod>2024-01-02</lastmod><changefreq>daily</changefreq>
    <priority>0.8</priority><image:image><image:loc>https://e.com/a.png</image:loc></image:image><image:image/></url>
  <url><loc><![CDATA[https://e.com/b]]></loc><lastmod>2024-01-02T10:00:00Z</lastmod><priority>high</priority></url>
  <url><lastmod>2030-01-01</lastmod></url></urlset>`
const INDEX = `<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:sitemap><s:loc>https://e.com/1.xml</s:loc>
  <s:lastmod>2020</s:lastmod></s:sitemap><s:sitemap><s:loc>https://e.com/2.xml</s:loc></s:sitemap></s:sitemapindex>`

let site: Site
beforeAll(async () => {
  const page = (body: string | Uint8Array) => ({ headers: { 'content-type': 'text/plain' }, body })
  site = await startSite({
    '/set': page(SET),
    '/index': page(INDEX),
    '/text': page('\ufeffhttps://e.com/1\r\n # no\n  HTTP://e.com/2  \nftp://e.com/3\n\nhttps://[\n'),
    '/gzip': page(gzipSync(INDEX)),
    '/bomb': page(gzipSync(Buffer.alloc(51 * 1_048_576, 0x20))),
    '/cut': page(gzipSync(INDEX).subarray(0, 40)),
    '/broken': page('<urlset><url></urlset>'),
    '/html': page('<html><body>Hi</body></html>'),
    '/words': page('Hello there'),
    '/empty': page(`<urlset ${NS}/>`),
    '/deep': page(`<urlset>${'<url>'.repeat(100_000)}`),
    '/nested': page(`<urlset>${'<url>'.repeat(50_000)}${'</url>'.repeat(50_000)}</urlset>`),
    '/entities': page(
      '<!DOCTYPE urlset [<!ENTITY e SYSTEM "file:///etc/passwd">]><urlset><url><loc>&e;</loc></url></urlset>',
    ),
    '/many': page(
      `<urlset>${Array.from({ length: 50_000 }, (_, at) => `<url><loc>https://e.com/${at}</loc></url>`).join('')}</urlset>`,
    ),
    '/gone': { status: 404 },
  })
})
afterAll(() => site.close())

const read = async (path: string, query: Readonly<Record<string, number>> = {}) =>
  call('rest_web_sitemap', { url: site.url + path, ...query })

const entry = (loc: string, more: Readonly<Record<string, unknown>> = {}) => ({
  loc,
  lastmod: null,
  changefreq: null,
  priority: null,
  images: 0,
  ...more,
})

describe('a sitemap', () => {
  it('lists pages', async () => {
    expect((await read('/set')).body).toMatchObject({
      data: {
        kind: 'urlset',
        total: 2,
        count: 2,
        latest: '2024-01-02T10:00:00Z',
        items: [
          entry('https://e.com/?a=1&b=2', {
            lastmod: '2024-01-02',
            changefreq: 'daily',
            priority: 0.8,
            images: 2,
          }),
          entry('https://e.com/b', { lastmod: '2024-01-02T10:00:00Z' }),
        ],
      },
    })
  })
  it.each(['/index', '/gzip'])('lists other sitemaps: %s', async (path) => {
    expect((await read(path)).body).toMatchObject({
      data: {
        kind: 'index',
        total: 2,
        latest: '2020',
        items: [entry('https://e.com/1.xml', { lastmod: '2020' }), entry('https://e.com/2.xml')],
      },
    })
  })
  it('may be a text', async () => {
    expect((await read('/text')).body).toMatchObject({
      data: {
        kind: 'text',
        total: 2,
        latest: null,
        items: [entry('https://e.com/1'), entry('HTTP://e.com/2')],
      },
    })
  })
  it('may be empty', async () => {
    expect((await read('/empty')).body).toMatchObject({
      data: { kind: 'urlset', total: 0, count: 0, items: [] },
    })
  })
  it('may have fifty thousand pages, of which some are listed', async () => {
    expect((await read('/many', { limit: 2 })).body).toMatchObject({ data: { total: 50_000, count: 2 } })
  })
  it('may be nested deep', async () => {
    expect((await read('/nested')).body).toMatchObject({ data: { total: 0 } })
  })
  it.each([
    ['broken XML', '/broken', 422, 'line 1'],
    ['XML that never ends', '/deep', 422, 'not well-formed XML'],
    ['an entity of a file', '/entities', 422, 'not declared'],
    ['HTML', '/html', 422, '"html"'],
    ['a text without addresses', '/words', 422, 'no addresses'],
    ['a bomb', '/bomb', 422, '50 MB'],
    ['gzip that breaks off', '/cut', 422, 'unpacked'],
    ['what is not there', '/gone', 502, '404'],
  ])('is refused: %s', async (_name, path, status, message) => {
    expect(await read(path)).toMatchObject({
      status,
      body: { error: { message: expect.stringContaining(message) as string } },
    })
  })
})

table('rest_web_sitemap', [
  refuses(400, 'no address', {}, 'url'),
  refuses(400, 'a limit past the bound', { url: 'https://e.com/', limit: 1001 }, 'limit'),
  refuses(422, 'a private address', { url: 'http://10.0.0.1/' }, '10.0.0.1'),
])

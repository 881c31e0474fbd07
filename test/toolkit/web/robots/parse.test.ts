import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../../support/site.js'
import { answers, call, refuses, table } from '../../../support/table.js'

const RULE = 'rule of the feature'

table('rest_web_robots', [
  answers(
    'groups, delays, sitemaps and what is unknown',
    {
      text: `\ufeffDisallow: /early # no group
Allow: /early
# a comment
USER-AGENT: a # first
  user-agent :  b/2.0

# between
User-agent: c
Disallow: /x?y=*$ # why
Allow:/z
Disallow:
Crawl-delay: 2.5
Host: e.com
just text
Sitemap: /s.xml
Disallow: /after
User-agent: d
Crawl-delay: soon
Sitemap: https://e.com/t.xml
User-agent: e
crawl-delay: 3`,
    },
    {
      url: null,
      groups: [
        {
          userAgents: ['a', 'b/2.0', 'c'],
          rules: [
            { type: 'disallow', path: '/x?y=*$', line: 9 },
            { type: 'allow', path: '/z', line: 10 },
            { type: 'disallow', path: '', line: 11 },
            { type: 'disallow', path: '/after', line: 16 },
          ],
          crawlDelay: 2.5,
        },
        { userAgents: ['d', 'e'], rules: [], crawlDelay: 3 },
      ],
      sitemaps: ['/s.xml', 'https://e.com/t.xml'],
      unknown: [
        { line: 1, text: 'Disallow: /early' },
        { line: 2, text: 'Allow: /early' },
        { line: 13, text: 'Host: e.com' },
        { line: 14, text: 'just text' },
        { line: 18, text: 'Crawl-delay: soon' },
      ],
    },
    'RFC 9309, section 2.2',
  ),
  answers(
    'every kind of line end',
    { text: 'User-agent: *\rDisallow: /a\r\nDisallow: /b\nDisallow: /c' },
    {
      groups: [
        {
          userAgents: ['*'],
          rules: [
            { type: 'disallow', path: '/a', line: 2 },
            { type: 'disallow', path: '/b', line: 3 },
            { type: 'disallow', path: '/c', line: 4 },
          ],
          crawlDelay: null,
        },
      ],
    },
    'RFC 9309, section 2.2: EOL',
  ),
  answers(
    'a new group behind a delay',
    { text: 'User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /' },
    {
      groups: [
        { userAgents: ['a'], rules: [], crawlDelay: 1 },
        { userAgents: ['b'], rules: [{ type: 'disallow', path: '/', line: 4 }], crawlDelay: null },
      ],
    },
    RULE,
  ),
  answers('an empty file', { text: '' }, { url: null, groups: [], sitemaps: [], unknown: [] }, RULE),
  refuses(400, 'both', { url: 'https://e.com/', text: '' }, 'text'),
  refuses(400, 'neither', {}, 'url'),
  refuses(422, 'a private address', { url: 'http://10.0.0.1/' }, '10.0.0.1'),
])

let site: Site
let closed: Site
let broken: Site
beforeAll(async () => {
  site = await startSite({
    '/robots.txt': { body: Buffer.from('\ufeffUser-agent: *\nDisallow: /p') },
    '/dir/other.txt': { body: 'Sitemap: x' },
  })
  closed = await startSite({ '/robots.txt': { status: 403, body: 'User-agent: *' } })
  broken = await startSite({ '/robots.txt': { status: 503 } })
})
afterAll(async () => {
  await Promise.all([site, closed, broken].map((each) => each.close()))
})

describe('a robots.txt by its address', () => {
  it.each(['', '/', '/page?x#y', '/dir/page.txt.html'])('is that of the site of %j', async (path) => {
    const { body } = await call('rest_web_robots', { url: site.url + path })
    expect(body).toMatchObject({
      data: {
        url: `${site.url}/robots.txt`,
        groups: [{ userAgents: ['*'], rules: [{ path: '/p', line: 2 }] }],
      },
    })
  })
  it('is the file itself where it ends in .txt', async () => {
    const { body } = await call('rest_web_robots', { url: `${site.url}/dir/other.txt?x` })
    expect(body).toMatchObject({ data: { url: `${site.url}/dir/other.txt?x`, groups: [], sitemaps: [] } })
    const { body: plain } = await call('rest_web_robots', { url: `${site.url}/dir/other.txt` })
    expect(plain).toMatchObject({ data: { sitemaps: ['x'] } })
  })
  it('has no groups where the site forbids it', async () => {
    expect(await call('rest_web_robots', { url: closed.url })).toMatchObject({
      status: 200,
      body: { data: { url: `${closed.url}/robots.txt`, groups: [], sitemaps: [], unknown: [] } },
    })
  })
  it('is refused where the site fails', async () => {
    const { status, body } = await call('rest_web_robots', { url: broken.url })
    expect({ status, body }).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('503') as string } },
    })
  })
})

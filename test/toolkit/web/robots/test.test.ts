import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../../support/site.js'
import { answers, call, refuses, table } from '../../../support/table.js'

const verdict = (
  name: string,
  text: string,
  path: string,
  expected: { allowed: boolean } & Readonly<Record<string, unknown>>,
  source: string,
  agent = 'foobot',
) => answers<'rest_web_robots_2'>(name, { url: `https://e.com${path}`, text, agent }, expected, source)

/** The example of RFC 9309, section 5.1. */
const SIMPLE = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot`
const SIMPLE_SOURCE = 'RFC 9309, section 5.1'

/** Google, "How Google interprets the robots.txt specification": URL matching based on path values, order of precedence. */
const GOOGLE = 'Google, how robots.txt is interpreted'
const only = (rule: string): string => `User-agent: *\nDisallow: ${rule}`

const matched: readonly (readonly [rule: string, paths: string, others: string])[] = [
  ['/', '/ /a?b', ''],
  ['/*', '/ /a?b', ''],
  ['/$', '/', '/a'],
  [
    '/fish',
    '/fish /fish.html /fish/salmon.html /fishheads /fish.php?id=anything',
    '/Fish.asp /catfish /?id=fish /desert/fish',
  ],
  ['/fish*', '/fish /fish.html /fishheads/yummy.html', '/Fish.asp /catfish'],
  ['/fish/', '/fish/ /fish/?id=anything /fish/salmon.htm', '/fish /fish.html /animals/fish/'],
  [
    '/*.php',
    '/index.php /filename.php /folder/filename.php?parameters /folder/any.php.file.html',
    '/ /windows.PHP',
  ],
  [
    '/*.php$',
    '/filename.php /folder/filename.php',
    '/filename.php?parameters /filename.php/ /filename.php5 /windows.PHP',
  ],
  ['/fish*.php', '/fish.php /fishheads/catfish.php?parameters', '/Fish.PHP'],
  ['/a*b*b$', '/abb /axbxb /abxbyb', '/ab /abbc'],
  ['*', '/ /x', ''],
  ['$', '', '/'],
  ['fish', '', '/fish'],
]

table('rest_web_robots_2', [
  verdict(
    'the standard example: foobot',
    SIMPLE,
    '/example/page.html',
    { allowed: true, group: 'foobot', rule: { type: 'allow', path: '/example/page.html', line: 8 } },
    SIMPLE_SOURCE,
  ),
  verdict(
    'the standard example: foobot elsewhere',
    SIMPLE,
    '/example/other',
    { allowed: false, rule: { type: 'disallow', path: '/', line: 7 } },
    SIMPLE_SOURCE,
  ),
  verdict(
    'the standard example: bazbot',
    SIMPLE,
    '/example/page.html',
    { allowed: false, group: 'bazbot' },
    SIMPLE_SOURCE,
    'BazBot/3.1 (+x)',
  ),
  verdict(
    'the standard example: bazbot elsewhere',
    SIMPLE,
    '/example/allowed.gif',
    { allowed: true, rule: null },
    SIMPLE_SOURCE,
    'bazbot',
  ),
  verdict(
    'the standard example: quxbot',
    SIMPLE,
    '/example/page.html',
    { allowed: true, group: 'quxbot', rule: null },
    SIMPLE_SOURCE,
    'quxbot',
  ),
  verdict(
    'the standard example: another',
    SIMPLE,
    '/x/y.gif',
    { allowed: false, group: '*' },
    SIMPLE_SOURCE,
    'otherbot',
  ),
  verdict(
    'the longest match',
    'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif',
    '/example/page/disallowed.gif',
    { allowed: false },
    'RFC 9309, section 5.2',
  ),
  verdict(
    'allow wins a tie',
    'User-agent: *\nDisallow: /folder\nAllow: /folder',
    '/folder/page',
    { allowed: true, rule: { type: 'allow', path: '/folder', line: 3 } },
    GOOGLE,
  ),
  verdict(
    'a longer pattern wins',
    'User-agent: *\nAllow: /page\nDisallow: /*.htm',
    '/page.htm',
    { allowed: false },
    GOOGLE,
  ),
  verdict(
    'the end of the pattern',
    'User-agent: *\nAllow: /$\nDisallow: /',
    '/page.htm',
    { allowed: false },
    GOOGLE,
  ),
  verdict(
    'an empty disallow',
    'User-agent: *\nDisallow:',
    '/x',
    { allowed: true, rule: null },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'an empty file',
    '',
    '/x',
    { allowed: true, group: null, rule: null, crawlDelay: null },
    'RFC 9309, section 2.2.1',
  ),
  verdict(
    'no group of the crawler',
    'User-agent: other\nDisallow: /',
    '/x',
    { allowed: true, group: null },
    'RFC 9309, section 2.2.1',
  ),
  verdict(
    'groups of one crawler joined',
    'User-agent: FooBot/1.0\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: foobot\nCrawl-delay: 7\nDisallow: /b',
    '/b',
    { allowed: false, group: 'FooBot/1.0', crawlDelay: 7, rule: { path: '/b', line: 7 } },
    'RFC 9309, section 2.2.1',
  ),
  verdict(
    'the product token alone',
    'User-agent: foo\nDisallow: /',
    '/x',
    { allowed: true, group: null },
    'RFC 9309, section 2.2.1',
  ),
  verdict(
    'robots.txt itself',
    'User-agent: *\nDisallow: /',
    '/robots.txt',
    { allowed: true, group: '*', rule: null },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'a crawler named by a star',
    'User-agent: a\nDisallow: /\nUser-agent: *\nAllow: /',
    '/x',
    { allowed: true, group: '*' },
    'rule of the feature',
    '*',
  ),
  verdict('the query belongs to the path', only('/*?'), '/a?b', { allowed: false }, GOOGLE),
  verdict(
    'escapes in small letters',
    only('/foo/bar/%e3%83%84'),
    '/foo/bar/%E3%83%84',
    { allowed: false },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'characters past ASCII in the rule',
    only('/foo/bar/ツ'),
    '/foo/bar/%E3%83%84',
    { allowed: false },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'escapes of unreserved characters',
    only('/foo/bar/%62%61%7A'),
    '/foo/bar/baz',
    { allowed: false },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'escapes of unreserved characters in the address',
    only('/foo/bar/baz'),
    '/foo/bar/%62%61%7A',
    { allowed: false },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'a star that is meant as one',
    only('/path/file-with-a-%2A.html'),
    '/path/file-with-a-*.html',
    { allowed: false },
    'RFC 9309, section 2.2.3',
  ),
  verdict(
    'a dollar sign that is meant as one',
    only('/path/foo-%24'),
    '/path/foo-$',
    { allowed: false },
    'RFC 9309, section 2.2.3',
  ),
  verdict(
    'a dollar sign before the end',
    only('/a$b'),
    '/a$b/c',
    { allowed: false },
    'RFC 9309, section 2.2.3: it is special at the end of a pattern',
  ),
  verdict(
    'an address in a query, escaped',
    only('/foo/bar?baz=https://foo.bar'),
    '/foo/bar?baz=https%3A%2F%2Ffoo.bar',
    { allowed: false },
    'RFC 9309, section 2.2.2',
  ),
  verdict(
    'a blank in a pattern',
    only('/Service References/'),
    '/Service%20References/x',
    { allowed: false },
    'RFC 3986, section 2: URIs have no blanks',
  ),
  verdict(
    'an empty query',
    only('/search/?'),
    '/search/?',
    { allowed: false },
    'rule of the feature: path and query',
  ),
  verdict(
    'no query',
    only('/search/?'),
    '/search/#?',
    { allowed: true },
    'rule of the feature: path and query',
  ),
  verdict('an escaped slash is none', only('/a/b'), '/a%2Fb', { allowed: true }, 'RFC 9309, section 2.2.2'),
  verdict(
    'a length in characters as written',
    'User-agent: *\nDisallow: /日本\nAllow: /%E6%97',
    '/%E6%97%A5%E6%9C%AC',
    { allowed: true },
    'rule of the feature: 7 characters against 3',
  ),
  verdict(
    'a pattern of twenty thousand stars',
    only(`/${'*a'.repeat(20_000)}$`),
    `/${'a'.repeat(1900)}b`,
    { allowed: true },
    'it has more letters than the path',
  ),
  ...matched.flatMap(([rule, paths, others]) => [
    ...paths
      .split(' ')
      .filter(Boolean)
      .map((path) => verdict(`${rule} matches ${path}`, only(rule), path, { allowed: false }, GOOGLE)),
    ...others
      .split(' ')
      .filter(Boolean)
      .map((path) => verdict(`${rule} does not match ${path}`, only(rule), path, { allowed: true }, GOOGLE)),
  ]),
  refuses(400, 'no address', { text: '' }, 'url'),
  refuses(422, 'a private address', { url: 'http://10.0.0.1/' }, '10.0.0.1'),
])

let site: Site
let closed: Site
let broken: Site
beforeAll(async () => {
  site = await startSite({ '/robots.txt': { body: 'User-agent: *\nDisallow: /p' } })
  closed = await startSite({})
  broken = await startSite({ '/robots.txt': { status: 500, body: 'User-agent: *\nAllow: /' } })
})
afterAll(async () => {
  await Promise.all([site, closed, broken].map((each) => each.close()))
})

describe('the robots.txt of the site', () => {
  it.each([
    ['/p/x', false],
    ['/q', true],
  ])('decides about %s', async (path, allowed) => {
    expect(await call('rest_web_robots_2', { url: site.url + path })).toMatchObject({
      body: { data: { url: site.url + path, agent: '*', allowed, group: '*' } },
    })
  })
  it('allows everything where it is missing', async () => {
    expect(await call('rest_web_robots_2', { url: `${closed.url}/x` })).toMatchObject({
      status: 200,
      body: { data: { allowed: true, group: null, rule: null } },
    })
  })
  it.each([
    ['/x', false],
    ['/robots.txt', true],
  ])('forbids everything but itself where the site fails: %s', async (path, allowed) => {
    expect(await call('rest_web_robots_2', { url: broken.url + path })).toMatchObject({
      status: 200,
      body: { data: { allowed, group: null, rule: null, crawlDelay: null } },
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../../support/site.js'
import { answers, call, refuses, table } from '../../../support/table.js'

const RULE = 'rule of the feature'

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>News &amp;amp; &lt;b&gt;more&lt;/b&gt;</title><link>https://e.com/</link><description><![CDATA[<p>All  the
  news</p>]]></description><language>en-GB</language><lastBuildDate>Tue, 07 Sep 2021 10:00:00 +0200</lastBuildDate>
  <item><title>A</title><link>https://e.com/a</link><guid isPermaLink="false">id-1</guid>
    <author>me@e.com (Me Myself)</author><category>One</category><category domain="x">Two</category>
    <pubDate>Mon, 06 Sep 2021 00:01:00 EST</pubDate><description>&lt;p&gt;Tom &amp;amp; &lt;i&gt;Jerry&lt;/i&gt;&lt;/p&gt;</description></item>
  <item><dc:creator>Her</dc:creator><dc:date>2021-09-05</dc:date><content:encoded><![CDATA[<p>Full</p>]]></content:encoded></item>
  <item><title>C</title><author>only@e.com</author><pubDate>yesterday</pubDate></item></channel></rss>`

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><title type="html">&lt;b&gt;T&lt;/b&gt; x</title>
  <subtitle>S</subtitle><link rel="self" href="https://e.com/self"/><link href="https://e.com/"/>
  <updated>2020-01-01T00:00:00.123Z</updated><entry><title>E</title><id>urn:1</id>
  <link rel="enclosure" href="https://e.com/e"/><link rel="alternate" href="https://e.com/1"/>
  <published>2020-01-02T00:00:00+02:00</published><updated>2020-01-03T00:00:00Z</updated><author><name>N</name></author>
  <author><name>Second</name></author><category term="t1" label="L"/><summary>Sum</summary><content>Con</content></entry>
  <entry><title>F</title><id>urn:2</id><updated>2020-01-04T00:00:00Z</updated><content type="html">&lt;p&gt;Con</content></entry></feed>`

const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://e.com/"><title>T</title>
  <link>https://e.com/</link><description>D</description><dc:language>en</dc:language></channel>
  <item rdf:about="https://e.com/1"><title>A</title><link>https://e.com/1</link><dc:creator>C</dc:creator>
  <dc:date>2002-02-02T10:00+01:00</dc:date></item></rdf:RDF>`

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'T',
  home_page_url: 'https://e.com/',
  feed_url: 'https://e.com/feed.json',
  description: 'D',
  language: 'en',
  items: [
    {
      id: '1',
      url: 'https://e.com/1',
      title: 'A',
      content_html: '<p>x</p>',
      date_published: '2020-01-01T00:00:00Z',
      authors: [{ name: 'N' }],
      tags: ['a', 'b'],
    },
    { id: '2', content_text: 't', summary: 's', date_modified: '2020-02-01T00:00:00-01:00' },
  ],
})

const item = (more: Readonly<Record<string, unknown>>) => ({
  title: null,
  link: null,
  id: null,
  published: null,
  author: null,
  categories: [],
  summary: null,
  ...more,
})

const rssItem = (content: string): string =>
  `<rss version="2.0"><channel><title>T</title><item><title>A</title>${content}</item></channel></rss>`

table('rest_web_feed_2', [
  answers(
    'RSS',
    { text: RSS },
    {
      format: 'rss',
      title: 'News & more',
      description: 'All the news',
      link: 'https://e.com/',
      language: 'en-GB',
      updated: '2021-09-07T08:00:00Z',
      total: 3,
      count: 3,
      items: [
        item({
          title: 'A',
          link: 'https://e.com/a',
          id: 'id-1',
          published: '2021-09-06T05:01:00Z',
          author: 'Me Myself',
          categories: ['One', 'Two'],
          summary: 'Tom & Jerry',
        }),
        item({ published: '2021-09-05T00:00:00Z', author: 'Her', summary: 'Full' }),
        item({ title: 'C' }),
      ],
    },
    RULE,
  ),
  answers(
    'Atom',
    { text: ATOM },
    {
      format: 'atom',
      title: 'T x',
      description: 'S',
      link: 'https://e.com/',
      language: 'de',
      updated: '2020-01-01T00:00:00Z',
      total: 2,
      count: 2,
      items: [
        item({
          title: 'E',
          link: 'https://e.com/1',
          id: 'urn:1',
          published: '2020-01-01T22:00:00Z',
          author: 'N',
          categories: ['t1'],
          summary: 'Sum',
        }),
        item({ title: 'F', id: 'urn:2', published: '2020-01-04T00:00:00Z', summary: 'Con' }),
      ],
    },
    RULE,
  ),
  answers(
    'RDF, updated with its latest item',
    { text: RDF },
    {
      format: 'rdf',
      title: 'T',
      description: 'D',
      link: 'https://e.com/',
      language: 'en',
      updated: '2002-02-02T09:00:00Z',
      total: 1,
      items: [item({ title: 'A', link: 'https://e.com/1', published: '2002-02-02T09:00:00Z', author: 'C' })],
    },
    RULE,
  ),
  answers(
    'JSON Feed',
    { text: JSON_FEED },
    {
      format: 'json',
      title: 'T',
      description: 'D',
      link: 'https://e.com/',
      language: 'en',
      updated: '2020-02-01T01:00:00Z',
      total: 2,
      items: [
        item({
          title: 'A',
          link: 'https://e.com/1',
          id: '1',
          published: '2020-01-01T00:00:00Z',
          author: 'N',
          categories: ['a', 'b'],
          summary: 'x',
        }),
        item({ id: '2', published: '2020-02-01T01:00:00Z', summary: 's' }),
      ],
    },
    RULE,
  ),
  answers(
    'the limit cuts the items, not their number',
    { text: RSS, limit: 1 },
    { total: 3, count: 1, items: [{ id: 'id-1' }] },
    RULE,
  ),
  ...(
    [
      ['Mon, 06 Sep 2021 00:01:00', '2021-09-06T00:01:00Z', 'no zone is UTC'],
      ['6 Sep 2021 00:01 GMT', '2021-09-06T00:01:00Z', 'RFC 822 without a weekday and seconds'],
      ['2021-09-06T00:01:00', '2021-09-06T00:01:00Z', 'ISO 8601 without a zone'],
      ['2021-09-06 00:01:00', '2021-09-06T00:01:00Z', 'with a blank'],
      ['2021-09-06 00:01:00 +0100', '2021-09-05T23:01:00Z', 'with a blank before the zone'],
      ['2021-09', '2021-09-01T00:00:00Z', 'W3C note on date and time formats'],
      ['Mon, 06 Sep 21 00:01:00 PDT', '2021-09-06T07:01:00Z', 'RFC 822, section 5.1'],
      ['Mon, 31 Feb 2021 00:00:00 GMT', null, 'no such day'],
      ['Mon, 6 Sep 2021', '2021-09-06T00:00:00Z', 'feedparser 6'],
      ['6 Sep 2021', '2021-09-06T00:00:00Z', 'feedparser 6'],
      ['Mon, 06 Sep 2021 00:01:00 +02:00', '2021-09-05T22:01:00Z', 'feedparser 6'],
      [
        'Mon,06 Sep 2021 00:01:00 GMT',
        '2021-09-06T00:01:00Z',
        'RFC 2822, section 3.3: no blank is wanted there',
      ],
      ['soon', null, 'not a date'],
    ] as const
  ).map(([written, published, source]) =>
    answers<'rest_web_feed_2'>(
      `the date ${JSON.stringify(written)}`,
      { text: rssItem(`<pubDate>${written}</pubDate>`) },
      { items: [item({ title: 'A', published })] },
      source,
    ),
  ),
  answers(
    'a summary of 500 code points',
    { text: rssItem(`<description>${'😀'.repeat(600)}</description>`) },
    { items: [item({ title: 'A', summary: '😀'.repeat(500) })] },
    RULE,
  ),
  answers(
    'a summary that is cut after a blank',
    { text: rssItem(`<description> ${'x'.repeat(499)}  y</description>`) },
    { items: [item({ title: 'A', summary: `${'x'.repeat(499)} ` })] },
    'rule of the feature: trimmed, then cut',
  ),
  answers(
    'a summary nested deeper than a page may be',
    { text: rssItem(`<description><![CDATA[${'<b>'.repeat(2000)}deep]]></description>`) },
    { items: [item({ title: 'A', summary: 'deep' })] },
    RULE,
  ),
  refuses(400, 'both', { url: 'https://e.com/', text: RSS }, 'text'),
  refuses(400, 'neither', {}, 'url'),
  refuses(422, 'HTML', { text: '<html><body>Hi</body></html>' }, 'not an RSS, Atom, RDF or JSON feed'),
  refuses(422, 'an empty text', { text: ' ' }, 'not an RSS, Atom, RDF or JSON feed'),
  refuses(422, 'broken XML', { text: '<rss><channel><title>x' }, 'not an RSS, Atom, RDF or JSON feed'),
  refuses(422, 'JSON of another kind', { text: '{"a":1}' }, 'not an RSS, Atom, RDF or JSON feed'),
  refuses(
    422,
    'a bomb of entities',
    {
      text: `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at] ?? ''};`.repeat(10)}">`)
        .join('')}]><rss version="2.0"><channel></channel></rss>`,
    },
    'not an RSS',
  ),
])

let site: Site
beforeAll(async () => {
  site = await startSite({
    '/feed': { headers: { 'content-type': 'image/png' }, body: ATOM },
    '/koi': {
      headers: { 'content-type': 'text/xml' },
      body: Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="koi8-r"?><rss version="2.0"><channel><title>'),
        Buffer.from([0xf0]),
        Buffer.from('</title></channel></rss>'),
      ]),
    },
    '/gone': { status: 404, body: ATOM },
  })
})
afterAll(() => site.close())

describe('a feed by its address', () => {
  it('may have any type', async () => {
    expect(await call('rest_web_feed_2', { url: `${site.url}/feed` })).toMatchObject({
      status: 200,
      body: { data: { format: 'atom', total: 2 } },
    })
  })
  it('is decoded by its XML declaration', async () => {
    expect(await call('rest_web_feed_2', { url: `${site.url}/koi` })).toMatchObject({
      body: { data: { title: 'П' } },
    })
  })
  it('is refused with the status of a failure', async () => {
    const { status, body } = await call('rest_web_feed_2', { url: `${site.url}/gone` })
    expect({ status, body }).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('404') as string } },
    })
  })
})

import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const feed = (channel: string): string =>
  `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>${channel}</channel></rss>`

const FULL = feed(`
  <title> My <![CDATA[<b>Show</b>]]> </title><link>https://e.example/</link><language>en</language>
  <itunes:summary>About</itunes:summary><itunes:author>Me</itunes:author><itunes:type>serial</itunes:type>
  <itunes:image href="https://e.example/a.png"/><image><url>https://e.example/b.png</url></image>
  <itunes:category text="Society"><itunes:category text="Diaries"/></itunes:category><itunes:category text="Arts"/>
  <itunes:explicit>Explicit</itunes:explicit>
  <item><title>Two</title><guid>g2</guid><pubDate>Tue, 02 Jan 2024 03:04:05 -0500</pubDate>
    <itunes:duration>01:02:03</itunes:duration><itunes:season>2</itunes:season><itunes:episode>7</itunes:episode>
    <itunes:episodeType>bonus</itunes:episodeType><itunes:explicit>clean</itunes:explicit>
    <enclosure url="http://e.example/2.mp3" type="audio/mpeg" length="1000"/></item>
  <item><itunes:title>One</itunes:title><pubDate>yesterday</pubDate><itunes:duration>62:05</itunes:duration>
    <enclosure url="http://e.example/1.mp3" length="0"/></item>`)

table('rest_media_podcasts_3', [
  answers(
    'a show',
    { xml: FULL },
    {
      title: 'My <b>Show</b>',
      author: 'Me',
      link: 'https://e.example/',
      language: 'en',
      description: 'About',
      image: 'https://e.example/a.png',
      explicit: true,
      type: 'serial',
      categories: ['Society', 'Diaries', 'Arts'],
      total: 2,
      count: 2,
      totalSeconds: 7448,
      items: [
        {
          title: 'Two',
          guid: 'g2',
          published: '2024-01-02T08:04:05Z',
          seconds: 3723,
          season: 2,
          episode: 7,
          episodeType: 'bonus',
          explicit: false,
          audio: 'http://e.example/2.mp3',
          mime: 'audio/mpeg',
          bytes: 1000,
        },
        {
          title: 'One',
          guid: null,
          published: null,
          seconds: 3725,
          season: null,
          episode: null,
          episodeType: null,
          explicit: null,
          audio: 'http://e.example/1.mp3',
          mime: null,
          bytes: null,
        },
      ],
    },
    '3:04:05 at -0500 is 8:04:05 UTC; 3723 + 62 x 60 + 5',
  ),
  answers(
    'the first of them',
    { xml: FULL, limit: 1 },
    { total: 2, count: 1, totalSeconds: 7448 },
    'the sum is of all',
  ),
  answers(
    'a bare channel',
    { xml: feed('<title>x</title><image><url>https://e.example/b.png</url></image>') },
    {
      title: 'x',
      author: null,
      description: null,
      image: 'https://e.example/b.png',
      explicit: null,
      categories: [],
      total: 0,
      items: [],
    },
    'what is missing is null',
  ),
  ...(
    [
      ['2 Jan 24 3:04 GMT', '2024-01-02T03:04:00Z', 'RFC 822'],
      ['Sun, 31 Dec 2023 20:00:00 PST', '2024-01-01T04:00:00Z', 'RFC 822'],
      ['Tue, 02 Jan 2024 03:04:05 Z', '2024-01-02T03:04:05Z', 'RFC 822'],
      [
        'Tue,2 Jan 2024 03:04:05 GMT',
        '2024-01-02T03:04:05Z',
        'RFC 5322, 3.3: blanks after the comma are optional',
      ],
      ['Tue, 02 Jan 2024 03:04:05 -0800 (PST)', '2024-01-02T11:04:05Z', 'RFC 5322, A.5: a comment'],
      ['Tue, 02 Jan 2024 03:04:05 +0060', null, 'no such zone'],
      ['2024-01-02T03:04:05+07:00', '2024-01-01T20:04:05Z', 'ISO 8601'],
      ['Fri, 30 Feb 2024 03:04:05 GMT', null, 'no such day'],
      ['Tue, 02 Jan 2024 24:04:05 GMT', null, 'no such hour'],
      ['Tue, 02 Jan 2024 03:04:05 XYZ', null, 'no such zone'],
      ['1704164645', null, 'a number'],
    ] as const
  ).map(([date, published, source]) =>
    answers<'rest_media_podcasts_3'>(
      date,
      { xml: feed(`<title>x</title><item><pubDate>${date}</pubDate></item>`) },
      { items: [expect.objectContaining({ published })] },
      source,
    ),
  ),
  answers(
    'another prefix of the iTunes namespace, and the namespace as the default one',
    {
      xml:
        '<rss xmlns:i="http://www.itunes.com/DTDs/Podcast-1.0.dtd"><channel><title>x</title><i:author>Me</i:author>' +
        '<type xmlns="http://www.itunes.com/dtds/podcast-1.0.dtd">serial</type>' +
        '<item><i:duration>75</i:duration><i:title>One</i:title></item></channel></rss>',
    },
    {
      title: 'x',
      author: 'Me',
      type: 'serial',
      totalSeconds: 75,
      items: [expect.objectContaining({ title: 'One', seconds: 75 })],
    },
    'Namespaces in XML 1.0, section 6',
  ),
  refuses(
    422,
    'XML that is not well-formed',
    { xml: '<rss><channel></rss>' },
    'not well-formed XML: line 1, column 15',
  ),
  refuses(
    422,
    'another document',
    { xml: '<feed xmlns="http://www.w3.org/2005/Atom"/>' },
    'not an RSS document',
  ),
  refuses(422, 'a channel without title', { xml: feed('<title> </title>') }, 'no title'),
  refuses(
    422,
    'an external entity',
    {
      xml: '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
    },
    'xml',
  ),
  refuses(400, 'too many items', { xml: FULL, limit: 101 }, 'limit'),
  refuses(400, 'no document', {}, 'xml'),
])

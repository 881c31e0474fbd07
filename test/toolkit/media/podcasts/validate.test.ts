import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const feed = (channel: string): string =>
  `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>${channel}</channel></rss>`

const CHANNEL =
  '<title>t</title><description>d</description><language>en</language><link>l</link><itunes:author>a</itunes:author>' +
  '<itunes:image href="https://e.example/a.png"/><itunes:category text="Arts"/><itunes:explicit>false</itunes:explicit>' +
  '<itunes:owner><itunes:email>a@e.example</itunes:email></itunes:owner>'
const ITEM =
  '<item><title>t</title><guid>1</guid><pubDate>Tue, 02 Jan 2024 03:04:05 GMT</pubDate><itunes:duration>5</itunes:duration>' +
  '<enclosure url="u" type="audio/mpeg" length="9"/></item>'

const found = (level: 'error' | 'warning', item: number | null, ...codes: readonly string[]) =>
  codes.map((code) => ({ level, code, item, message: expect.stringMatching(/^[A-Z].*\.$/) as string }))

table('rest_media_podcasts_4', [
  answers(
    'a good feed',
    { xml: feed(CHANNEL + ITEM) },
    { valid: true, errors: 0, warnings: 0, items: [] },
    "Apple's requirements",
  ),
  answers(
    'a title alone',
    { xml: '<rss version="2.0"><channel><title>Show</title></channel></rss>' },
    {
      valid: false,
      errors: 6,
      warnings: 3,
      items: [
        ...found('error', null, 'description', 'language', 'image', 'category', 'explicit', 'items'),
        ...found('warning', null, 'link', 'author', 'email'),
      ],
    },
    "Apple's requirements",
  ),
  answers(
    'items',
    {
      xml: feed(
        `${CHANNEL}${ITEM}<item/><item><title>t</title><guid>1</guid><pubDate>x</pubDate><itunes:duration>1</itunes:duration><enclosure url="u" type="audio/ogg" length="0"/></item><item><title>t</title><guid>2</guid><pubDate>2 Jan 2024 03:04 GMT</pubDate><itunes:duration>1</itunes:duration><enclosure/></item>`,
      ),
    },
    {
      errors: 8,
      warnings: 4,
      items: [
        ...found('error', 2, 'item.title', 'item.enclosure'),
        ...found('warning', 2, 'item.guid', 'item.pubDate', 'item.duration'),
        ...found('error', 3, 'item.type', 'item.length', 'item.guid.repeat'),
        ...found('warning', 3, 'item.pubDate'),
        ...found('error', 4, 'item.enclosure', 'item.type', 'item.length'),
      ],
    },
    'in the order of the catalog',
  ),
  answers(
    'warnings alone leave it valid',
    { xml: feed(CHANNEL.replace('<link>l</link>', '') + ITEM) },
    { valid: true, errors: 0, warnings: 1, items: found('warning', null, 'link') },
    'a link is only advised',
  ),
  answers(
    'a cover that is no web address',
    { xml: feed(CHANNEL.replace('https:', 'ftp:') + ITEM) },
    { items: found('error', null, 'image') },
    'http or https',
  ),
  refuses(422, 'XML that is not well-formed', { xml: '<rss>' }, 'not well-formed XML'),
  refuses(422, 'no channel', { xml: '<rss/>' }, 'not an RSS document'),
  refuses(422, 'deep nesting', { xml: '<a>'.repeat(16_000) }, 'not well-formed XML'),
  refuses(400, 'no document', {}, 'xml'),
])

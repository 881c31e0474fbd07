import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

table('rest_social_oembed', [
  answers(
    'a video',
    { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    {
      provider: 'YouTube',
      providerUrl: 'https://www.youtube.com/',
      endpoint: 'https://www.youtube.com/oembed',
      scheme: 'https://*.youtube.com/watch*',
      discovery: true,
      requestUrl:
        'https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&format=json',
      linkTag:
        '<link rel="alternate" type="application/json+oembed" href="https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&amp;format=json">',
    },
    'oembed.com',
  ),
  answers(
    'another scheme and case of the host, and sizes',
    { url: 'HTTP://WWW.YouTube.com/watch?v=A', maxWidth: 640, maxHeight: 480 },
    {
      provider: 'YouTube',
      requestUrl:
        'https://www.youtube.com/oembed?url=HTTP%3A%2F%2FWWW.YouTube.com%2Fwatch%3Fv%3DA&format=json&maxwidth=640&maxheight=480',
    },
    'http and https are the same',
  ),
  answers(
    'an endpoint with a format',
    { url: 'https://vimeo.com/76979871' },
    {
      provider: 'Vimeo',
      endpoint: 'https://vimeo.com/api/oembed.json',
      requestUrl: expect.stringContaining('https://vimeo.com/api/oembed.json?url=') as unknown,
    },
    'oembed.com: oembed.{format}',
  ),
  answers(
    'an endpoint with a query',
    { url: 'https://hearthis.at/a/b/' },
    {
      requestUrl:
        'https://hearthis.at/oembed/?format=json&url=https%3A%2F%2Fhearthis.at%2Fa%2Fb%2F&format=json',
    },
    'oembed.com',
  ),
  refuses(422, 'a link of nobody', { url: 'https://example.com/' }, 'no oEmbed provider'),
  refuses(422, 'a path in another case', { url: 'https://www.youtube.com/WATCH?v=A' }, 'no oEmbed provider'),
  refuses(
    422,
    "another site with a provider's address in its query (oEmbed 2.1: in a host, wildcards are for subdomains only)",
    { url: 'https://example.com/?u=https://www.youtube.com/watch?v=A' },
    'no oEmbed provider',
  ),
  refuses(
    422,
    "another site with a provider's host in its path",
    { url: 'https://example.com/.youtube.com/watch?v=A' },
    'no oEmbed provider',
  ),
  refuses(400, 'what is no address', { url: 'youtube' }, 'url'),
  refuses(400, 'a width too small', { url: 'https://vimeo.com/1', maxWidth: 49 }, 'maxWidth'),
])

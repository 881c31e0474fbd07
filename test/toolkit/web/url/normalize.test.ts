import { answers, refuses, table } from '../../../support/table.js'

type Options = Record<string, string | boolean>

const NONE = { sortQuery: false, stripFragment: false, stripTrailingSlash: false }

const normal = (
  url: string,
  expected: string,
  steps: string[],
  options: Options = {},
  source = 'the rules, by hand',
) =>
  answers<'rest_web_url_2'>(
    url,
    { url, ...options },
    { url: expected, changed: expected !== url, steps },
    source,
  )

table('rest_web_url_2', [
  normal('http://example.com/', 'http://example.com/', []),
  normal('http://example.com', 'http://example.com/', ['parse']),
  normal('HTTPS://BÜCHER.example:443', 'https://xn--bcher-kva.example/', ['parse']),
  normal('http://e.com/a/./b/../c', 'http://e.com/a/c', ['parse']),
  normal('http://e.com/%7euser/%c3%a9/%2f?%41=%7E+%2a', 'http://e.com/~user/%C3%A9/%2F?A=~+%2A', ['percent']),
  normal('http://e.com/%zz/%4', 'http://e.com/%zz/%4', []),
  normal('http://e.com//a///b', 'http://e.com/a/b', ['slashes']),
  normal('http://e.com/?u=http://x//y', 'http://e.com/?u=http://x//y', []),
  normal('http://e.com/a/index.html', 'http://e.com/a', ['index', 'slash']),
  normal('http://e.com/index.php', 'http://e.com/', ['index']),
  normal('http://e.com/index.htm?x', 'http://e.com/?x', ['index']),
  normal('http://e.com/default.asp', 'http://e.com/', ['index']),
  normal('http://e.com/myindex.html', 'http://e.com/myindex.html', []),
  normal('http://e.com/index.html/x', 'http://e.com/index.html/x', []),
  normal('http://e.com/%69ndex.html', 'http://e.com/', ['percent', 'index']),
  normal('http://e.com/x', 'https://e.com/x', ['https'], { forceHttps: true }),
  normal(
    'http://e.com:443/x',
    'https://e.com/x',
    ['https'],
    { forceHttps: true },
    'WHATWG URL, default port',
  ),
  normal('http://e.com:8080/x', 'https://e.com:8080/x', ['https'], { forceHttps: true }),
  normal('https://e.com/x', 'https://e.com/x', [], { forceHttps: true }),
  normal('http://www.e.com/x', 'http://www.e.com/x', []),
  normal('http://www.e.com/x', 'http://e.com/x', ['www'], { stripWww: true }),
  normal('http://u:p@www.e.com/x', 'http://u:p@e.com/x', ['www'], { stripWww: true }),
  normal('http://www2.e.com/', 'http://www2.e.com/', [], { stripWww: true }),
  normal('http://e.com/?utm_x=1&b=1', 'http://e.com/?b=1', ['tracking'], { stripTracking: true }),
  normal('http://e.com/?utm_x=1', 'http://e.com/', ['tracking'], { stripTracking: true }),
  normal('http://e.com/?b=2&a=2&b=1&a=1', 'http://e.com/?a=2&a=1&b=2&b=1', ['sort']),
  normal('http://e.com/?b&a%20z&a+a', 'http://e.com/?a+a&a%20z&b', ['sort']),
  normal(
    'http://e.com/?%C3%A9=1&z=1',
    'http://e.com/?z=1&%C3%A9=1',
    ['sort'],
    {},
    'z is U+007A, é is U+00E9',
  ),
  normal('http://e.com/?&a&&b&', 'http://e.com/?a&b', ['sort']),
  normal('http://e.com/?&', 'http://e.com/', ['sort', 'query']),
  normal('http://e.com/?', 'http://e.com/', ['query'], NONE),
  normal('http://e.com/?b&a', 'http://e.com/?b&a', [], NONE),
  normal('http://e.com/a/#', 'http://e.com/a', ['fragment', 'slash']),
  normal('http://e.com/a/#x', 'http://e.com/a/#x', [], NONE),
  normal(
    'HTTP://www.E.com:80//%7ea//index.html?utm_source=1&b&a#f',
    'https://e.com/~a?a&b',
    ['parse', 'percent', 'slashes', 'index', 'https', 'www', 'tracking', 'sort', 'fragment', 'slash'],
    { forceHttps: true, stripWww: true, stripTracking: true },
  ),
  refuses(422, 'another scheme', { url: 'ftp://e.com/' }, 'http'),
  refuses(422, 'no scheme', { url: 'e.com' }, 'http'),
  refuses(422, 'an empty value', { url: '' }, 'http'),
  refuses(400, 'a long value', { url: `http://e.com/${'a'.repeat(2048)}` }, 'url'),
])

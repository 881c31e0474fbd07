import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const item = (name: string, value: unknown, parameters: Record<string, string> = {}): unknown =>
  expect.objectContaining({ name, value, parameters })
const DATE = '1994-11-06T08:49:37.000Z'

table('rest_developer_header', [
  answers(
    'directives',
    { name: 'cache-control', value: 'public, Max-Age=3600 ,must-revalidate' },
    {
      name: 'Cache-Control',
      known: true,
      kind: 'directives',
      items: [item('public', true), item('max-age', 3600), item('must-revalidate', true)],
      warnings: [],
    },
    'RFC 9111, section 5.2',
  ),
  answers(
    'a quoted list',
    { name: 'Cache-Control', value: 'private="Set-Cookie, Foo", no-store' },
    { items: [item('private', 'Set-Cookie, Foo'), item('no-store', true)] },
    'RFC 9111, section 5.2.2.7',
  ),
  answers(
    'what contradicts itself',
    { name: 'Cache-Control', value: 'no-store, max-age=1, max-age=x, foo' },
    { warnings: ['duplicate-directive', 'unknown-directive', 'contradiction', 'bad-value'] },
    'RFC 9111',
  ),
  answers(
    'transport security',
    { name: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains; preload' },
    {
      items: [item('max-age', 31536000), item('includesubdomains', true), item('preload', true)],
      warnings: [],
    },
    'RFC 6797, section 6.1',
  ),
  answers(
    'a short time',
    { name: 'strict-transport-security', value: 'max-age=31535999' },
    { warnings: ['hsts-short'] },
    'a year is 31536000 s',
  ),
  answers(
    'a time in quotes',
    { name: 'Strict-Transport-Security', value: 'max-age="31536000"' },
    { items: [item('max-age', '31536000')], warnings: [] },
    'RFC 6797, section 6.2: the example with a quoted max-age',
  ),
  answers(
    'a short time in quotes',
    { name: 'Strict-Transport-Security', value: 'max-age="300"; includeSubDomains' },
    { warnings: ['hsts-short'] },
    'RFC 6797, section 6.1, directive-value',
  ),
  answers(
    'quotes round a number of seconds, and round what is none',
    { name: 'Cache-Control', value: 'max-age="60", s-maxage="x"' },
    { items: [item('max-age', '60'), item('s-maxage', 'x')], warnings: ['bad-value'] },
    'RFC 9111, section 5.2: both forms are accepted',
  ),
  answers(
    'alternatives',
    { name: 'Alt-Svc', value: 'h3=":443"; ma=86400, h3=":8443"' },
    { items: [item('h3', ':443', { ma: '86400' }), item('h3', ':8443')], warnings: [] },
    'RFC 7838, section 3',
  ),
  answers(
    'keep-alive',
    { name: 'Keep-Alive', value: 'timeout=5, max=1000' },
    { items: [item('timeout', 5), item('max', 1000)] },
    'RFC 2068, section 19.7.1.1',
  ),
  answers(
    'weights',
    {
      name: 'Accept',
      value: 'text/*;q=0.3, text/html;q=0.7, text/html;level=1, text/html;level=2;q=0.4, */*;q=0.5',
    },
    {
      kind: 'weighted',
      items: [
        item('text/html', 1, { level: '1' }),
        item('text/html', 0.7),
        item('*/*', 0.5),
        item('text/html', 0.4, { level: '2' }),
        item('text/*', 0.3),
      ],
    },
    'RFC 9110, section 12.5.1',
  ),
  answers(
    'equal weights in their order',
    { name: 'Accept-Language', value: 'da, en-gb;q=0.8, en;q=0.8' },
    { items: [item('da', 1), item('en-gb', 0.8), item('en', 0.8)] },
    'RFC 9110, section 12.5.4',
  ),
  answers(
    'a weight that is none',
    { name: 'Accept-Encoding', value: 'gzip;q=2, br' },
    { items: [item('br', 1), item('gzip', null)], warnings: ['bad-value'] },
    'RFC 9110, section 12.4.2',
  ),
  answers(
    'a media type',
    { name: 'content-type', value: 'Text/HTML; Charset="utf-8"' },
    { kind: 'media-type', items: [item('text/html', null, { charset: 'utf-8' })] },
    'RFC 9110, section 8.3.1',
  ),
  answers(
    'a file name with a semicolon',
    {
      name: 'Content-Disposition',
      value: 'attachment; filename="a;\\"b\\".txt"; filename*=UTF-8\'\'%e2%82%ac',
    },
    { items: [item('attachment', null, { filename: 'a;"b".txt', 'filename*': "UTF-8''%e2%82%ac" })] },
    'RFC 6266, section 5',
  ),
  answers(
    'a cookie that is set',
    {
      name: 'Set-Cookie',
      value: 'SID=31d4=; Path=/; Domain=example.com; Secure; HttpOnly; Expires=Wed, 09 Jun 2021 10:18:14 GMT',
    },
    {
      kind: 'cookie',
      items: [
        item('SID', '31d4='),
        item('path', '/'),
        item('domain', 'example.com'),
        item('secure', true),
        item('httponly', true),
        item('expires', 'Wed, 09 Jun 2021 10:18:14 GMT'),
      ],
      warnings: [],
    },
    'RFC 6265, section 3.1',
  ),
  answers(
    'a cookie for other sites without Secure',
    { name: 'Set-Cookie', value: 'a=b; SameSite=None; Max-Age=soon; Foo' },
    { warnings: ['unknown-directive', 'samesite-none-without-secure', 'bad-value'] },
    'RFC 6265bis, section 5.6',
  ),
  answers(
    'cookies that are sent',
    { name: 'Cookie', value: 'SID=31d4d96e407aad42; lang=en-US' },
    { items: [item('SID', '31d4d96e407aad42'), item('lang', 'en-US')] },
    'RFC 6265, section 3.1',
  ),
  answers(
    'links',
    { name: 'Link', value: '<https://example.com/a,b>; rel="next"; title="a, b", </c;d>; rel=prev' },
    {
      kind: 'links',
      items: [
        item('https://example.com/a,b', null, { rel: 'next', title: 'a, b' }),
        item('/c;d', null, { rel: 'prev' }),
      ],
    },
    'RFC 8288, section 3.5',
  ),
  answers(
    'ranges',
    { name: 'Range', value: 'bytes=500-600, 601-, -5' },
    {
      kind: 'ranges',
      items: [item('bytes', '500-600'), item('bytes', '601-'), item('bytes', '-5')],
      warnings: [],
    },
    'RFC 9110, section 14.1.2',
  ),
  answers(
    'a range of content',
    { name: 'Content-Range', value: 'bytes 42-1233/1234' },
    { items: [item('bytes', '42-1233', { size: '1234' })], warnings: [] },
    'RFC 9110, section 14.4',
  ),
  answers(
    'a range that is none',
    { name: 'Range', value: 'bytes=a-b' },
    { items: [item('bytes', 'a-b')], warnings: ['bad-value'] },
    'RFC 9110, section 14.1.2',
  ),
  ...['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'].map(
    (value) =>
      answers<'rest_developer_header'>(
        value,
        { name: 'last-modified', value },
        { kind: 'date', items: [item('date', DATE)] },
        'RFC 9110, section 5.6.7',
      ),
  ),
  answers(
    'a date that is none',
    { name: 'Expires', value: '0' },
    { items: [item('date', null)], warnings: ['bad-value'] },
    'RFC 9111, section 5.3',
  ),
  answers(
    'a day that no month has',
    { name: 'Date', value: 'Mon, 30 Feb 2026 00:00:00 GMT' },
    { warnings: ['bad-value'] },
    'Gregorian calendar',
  ),
  answers(
    'any other',
    { name: 'etag', value: '"abc, def"' },
    { name: 'ETag', known: true, kind: 'raw', items: [item('value', '"abc, def"')] },
    'RFC 9110, section 8.8.3',
  ),
  answers(
    'an unknown name',
    { name: 'X-Mine', value: '' },
    { name: 'X-Mine', known: false, kind: 'raw', items: [item('value', '')] },
    'as given',
  ),
  answers(
    'names that objects have',
    { name: 'Cache-Control', value: '__proto__=1, constructor' },
    { items: [item('__proto__', 1), item('constructor', true)], warnings: ['unknown-directive'] },
    'names like any other',
  ),
  refuses(422, 'a line end', { name: 'Date', value: 'a\r\nSet-Cookie: b' }, 'CR or LF'),
  refuses(400, 'a name with a space', { name: 'Cache Control', value: 'x' }, 'name'),
  refuses(400, 'a missing value', { name: 'Date' }, 'value'),
  ...['public', 'no-store', 'max-age=1'].map((value) =>
    answers<'rest_developer_header'>(
      `what ${value} means`,
      { name: 'Cache-Control', value },
      {
        items: [
          expect.objectContaining({ explanation: expect.stringMatching(/^[A-Z][^]*\.$/) as unknown }),
        ] as unknown,
      },
      'RFC 9111, section 5.2.2',
    ),
  ),
  answers(
    'what HSTS and cookies mean',
    { name: 'Strict-Transport-Security', value: 'max-age=31536000' },
    {
      items: [
        expect.objectContaining({ explanation: expect.stringMatching(/^[A-Z][^]*\.$/) as unknown }),
      ] as unknown,
    },
    'RFC 6797, section 6.1.1',
  ),
  answers(
    'what no standard explains',
    { name: 'Cache-Control', value: 'foo' },
    { items: [expect.objectContaining({ explanation: null })] as unknown, warnings: ['unknown-directive'] },
    'RFC 9111 has no foo',
  ),
  answers(
    'weights, which need no words',
    { name: 'TE', value: 'trailers, deflate;q=0.5' },
    {
      kind: 'weighted',
      items: [
        expect.objectContaining({ name: 'trailers', value: 1, explanation: null }),
        expect.objectContaining({ name: 'deflate', value: 0.5 }),
      ] as unknown,
    },
    'RFC 9110, section 10.1.4',
  ),
  answers(
    'public and private',
    { name: 'Cache-Control', value: 'public, private' },
    { warnings: ['contradiction'] },
    'RFC 9111, sections 5.2.2.7 and 5.2.2.9',
  ),
  answers(
    'no-cache of old',
    { name: 'pragma', value: 'No-Cache' },
    { name: 'Pragma', kind: 'directives', items: [item('no-cache', true)] },
    'RFC 9111, section 5.4',
  ),
  answers(
    'character sets',
    { name: 'Accept-Charset', value: 'utf-8, iso-8859-1;q=0' },
    { kind: 'weighted', items: [item('utf-8', 1), item('iso-8859-1', 0)] },
    'RFC 9110, section 12.5.2: 0 is not acceptable',
  ),
  ...['Date', 'Expires', 'Last-Modified', 'If-Modified-Since', 'If-Unmodified-Since', 'Sunset'].map((name) =>
    answers<'rest_developer_header'>(
      `${name} is a date`,
      { name, value: 'Sun, 06 Nov 1994 08:49:37 GMT' },
      { name, kind: 'date', items: [item('date', DATE)], warnings: [] },
      'RFC 9110 and RFC 8594',
    ),
  ),
])

import { answers, refuses, table } from '../../support/table.js'

/** The values of one kind, in order. */
const found = (kinds: string, text: string, values: string[], source = 'by hand') =>
  answers<'rest_text_extract'>(
    `${kinds} in ${JSON.stringify(text)}`,
    { text, kinds },
    {
      items: values.map((value) => ({ kind: kinds, value, index: text.indexOf(value) })),
      count: values.length,
      totals: { [kinds]: values.length },
    },
    source,
  )

table('rest_text_extract', [
  answers(
    'several kinds',
    { text: 'Mail a@b.co or see https://x.org/p?q=1. #hi', kinds: 'email,url,hashtag' },
    {
      count: 3,
      items: [
        { kind: 'email', value: 'a@b.co', index: 5 },
        { kind: 'url', value: 'https://x.org/p?q=1', index: 19 },
        { kind: 'hashtag', value: '#hi', index: 40 },
      ],
      totals: { email: 1, url: 1, hashtag: 1 },
    },
    'counted by hand',
  ),
  found('email', 'first.last+tag@mail.example.com, x@localhost .@a.b (me@x.org).', [
    'first.last+tag@mail.example.com',
    'me@x.org',
  ]),
  found(
    'email',
    "o'brien@example.com, 'ann@example.com', josé@example.com, münchen@straße.de, 用户1@例子.广告 写信给bo@example.org谢谢",
    [
      "o'brien@example.com",
      'ann@example.com',
      'josé@example.com',
      'münchen@straße.de',
      '用户1@例子.广告',
      'bo@example.org',
    ],
    'RFC 5322, atext, and RFC 6531, section 3.3',
  ),
  found('url', 'see (https://en.wikipedia.org/wiki/A_(b)), http://x.y/z! "https://q.r"', [
    'https://en.wikipedia.org/wiki/A_(b)',
    'http://x.y/z',
    'https://q.r',
  ]),
  found('domain', 'www.example.org, a@mail.com http://site.net/x sub.co.id. 1.2.3 e.g. x', [
    'www.example.org',
    'sub.co.id',
  ]),
  found(
    'ipv4',
    '192.168.0.1 256.1.1.1 1.2.3.4.5 10.0.0.255.',
    ['192.168.0.1', '10.0.0.255'],
    'RFC 791: four octets',
  ),
  found(
    'ipv6',
    '2001:db8::8:800:200c:417a ::1 1:2:3 ::ffff:129.144.52.38 12:30:45 g::1',
    ['2001:db8::8:800:200c:417a', '::1', '::ffff:129.144.52.38'],
    'RFC 4291, section 2.2',
  ),
  found(
    'ipv6',
    'ping fe80::1: 56 bytes, 2001:db8:: and ::2.',
    ['fe80::1', '2001:db8::', '::2'],
    'the colon ends a clause',
  ),
  found('number', '-4 1,235,567.89 2e10 30-70x', ['-4', '1,235,567.89', '2e10', '30', '70']),
  found(
    'phone',
    '+62 812-3456-7890, +1 (555) 010-9999 +123456 +12345678901234567',
    ['+62 812-3456-7890', '+1 (555) 010-9999'],
    'E.164: at most 15 digits',
  ),
  found('hashtag', '#hi a#no #123 #1a #привет_мир', ['#hi', '#1a', '#привет_мир']),
  found('mention', '@ani a@b.c @2 (@x_y)', ['@ani', '@2', '@x_y']),
  found(
    'date',
    '2024-02-29 2023-02-29 31/12/2024 1.2.2024 5 March 2024, March 15, 2024 2024-01-05T10:00 32/01/2024',
    ['2024-02-29', '31/12/2024', '1.2.2024', '5 March 2024', 'March 15, 2024', '2024-01-05'],
    'the Gregorian calendar',
  ),
  found('time', '9:05 23:59:59 24:00 12:30 pm 1:2:3 7:45AM', ['9:05', '23:59:59', '12:30 pm', '7:45AM']),
  found(
    'color',
    '#fff #FFAA0080 #12345 #abcdefg #a1b2c3',
    ['#fff', '#FFAA0080', '#a1b2c3'],
    'CSS Color 4, section 5.2',
  ),
  found('emoji', 'a👨‍👩‍👧b🇮🇩c👍🏽1d', ['👨‍👩‍👧', '🇮🇩', '👍🏽'], 'UTS 51, RGI'),
  found(
    'uuid',
    'f81d4fae-7dec-11d0-a765-00a0c91e6bf6 f81d4fae-7dec-11d0-a765-00a0c91e6bf',
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
    'RFC 4122',
  ),
  answers(
    'quoted',
    { text: 'say "a b" or “c”', kinds: 'quoted' },
    {
      items: [
        { kind: 'quoted', value: 'a b', index: 5 },
        { kind: 'quoted', value: 'c', index: 14 },
      ],
    },
    'by hand',
  ),
  answers(
    'no numbers inside of other kinds',
    { text: '10.0.0.1 on 2024-01-05, 7', kinds: 'number,ipv4,date' },
    { totals: { number: 1, ipv4: 1, date: 1 } },
    'by hand',
  ),
  answers(
    'a hashtag that is a color, in the order of kinds',
    { text: '#fff', kinds: 'color,hashtag' },
    {
      items: [
        { kind: 'color', value: '#fff', index: 0 },
        { kind: 'hashtag', value: '#fff', index: 0 },
      ],
    },
    'by hand',
  ),
  answers('repeats', { text: '#a #b #a', kinds: 'hashtag', unique: false }, { count: 3 }, 'by hand'),
  answers('repeats once', { text: '#a #b #a', kinds: 'hashtag' }, { count: 2 }, 'by hand'),
  answers(
    'a count for every kind',
    { text: '' },
    {
      count: 0,
      items: [],
      totals: {
        email: 0,
        url: 0,
        domain: 0,
        ipv4: 0,
        ipv6: 0,
        number: 0,
        phone: 0,
        hashtag: 0,
        mention: 0,
        date: 0,
        time: 0,
        color: 0,
        emoji: 0,
        uuid: 0,
        quoted: 0,
      },
    },
    'the contract',
  ),
  answers('20,000 at signs', { text: 'a@'.repeat(10_000), kinds: 'email,domain' }, { count: 0 }, 'no dot'),
  refuses(400, 'an unknown kind', { text: 'a', kinds: 'email,iban' }, 'kinds'),
  refuses(400, 'a list with a gap', { text: 'a', kinds: 'email,,url' }, 'kinds'),
  found(
    'phone',
    '+1234567 +123456789012345 +1234567890123456',
    ['+1234567', '+123456789012345'],
    'E.164: at most 15 digits; 7 at least',
  ),
  answers(
    'repeats of one value in two kinds',
    { text: '😀 #fff #fff' },
    {
      count: 3,
      items: [
        { kind: 'emoji', value: '😀', index: 0 },
        { kind: 'hashtag', value: '#fff', index: 3 },
        { kind: 'color', value: '#fff', index: 3 },
      ],
    },
    'the emoji is two UTF-16 units; kind and value count',
  ),
  found('quoted', 'a "b" c', ['b']),
  answers(
    'an empty pair of quotes does not pair with the next',
    { text: 'x = "" and y = "b"', kinds: 'quoted' },
    { items: [{ kind: 'quoted', value: 'b', index: 16 }] },
    'by hand',
  ),
])

import { answers, refuses, table, writes } from '../../../support/table.js'

const WHATWG = 'WHATWG URL'
const RULES = 'the rules, by hand'

const file = (url: string, filename: string | null, extension: string | null) =>
  answers<'rest_web_url'>(`the file of ${url}`, { url }, { filename, extension }, RULES)

const read = (url: string, href: string, source = RULES) =>
  answers<'rest_web_url'>(JSON.stringify(url), { url }, { href }, source)

table('rest_web_url', [
  read('example.com', 'https://example.com/'),
  read('example.com:8080', 'https://example.com:8080/'),
  read('localhost:3000/x', 'https://localhost:3000/x'),
  read('localhost:3000?x', 'https://localhost:3000/?x'),
  read('localhost:3000#x', 'https://localhost:3000/#x'),
  read('//example.com/a', 'https://example.com/a'),
  read('mailto:a@b.c', 'mailto:a@b.c'),
  read('tel:+49', 'tel:+49'),
  read('a.b+c-d:e', 'a.b+c-d:e'),
  read('foo:12a', 'foo:12a'),
  read('  HTTP://EXAMPLE.com  ', 'http://example.com/', WHATWG),
  read('user:pw@example.com', 'user:pw@example.com', 'user: is a scheme by the rules'),
  read('http://bücher.example', 'http://xn--bcher-kva.example/', 'RFC 3492, section 7.1, by analogy; IDNA'),
  read('http://0x7f.1/', 'http://127.0.0.1/', WHATWG),
  answers(
    'user name, password and Unicode',
    { url: 'https://j%C3%B6rg:pw@xn--bcher-kva.example/' },
    {
      username: 'jörg',
      hasPassword: true,
      host: 'xn--bcher-kva.example',
      hostUnicode: 'bücher.example',
      port: null,
      effectivePort: 443,
      path: '/',
      segments: [],
      query: [],
      params: {},
      fragment: null,
      isIp: false,
    },
    WHATWG,
  ),
  answers(
    'IPv6 and a port of its own',
    { url: 'http://[2001:DB8::1]:80/' },
    { host: '[2001:db8::1]', port: null, effectivePort: 80, isIp: true, origin: 'http://[2001:db8::1]' },
    WHATWG,
  ),
  answers('IPv4', { url: '192.0.2.1/x' }, { host: '192.0.2.1', isIp: true, effectivePort: 443 }, WHATWG),
  answers('ftp', { url: 'ftp://e.com/' }, { effectivePort: 21, port: null, origin: 'ftp://e.com' }, WHATWG),
  answers('ws', { url: 'ws://e.com/' }, { effectivePort: null, port: null, origin: 'ws://e.com' }, RULES),
  answers(
    'mailto',
    { url: 'mailto:joe@example.com?subject=Hi' },
    {
      scheme: 'mailto',
      username: null,
      host: '',
      hostUnicode: '',
      origin: 'null',
      path: 'joe@example.com',
      query: [{ name: 'subject', value: 'Hi' }],
    },
    WHATWG,
  ),
  answers(
    'segments decoded where that is possible',
    { url: 'https://e.com//a%20b/%E0%A4/%2F/c/' },
    { path: '//a%20b/%E0%A4/%2F/c/', segments: ['a b', '%E0%A4', '/', 'c'], filename: null },
    RULES,
  ),
  answers(
    'a query as form data',
    { url: 'https://e.com/?a=1+2%263&b&a=%zz&&=v#%C3%A9%' },
    {
      query: [
        { name: 'a', value: '1 2&3' },
        { name: 'b', value: '' },
        { name: 'a', value: '%zz' },
        { name: '', value: 'v' },
      ],
      params: { a: ['1 2&3', '%zz'], b: '', '': 'v' },
      fragment: '%C3%A9%',
    },
    'WHATWG URL, section 5.1',
  ),
  writes(
    'a parameter named __proto__',
    { url: 'https://e.com/?__proto__=1' },
    '"params":{"__proto__":"1"}',
    RULES,
  ),
  answers('an empty fragment', { url: 'https://e.com/#' }, { fragment: null }, RULES),
  answers('a decoded fragment', { url: 'https://e.com/#%C3%A9' }, { fragment: 'é' }, RULES),
  file('https://e.com/a/b.tar.GZ', 'b.tar.GZ', 'gz'),
  file('https://e.com/.htaccess', null, null),
  file('https://e.com/.a.b', '.a.b', 'b'),
  file('https://e.com/a.', null, null),
  file('https://e.com/a.b/', null, null),
  file('https://e.com/a%2Eb', 'a.b', 'b'),
  file('https://e.com/', null, null),
  refuses(422, 'an empty value', { url: '' }, 'not a valid URL'),
  refuses(422, 'a blank in the host', { url: 'https://a b/' }, 'not a valid URL'),
  refuses(422, 'a port past all ports', { url: 'https://e.com:99999/' }, 'e.com:99999'),
  refuses(422, 'an IPv4 address out of range', { url: 'http://1.2.3.456' }, 'not a valid URL'),
])

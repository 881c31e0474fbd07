import { answers, refuses, table } from '../../support/table.js'
import type { Data } from '#operation'

const PSL = 'Public Suffix List, test_psl.txt'

/** The registrable domain by the list's own test data. */
const registrable = (domain: string, expected: string | null) =>
  answers<'rest_web_domain'>(`registrable domain of ${domain}`, { domain }, { domain: expected }, PSL)

const parts = (
  name: string,
  domain: string,
  data: Partial<Data<'rest_web_domain'>>,
  options: Record<string, boolean> = {},
) => answers<'rest_web_domain'>(name, { domain, ...options }, data, 'the rules, by hand')

table('rest_web_domain', [
  registrable('example.COM', 'example.com'),
  registrable('WwW.example.COM', 'example.com'),
  registrable('com', null),
  registrable('biz', null),
  registrable('b.domain.biz', 'domain.biz'),
  registrable('uk.com', 'uk.com'),
  registrable('b.test.ac', 'test.ac'),
  registrable('c.mm', null),
  registrable('b.c.mm', 'b.c.mm'),
  registrable('test.ac.jp', 'test.ac.jp'),
  registrable('ide.kyoto.jp', null),
  registrable('a.b.ide.kyoto.jp', 'b.ide.kyoto.jp'),
  registrable('c.kobe.jp', null),
  registrable('city.kobe.jp', 'city.kobe.jp'),
  registrable('www.ck', 'www.ck'),
  registrable('www.www.ck', 'www.ck'),
  registrable('k12.ak.us', null),
  registrable('test.k12.ak.us', 'test.k12.ak.us'),
  registrable('食狮.com.cn', 'xn--85x722f.com.cn'),
  registrable('www.食狮.公司.cn', 'xn--85x722f.xn--55qx5d.cn'),
  registrable('xn--55qx5d.cn', null),
  parts('a host under a private suffix, which is not asked for', 'a.b.github.io', {
    domain: 'github.io',
    subdomain: 'a.b',
    suffix: 'io',
    icann: true,
    private: false,
  }),
  parts(
    'and which is',
    'a.b.github.io',
    { domain: 'b.github.io', subdomain: 'a', suffix: 'github.io', name: 'b', icann: false, private: true },
    { privateSuffixes: true },
  ),
  ...[
    ['0x7f.1', '127.0.0.1'],
    ['１２７．０．０．１', '127.0.0.1'],
    ['http://1.2.3/', '1.2.0.3'],
  ].map(([written = '', ascii = '']) =>
    parts(`an address written as ${written} (WHATWG URL, IPv4 parser)`, written, {
      ascii,
      unicode: ascii,
      domain: null,
      suffix: null,
      labels: [ascii],
      isIp: true,
      valid: false,
    }),
  ),
  parts('a name in Unicode', ' http://WWW.Bücher.example./x ', {
    hostname: 'www.bücher.example',
    ascii: 'www.xn--bcher-kva.example',
    unicode: 'www.bücher.example',
    labels: ['www', 'xn--bcher-kva', 'example'],
    valid: true,
  }),
  parts('an e-mail address', ' Joe.Bloggs@Mail.Example.org ', {
    hostname: 'mail.example.org',
    domain: 'example.org',
    subdomain: 'mail',
    suffix: 'org',
    name: 'example',
  }),
  parts('user name and password in a URL', 'https://a@b.c:pw@e.com:8080/x@y.z?u@v#w@x', {
    hostname: 'e.com',
  }),
  parts('an @ in the path', 'https://e.com/@user', { hostname: 'e.com' }),
  parts('an IPv4 address', 'http://192.0.2.1:80/', {
    hostname: '192.0.2.1',
    ascii: '192.0.2.1',
    unicode: '192.0.2.1',
    domain: null,
    subdomain: null,
    suffix: null,
    name: null,
    labels: ['192.0.2.1'],
    isIp: true,
    icann: false,
    private: false,
    valid: false,
  }),
  parts('an IPv6 address', 'http://[2001:db8::1]/', {
    hostname: '2001:db8::1',
    ascii: '2001:db8::1',
    labels: ['2001:db8::1'],
    isIp: true,
    valid: false,
  }),
  parts('a single label', 'localhost', {
    domain: null,
    subdomain: null,
    suffix: 'localhost',
    name: null,
    icann: false,
    valid: true,
  }),
  parts('an underscore', '_dmarc.example.com', {
    ascii: '_dmarc.example.com',
    valid: false,
    domain: 'example.com',
  }),
  parts('an inner hyphen', 'a-b.example.com', { valid: true }),
  refuses(422, 'an address that is none (WHATWG URL, IPv4 parser)', { domain: '256.1.1.1' }, '256.1.1.1'),
  refuses(422, 'nothing', { domain: '' }, 'no host name'),
  refuses(422, 'blanks', { domain: '   ' }, 'no host name'),
  refuses(422, 'a blank in a name', { domain: 'a b.com' }, 'host name'),
  refuses(422, 'a label that IDNA refuses', { domain: 'xn--a.com' }, 'xn--a.com'),
  refuses(400, 'more than 2,048 characters', { domain: 'a'.repeat(2049) }, 'domain'),
])

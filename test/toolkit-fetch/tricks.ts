/** A way round the guard that somebody has tried; `{victim}` and `{open}` stand for the ports of the two servers. */
export interface Trick {
  name: string
  url: string
  /** A part of the refusal. */
  says: string
}

const PRIVATE = 'is a private or local address'
const LEADS = 'leads to a private or local address'
const NO_ADDRESS = 'is not an address'

const rows = (says: string, entries: readonly (readonly [name: string, url: string])[]): Trick[] =>
  entries.map(([name, url]) => ({ name, url, says }))

const hosts = (says: string, entries: readonly (readonly [name: string, host: string])[]): Trick[] =>
  rows(
    says,
    entries.map(([name, host]) => [name, `http://${host}:{victim}/`]),
  )

export const IPV4_NOTATIONS = hosts(PRIVATE, [
  ['loopback', '127.0.0.1'],
  ['another loopback', '127.255.255.254'],
  ['decimal', '2130706433'],
  ['octal parts', '0177.0.0.1'],
  ['octal with more zeros', '0000177.0.0.01'],
  ['octal whole', '017700000001'],
  ['hexadecimal whole', '0x7f000001'],
  ['hexadecimal parts', '0x7f.0x0.0x0.0x1'],
  ['hexadecimal upper case', '0X7F.1'],
  ['two parts', '127.1'],
  ['three parts', '127.0.1'],
  ['mixed radixes', '0x7f.0.01'],
  ['zero', '0'],
  ['the unspecified address', '0.0.0.0'],
  ['a trailing dot', '127.0.0.1.'],
  ['two trailing dots', '127.0.0.1..'],
  ['full-width digits', '１２７.０.０.１'],
  ['full-width hexadecimal', '０ｘ７ｆ.１'],
  ['circled digits', '①②⑦.⓪.⓪.①'],
  ['mathematical digits', '𝟏𝟐𝟕.𝟎.𝟎.𝟏'],
  ['ideographic full stops', '127。0。0。1'],
  ['half-width full stops', '127｡0｡0｡1'],
  ['percent-encoded', '%31%32%37.0.0.1'],
  ['percent-encoded dots', '127%2e0%2e0%2e1'],
  ['a soft hyphen inside', '127.0.0\u00ad.1'],
  ['a zero-width space inside', '127.0\u200b.0.1'],
  ['a tab inside', '127.0\t.0.1'],
  ['a line feed inside', '127.0.\n0.1'],
])

export const URL_NOTATIONS = rows(PRIVATE, [
  ['backslashes', 'http:\\\\127.0.0.1:{victim}\\'],
  ['no slashes', 'http:127.0.0.1:{victim}/'],
  ['one slash', 'http:/127.0.0.1:{victim}/'],
  ['five slashes', 'http://///127.0.0.1:{victim}/'],
  ['an upper-case scheme', 'HTTP://127.0.0.1:{victim}/'],
  ['blanks around', '  http://127.0.0.1:{victim}/  '],
  ['a tab in the scheme', 'ht\ttp://127.0.0.1:{victim}/'],
  ['a number sign before a public host', 'http://127.0.0.1:{victim}#@example.com/'],
  ['a question mark before a public host', 'http://127.0.0.1:{victim}?@example.com/'],
  ['a backslash before a public host', 'http://127.0.0.1:{victim}\\@example.com/'],
  ['https', 'https://127.0.0.1:{victim}/'],
])

/** IANA's registries of special-purpose addresses, an address of each range. */
export const IPV4_RANGES = hosts(PRIVATE, [
  ['this network', '0.1.2.3'],
  ['private 10/8', '10.0.0.1'],
  ['private 172.16/12, first', '172.16.0.0'],
  ['private 172.16/12, last', '172.31.255.255'],
  ['private 192.168/16', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ["Alibaba's metadata", '100.100.100.200'],
  ['metadata', '169.254.169.254'],
  ["Amazon's task metadata", '169.254.170.2'],
  ["Oracle's metadata", '192.0.0.192'],
  ["Azure's metadata", '168.63.129.16'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation 1', '192.0.2.1'],
  ['documentation 2', '198.51.100.1'],
  ['documentation 3', '203.0.113.1'],
  ['6to4 relays', '192.88.99.1'],
  ['benchmarking', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
])

export const IPV6 = hosts(PRIVATE, [
  ['loopback', '[::1]'],
  ['loopback in full', '[0000:0000:0000:0000:0000:0000:0000:0001]'],
  ['loopback with a dotted end', '[::0.0.0.1]'],
  ['unspecified', '[::]'],
  ['mapped, dotted', '[::ffff:127.0.0.1]'],
  ['mapped, hexadecimal', '[::ffff:7f00:1]'],
  ['mapped, in full', '[0:0:0:0:0:ffff:127.0.0.1]'],
  ['mapped metadata', '[::ffff:a9fe:a9fe]'],
  ['mapped public', '[::ffff:8.8.8.8]'],
  ['IPv4-compatible', '[::127.0.0.1]'],
  ['IPv4-translated', '[::ffff:0:127.0.0.1]'],
  ['NAT64', '[64:ff9b::7f00:1]'],
  ['NAT64 of a public address', '[64:ff9b::8.8.8.8]'],
  ['local NAT64', '[64:ff9b:1::7f00:1]'],
  ['6to4 of loopback', '[2002:7f00:1::1]'],
  ['6to4 of a private address', '[2002:a00:1::1]'],
  ['Teredo', '[2001:0:7f00:1::80ff:fffe]'],
  ['link-local', '[fe80::1]'],
  ['link-local, last', '[febf::1]'],
  ['site-local', '[fec0::1]'],
  ['unique local fc', '[fc00::1]'],
  ["unique local, Amazon's metadata", '[fd00:ec2::254]'],
  ['multicast', '[ff02::1]'],
  ['documentation', '[2001:db8::1]'],
  ['new documentation', '[3fff::1]'],
  ['discard', '[100::1]'],
  ['segment routing', '[5f00::1]'],
  ['ORCHID', '[2001:10::1]'],
  ['ORCHID 2', '[2001:20::1]'],
  ['benchmarking', '[2001:2::1]'],
  ['not assigned', '[4000::1]'],
])

export const LOCAL_NAMES = hosts(LEADS, [
  ['localhost', 'localhost'],
  ['in capitals', 'LOCALHOST'],
  ['with a trailing dot', 'localhost.'],
  ['below localhost', 'a.localhost'],
  ['in full-width letters', 'ｌｏｃａｌｈｏｓｔ'],
  ['in circled letters', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'],
  ['with a long s', 'localhoſt'],
  ['percent-encoded', '%6c%6fcalhost'],
  ['with a soft hyphen', 'local\u00adhost'],
  ['multicast DNS', 'printer.local'],
  ["Google's metadata", 'metadata.google.internal'],
  ['of a home', 'nas.home.arpa'],
  ['of a company', 'wiki.corp'],
  ['a single label', 'redis'],
  ['a single label with a dot', 'redis.'],
])

export const RESOLVED_NAMES = hosts(LEADS, [
  ['loopback', 'loopback.guard.test'],
  ['loopback by IPv6', 'loopback6.guard.test'],
  ['the unspecified address', 'zero.guard.test'],
  ['a private address', 'private.guard.test'],
  ['metadata', 'metadata.guard.test'],
  ['a mapped address', 'mapped.guard.test'],
  ['a NAT64 address', 'nat64.guard.test'],
  ['unique local', 'unique-local.guard.test'],
  ['a public and a private address', 'mixed.guard.test'],
  ['an allowed and a private address', 'half.guard.test'],
  ['public by IPv4, private by IPv6', 'families.guard.test'],
  ['capitals', 'LoopBack.Guard.TEST'],
  ['a trailing dot', 'loopback.guard.test.'],
  ['an internationalised name', 'münchen.guard.test'],
  ['its ASCII form', 'xn--mnchen-3ya.guard.test'],
  ['an address in front', '8.8.8.8.guard.test'],
  ['an underscore', 'a_b.guard.test'],
  ['the hosts file', 'from-hosts-file.test'],
])

const userinfo = 'user name or password'
export const OTHER_ADDRESSES: Trick[] = [
  ...rows('only http and https', [
    ['ftp', 'ftp://127.0.0.1:{victim}/'],
    ['file', 'file:///etc/passwd'],
    ['gopher', 'gopher://127.0.0.1:{victim}/_GET'],
    ['dict', 'dict://127.0.0.1:{victim}/'],
    ['WebSocket', 'ws://127.0.0.1:{victim}/'],
    ['data', 'data:text/plain,hello'],
    ['javascript', 'javascript:alert(1)'],
    ['a socket of Unix', 'http+unix://%2Fvar%2Frun%2Fdocker.sock/info'],
  ]),
  ...rows(userinfo, [
    ['an allowed host as user', 'http://127.0.0.2@127.0.0.1:{victim}/'],
    ['an allowed host and port as credentials', 'http://127.0.0.2:{open}@127.0.0.1:{victim}/'],
    ['credentials for an allowed host', 'http://me:secret@127.0.0.2:{open}/'],
    ['a user without a password', 'http://me@127.0.0.2:{open}/'],
    ['two at signs', 'http://a@127.0.0.2:{open}@127.0.0.1:{victim}/'],
  ]),
  ...rows('belongs to a protocol other than HTTP', [
    ['port of SSH', 'http://127.0.0.2:22/'],
    ['port of SMTP', 'http://127.0.0.2:25/'],
    ['port of IRC', 'http://127.0.0.2:6667/'],
    ['port 0', 'http://127.0.0.2:0/'],
    ['port of Amanda', 'https://127.0.0.2:10080/'],
  ]),
  ...rows(NO_ADDRESS, [
    ['a zone id', 'http://[fe80::1%25lo]:{victim}/'],
    ['a bare zone id', 'http://[::1%lo]:{victim}/'],
    ['a zone id of a public address', 'http://[2606:4700::1111%25eth0]/'],
    ['an open bracket', 'http://[::1:{victim}/'],
    ['a future address', 'http://[v1.127]:{victim}/'],
    ['no host', 'http://'],
    ['no scheme', '127-0-0-1:{victim}/'],
    ['nothing', ''],
    ['a port too high', 'http://127.0.0.1:65536/'],
    ['a port and more', 'http://127.0.0.1:{victim}x/'],
    ['five parts', 'http://127.0.0.0.1:{victim}/'],
    ['a part too high', 'http://127.0.0.256:{victim}/'],
    ['a blank in the host', 'http://127.0.0.1 .guard.test/'],
    ['a null byte', 'http://127.0.0.1\0.guard.test/'],
    ['an encoded slash', 'http://127.0.0.1%2f.guard.test/'],
  ]),
  {
    name: 'an endless address',
    url: `http://127.0.0.2:{open}/${'a'.repeat(9000)}`,
    says: 'longer than 8192',
  },
]

/** What a redirect may try; the first hop is allowed. */
export const REDIRECTS: Trick[] = [
  ...rows(PRIVATE, [
    ['loopback', 'http://127.0.0.1:{victim}/'],
    ['decimal', 'http://2130706433:{victim}/'],
    ['octal', 'http://0177.0.0.1:{victim}/'],
    ['IPv6', 'http://[::1]:{victim}/'],
    ['mapped', 'http://[::ffff:127.0.0.1]:{victim}/'],
    ['metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['without a scheme', '//127.0.0.1:{victim}/'],
    ['by backslashes', '\\\\127.0.0.1:{victim}\\'],
    ['full-width digits', 'http://１２７.０.０.１:{victim}/'],
    ['https', 'https://127.0.0.1:{victim}/'],
  ]),
  ...rows(LEADS, [
    ['localhost', 'http://localhost:{victim}/'],
    ['a name that resolves to loopback', 'http://loopback.guard.test:{victim}/'],
    ['a name with a public and a private address', 'http://mixed.guard.test:{victim}/'],
  ]),
  ...rows('only http and https', [
    ['ftp', 'ftp://127.0.0.1:{victim}/'],
    ['file', 'file:///etc/passwd'],
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
  ]),
  ...rows(userinfo, [['credentials', 'http://127.0.0.2:{open}@127.0.0.1:{victim}/']]),
  ...rows('belongs to a protocol other than HTTP', [['a blocked port', 'http://127.0.0.2:25/']]),
]

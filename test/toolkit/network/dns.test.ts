import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { label, startNameServer, text, u16, u32 } from './name-server.js'

const RFC = 'RFC 6761, section 6.3'

table('rest_network_dns', [
  answers(
    'localhost in IPv6',
    { name: 'localhost', type: 'AAAA' },
    { source: 'local', count: 1, items: [{ value: '::1' }] },
    RFC,
  ),
  answers(
    'a name under localhost',
    { name: 'App.LocalHost.' },
    { name: 'app.localhost', items: [{ value: '127.0.0.1' }] },
    RFC,
  ),
  answers(
    'other records of localhost',
    { name: 'localhost', type: 'MX' },
    { source: 'local', count: 0, items: [] },
    RFC,
  ),
  answers(
    'the name of 127.1.2.3',
    { name: '127.1.2.3', type: 'PTR' },
    { name: '3.2.1.127.in-addr.arpa', source: 'local', items: [{ value: 'localhost' }] },
    'RFC 6303',
  ),
  answers(
    'the name of ::1',
    { name: '::1', type: 'PTR' },
    { name: `1.${'0.'.repeat(31)}ip6.arpa`, source: 'local', items: [{ value: 'localhost' }] },
    'RFC 6303',
  ),
  answers(
    'a reverse name',
    { name: '1.0.0.127.in-addr.arpa', type: 'PTR' },
    { items: [{ value: 'localhost' }] },
    'RFC 6303',
  ),
  refuses(422, 'a name under .invalid', { name: 'a.invalid' }, '"a.invalid" does not exist'),
  refuses(422, 'a name under .test', { name: 'a.test', type: 'MX' }, '"a.test" does not exist'),
  refuses(422, 'a name under .onion', { name: 'a.onion' }, '"a.onion" does not exist'),
  refuses(422, 'a name of an inner domain', { name: 'db.internal' }, '"db.internal" does not exist'),
  refuses(422, 'the name of an inner address', { name: '10.0.0.1', type: 'PTR' }, 'does not exist'),
  refuses(422, 'the name of an inner IPv6 address', { name: 'fd00::1', type: 'PTR' }, 'does not exist'),
  ...['.', 'a..b', '.a', 'a b', 'a!b', `${'a'.repeat(64)}.org`, '*.example.org', 'a/b', '::1', 'a..'].map(
    (name) => refuses<'rest_network_dns'>(400, JSON.stringify(name), { name }, 'name'),
  ),
  refuses(400, 'an unknown type', { name: 'localhost', type: 'ANY' }, 'type'),
  ...[
    'example.org',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    '127.0.0.1:x',
    '[127.0.0.1]:53',
    '[::1',
    '127.1',
    '::1:53:',
  ].map((server) =>
    refuses<'rest_network_dns'>(
      422,
      `the server ${server}`,
      { name: 'example.org', server },
      'is not an IP address',
    ),
  ),
  ...[
    '127.0.0.2',
    '10.0.0.1:53',
    '[::1]:53',
    '::1',
    '::ffff:10.0.0.1',
    '[64:ff9b::a00:1]:53',
    '169.254.169.254',
    '0.0.0.0',
  ].map((server) =>
    refuses<'rest_network_dns'>(
      422,
      `the server ${server}`,
      { name: 'example.org', server },
      'private or local',
    ),
  ),
])

const LONG = 'x'.repeat(200)

describe('a name server', () => {
  let names: Awaited<ReturnType<typeof startNameServer>>

  beforeAll(async () => {
    names = await startNameServer({
      'example.org': [],
      'example.org A': [Buffer.from([203, 0, 113, 9]), Buffer.from([10, 0, 0, 1])],
      'example.org AAAA': [Buffer.from(`20010db8${'0'.repeat(23)}1`, 'hex')],
      'example.org NS': [label('ns2.example.org'), label('ns1.example.org')],
      'www.example.org CNAME': [label('example.org')],
      'example.org MX': [
        Buffer.concat([u16(20), label('b.example.org')]),
        Buffer.concat([u16(10), label('z.example.org')]),
        Buffer.concat([u16(10), label('a.example.org')]),
      ],
      'example.org TXT': [
        Buffer.concat([text('v=spf1 '), text('-all')]),
        text('grün'),
        Buffer.concat([text(LONG), text(LONG)]),
      ],
      'example.org SOA': [
        Buffer.concat([
          label('ns1.example.org'),
          label('admin.example.org'),
          u32(4294967295, 7200, 900, 1209600, 300),
        ]),
      ],
      '_sip._tcp.example.org SRV': [
        Buffer.concat([u16(1, 5, 5061), label('sip2.example.org')]),
        Buffer.concat([u16(0, 5, 5060), label('sip1.example.org')]),
      ],
      'example.org CAA': [
        Buffer.concat([Buffer.from([128]), text('issue'), Buffer.from('ca.example')]),
        Buffer.concat([Buffer.from([0]), text('iodef'), Buffer.from('mailto:a@example.org')]),
      ],
      'example.org NAPTR': [
        Buffer.concat([u16(100, 50), text('s'), text('SIP+D2U'), text(''), label('_sip._udp.example.org')]),
      ],
      '9.113.0.203.in-addr.arpa PTR': [label('host.example.org')],
      'localhost A': [Buffer.from([203, 0, 113, 1])],
      'xn--bcher-kva.example A': [Buffer.from([203, 0, 113, 2])],
      'broken.example': { rcode: 2 },
      'refused.example': { rcode: 5 },
    })
  })
  afterAll(() => names.close())

  const asked = async (name: string, type: string) => {
    const { status, body } = await call('rest_network_dns', { name, type, server: names.server })
    return status === 200 ? (body as { data: object }).data : { status, body }
  }

  // The answers are those of the zone above, in the order of the rules.
  it.each([
    [
      'example.org',
      'A',
      [
        { value: '10.0.0.1', ttl: 300 },
        { value: '203.0.113.9', ttl: 300 },
      ],
    ],
    ['example.org', 'AAAA', [{ value: '2001:db8::1', ttl: 300 }]],
    ['example.org', 'NS', [{ value: 'ns1.example.org' }, { value: 'ns2.example.org' }]],
    ['www.example.org', 'CNAME', [{ value: 'example.org' }]],
    [
      'example.org',
      'MX',
      [
        { value: 'a.example.org', priority: 10 },
        { value: 'z.example.org', priority: 10 },
        { value: 'b.example.org', priority: 20 },
      ],
    ],
    ['example.org', 'TXT', [{ value: 'grün' }, { value: 'v=spf1 -all' }, { value: LONG + LONG }]],
    [
      'example.org',
      'SOA',
      [
        {
          value: 'ns1.example.org',
          hostmaster: 'admin.example.org',
          serial: 4294967295,
          refresh: 7200,
          retry: 900,
          expire: 1209600,
          minttl: 300,
        },
      ],
    ],
    [
      '_sip._tcp.example.org',
      'SRV',
      [
        { value: 'sip1.example.org', priority: 0, weight: 5, port: 5060 },
        { value: 'sip2.example.org', priority: 1, weight: 5, port: 5061 },
      ],
    ],
    [
      'example.org',
      'CAA',
      [
        { value: 'ca.example', tag: 'issue', critical: 128 },
        { value: 'mailto:a@example.org', tag: 'iodef', critical: 0 },
      ],
    ],
    [
      'example.org',
      'NAPTR',
      [
        {
          value: '_sip._udp.example.org',
          order: 100,
          preference: 50,
          flags: 's',
          service: 'SIP+D2U',
          regexp: '',
        },
      ],
    ],
    ['9.113.0.203.in-addr.arpa', 'PTR', [{ value: 'host.example.org' }]],
    ['localhost', 'A', [{ value: '203.0.113.1', ttl: 300 }]],
    ['example.org', 'PTR', []],
  ])('gives of %s the %s records', async (name, type, items) => {
    expect(await asked(name, type)).toEqual({ name, type, source: 'dns', count: items.length, items })
  })

  it('is asked for the name of an address, and for names in ASCII and lower case', async () => {
    expect(await asked('203.0.113.9', 'PTR')).toMatchObject({ name: '9.113.0.203.in-addr.arpa', count: 1 })
    expect(await asked('BÜCHER.example.', 'A')).toMatchObject({ name: 'xn--bcher-kva.example', count: 1 })
  })

  it('may not know the name', async () => {
    expect(await asked('nowhere.example', 'A')).toMatchObject({
      status: 422,
      body: { error: { message: '"nowhere.example" does not exist.' } },
    })
    expect(await asked('a.test', 'A')).toMatchObject({ status: 422 })
    expect(names.asked).toContain('a.test')
  })

  it.each(['broken.example', 'refused.example'])('may fail, as for %s', async (name) => {
    expect(await asked(name, 'A')).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed', message: expect.stringContaining(name) as string } },
    })
  })

  it('may not answer at all', { timeout: 60_000 }, async () => {
    expect(await asked('silent.example', 'A')).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('no answer came in time') as string } },
    })
  })
})

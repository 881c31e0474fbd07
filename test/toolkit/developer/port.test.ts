import { answers, refuses, table } from '../../support/table.js'
import { expect } from 'vitest'

const IANA = 'IANA Service Name and Transport Protocol Port Number Registry'
const service = (port: number, protocol: string, name: string): unknown =>
  expect.objectContaining({ port, protocol, service: name })

table('rest_developer_port', [
  answers(
    'a port with a transport',
    { port: 443, protocol: 'tcp' },
    {
      count: 1,
      range: 'system',
      items: [{ port: 443, protocol: 'tcp', service: 'https', description: 'http protocol over TLS/SSL' }],
    },
    IANA,
  ),
  answers(
    'all transports in their order',
    { port: 22 },
    { count: 3, items: [service(22, 'tcp', 'ssh'), service(22, 'udp', 'ssh'), service(22, 'sctp', 'ssh')] },
    IANA,
  ),
  answers(
    'a port with several services',
    { port: 80, protocol: 'tcp' },
    {
      count: 3,
      items: [service(80, 'tcp', 'http'), service(80, 'tcp', 'www'), service(80, 'tcp', 'www-http')],
    },
    IANA,
  ),
  answers(
    'a service in any letter case',
    { service: 'HTTP' },
    {
      count: 3,
      range: null,
      items: [service(80, 'tcp', 'http'), service(80, 'udp', 'http'), service(80, 'sctp', 'http')],
    },
    IANA,
  ),
  answers(
    'a name that was replaced by a well-formed one',
    { port: 3050, protocol: 'udp' },
    { items: [service(3050, 'udp', 'gds-db'), service(3050, 'udp', 'gds_db')] },
    `${IANA}; RFC 6335, section 10.1`,
  ),
  answers(
    'a range of ports',
    { port: 6010, protocol: 'tcp' },
    { range: 'user', items: [service(6010, 'tcp', 'x11')] },
    IANA,
  ),
  answers(
    'a range of ports of one transport',
    { service: 'ircu' },
    { count: 5, items: [6665, 6666, 6667, 6668, 6669].map((port) => service(port, 'tcp', 'ircu')) },
    IANA,
  ),
  answers(
    'two services of one port of which the later is registered for one transport',
    { port: 631 },
    {
      count: 3,
      items: [service(631, 'tcp', 'ipp'), service(631, 'tcp', 'ipps'), service(631, 'udp', 'ipp')],
    },
    IANA,
  ),
  answers(
    'a port without a service',
    { port: 0 },
    { count: 0, range: 'system', items: [] },
    `${IANA}: reserved`,
  ),
  answers('the last system port', { port: 1023 }, { range: 'system' }, 'RFC 6335, section 6'),
  answers('the first user port', { port: 1024 }, { range: 'user' }, 'RFC 6335, section 6'),
  answers('the last user port', { port: 49151 }, { range: 'user' }, 'RFC 6335, section 6'),
  answers('the first dynamic port', { port: 49152 }, { count: 0, range: 'dynamic' }, 'RFC 6335, section 6'),
  answers(
    'a service without that transport',
    { service: 'https', protocol: 'dccp' },
    { count: 0, items: [] },
    IANA,
  ),
  refuses(422, 'an unknown service', { service: 'no-such-service' }, 'no-such-service'),
  refuses(422, 'an empty service', { service: '' }, 'registry'),
  refuses(400, 'no parameter', { protocol: 'tcp' }, 'port'),
  refuses(400, 'two parameters', { port: 80, service: 'http' }, 'service'),
  refuses(400, 'a port past 65535', { port: 65536 }, 'port'),
  answers(
    'all four transports',
    { port: 9 },
    {
      count: 4,
      items: [
        service(9, 'tcp', 'discard'),
        service(9, 'udp', 'discard'),
        service(9, 'sctp', 'discard'),
        service(9, 'dccp', 'discard'),
      ],
    },
    IANA,
  ),
])

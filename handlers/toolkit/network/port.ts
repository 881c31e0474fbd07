import { feature, invalidParameter } from '#toolkit'
import { portState } from '#toolkit/lib/network/port-state'
import { readPortTarget } from '#toolkit/lib/network/port-target'

/** The usual services of ports, by IANA's registry where it has one. */
const SERVICES: Readonly<Record<number, string>> = {
  20: 'ftp-data',
  21: 'ftp',
  22: 'ssh',
  23: 'telnet',
  25: 'smtp',
  53: 'domain',
  80: 'http',
  110: 'pop3',
  143: 'imap',
  443: 'https',
  465: 'submissions',
  587: 'submission',
  993: 'imaps',
  995: 'pop3s',
  1433: 'ms-sql-s',
  1883: 'mqtt',
  3306: 'mysql',
  3389: 'ms-wbt-server',
  5432: 'postgresql',
  5672: 'amqp',
  6379: 'redis',
  8080: 'http-alt',
  8443: 'https-alt',
  9200: 'elasticsearch',
  27017: 'mongodb',
}

export default feature('rest_network_port', async ({ target, timeout }, context) => {
  const named = readPortTarget(target)
  if ('fault' in named) return invalidParameter('target', named.fault)
  const { address, state, ms } = await portState(context, named, timeout)
  return { ...named, address, state, open: state === 'open', ms, service: SERVICES[named.port] ?? null }
})

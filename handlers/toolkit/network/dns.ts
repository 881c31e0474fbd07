import { isIP } from 'node:net'
import { feature, FeatureError, invalidParameter, unprocessable, type FeatureContext } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { localAnswer, readDnsName, reverseName } from '#toolkit/lib/network/dns-name'
import { dnsRecords } from '#toolkit/lib/network/dns-records'

const MOST_PORT = 65_535

type Egress = FeatureContext['egress']

/**
 * A resolver that the caller named, as Node's takes it.
 * @throws FeatureError 422 where it is no IP address or may not be asked
 */
const checkedServer = (text: string, egress: Egress): string => {
  const server = text.trim()
  const [, inBrackets, portInBrackets] = /^\[([^[\]]*)\](?::(\d{1,5}))?$/.exec(server) ?? []
  const [, ipv4, portOfIpv4] = /^([\d.]+):(\d{1,5})$/.exec(server) ?? []
  const address = inBrackets ?? ipv4 ?? server
  const port = portInBrackets ?? portOfIpv4
  const isAddress = isIP(address) !== 0 && (inBrackets === undefined || isIP(address) === 6)
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= MOST_PORT)
  if (!isAddress || !isPort) {
    return unprocessable(
      `server: ${quoted(text)} is not an IP address with an optional port, such as 1.1.1.1:53.`,
    )
  }
  egress.check(address)
  const host = isIP(address) === 6 ? `[${address}]` : address
  return port === undefined ? host : `${host}:${Number(port)}`
}

/** Whether the operator lets an address be asked. */
const isAllowed = (egress: Egress, address: string): boolean => {
  try {
    egress.check(address)
    return true
  } catch (error) {
    if (error instanceof FeatureError) return false
    throw error
  }
}

const queriedName = (name: string, type: string): string =>
  (type === 'PTR' ? reverseName(name) : undefined) ??
  readDnsName(name) ??
  invalidParameter('name', `${quoted(name)} is not a domain name`)

export default feature('rest_network_dns', async ({ name, type, server }, { egress, signal }) => {
  const queried = queriedName(name, type)
  if (server === undefined) {
    const known = localAnswer(queried, type, (address) => isAllowed(egress, address))
    if (known !== undefined) {
      if ('missing' in known) return unprocessable(`${quoted(queried)} does not exist in the public DNS.`)
      const items = known.values.map((value) => ({ value }))
      return { name: queried, type, source: 'local' as const, count: items.length, items }
    }
  }
  const asked = server === undefined ? undefined : checkedServer(server, egress)
  const items = await dnsRecords(queried, type, asked, signal)
  return { name: queried, type, source: 'dns' as const, count: items.length, items }
})

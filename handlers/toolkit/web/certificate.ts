import { checkServerIdentity, type TLSSocket } from 'node:tls'
import type { X509Certificate } from 'node:crypto'
import { feature, FeatureError } from '#toolkit'
import { chainOf, dnsNames, keyOf, namesOf } from '#toolkit/lib/network/certificate'

const MS_PER_DAY = 86_400_000

/** ISO 8601 in UTC without milliseconds. */
const instant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/** Node has the code where its type says error. */
const trustErrorOf = ({ authorized, authorizationError }: TLSSocket): string | null =>
  authorized ? null : String(authorizationError)

const describe = (socket: TLSSocket, certificate: X509Certificate, host: string) => {
  const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)]
  const leftMs = to.getTime() - Date.now()
  return {
    ...namesOf(certificate),
    names: dnsNames(certificate),
    validFrom: instant(from),
    validTo: instant(to),
    daysLeft: Math.floor(leftMs / MS_PER_DAY),
    expired: leftMs < 0,
    matchesHost: checkServerIdentity(host, certificate.toLegacyObject()) === undefined,
    trusted: socket.authorized,
    trustError: trustErrorOf(socket),
    serialNumber: certificate.serialNumber,
    fingerprint256: certificate.fingerprint256,
    protocol: socket.getProtocol() ?? 'unknown',
    cipher: socket.getCipher().name,
    ...keyOf(certificate),
    chain: chainOf(certificate).map((each) => namesOf(each).subject ?? ''),
  }
}

export default feature('rest_web_certificate', async ({ host, port }, { egress, signal }) => {
  const socket = await egress.connectTls(host, port, signal)
  try {
    const certificate = socket.getPeerX509Certificate()
    if (certificate === undefined)
      throw new FeatureError(502, 'upstream_failed', `${host} showed no certificate`)
    return { host, port, ...describe(socket, certificate, host.replace(/\.$/, '')) }
  } finally {
    socket.destroy()
  }
})

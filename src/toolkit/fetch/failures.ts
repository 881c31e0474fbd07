import { FeatureError } from '../errors.js'

/** Why a target failed. */
export type TargetFault =
  | 'unresolved'
  | 'refused'
  | 'unreachable'
  | 'interrupted'
  | 'timeout'
  | 'certificate'
  | 'handshake'
  | 'malformed'
  | 'redirects'

/** A target failed: 502, with one sentence that names the host. */
export class TargetError extends FeatureError {
  constructor(
    readonly fault: TargetFault,
    message: string,
  ) {
    super(502, 'upstream_failed', message)
  }
}

/** A host that only the operator can let through: 422, which names it and not what is behind it. */
export class PrivateTargetError extends FeatureError {
  constructor(message: string) {
    super(422, 'unprocessable', message)
    this.name = 'PrivateTargetError'
  }
}

/** @param ms the time it was given */
export const timedOut = (host: string, ms: number): TargetError =>
  new TargetError('timeout', `${host} did not answer within ${ms / 1000} s`)

const refused: readonly [TargetFault, string] = ['refused', 'refused the connection']
const unreachable: readonly [TargetFault, string] = ['unreachable', 'cannot be reached']
const selfSigned: readonly [TargetFault, string] = ['certificate', 'has a self-signed certificate']
const unknownIssuer: readonly [TargetFault, string] = [
  'certificate',
  'has a certificate of an unknown authority',
]

/** Codes of Node and OpenSSL that say more than that the connection broke. */
const KNOWN: Readonly<Record<string, readonly [TargetFault, string]>> = {
  ECONNREFUSED: refused,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EADDRNOTAVAIL: unreachable,
  EACCES: unreachable,
  EPERM: unreachable,
  ETIMEDOUT: ['timeout', 'did not accept the connection in time'],
  CERT_HAS_EXPIRED: ['certificate', 'has a certificate that has expired'],
  CERT_NOT_YET_VALID: ['certificate', 'has a certificate that is not valid yet'],
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  ERR_TLS_CERT_ALTNAME_INVALID: ['certificate', 'has a certificate for another host'],
  HPE_HEADER_OVERFLOW: ['malformed', 'sent too many headers'],
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const describe = (error: unknown): readonly [TargetFault, string] => {
  const code = codeOf(error)
  const known = KNOWN[code]
  if (known !== undefined) return known
  if (code.startsWith('HPE_')) return ['malformed', 'sent an answer that is not valid HTTP']
  if (/^(Z_|ERR__ERROR_|ERR_BROTLI|BROTLI|ERR_ZLIB)/.test(code))
    return ['malformed', 'sent a body that is not what its Content-Encoding says']
  return ['interrupted', 'closed the connection before its answer was complete']
}

/** The failure of the wire as a caller may see it; what is one already stays as it is. */
export const toTargetError = (error: unknown, host: string): FeatureError => {
  if (error instanceof FeatureError) return error
  const [fault, sentence] = describe(error)
  return new TargetError(fault, `${host} ${sentence}`)
}

/** A failed handshake by its reason; what is no fault of the certificate is one of the protocol. */
export const toHandshakeError = (error: unknown, host: string): FeatureError => {
  const failure = toTargetError(error, host)
  const isCertificate = failure instanceof TargetError && failure.fault === 'certificate'
  return isCertificate ? failure : new TargetError('handshake', `the TLS handshake with ${host} failed`)
}

/** Signatures of compact tokens (RFC 7515) with the algorithms of RFC 7518 and RFC 8037. */
import { verify, type KeyObject } from 'node:crypto'
import { compactVerify } from 'jose'

const SECRET_ALGORITHMS: readonly string[] = ['HS256', 'HS384', 'HS512']
const KEY_ALGORITHMS: readonly string[] = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
]

/** jose 6 knows EdDSA with Ed25519 alone, and throws at a key of Ed448 (RFC 8037, section 3.1). */
const holdsWithEd448 = (token: string, key: KeyObject): boolean => {
  const end = token.lastIndexOf('.')
  return verify(null, Buffer.from(token.slice(0, end)), key, Buffer.from(token.slice(end + 1), 'base64url'))
}

/**
 * Whether a token's signature belongs to a key. A key of another kind than its algorithm has never fits, so that a
 * public key is no shared secret; nor does a token whose header has extensions that must be understood (`crit`).
 * @param key bytes of a shared secret, or a public key
 */
export const signatureHolds = async (
  token: string,
  header: Readonly<Record<string, unknown>>,
  key: Buffer | KeyObject,
): Promise<boolean> => {
  const { alg } = header
  const fitting = Buffer.isBuffer(key) ? SECRET_ALGORITHMS : KEY_ALGORITHMS
  if (typeof alg !== 'string' || !fitting.includes(alg) || Object.hasOwn(header, 'crit')) return false
  if (!Buffer.isBuffer(key) && key.asymmetricKeyType === 'ed448') {
    return alg === 'EdDSA' && holdsWithEd448(token, key)
  }
  // jose throws errors of four classes at keys of another kind and at RSA keys of less than 2048 bits.
  return compactVerify(token, key, { algorithms: [alg] }).then(
    () => true,
    () => false,
  )
}

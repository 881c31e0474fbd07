import type { KeyObject } from 'node:crypto'
import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { drawRawKey, keyPairTexts, newRsaKey, privateKeyOf, rawKeyBytes } from '#toolkit/lib/crypto/key-pair'
import { byteStream } from '#toolkit/lib/random/byte-stream'

type Request = Query<'rest_crypto_keypair'>

const RSA_BITS: Readonly<Partial<Record<Request['type'], number>>> = {
  rsa2048: 2048,
  rsa3072: 3072,
  rsa4096: 4096,
}

const rsaKey = ({ privateHex, seed }: Request, bits: number): KeyObject => {
  if (privateHex !== undefined) invalidParameter('privateHex', 'is not for RSA')
  if (seed !== undefined) invalidParameter('seed', 'is not for RSA')
  return newRsaKey(bits)
}

const rawKey = ({ privateHex, seed }: Request, type: Parameters<typeof drawRawKey>[0]): KeyObject => {
  if (privateHex !== undefined && seed !== undefined) {
    invalidParameter('seed', 'must not be given together with privateHex')
  }
  const digits = rawKeyBytes(type) * 2
  if (privateHex !== undefined && privateHex.length !== digits) {
    invalidParameter('privateHex', `must have ${digits} hex digits for ${type}`)
  }
  const bytes = privateHex === undefined ? drawRawKey(type, byteStream(seed)) : Buffer.from(privateHex, 'hex')
  return privateKeyOf(type, bytes) ?? unprocessable(`privateHex is 0 or not below the order of ${type}.`)
}

const keyOf = (query: Request): KeyObject => {
  switch (query.type) {
    case 'rsa2048':
    case 'rsa3072':
    case 'rsa4096':
      return rsaKey(query, RSA_BITS[query.type] ?? 0)
    default:
      return rawKey(query, query.type)
  }
}

/** PKCS#8 (RFC 5958), SPKI (RFC 5280), JWK (RFC 7517), FIPS 186-5. */
export default feature('rest_crypto_keypair', (query) => ({
  type: query.type,
  ...keyPairTexts(keyOf(query)),
}))

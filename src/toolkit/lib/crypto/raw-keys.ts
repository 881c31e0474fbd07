/** Keys as their bare bytes, in and out of Node's key objects. No error here repeats a key. */
import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { attempt } from '../common/attempt.js'
import { EC_CURVES, type EcCurve } from './curves.js'

export type OkpCurve = 'ed25519' | 'x25519'

/** RFC 8410, section 7: what stands before the 32 bytes of a private key in PKCS#8, and of a public key in SPKI. */
const OKP_PREFIXES: Readonly<Record<OkpCurve, { pkcs8: string; spki: string }>> = {
  ed25519: { pkcs8: '302e020100300506032b657004220420', spki: '302a300506032b6570032100' },
  x25519: { pkcs8: '302e020100300506032b656e04220420', spki: '302a300506032b656e032100' },
}

/** @param bytes 32 of them */
export const okpPrivateKey = (curve: OkpCurve, bytes: Buffer): KeyObject => {
  const key = Buffer.concat([Buffer.from(OKP_PREFIXES[curve].pkcs8, 'hex'), bytes])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

/** @param bytes 32 of them */
export const okpPublicKey = (curve: OkpCurve, bytes: Buffer): KeyObject => {
  const key = Buffer.concat([Buffer.from(OKP_PREFIXES[curve].spki, 'hex'), bytes])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

/** @param point 04||x||y */
const ecJwk = (curve: EcCurve, point: Uint8Array): JsonWebKey => {
  const { crv, bytes } = EC_CURVES[curve]
  const coordinate = (from: number): string =>
    Buffer.from(point.slice(from, from + bytes)).toString('base64url')
  return { kty: 'EC', crv, x: coordinate(1), y: coordinate(1 + bytes) }
}

/** The key of a big-endian scalar, with the public point that belongs to it; undefined for 0 and from the order on. */
export const ecPrivateKey = (curve: EcCurve, scalar: Buffer): KeyObject | undefined => {
  const { ecdsa } = EC_CURVES[curve]
  if (!ecdsa.utils.isValidSecretKey(scalar)) return undefined
  const jwk = { ...ecJwk(curve, ecdsa.getPublicKey(scalar, false)), d: scalar.toString('base64url') }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

/** The key of a point in SEC 1 form, compressed or not; undefined for any other bytes and off the curve. */
export const ecPublicKey = (curve: EcCurve, point: Buffer): KeyObject | undefined => {
  const { ecdsa } = EC_CURVES[curve]
  const uncompressed = attempt(
    () => ecdsa.Point.fromBytes(point).toBytes(false),
    (error) => error instanceof Error,
  )
  return uncompressed && createPublicKey({ key: ecJwk(curve, uncompressed), format: 'jwk' })
}

const coordinate = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')

/** The scalar or seed of an EC or OKP private key. */
export const rawPrivateKey = (key: KeyObject): Buffer => coordinate(key.export({ format: 'jwk' }).d)

/** The public half of an EC or OKP key: 32 bytes, or 04||x||y. */
export const rawPublicKey = (key: KeyObject): Buffer => {
  const { kty, x, y } = key.export({ format: 'jwk' })
  return kty === 'EC' ? Buffer.concat([Buffer.of(4), coordinate(x), coordinate(y)]) : coordinate(x)
}

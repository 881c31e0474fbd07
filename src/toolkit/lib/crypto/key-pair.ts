/** Key pairs, at random or from the bytes of the private key. */
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { ByteStream } from '../random/byte-stream.js'
import { EC_CURVES, isEcCurve, type EcCurve } from './curves.js'
import { ecPrivateKey, okpPrivateKey, rawPrivateKey, rawPublicKey, type OkpCurve } from './raw-keys.js'

export type RawKeyType = OkpCurve | EcCurve

/** Bytes of a raw private key. */
export const rawKeyBytes = (type: RawKeyType): number => (isEcCurve(type) ? EC_CURVES[type].bytes : 32)

/** Extra bits that keep the remainder from favouring some scalars (FIPS 186-5, A.2.1). */
const EXTRA_BYTES = 8

const scalarFrom = (curve: EcCurve, stream: ByteStream): Buffer => {
  const { bytes, ecdsa } = EC_CURVES[curve]
  const drawn = BigInt(`0x${stream(bytes + EXTRA_BYTES).toString('hex')}`)
  const scalar = (drawn % (ecdsa.Point.Fn.ORDER - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(bytes * 2, '0'), 'hex')
}

/** The bytes of a new private key; EC by FIPS 186-5, A.2.1. */
export const drawRawKey = (type: RawKeyType, stream: ByteStream): Buffer =>
  isEcCurve(type) ? scalarFrom(type, stream) : stream(rawKeyBytes(type))

/** The key of so many bytes; undefined for a scalar that is 0 or not below the order. */
export const privateKeyOf = (type: RawKeyType, bytes: Buffer): KeyObject | undefined =>
  isEcCurve(type) ? ecPrivateKey(type, bytes) : okpPrivateKey(type, bytes)

/** @param modulusLength bits; takes up to some seconds from 4096 on */
export const newRsaKey = (modulusLength: number): KeyObject =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent: 65537 }).privateKey

/** RFC 7517, with its members in the order of RFC 7518. */
const publicJwkOf = (key: KeyObject): Record<string, string> => {
  const { kty = '', crv, x, y, n, e } = key.export({ format: 'jwk' })
  const members = Object.entries({ kty, crv, x, y, n, e })
  return Object.fromEntries(members.filter((member): member is [string, string] => member[1] !== undefined))
}

export interface KeyPairTexts {
  privateKeyPem: string
  publicKeyPem: string
  privateHex: string | null
  publicHex: string | null
  publicJwk: Record<string, string>
  fingerprint: string
}

/** A pair as PKCS#8 and SPKI, and raw where it is not RSA. */
export const keyPairTexts = (key: KeyObject): KeyPairTexts => {
  const publicKey = createPublicKey(key)
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const digest = createHash('sha256').update(spki).digest('base64').replace(/=+$/, '')
  const isRsa = key.asymmetricKeyType === 'rsa'
  return {
    privateKeyPem: key.export({ format: 'pem', type: 'pkcs8' }) as string,
    publicKeyPem: publicKey.export({ format: 'pem', type: 'spki' }) as string,
    privateHex: isRsa ? null : rawPrivateKey(key).toString('hex'),
    publicHex: isRsa ? null : rawPublicKey(publicKey).toString('hex'),
    publicJwk: publicJwkOf(publicKey),
    fingerprint: `SHA256:${digest}`,
  }
}

/** Elliptic-curve Diffie-Hellman: X25519 (RFC 7748) and the P curves (SEC 1, section 3.3.1). */
import { createPublicKey, diffieHellman, type KeyObject } from 'node:crypto'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { bytesOfHex } from '../encoding/bytes.js'
import { readPemPrivateKey, readPemPublicKey, type CallerKey } from './caller-keys.js'
import { EC_CURVES } from './curves.js'
import { ecPrivateKey, ecPublicKey, okpPrivateKey, okpPublicKey, rawPublicKey } from './raw-keys.js'

export type AgreementCurve = 'x25519' | 'p256' | 'p384'

const isAgreementCurve = (kind: string): kind is AgreementCurve => ['x25519', 'p256', 'p384'].includes(kind)

interface AgreementKey {
  curve: AgreementCurve
  key: KeyObject
}

const X25519_BYTES = 32

const privateKeyOf = (curve: AgreementCurve, bytes: Buffer): KeyObject | undefined => {
  if (curve !== 'x25519')
    return bytes.length === EC_CURVES[curve].bytes ? ecPrivateKey(curve, bytes) : undefined
  return bytes.length === X25519_BYTES ? okpPrivateKey(curve, bytes) : undefined
}

const publicKeyOf = (curve: AgreementCurve, bytes: Buffer): KeyObject | undefined => {
  if (curve !== 'x25519') return ecPublicKey(curve, bytes)
  return bytes.length === X25519_BYTES ? okpPublicKey(curve, bytes) : undefined
}

const agreementKey = (
  parameter: 'privateKey' | 'publicKey',
  text: string,
  curve: AgreementCurve,
): AgreementKey => {
  const bytes = bytesOfHex(text)
  const [ofBytes, ofPem] =
    parameter === 'privateKey' ? [privateKeyOf, readPemPrivateKey] : [publicKeyOf, readPemPublicKey]
  if (bytes !== null) {
    const key = ofBytes(curve, bytes)
    return key ? { curve, key } : unprocessable(`${parameter} is not a valid ${curve} key in hex.`)
  }
  const read: CallerKey | undefined = ofPem(text)
  if (read === undefined || !isAgreementCurve(read.kind)) {
    return unprocessable(`${parameter} is not a PEM key of X25519, P-256 or P-384, or one in hex.`)
  }
  return { curve: read.kind, key: read.key }
}

/**
 * The shared secret of an own private and another's public key, each as PEM or as hex.
 * @param curve of keys in hex
 * @throws {FeatureError} 422 where a key does not parse, the curves differ, or X25519 gives zeros (RFC 7748, section 6.1)
 */
export const agree = (
  privateText: string,
  publicText: string,
  curve: AgreementCurve,
): { curve: AgreementCurve; secret: Buffer; publicKey: Buffer } => {
  const own = agreementKey('privateKey', privateText, curve)
  const other = agreementKey('publicKey', publicText, curve)
  if (own.curve !== other.curve) {
    unprocessable(
      `privateKey is on ${own.curve} and publicKey on ${other.curve}; both must be on the same curve.`,
    )
  }
  const secret =
    attempt(
      () => diffieHellman({ privateKey: own.key, publicKey: other.key }),
      (error) => error instanceof Error,
    ) ?? unprocessable('publicKey is a point of small order: the shared secret would be all zeros.')
  return { curve: own.curve, secret, publicKey: rawPublicKey(createPublicKey(own.key)) }
}

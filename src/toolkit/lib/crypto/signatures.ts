/** Signatures by the kind of the key: Ed25519 (RFC 8032), ECDSA (FIPS 186-5), RSASSA (RFC 8017). */
import { constants, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { attempt } from '../common/attempt.js'
import { unprocessable } from '../../errors.js'
import { readSigningKey, readVerifyingKey, type CallerKey, type KeyKind } from './caller-keys.js'
import { EC_CURVES, isEcCurve } from './curves.js'
import { ecPrivateKey, rawPrivateKey } from './raw-keys.js'

export interface SignatureForm {
  scheme: 'pkcs1' | 'pss'
  format: 'der' | 'p1363'
}

type SigningKind = Exclude<KeyKind, 'x25519'>

const KINDS = 'a PEM key of Ed25519, P-256, P-384, secp256k1 or RSA, or an Ed25519 key of 64 hex digits'

const signing = (parameter: string, read: CallerKey | undefined): { kind: SigningKind; key: KeyObject } => {
  if (read === undefined || read.kind === 'x25519') {
    return unprocessable(
      `${parameter} is not a ${parameter === 'publicKey' ? 'public' : 'private'} key: ${KINDS}.`,
    )
  }
  return { kind: read.kind, key: read.key }
}

/** JWS name (RFC 7518, 8037 and 8812) of what a key signs with. */
const algorithmOf = (kind: SigningKind, scheme: SignatureForm['scheme']): string => {
  if (kind === 'ed25519') return 'Ed25519'
  if (isEcCurve(kind)) return EC_CURVES[kind].algorithm
  return scheme === 'pss' ? 'PS256' : 'RS256'
}

/** Bytes of the salt of RSASSA-PSS: as many as its hash has (RFC 7518, section 3.5). */
const PSS_SALT = 32

const rsaOptions = (key: KeyObject, scheme: SignatureForm['scheme'], saltLength: number) =>
  scheme === 'pss'
    ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }
    : { key, padding: constants.RSA_PKCS1_PADDING }

const isError = (error: unknown): boolean => error instanceof Error

/** The key that was given, or for EC one with the public point of its scalar, whatever point the PEM carries. */
const consistentKey = (kind: SigningKind, key: KeyObject): KeyObject =>
  isEcCurve(kind) ? (ecPrivateKey(kind, rawPrivateKey(key)) ?? key) : key

const signatureOf = (kind: SigningKind, key: KeyObject, message: Buffer, form: SignatureForm): Buffer => {
  if (kind === 'ed25519') return sign(null, message, key)
  if (isEcCurve(kind)) {
    const format = form.format === 'der' ? 'der' : 'compact'
    return Buffer.from(EC_CURVES[kind].ecdsa.sign(message, rawPrivateKey(key), { lowS: false, format }))
  }
  return (
    attempt(() => sign('sha256', message, rsaOptions(key, form.scheme, PSS_SALT)), isError) ??
    unprocessable(
      'privateKey cannot make this signature: its modulus is too short, or its numbers do not fit.',
    )
  )
}

/** @throws {FeatureError} 422 for a key of another kind */
export const signMessage = (
  message: Buffer,
  privateKey: string,
  form: SignatureForm,
): { algorithm: string; signature: Buffer; publicKeyPem: string } => {
  const { kind, key: given } = signing('privateKey', readSigningKey(privateKey))
  const key = consistentKey(kind, given)
  return {
    algorithm: algorithmOf(kind, form.scheme),
    signature: signatureOf(kind, key, message, form),
    publicKeyPem: createPublicKey(key).export({ format: 'pem', type: 'spki' }) as string,
  }
}

const holds = (
  kind: SigningKind,
  key: KeyObject,
  message: Buffer,
  signature: Buffer,
  form: SignatureForm,
): boolean => {
  if (kind === 'ed25519') return verify(null, message, key, signature)
  if (!isEcCurve(kind)) {
    return verify('sha256', message, rsaOptions(key, form.scheme, constants.RSA_PSS_SALTLEN_AUTO), signature)
  }
  const dsaEncoding = form.format === 'der' ? 'der' : 'ieee-p1363'
  return verify(EC_CURVES[kind].hash, message, { key, dsaEncoding }, signature)
}

/**
 * @param signature null where its text is malformed
 * @throws {FeatureError} 422 for a key of another kind
 */
export const verifyMessage = (
  message: Buffer,
  signature: Buffer | null,
  publicKey: string,
  form: SignatureForm,
): { valid: boolean; algorithm: string } => {
  const { kind, key } = signing('publicKey', readVerifyingKey(publicKey))
  // OpenSSL throws at some malformed signatures, and answers false to others.
  const valid =
    signature !== null && attempt(() => holds(kind, key, message, signature, form), isError) === true
  return { valid, algorithm: algorithmOf(kind, form.scheme) }
}

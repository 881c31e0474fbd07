/** Keys that a caller hands in: PEM or bare hex. A refusal says what is missing and never repeats any of the key. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { attempt } from '../common/attempt.js'
import { ecCurveNamed, type EcCurve } from './curves.js'
import { okpPrivateKey, okpPublicKey, type OkpCurve } from './raw-keys.js'

export type KeyKind = OkpCurve | EcCurve | 'rsa'

export interface CallerKey {
  kind: KeyKind
  key: KeyObject
}

/** OpenSSL throws plain errors of many codes at what is no key. */
const isError = (error: unknown): boolean => error instanceof Error

const kindOf = (key: KeyObject): KeyKind | undefined => {
  switch (key.asymmetricKeyType) {
    case 'rsa':
    case 'ed25519':
    case 'x25519':
      return key.asymmetricKeyType
    case 'ec':
      return ecCurveNamed(key.asymmetricKeyDetails?.namedCurve)
    default:
      return undefined
  }
}

const withKind = (key: KeyObject | undefined): CallerKey | undefined => {
  const kind = key && kindOf(key)
  return key && kind && { kind, key }
}

/** Labels of RFC 7468, and of the older PKCS#1. */
const PUBLIC_LABELS: readonly string[] = ['PUBLIC KEY', 'RSA PUBLIC KEY', 'CERTIFICATE']

/** The first block of a PEM text with its label; what stands before it, as tools print it, is left out. */
const firstBlock = (text: string): { label: string; pem: string } | undefined => {
  const [begin, label] = /-----BEGIN ([A-Z0-9 ]{1,40})-----/.exec(text) ?? []
  return begin === undefined || label === undefined
    ? undefined
    : { label, pem: text.slice(text.indexOf(begin)) }
}

/** A PEM private key in PKCS#8, SEC 1 or PKCS#1, without a passphrase; undefined for anything else. */
export const pemPrivateKey = (text: string): KeyObject | undefined =>
  attempt(() => createPrivateKey({ key: text, format: 'pem' }), isError)

/** A PEM public key in SPKI or PKCS#1, or a certificate's; undefined for anything else, private keys too. */
export const pemPublicKey = (text: string): KeyObject | undefined => {
  const block = firstBlock(text)
  if (block === undefined || !PUBLIC_LABELS.includes(block.label)) return undefined
  return attempt(() => createPublicKey({ key: block.pem, format: 'pem' }), isError)
}

/** A PEM private key of the kinds that the toolkit knows. */
export const readPemPrivateKey = (text: string): CallerKey | undefined => withKind(pemPrivateKey(text))

/** A PEM public key of the kinds that the toolkit knows. */
export const readPemPublicKey = (text: string): CallerKey | undefined => withKind(pemPublicKey(text))

const RAW_ED25519 = /^[0-9a-f]{64}$/i

/** A private key as PEM, or Ed25519's 32 bytes in hex. */
export const readSigningKey = (text: string): CallerKey | undefined =>
  RAW_ED25519.test(text)
    ? { kind: 'ed25519', key: okpPrivateKey('ed25519', Buffer.from(text, 'hex')) }
    : readPemPrivateKey(text)

/** A public key as PEM, or Ed25519's 32 bytes in hex. */
export const readVerifyingKey = (text: string): CallerKey | undefined =>
  RAW_ED25519.test(text)
    ? { kind: 'ed25519', key: okpPublicKey('ed25519', Buffer.from(text, 'hex')) }
    : readPemPublicKey(text)

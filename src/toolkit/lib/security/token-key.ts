/** Keys of JSON Web Tokens as callers hand them in. No refusal repeats any of a key. */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { attempt } from '../common/attempt.js'
import { pemPrivateKey, pemPublicKey } from '../crypto/caller-keys.js'
import { bytesOfBase64, bytesOfHex } from '../encoding/bytes.js'
import { isObject } from '../json/json-document.js'
import { unprocessable } from '../../errors.js'

export type SecretEncoding = 'utf8' | 'hex' | 'base64url'

const secretBytes = (secret: string, encoding: SecretEncoding): Buffer | null => {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(secret, 'utf8')
    case 'hex':
      return bytesOfHex(secret)
    case 'base64url':
      return bytesOfBase64(secret)
  }
}

/** @throws {FeatureError} 422 where the secret is not of its encoding */
export const sharedSecret = (secret: string, encoding: SecretEncoding): Buffer =>
  secretBytes(secret, encoding) ?? unprocessable(`secret is not valid ${encoding}.`)

const isError = (error: unknown): boolean => error instanceof Error

/** Members of RFC 7518 that only private and secret keys have. */
const isSecretJwk = (jwk: object): boolean => Object.hasOwn(jwk, 'd') || Object.hasOwn(jwk, 'k')

const jwkPublicKey = (text: string): KeyObject | undefined => {
  const jwk: unknown = attempt(() => JSON.parse(text) as unknown, isError)
  if (!isObject(jwk) || isSecretJwk(jwk)) return undefined
  return attempt(() => createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' }), isError)
}

/** @throws {FeatureError} 422 for anything but a public key or certificate in PEM, or a public JWK */
export const tokenPublicKey = (text: string): KeyObject =>
  (text.trimStart().startsWith('{') ? jwkPublicKey(text) : pemPublicKey(text)) ??
  unprocessable('publicKey is not a PEM public key or certificate, or a public JWK.')

/** @throws {FeatureError} 422 for anything but a PEM private key without a passphrase */
export const tokenPrivateKey = (text: string): KeyObject =>
  pemPrivateKey(text) ?? unprocessable('privateKey is not a PEM private key without a passphrase.')

/** A text sealed with a passphrase, as one string of bytes that says how it was made. */
import { createCipheriv, createDecipheriv, pbkdf2Sync, scryptSync, type CipherGCMTypes } from 'node:crypto'
import { attempt } from '../common/attempt.js'
import type { ByteStream } from '../random/byte-stream.js'

export type Cipher = 'aes-256-gcm' | 'chacha20-poly1305'
export type KeyDerivation = 'scrypt' | 'pbkdf2'

export interface SealedMessage {
  algorithm: Cipher
  kdf: KeyDerivation
  salt: Buffer
  nonce: Buffer
  ciphertext: Buffer
  tag: Buffer
}

const VERSION = 1
/** The byte of a cipher or of a derivation is its place here, counted from 1. */
const CIPHERS: readonly Cipher[] = ['aes-256-gcm', 'chacha20-poly1305']
const DERIVATIONS: readonly KeyDerivation[] = ['scrypt', 'pbkdf2']

const HEADER_BYTES = 3
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** 32 MiB, twice which OpenSSL must be allowed. */
const SCRYPT = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const PBKDF2_ROUNDS = 600_000

/** Whoever seals and whoever opens must know the same of these. */
export interface Secrets {
  passphrase: string
  /** Authenticated beside the message, and not part of it. */
  aad: string
}

const keyOf = (passphrase: string, kdf: KeyDerivation, salt: Buffer): Buffer =>
  kdf === 'scrypt'
    ? scryptSync(passphrase, salt, KEY_BYTES, SCRYPT)
    : pbkdf2Sync(passphrase, salt, PBKDF2_ROUNDS, KEY_BYTES, 'sha256')

const headerOf = ({ algorithm, kdf }: Pick<SealedMessage, 'algorithm' | 'kdf'>): Buffer =>
  Buffer.of(VERSION, CIPHERS.indexOf(algorithm) + 1, DERIVATIONS.indexOf(kdf) + 1)

/** Both ciphers take their associated data and tag in the same way; the types know it of GCM alone. */
const named = (algorithm: Cipher): CipherGCMTypes => algorithm as CipherGCMTypes

const associatedData = (header: Buffer, aad: string): Buffer =>
  Buffer.concat([header, Buffer.from(aad, 'utf8')])

/** Seals a text under a new salt and nonce, which are read from the stream in this order. */
export const seal = (
  text: string,
  { passphrase, aad }: Secrets,
  { algorithm, kdf }: Pick<SealedMessage, 'algorithm' | 'kdf'>,
  stream: ByteStream,
): SealedMessage => {
  const salt = Buffer.from(stream(SALT_BYTES))
  const nonce = Buffer.from(stream(NONCE_BYTES))
  const cipher = createCipheriv(named(algorithm), keyOf(passphrase, kdf, salt), nonce, {
    authTagLength: TAG_BYTES,
  })
  cipher.setAAD(associatedData(headerOf({ algorithm, kdf }), aad))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { algorithm, kdf, salt, nonce, ciphertext, tag: cipher.getAuthTag() }
}

/** The bytes of the text; undefined when the passphrase, the additional data or any byte of the message is another. */
export const open = (message: SealedMessage, { passphrase, aad }: Secrets): Buffer | undefined => {
  const { algorithm, kdf, salt, nonce, ciphertext, tag } = message
  const decipher = createDecipheriv(named(algorithm), keyOf(passphrase, kdf, salt), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(associatedData(headerOf(message), aad))
  decipher.setAuthTag(tag)
  return attempt(
    () => Buffer.concat([decipher.update(ciphertext), decipher.final()]),
    (error) => error instanceof Error,
  )
}

/** Header (version, cipher, derivation), salt, nonce, ciphertext, tag. */
export const messageBytes = (message: SealedMessage): Buffer =>
  Buffer.concat([headerOf(message), message.salt, message.nonce, message.ciphertext, message.tag])

/** Takes a message apart; undefined where it is too short or its header is unknown. */
export const readMessage = (bytes: Buffer): SealedMessage | undefined => {
  const [version, cipher = 0, derivation = 0] = bytes
  const algorithm = CIPHERS[cipher - 1]
  const kdf = DERIVATIONS[derivation - 1]
  const nonceAt = HEADER_BYTES + SALT_BYTES
  const textAt = nonceAt + NONCE_BYTES
  if (bytes.length < textAt + TAG_BYTES || version !== VERSION || !algorithm || !kdf) return undefined
  return {
    algorithm,
    kdf,
    salt: bytes.subarray(HEADER_BYTES, nonceAt),
    nonce: bytes.subarray(nonceAt, textAt),
    ciphertext: bytes.subarray(textAt, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
  }
}

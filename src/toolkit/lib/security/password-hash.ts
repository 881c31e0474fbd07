/** Password hashing: Argon2 (RFC 9106), bcrypt (Provos and Mazieres 1999), scrypt (RFC 7914), PBKDF2 (RFC 8018). */
import { pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto'
import { encodeBase64, hashSync } from 'bcryptjs'
import { argon2d, argon2i, argon2id } from 'hash-wasm'
import { DEFAULTS, phcText, type StoredHash } from './stored-hash.js'

const HASH_BYTES = 32
export const SALT_BYTES = 16
/** More of a password is not looked at. */
export const BCRYPT_BYTES = 72
/** Of the salt and what stands before it: `$2b$10$` and 22 characters. */
const BCRYPT_PREFIX = 29

type Derivation = Omit<StoredHash, 'hash'> & { length: number }

const argon2 = { argon2id, argon2i, argon2d }

const derived = async (
  password: string,
  { algorithm, parameters, salt, length }: Derivation,
): Promise<Buffer> => {
  const { m = 0, t = 0, p = 1, ln = 0, r = 8, i = 0 } = parameters
  switch (algorithm) {
    case 'scrypt': {
      const N = 2 ** ln
      return scryptSync(password, salt, length, { N, r, p, maxmem: 128 * (N + p + 2) * r + 1_048_576 })
    }
    case 'pbkdf2-sha256':
      return pbkdf2Sync(password, salt, i, length, 'sha256')
    case 'bcrypt':
      throw new Error('bcrypt has a form of its own')
    default: {
      const options = { password, salt, iterations: t, parallelism: p, memorySize: m, hashLength: length }
      return Buffer.from(await argon2[algorithm]({ ...options, outputType: 'binary' }))
    }
  }
}

const bcrypt = (password: string, salt: string): string => hashSync(password, salt)

/** A new hash with the default parameters, bcrypt with its cost. @param salt SALT_BYTES of them */
export const hashPassword = async (
  password: string,
  algorithm: keyof typeof DEFAULTS,
  cost: number,
  salt: Buffer,
): Promise<string> => {
  if (algorithm === 'bcrypt') {
    return bcrypt(password, `$2b$${String(cost).padStart(2, '0')}$${encodeBase64(salt, SALT_BYTES)}`)
  }
  const parameters = DEFAULTS[algorithm]
  const hash = await derived(password, { algorithm, parameters, salt, length: HASH_BYTES })
  return phcText({ algorithm, parameters, salt, hash })
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** @param text what `stored` was read from */
export const passwordMatches = async (
  password: string,
  text: string,
  stored: StoredHash,
): Promise<boolean> => {
  if (stored.algorithm === 'bcrypt') {
    const made = bcrypt(password, text.slice(0, BCRYPT_PREFIX))
    return isSame(Buffer.from(made.slice(BCRYPT_PREFIX)), Buffer.from(text.slice(BCRYPT_PREFIX)))
  }
  return isSame(await derived(password, { ...stored, length: stored.hash.length }), stored.hash)
}

/** Stored password hashes, read and written: bcrypt's own form, and the PHC string format for the others. */
import { bytesOfBase64 } from '../encoding/bytes.js'

export type HashAlgorithm = 'argon2id' | 'argon2i' | 'argon2d' | 'bcrypt' | 'scrypt' | 'pbkdf2-sha256'

export interface StoredHash {
  algorithm: HashAlgorithm
  /** By the names of the form: m, t and p; cost; ln, r and p; or i. */
  parameters: Readonly<Record<string, number>>
  salt: Buffer
  hash: Buffer
}

/** Greatest parameters that are computed; ln is the binary logarithm of scrypt's N, m is in KiB. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  argon2: { m: 65_536, t: 10, p: 8 },
  bcrypt: { cost: 12 },
  scrypt: { ln: 16, r: 8, p: 8 },
  pbkdf2: { i: 1_000_000 },
}

const familyOf = (algorithm: HashAlgorithm): string => algorithm.replace(/^(argon2|pbkdf2).*$/, '$1')

/** Whether a hash asks for no more work than is computed for a caller. */
export const isAffordable = ({ algorithm, parameters }: StoredHash): boolean => {
  const limits = LIMITS[familyOf(algorithm)] ?? {}
  return Object.entries(limits).every(([name, most]) => (parameters[name] ?? 0) <= most)
}

/** Argon2 takes 8 KiB for each lane, and salts of 8 bytes or more (RFC 9106, section 3.1); bcrypt begins at 4. */
const isPossible = ({ algorithm, parameters, salt, hash }: StoredHash): boolean => {
  const { m = 0, t = 0, p = 0, ln = 0, r = 0, i = 0, cost = 0 } = parameters
  switch (familyOf(algorithm)) {
    case 'argon2':
      return p >= 1 && t >= 1 && m >= 8 * p && salt.length >= 8 && hash.length >= 4
    case 'bcrypt':
      return cost >= 4
    case 'scrypt':
      return ln >= 1 && r >= 1 && p >= 1
    default:
      return i >= 1
  }
}

/** Names of the parameters in their order, by the algorithm's name in the form. */
const FORMS: Readonly<Partial<Record<string, readonly string[]>>> = {
  argon2id: ['m', 't', 'p'],
  argon2i: ['m', 't', 'p'],
  argon2d: ['m', 't', 'p'],
  scrypt: ['ln', 'r', 'p'],
  'pbkdf2-sha256': ['i'],
}

const NUMBER = '(0|[1-9][0-9]{0,9})'
const BASE64 = '([A-Za-z0-9+/]{1,172})'

const readPhc = (text: string): StoredHash | undefined => {
  const name = /^\$([a-z0-9-]{1,20})\$/.exec(text)?.[1] ?? ''
  const names = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined
  if (names === undefined) return undefined
  const version = name.startsWith('argon2') ? 'v=19\\$' : ''
  const members = names.map((member) => `${member}=${NUMBER}`).join(',')
  const found = new RegExp(`^\\$${name}\\$${version}${members}\\$${BASE64}\\$${BASE64}$`).exec(text)
  const [salt, hash] = found?.slice(-2).map(bytesOfBase64) ?? []
  if (!found || !salt || !hash) return undefined
  const parameters = Object.fromEntries(names.map((member, index) => [member, Number(found[index + 1])]))
  return { algorithm: name as HashAlgorithm, parameters, salt, hash }
}

/** Salt and hash of bcrypt are read by its library, in its own base64. */
const readBcrypt = (text: string): StoredHash | undefined => {
  const [, cost] = /^\$2[aby]\$([0-9]{2})\$[./A-Za-z0-9]{53}$/.exec(text) ?? []
  if (cost === undefined) return undefined
  return {
    algorithm: 'bcrypt',
    parameters: { cost: Number(cost) },
    salt: Buffer.alloc(0),
    hash: Buffer.alloc(0),
  }
}

/** Undefined for a text of no form that is known, or with parameters that the algorithm does not have. */
export const readStoredHash = (text: string): StoredHash | undefined => {
  const stored = readBcrypt(text) ?? readPhc(text)
  return stored && isPossible(stored) ? stored : undefined
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The PHC string of anything but bcrypt. */
export const phcText = ({ algorithm, parameters, salt, hash }: StoredHash): string => {
  const members = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  const version = algorithm.startsWith('argon2') ? 'v=19$' : ''
  return `$${algorithm}$${version}${members.join(',')}$${unpadded(salt)}$${unpadded(hash)}`
}

/** What new hashes are made with (OWASP Password Storage Cheat Sheet). */
export const DEFAULTS = {
  argon2id: { m: 19_456, t: 2, p: 1 },
  scrypt: { ln: 15, r: 8, p: 1 },
  'pbkdf2-sha256': { i: 600_000 },
  bcrypt: { cost: 10 },
} as const

/** Whether a hash is weaker than what a new one is made with. */
export const isOutdated = ({ algorithm, parameters }: StoredHash): boolean => {
  const { m = 0, t = 0, ln = 0, i = 0, cost = 0 } = parameters
  switch (algorithm) {
    case 'bcrypt':
      return cost < DEFAULTS.bcrypt.cost
    case 'scrypt':
      return ln < DEFAULTS.scrypt.ln
    case 'pbkdf2-sha256':
      return i < DEFAULTS['pbkdf2-sha256'].i
    case 'argon2id':
      return m < DEFAULTS.argon2id.m || t < DEFAULTS.argon2id.t
    default:
      return true
  }
}

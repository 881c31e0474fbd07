import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { byteStream } from '#toolkit/lib/random/byte-stream'
import { BCRYPT_BYTES, hashPassword, passwordMatches, SALT_BYTES } from '#toolkit/lib/security/password-hash'
import { DEFAULTS, isAffordable, isOutdated, readStoredHash } from '#toolkit/lib/security/stored-hash'

type Request = Query<'rest_security_passwordHash'>
type Answer = Data<'rest_security_passwordHash'>

const hashed = async ({ password, algorithm, cost, seed }: Request): Promise<Answer> => {
  if (algorithm === 'bcrypt' && Buffer.byteLength(password, 'utf8') > BCRYPT_BYTES) {
    return invalidParameter('password', `must have at most ${BCRYPT_BYTES} bytes in UTF-8 for bcrypt`)
  }
  const hash = await hashPassword(password, algorithm, cost, byteStream(seed)(SALT_BYTES))
  const parameters = algorithm === 'bcrypt' ? { cost } : { ...DEFAULTS[algorithm] }
  return { mode: 'hash', algorithm, hash, matches: null, parameters, needsRehash: false }
}

const verified = async ({ password, hash }: Request): Promise<Answer> => {
  if (hash === undefined) return invalidParameter('hash', 'is required to verify')
  const stored =
    readStoredHash(hash) ??
    unprocessable('hash is not of bcrypt, Argon2, scrypt or PBKDF2-SHA256 in a known form.')
  if (!isAffordable(stored)) {
    unprocessable('hash is past cost 12, m 65536, t 10, p 8, ln 16 with r 8, or i 1000000.')
  }
  return {
    mode: 'verify',
    algorithm: stored.algorithm,
    hash,
    matches: await passwordMatches(password, hash, stored),
    parameters: { ...stored.parameters },
    needsRehash: isOutdated(stored),
  }
}

export default feature('rest_security_passwordHash', (query) =>
  query.mode === 'hash' ? hashed(query) : verified(query),
)

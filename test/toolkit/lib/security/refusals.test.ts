/** No refusal repeats a secret, or any part of one. */
import { expect, it } from 'vitest'
import type { FeatureId } from '#operation'
import { call } from '../../../support/table.js'

const SECRET = 'Tr0ub4dor'
const PEM = `-----BEGIN PRIVATE KEY-----\n${SECRET.repeat(20)}\n-----END PRIVATE KEY-----\n`
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'

it.each<[string, FeatureId, Record<string, string>]>([
  ['a password that is too long', 'rest_security_passwordStrength', { password: SECRET.repeat(12) }],
  ['a secret that is no hex', 'rest_security_jwt', { token: TOKEN, secret: SECRET, secretEncoding: 'hex' }],
  ['a private key where a public one is wanted', 'rest_security_jwt', { token: TOKEN, publicKey: PEM }],
  ['a token of two parts', 'rest_security_jwt', { token: `${SECRET}.${SECRET}` }],
  ['a payload that is no JSON', 'rest_security_jwt_2', { payload: `{${SECRET}`, secret: SECRET }],
  [
    'a private key that is broken',
    'rest_security_jwt_2',
    { payload: '{}', algorithm: 'RS256', privateKey: PEM },
  ],
  ['a secret that is no base32', 'rest_security_totp', { secret: `${SECRET}!` }],
  [
    'a password that is too long for bcrypt',
    'rest_security_passwordHash',
    { mode: 'hash', algorithm: 'bcrypt', password: SECRET.repeat(9) },
  ],
  [
    'a stored hash of no form',
    'rest_security_passwordHash',
    { mode: 'verify', password: SECRET, hash: `$${SECRET}$` },
  ],
])('refuses %s without repeating it', async (_name, operation, query) => {
  const { status, body } = await call(operation, query)
  expect([400, 422]).toContain(status)
  expect(JSON.stringify(body)).not.toContain(SECRET)
})

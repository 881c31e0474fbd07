/** No refusal repeats a secret, or any part of one. */
import { expect, it } from 'vitest'
import type { FeatureId } from '#operation'
import { call } from '../../../support/table.js'

const SECRET = 'Tr0ub4dor'
const HEX = 'decafbadc0ffee'
const PEM = `-----BEGIN PRIVATE KEY-----\n${SECRET.repeat(20)}\n-----END PRIVATE KEY-----\n`

it.each<[string, FeatureId, Record<string, string>]>([
  [
    'an endless passphrase',
    'rest_crypto_symmetric',
    { mode: 'encrypt', text: 'x', passphrase: SECRET.repeat(30) },
  ],
  [
    'a passphrase that is wrong',
    'rest_crypto_symmetric',
    { mode: 'decrypt', passphrase: SECRET, data: 'AQEB'.repeat(20) },
  ],
  ['a raw key of odd length', 'rest_crypto_keypair', { privateHex: HEX }],
  ['a raw key of another curve', 'rest_crypto_keypair', { type: 'p384', privateHex: HEX.padEnd(64, '0') }],
  ['a scalar past the order', 'rest_crypto_keypair', { type: 'p256', privateHex: 'f'.repeat(50) + HEX }],
  ['a broken PEM to sign with', 'rest_crypto_sign', { text: 'x', privateKey: PEM }],
  [
    'a private PEM to verify with',
    'rest_crypto_verify',
    { text: 'x', signature: 'a'.repeat(20), publicKey: PEM },
  ],
  ['a broken PEM to agree with', 'rest_crypto_ecdh', { privateKey: PEM, publicKey: PEM }],
  ['a raw key to agree with', 'rest_crypto_ecdh', { privateKey: HEX.repeat(6), publicKey: HEX.repeat(6) }],
  ['shares that do not fit', 'rest_crypto_shamir', { mode: 'combine', parts: `01${HEX},02${HEX}` }],
  ['a secret that is too long', 'rest_crypto_shamir', { mode: 'split', secret: SECRET.repeat(200) }],
  ['entropy that is too long', 'rest_crypto_mnemonic', { entropy: HEX.repeat(9) }],
  ['a key that does not fit', 'rest_crypto_classical', { cipher: 'enigma', text: 'x', cipherKey: SECRET }],
])('refuses %s without repeating it', async (_name, operation, query) => {
  const { status, body } = await call(operation, query)
  expect([400, 422]).toContain(status)
  const text = JSON.stringify(body).toLowerCase()
  expect(text).not.toContain(SECRET.toLowerCase())
  expect(text).not.toContain(HEX)
})

import { createPublicKey, constants, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { P256_SEC1, RSA_PKCS1, RSA_PKCS8, RSA_SPKI } from './keys.js'

const ED25519_TEST_1 = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const ED25519_TEST_2 = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'
const P256_R = 'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716'
const P256_S = 'f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8'
const PKCS1_SIGNATURE =
  '3ed6b2623df2bc9e29df9fb3abec6eaff7aa441353546282556d93f75868dda729d8e8b3e8924da013b738c018626e88aa1cf98939fb0024549114958c226f50b1378ddf02697f6ba174943113119322eec802c8954e22f2758362b296ff2a3104a125f45ada34bfd256fcec3c058a6dc2b4370a85e55f3dd68ab0c9e353b02080595fac7ffaab97f59a88c54ff22b09c72a3fe80db043799689932a0e8babdb154baf23e3aa4227f9f86532a84079eb8732ac0f5b7fe99d881b2248a0024e224002aee707bff0e293f53e4a0e867bd85709c11da7f2a4319936d64412cc5e78e11b7bd14530b05b9372d411e3d97b15a95423456efc6b0994a17027f0581c88'

const pemOf = async (type: string, privateHex: string): Promise<string> => {
  const { body } = await call('rest_crypto_keypair', { type, privateHex })
  return (body as { data: { privateKeyPem: string } }).data.privateKeyPem
}

const P384_KEY = await pemOf(
  'p384',
  '6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5',
)
const SECP256K1_KEY = await pemOf('secp256k1', '1'.padStart(64, '0'))
const ED25519_PEM = await pemOf('ed25519', ED25519_TEST_2)
const X25519_PEM = await pemOf('x25519', ED25519_TEST_2)

table('rest_crypto_sign', [
  answers(
    'nothing with Ed25519',
    { text: '', privateKey: ED25519_TEST_1 },
    {
      algorithm: 'Ed25519',
      signatureHex:
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    },
    'RFC 8032, 7.1, test 1',
  ),
  answers(
    'one byte in hex with a PEM key',
    { text: '72', encoding: 'hex', privateKey: ED25519_PEM },
    {
      signatureHex:
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
      signature: 'kqAJqfDUyrhyDoILX2QlQKKye1QWUD+Ps3YiI+vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAA==',
    },
    'RFC 8032, 7.1, test 2',
  ),
  answers(
    'the same byte in base64',
    { text: 'cg', encoding: 'base64', privateKey: ED25519_TEST_2.toUpperCase() },
    { signatureHex: expect.stringMatching(/^92a009a9f0d4/) as unknown },
    'RFC 8032, 7.1, test 2',
  ),
  answers(
    'P-256, s not forced low',
    { text: 'sample', privateKey: P256_SEC1, format: 'p1363' },
    { algorithm: 'ES256', signatureHex: P256_R + P256_S },
    'RFC 6979, A.2.5',
  ),
  answers(
    'the same as DER',
    { text: 'sample', privateKey: P256_SEC1 },
    { signatureHex: `3046022100${P256_R}022100${P256_S}` },
    'RFC 6979, A.2.5',
  ),
  answers(
    'P-384',
    { text: 'sample', privateKey: P384_KEY, format: 'p1363' },
    {
      algorithm: 'ES384',
      signatureHex:
        '94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe4699ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8',
    },
    'RFC 6979, A.2.6',
  ),
  answers(
    'secp256k1, with an s in the upper half',
    { text: 'message 0', privateKey: SECP256K1_KEY },
    {
      algorithm: 'ES256K',
      signatureHex:
        '30450220682d2b3ce8a022af056a49729ef950559b2a59bc8e3f2d2805bf9a860a999c1502210084f940692f71e65f623704a95609fed2c19af8b742b81896e506a1f7841d08f9',
    },
    'deterministic ECDSA by Python cryptography',
  ),
  answers(
    'RSA with PKCS#1 padding',
    { text: 'sample', privateKey: RSA_PKCS8 },
    { algorithm: 'RS256', signatureHex: PKCS1_SIGNATURE, publicKeyPem: RSA_SPKI },
    'Python cryptography',
  ),
  answers(
    'an RSA key in PKCS#1',
    { text: 'sample', privateKey: RSA_PKCS1 },
    { signatureHex: PKCS1_SIGNATURE },
    'Python cryptography',
  ),
  refuses(422, 'a public key', { text: 'x', privateKey: RSA_SPKI }, 'not a private key'),
  refuses(422, 'an X25519 key', { text: 'x', privateKey: X25519_PEM }, 'not a private key'),
  refuses(422, 'what is no key', { text: 'x', privateKey: 'y'.repeat(64) }, 'not a private key'),
  refuses(
    422,
    'text that is no hex',
    { text: 'xy', encoding: 'hex', privateKey: ED25519_TEST_1 },
    'not valid hex',
  ),
  refuses(
    422,
    'text that is no base64',
    { text: '!', encoding: 'base64', privateKey: ED25519_TEST_1 },
    'not valid base64',
  ),
  refuses(400, 'a key that is too short', { text: 'x', privateKey: 'abcd' }, 'privateKey'),
  refuses(400, 'no key', { text: 'x' }, 'privateKey'),
])

it('salts PSS with 32 bytes, anew each time', async () => {
  const pss = async (): Promise<string> => {
    const { body } = await call('rest_crypto_sign', { text: 'sample', privateKey: RSA_PKCS8, scheme: 'pss' })
    const { data } = body as { data: { algorithm: string; signature: string } }
    expect(data.algorithm).toBe('PS256')
    return data.signature
  }
  const [first, second] = [await pss(), await pss()]
  expect(first).not.toBe(second)
  const key = { key: createPublicKey(RSA_SPKI), padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  expect(verify('sha256', Buffer.from('sample'), key, Buffer.from(first, 'base64'))).toBe(true)
})

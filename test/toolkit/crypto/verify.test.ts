import { answers, call, refuses, table } from '../../support/table.js'
import { P256_CERTIFICATE, P256_SEC1, RSA_PKCS8, RSA_PUBLIC_PKCS1, RSA_SPKI } from './keys.js'

const ED25519 = {
  text: '72',
  encoding: 'hex',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
}
const P1363 =
  'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8'
const DER = `3046022100${P1363.slice(0, 64)}022100${P1363.slice(64)}`
const PKCS1_SIGNATURE =
  '3ed6b2623df2bc9e29df9fb3abec6eaff7aa441353546282556d93f75868dda729d8e8b3e8924da013b738c018626e88aa1cf98939fb0024549114958c226f50b1378ddf02697f6ba174943113119322eec802c8954e22f2758362b296ff2a3104a125f45ada34bfd256fcec3c058a6dc2b4370a85e55f3dd68ab0c9e353b02080595fac7ffaab97f59a88c54ff22b09c72a3fe80db043799689932a0e8babdb154baf23e3aa4227f9f86532a84079eb8732ac0f5b7fe99d881b2248a0024e224002aee707bff0e293f53e4a0e867bd85709c11da7f2a4319936d64412cc5e78e11b7bd14530b05b9372d411e3d97b15a95423456efc6b0994a17027f0581c88'
const PSS_SALT_20 =
  '77c23b3ed35b659516913e2860fc748d99b8faf8510de709490d245b5ae76f09bac83243aa5c75049ee2fbc978428059579ed51aeec86f3eac9ae9b4e277cec634107f2f158908fc9d30753bae4a75e51e40c7a96c558c33a1be095a8fd310fb85ba8d57e39f12767a6fe44782abc38ed35a86ba33fd031cde37190b6baeb1e43b9a78c61fff6ae28bd23b6733596c883cbb40bc9352c490c20495fcbc1ebacb7635abe9362e4a231a6e7fa3d152c2d6d86e7a43f981d3609ca5bb0cb2ab7b945a248dffd388eaaaefec885982eac038d3a64c3dc258e54785df163f9f20cb47999316b0acf9deed7bca430c5f3303d5114228b4ac33f8d8acc48118265af507'
const ECDSA = { text: 'sample', publicKey: P256_CERTIFICATE }

const { body } = await call('rest_crypto_keypair', { type: 'x25519', seed: 'demo' })
const X25519_PEM = (body as { data: { publicKeyPem: string } }).data.publicKeyPem

const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64')
const base64url = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url')

table('rest_crypto_verify', [
  answers('Ed25519', ED25519, { valid: true, algorithm: 'Ed25519' }, 'RFC 8032, 7.1, test 2'),
  answers(
    'another message',
    { ...ED25519, text: '73' },
    { valid: false, algorithm: 'Ed25519' },
    'RFC 8032, 7.1, test 2',
  ),
  answers(
    'an Ed25519 signature cut short',
    { ...ED25519, signature: ED25519.signature.slice(0, -2) },
    { valid: false },
    'RFC 8032, 5.1.7',
  ),
  answers(
    'a signature in base64',
    { ...ED25519, signature: base64(ED25519.signature) },
    { valid: true },
    'RFC 8032',
  ),
  answers(
    'a signature in base64url',
    { ...ED25519, signature: base64url(ED25519.signature) },
    { valid: true },
    'RFC 8032',
  ),
  answers(
    'a signature that is no base64',
    { ...ED25519, signature: '=====================' },
    { valid: false },
    'the contract',
  ),
  answers(
    'ECDSA in DER with the key of a certificate',
    { ...ECDSA, signature: DER },
    { valid: true, algorithm: 'ES256' },
    'RFC 6979, A.2.5',
  ),
  answers(
    'ECDSA as r and s',
    { ...ECDSA, signature: P1363, format: 'p1363' },
    { valid: true },
    'RFC 6979, A.2.5',
  ),
  answers('r and s declared as DER', { ...ECDSA, signature: P1363 }, { valid: false }, 'RFC 6979, A.2.5'),
  answers(
    'DER declared as r and s',
    { ...ECDSA, signature: DER, format: 'p1363' },
    { valid: false },
    'RFC 6979, A.2.5',
  ),
  answers(
    'RSA',
    { text: 'sample', publicKey: RSA_SPKI, signature: PKCS1_SIGNATURE },
    { valid: true, algorithm: 'RS256' },
    'Python cryptography',
  ),
  answers(
    'an RSA key in PKCS#1',
    { text: 'sample', publicKey: RSA_PUBLIC_PKCS1, signature: base64(PKCS1_SIGNATURE) },
    { valid: true },
    'Python cryptography',
  ),
  answers(
    'PSS with a salt of 20 bytes',
    { text: 'sample', publicKey: RSA_SPKI, scheme: 'pss', signature: PSS_SALT_20 },
    { valid: true, algorithm: 'PS256' },
    'Python cryptography',
  ),
  answers(
    'PSS where PKCS#1 is asked for',
    { text: 'sample', publicKey: RSA_SPKI, signature: PSS_SALT_20 },
    { valid: false, algorithm: 'RS256' },
    'RFC 8017, 8.2.2',
  ),
  refuses(
    422,
    'a private RSA key',
    { text: 'x', signature: PKCS1_SIGNATURE, publicKey: RSA_PKCS8 },
    'not a public key',
  ),
  refuses(422, 'a private EC key', { text: 'x', signature: DER, publicKey: P256_SEC1 }, 'not a public key'),
  refuses(422, 'an X25519 key', { text: 'x', signature: DER, publicKey: X25519_PEM }, 'not a public key'),
  refuses(
    422,
    'what is no key',
    { text: 'x', signature: DER, publicKey: '-'.repeat(64) },
    'not a public key',
  ),
  refuses(422, 'text that is no hex', { ...ED25519, text: 'xy' }, 'text is not valid hex'),
  refuses(400, 'a signature of other characters', { ...ED25519, signature: '!'.repeat(20) }, 'signature'),
])

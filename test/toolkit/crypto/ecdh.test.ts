import { answers, call, refuses, table } from '../../support/table.js'
import { RSA_PKCS8 } from './keys.js'

const BOB = '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb'
const ALICE_PUBLIC = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a'
const SECRET = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742'
const P256 = {
  curve: 'p256',
  privateKey: 'c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433',
  publicKey:
    '04d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf6356fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab',
}
const P256_SECRET = 'd6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de'
const P256_COMPRESSED = `03${P256.publicKey.slice(2, 66)}`

const pair = async (
  query: Record<string, string>,
): Promise<{ privateKeyPem: string; publicKeyPem: string }> => {
  const { body } = await call('rest_crypto_keypair', query)
  return (body as { data: { privateKeyPem: string; publicKeyPem: string } }).data
}

const BOB_PEM = (await pair({ type: 'x25519', privateHex: BOB })).privateKeyPem
const P256_PEM = (
  await pair({ type: 'p256', privateHex: 'c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53' })
).publicKeyPem
const ED25519_PEM = (await pair({ type: 'ed25519', privateHex: BOB })).privateKeyPem

table('rest_crypto_ecdh', [
  answers(
    'X25519',
    { privateKey: BOB, publicKey: ALICE_PUBLIC },
    {
      curve: 'x25519',
      sharedSecret: SECRET,
      publicHex: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
    },
    'RFC 7748, 6.1',
  ),
  answers(
    'a derived key without salt and info',
    { privateKey: BOB_PEM, publicKey: ALICE_PUBLIC },
    { sharedSecret: SECRET, derivedKey: 'ea1d8a20f476d1e1ec952ca42708b8f7161ce7c81eadf97e520e2b40333decd5' },
    'HKDF by Python cryptography',
  ),
  answers(
    'a derived key with salt, info and length',
    {
      privateKey: BOB,
      publicKey: ALICE_PUBLIC,
      salt: '000102030405060708090A0b0c',
      info: 'héllo',
      length: 42,
    },
    { derivedKey: '94b2ee602c5891c86d905e2bb47597b051e9f07e2b9602d4c363f89a36b3f92d68db5b8b06e7351deab9' },
    'HKDF by Python cryptography',
  ),
  answers(
    'P-256',
    P256,
    {
      curve: 'p256',
      sharedSecret: P256_SECRET,
      publicHex:
        '04dad0b65394221cf9b051e1feca5787d098dfe637fc90b9ef945d0c37725811805271a0461cdb8252d61f1c456fa3e59ab1f45b33accf5f58389e0577b8990bb3',
    },
    'RFC 5903, 8.1',
  ),
  answers(
    'a compressed point',
    { ...P256, publicKey: P256_COMPRESSED },
    { sharedSecret: P256_SECRET },
    'RFC 5903, 8.1',
  ),
  answers(
    'a public key in PEM',
    { ...P256, publicKey: P256_PEM },
    { sharedSecret: P256_SECRET },
    'RFC 5903, 8.1',
  ),
  answers(
    'P-384',
    {
      curve: 'p384',
      privateKey:
        '099f3c7034d4a2c699884d73a375a67f7624ef7c6b3c0f160647b67414dce655e35b538041e649ee3faef896783ab194',
      publicKey:
        '02e558dbef53eecde3d3fccfc1aea08a89a987475d12fd950d83cfa41732bc509d0d1ac43a0336def96fda41d0774a3571',
    },
    {
      sharedSecret:
        '11187331c279962d93d604243fd592cb9d0a926f422e47187521287e7156c5c4d603135569b9e9d09cf5d4a270f59746',
    },
    'RFC 5903, 8.2',
  ),
  refuses(422, 'keys of different curves', { privateKey: BOB_PEM, publicKey: P256_PEM }, 'on the same curve'),
  refuses(
    422,
    'a point off the curve',
    { ...P256, publicKey: P256.publicKey.replace(/ab$/, 'ac') },
    'publicKey is not a valid p256 key',
  ),
  refuses(
    422,
    'a scalar of 0',
    { ...P256, privateKey: '0'.repeat(64) },
    'privateKey is not a valid p256 key',
  ),
  refuses(422, 'a public key of small order', { privateKey: BOB, publicKey: '0'.repeat(64) }, 'all zeros'),
  refuses(
    422,
    'an X25519 key that is too long',
    { privateKey: `${BOB}00`, publicKey: ALICE_PUBLIC },
    'privateKey is not a valid x25519 key',
  ),
  refuses(
    422,
    'an Ed25519 key',
    { privateKey: ED25519_PEM, publicKey: ALICE_PUBLIC },
    'privateKey is not a PEM key',
  ),
  refuses(
    422,
    'an RSA key',
    { privateKey: RSA_PKCS8, publicKey: ALICE_PUBLIC },
    'privateKey is not a PEM key',
  ),
  refuses(
    422,
    'a private key as the public one',
    { privateKey: BOB, publicKey: BOB_PEM },
    'publicKey is not a PEM key',
  ),
  refuses(400, 'a salt of odd digits', { privateKey: BOB, publicKey: ALICE_PUBLIC, salt: 'abc' }, 'salt'),
  refuses(400, 'a key of 256 bytes', { privateKey: BOB, publicKey: ALICE_PUBLIC, length: 256 }, 'length'),
])

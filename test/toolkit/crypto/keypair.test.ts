import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const RFC_8032 = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const PYTHON = 'SHAKE256, FIPS 186-5 and SPKI by Python'
const P256_ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'
/** The key of RFC 6979, A.2.5. */
const P256_SCALAR = 'c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721'

table('rest_crypto_keypair', [
  answers(
    'Ed25519 from its raw key',
    { privateHex: RFC_8032 },
    {
      type: 'ed25519',
      privateHex: RFC_8032,
      publicHex: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      publicJwk: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
    },
    'RFC 8032, 7.1 and RFC 8037, A.2',
  ),
  answers(
    'its PEM and fingerprint',
    { privateHex: RFC_8032.toUpperCase() },
    {
      privateKeyPem:
        '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n',
      fingerprint: 'SHA256:BuP9j9opu2CrWVV95h7bCuzbIxE0vjDnW0Vfjht5L6k',
    },
    'Python cryptography',
  ),
  answers(
    'X25519 from its raw key',
    { type: 'x25519', privateHex: '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb' },
    { publicHex: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f' },
    'RFC 7748, 6.1',
  ),
  answers(
    'P-256 from its scalar',
    { type: 'p256', privateHex: P256_SCALAR },
    {
      privateHex: P256_SCALAR,
      publicHex:
        '0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
    },
    'RFC 6979, A.2.5',
  ),
  answers(
    'secp256k1 from the scalar 1: its base point',
    { type: 'secp256k1', privateHex: '1'.padStart(64, '0') },
    {
      publicHex:
        '0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
    },
    'SEC 2, 2.4.1',
  ),
  answers(
    'a seeded Ed25519 pair',
    { seed: 'demo' },
    {
      privateHex: '87c0f2a1bb8ad5311a3d83edb4bc92ae70e0cf2cab707108462bc43cfdfa75b0',
      publicHex: 'fa83e1949f1f6580cb6b7fe186eac045f2dd0afa725ce81122c079330d813ce4',
    },
    PYTHON,
  ),
  answers(
    'a seeded X25519 pair',
    { type: 'x25519', seed: 'demo' },
    {
      privateHex: '87c0f2a1bb8ad5311a3d83edb4bc92ae70e0cf2cab707108462bc43cfdfa75b0',
      publicHex: 'd66dbc731df69ac906c9d7450857346540736f95c11c166e3dc65eae1d8fbf6e',
    },
    PYTHON,
  ),
  answers(
    'a seeded P-256 pair',
    { type: 'p256', seed: 'demo' },
    {
      privateHex: 'd5c8591d7170cadc94759357449649f9cf303eb1910fd6a953610556d879a0a7',
      publicHex:
        '0486e40dbb5dac9fb4ad08ac30364146879977d5629c408512e5ea2845eb0d5740dde4beef120dd5c005b8a4842404f98a3c74588217a8c65920527e55c6952cde',
      fingerprint: 'SHA256:dov5EkGgWv+Lcy3hRqa+Y4mD0/dWtJPWQby0wn1hMSE',
    },
    PYTHON,
  ),
  answers(
    'a seeded P-384 pair',
    { type: 'p384', seed: 'demo' },
    {
      privateHex:
        '1a3d83edb4bc92ae70e0cf2cab7071086431118b397ac5864b9e5615f763778643016a13e245c65c0e24ed8ede80f4eb',
      fingerprint: 'SHA256:vJ/tVYTN5gYMXTfZuiEwP/QOdwjwYD5yoDCW2jofORI',
    },
    PYTHON,
  ),
  answers(
    'a seeded secp256k1 pair',
    { type: 'secp256k1', seed: 'demo' },
    {
      privateHex: '1a3d83edb4bc92af1d63c9dd91856094e365f3805256a8b339db6190e712af07',
      fingerprint: 'SHA256:zPtzt484pJGaDGMvCj8D0IgGPPef6yCnGMwO/Cey1Ds',
    },
    PYTHON,
  ),
  answers(
    'the greatest scalar',
    { type: 'p256', privateHex: P256_ORDER.replace(/1$/, '0') },
    {
      // Minus the base point: its x, and p - y.
      publicHex:
        '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296b01cbd1c01e58065711814b583f061e9d431cca994cea1313449bf97c840ae0a',
    },
    'FIPS 186-4, D.1.2.3: -G',
  ),
  refuses(422, 'the scalar 0', { type: 'p256', privateHex: '0'.repeat(64) }, 'not below the order'),
  refuses(422, 'the order as a scalar', { type: 'p256', privateHex: P256_ORDER }, 'not below the order'),
  refuses(400, '64 digits for P-384', { type: 'p384', privateHex: RFC_8032 }, 'privateHex'),
  refuses(400, '96 digits for Ed25519', { privateHex: '1'.repeat(96) }, 'privateHex'),
  refuses(400, 'digits that are not hex', { privateHex: 'g'.repeat(64) }, 'privateHex'),
  refuses(400, 'a raw key and a seed', { privateHex: RFC_8032, seed: 'demo' }, 'seed'),
  refuses(400, 'a seed for RSA', { type: 'rsa2048', seed: 'demo' }, 'seed'),
  refuses(400, 'a raw key for RSA', { type: 'rsa2048', privateHex: RFC_8032 }, 'privateHex'),
  refuses(400, 'a kind that is not offered', { type: 'p521' }, 'type'),
])

interface Pair {
  privateKeyPem: string
  publicKeyPem: string
  privateHex: string | null
  publicHex: string | null
  publicJwk: Record<string, string>
}

const pairOf = async (type: string): Promise<Pair> => {
  const { body } = await call('rest_crypto_keypair', { type })
  return (body as { data: Pair }).data
}

it('makes an RSA pair of the asked size whose halves belong together', async () => {
  const { privateKeyPem, publicKeyPem, publicJwk, ...raw } = await pairOf('rsa2048')
  expect(raw).toMatchObject({ privateHex: null, publicHex: null })
  const publicKey = createPublicKey(publicKeyPem)
  expect(publicKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65537n })
  expect(publicJwk).toEqual(publicKey.export({ format: 'jwk' }))
  expect(Object.keys(publicJwk)).toEqual(['kty', 'n', 'e'])
  const signature = sign('sha256', Buffer.from('x'), createPrivateKey(privateKeyPem))
  expect(verify('sha256', Buffer.from('x'), publicKey, signature)).toBe(true)
})

it.each(['ed25519', 'x25519', 'p256', 'p384', 'secp256k1'])(
  'makes another %s pair each time',
  async (type) => {
    const [first, second] = [await pairOf(type), await pairOf(type)]
    expect(first.privateHex).not.toBe(second.privateHex)
    const publicKey = createPublicKey(createPrivateKey(first.privateKeyPem))
    expect(publicKey.export({ format: 'pem', type: 'spki' })).toBe(first.publicKeyPem)
    expect(first.publicJwk).toEqual(publicKey.export({ format: 'jwk' }))
  },
)

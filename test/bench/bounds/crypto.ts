import { generateKeyPairSync, sign } from 'node:crypto'
import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

const TEXT = paragraph(10_000)

/** Of 384 bytes: the PEM of a longer private key is longer than the contract takes. */
const rsa = generateKeyPairSync('rsa', { modulusLength: 4096 })
const p384 = generateKeyPairSync('ec', { namedCurve: 'secp384r1' })
const pemOf = (key: typeof rsa.privateKey): string =>
  key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }) as string

const privateKeys = [pemOf(rsa.privateKey), pemOf(p384.privateKey)]

export const crypto: BoundsTable = {
  symmetric: {
    calls: [
      { mode: 'encrypt', text: TEXT, kdf: 'scrypt' },
      { mode: 'encrypt', text: TEXT, kdf: 'pbkdf2' },
      {
        mode: 'decrypt',
        passphrase: 'correct horse',
        data: 'AQEBh8DyobuK1TEaPYPttLySrnDgzyyrcHEIRivEPEGjj5nfnb+vtVnc0tMB8UgLb+rhRg==',
        algorithm: null,
        kdf: null,
      },
    ],
    own: { ms: 1_500, because: '600,000 rounds of PBKDF2 are meant to take 0.3 s' },
  },
  keypair: {
    calls: ['ed25519', 'x25519', 'p256', 'p384', 'secp256k1', 'rsa2048', 'rsa3072', 'rsa4096'].map(
      (type) => ({
        type,
        privateHex: null,
      }),
    ),
    own: { ms: 8_000, because: 'two primes of 2048 bits are found in 1 s, and sometimes only in 5 s' },
  },
  sign: { calls: privateKeys.map((privateKey) => ({ privateKey, text: TEXT, encoding: 'utf8' })) },
  verify: {
    calls: [rsa, p384].map(({ privateKey, publicKey }) => ({
      publicKey: pemOf(publicKey),
      signature: sign(
        privateKey === rsa.privateKey ? 'sha256' : 'sha384',
        Buffer.from(TEXT),
        privateKey,
      ).toString('base64'),
      text: TEXT,
      encoding: 'utf8',
    })),
  },
  ecdh: {
    calls: [
      { curve: 'x25519' },
      { curve: 'p384', privateKey: pemOf(p384.privateKey), publicKey: pemOf(p384.publicKey) },
    ],
  },
  shamir: {
    calls: [{ mode: 'split', secret: '€'.repeat(1_000), shares: 20, threshold: 20 }],
    own: { ms: 12, because: '20 polynomials of degree 19 for each of 3,004 bytes are 1.1 million products' },
  },
  classical: {
    calls: [
      { cipher: 'caesar', cipherKey: '13' },
      { cipher: 'atbash', cipherKey: null },
      { cipher: 'vigenere', cipherKey: 'LEMON' },
      { cipher: 'beaufort', cipherKey: 'LEMON' },
      { cipher: 'affine', cipherKey: '5,8' },
      { cipher: 'playfair', cipherKey: 'LEMON', mode: 'encrypt' },
      { cipher: 'railfence', cipherKey: '100' },
      { cipher: 'columnar', cipherKey: 'LEMON'.repeat(20) },
      { cipher: 'morse', cipherKey: null, mode: 'encrypt' },
      { cipher: 'morse', cipherKey: null, mode: 'decrypt', text: '.- / '.repeat(1_000) },
      { cipher: 'enigma', cipherKey: 'I-II-III;B;AAA;AAA;AB CD' },
    ].map((call) => ({ text: 'ATTACKATDAWN '.repeat(384), ...call })),
    own: { ms: 6, because: 'Enigma leads 5,000 letters through seven wirings each' },
  },
  analysis: {
    calls: [{}],
    own: { ms: 12, because: '10,000 letters are counted in 210 columns, and 26 shifts tried for each' },
  },
}

import { createDecipheriv, scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

// Python: hashlib for the stream and the key, cryptography 50 for the cipher.
const SOURCE = 'sealed by Python'
const DEMO = 'AQEBh8DyobuK1TEaPYPttLySrnDgzyyrcHEIRivEPEGjj5nfnb+vtVnc0tMB8UgLb+rhRg=='
const WITH_AAD = 'AQECh8DyobuK1TEaPYPttLySrnDgzyyrcHEIRivEPMMR2cwiVwFC5HSTNLnQqsQock6lSseLPGsb'
const CHACHA = 'AQIBh8DyobuK1TEaPYPttLySrnDgzyyrcHEIRivEPJZxbyu0iVX15zZmiVwldRMMSgcj3g=='
const EMPTY = 'AQICqu1WAiRN8hZwF+XA8vaC7F+gL9WLfemnomS2tojgHB1UtKjLSLA6s5ogczE='

const encrypt = { mode: 'encrypt', passphrase: 'correct horse', text: 'hello', seed: 'demo' }
const decrypt = { mode: 'decrypt', passphrase: 'correct horse' }

const altered = (message: string, at: number): string => {
  const bytes = Buffer.from(message, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

table('rest_crypto_symmetric', [
  answers(
    'AES-256-GCM under scrypt',
    encrypt,
    {
      algorithm: 'aes-256-gcm',
      kdf: 'scrypt',
      data: DEMO,
      salt: '87c0f2a1bb8ad5311a3d83edb4bc92ae',
      nonce: '70e0cf2cab707108462bc43c',
      tag: '9dbfafb559dcd2d301f1480b6feae146',
      bytes: 52,
    },
    SOURCE,
  ),
  answers(
    'ChaCha20-Poly1305 under scrypt',
    { ...encrypt, algorithm: 'chacha20-poly1305' },
    { data: CHACHA },
    SOURCE,
  ),
  answers(
    'PBKDF2, additional data, text beyond ASCII',
    { mode: 'encrypt', passphrase: 'pässword', text: 'héllo €', kdf: 'pbkdf2', aad: 'ctx-1', seed: 'demo' },
    { data: WITH_AAD },
    SOURCE,
  ),
  answers(
    'nothing',
    {
      mode: 'encrypt',
      passphrase: 'p',
      text: '',
      algorithm: 'chacha20-poly1305',
      kdf: 'pbkdf2',
      seed: 's',
    },
    { data: EMPTY, bytes: 47 },
    SOURCE,
  ),
  answers(
    'a message back, by its own header',
    { ...decrypt, data: CHACHA },
    {
      mode: 'decrypt',
      algorithm: 'chacha20-poly1305',
      kdf: 'scrypt',
      text: 'hello',
      data: CHACHA,
      bytes: 52,
    },
    SOURCE,
  ),
  answers(
    'base64url without padding',
    {
      mode: 'decrypt',
      passphrase: 'pässword',
      aad: 'ctx-1',
      data: Buffer.from(WITH_AAD, 'base64').toString('base64url'),
    },
    { text: 'héllo €', data: WITH_AAD },
    SOURCE,
  ),
  answers(
    'the message of nothing back',
    { mode: 'decrypt', passphrase: 'p', data: EMPTY },
    { text: '', bytes: 47 },
    SOURCE,
  ),
  refuses(400, 'no text to encrypt', { mode: 'encrypt', passphrase: 'p' }, 'text'),
  refuses(400, 'no message to decrypt', { mode: 'decrypt', passphrase: 'p' }, 'data'),
  refuses(400, 'an empty passphrase', { ...encrypt, passphrase: '' }, 'passphrase'),
  refuses(400, 'a message of other characters', { ...decrypt, data: 'a b' }, 'data'),
  refuses(
    422,
    'another passphrase',
    { ...decrypt, passphrase: 'wrong horse', data: DEMO },
    'passphrase or aad is wrong',
  ),
  refuses(422, 'other additional data', { ...decrypt, aad: 'x', data: DEMO }, 'passphrase or aad is wrong'),
  refuses(422, 'an altered ciphertext', { ...decrypt, data: altered(DEMO, 31) }, 'altered'),
  refuses(422, 'an altered tag', { ...decrypt, data: altered(DEMO, 51) }, 'altered'),
  refuses(422, 'another cipher in the header', { ...decrypt, data: DEMO.replace('AQEB', 'AQIB') }, 'altered'),
  refuses(422, 'an unknown version', { ...decrypt, data: altered(DEMO, 0) }, 'header is unknown'),
  refuses(422, 'an unknown cipher', { ...decrypt, data: DEMO.replace('AQEB', 'AQMB') }, 'header is unknown'),
  refuses(
    422,
    'a message of 46 bytes',
    { ...decrypt, data: Buffer.from(EMPTY, 'base64').subarray(0, 46).toString('base64') },
    'shorter than 47 bytes',
  ),
  refuses(422, 'base64 of an impossible length', { ...decrypt, data: 'AQEBh' }, 'not valid base64'),
])

it('salts anew without a seed, in a message that Node opens by the published layout', async () => {
  const seal = async (): Promise<string> => {
    const { body } = await call('rest_crypto_symmetric', { mode: 'encrypt', passphrase: 'p', text: 'x' })
    return (body as { data: { data: string } }).data.data
  }
  const [first, second] = [await seal(), await seal()]
  expect(first).not.toBe(second)
  const bytes = Buffer.from(first, 'base64')
  const key = scryptSync('p', bytes.subarray(3, 19), 32, { N: 32768, r: 8, p: 1, maxmem: 2 ** 27 })
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(19, 31))
  decipher.setAAD(bytes.subarray(0, 3)).setAuthTag(bytes.subarray(-16))
  expect(decipher.update(bytes.subarray(31, -16), undefined, 'utf8') + decipher.final('utf8')).toBe('x')
})

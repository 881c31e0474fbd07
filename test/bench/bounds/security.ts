import { generateKeyPairSync } from 'node:crypto'
import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

const rsa = generateKeyPairSync('rsa', { modulusLength: 4096 })
const privateKey = rsa.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
const publicKey = rsa.publicKey.export({ format: 'pem', type: 'spki' }) as string

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const CLAIMS = { text: paragraph(7_900) }
const LONG_TOKEN = `${part({ alg: 'RS256' })}.${part(CLAIMS)}.${Buffer.alloc(512, 7).toString('base64url')}`

const utf8 = { secretEncoding: 'utf8' }
const noSecret = { secret: null, secretEncoding: null }

export const security: BoundsTable = {
  'password-strength': {
    calls: [
      { password: '4@8({[<369&#!1/|0$5+7%2'.repeat(4) },
      { password: 'password1'.repeat(11) },
      {
        password: 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6'.repeat(2),
        userInputs: 'mira,example,zorba,'.repeat(26),
      },
    ],
    own: { ms: 1_500, because: 'zxcvbn tries each way in which 100 characters may stand for letters' },
  },
  'jwt/decode': {
    calls: [
      { token: LONG_TOKEN, publicKey, ...noSecret },
      { token: LONG_TOKEN, secret: 'x'.repeat(2_000), ...utf8 },
    ],
  },
  'jwt/sign': {
    calls: [
      ...['HS256', 'HS384', 'HS512'].map((algorithm) => ({
        ...{ algorithm, payload: JSON.stringify(CLAIMS), secret: 'x'.repeat(2_000), privateKey: null },
        ...utf8,
      })),
      ...['RS256', 'PS256'].map((algorithm) => ({
        ...{ algorithm, payload: JSON.stringify(CLAIMS), privateKey },
        ...noSecret,
      })),
    ],
  },
  'password-hash': {
    calls: [
      { mode: 'hash', hash: null, algorithm: 'argon2id' },
      { mode: 'hash', hash: null, algorithm: 'bcrypt', cost: 12 },
      { mode: 'hash', hash: null, algorithm: 'scrypt' },
      { mode: 'hash', hash: null, algorithm: 'pbkdf2-sha256' },
      ...[
        '$argon2id$v=19$m=65536,t=10,p=8$c2FsdHNhbHQ$c2FsdHNhbHQ',
        '$2b$12$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        '$scrypt$ln=16,r=8,p=8$c2FsdA$c2FsdA',
        '$pbkdf2-sha256$i=1000000$c2FsdA$c2FsdA',
      ].map((hash) => ({ mode: 'verify', hash, algorithm: null })),
    ],
    own: { ms: 6_000, because: 'the dearest stored hashes are meant to take one to two seconds' },
  },
  headers: {
    calls: [{}],
    own: { ms: 3, because: '20,000 characters are split into lines, and each is tried as a header' },
  },
  csp: { calls: [{}], own: { ms: 3, because: '8,000 characters of policy go through some twenty checks' } },
}

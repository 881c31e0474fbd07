import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'
import { P256_CERTIFICATE, P256_SEC1, RSA_PKCS8, RSA_SPKI } from '../../crypto/keys.js'

const PYJWT = 'PyJWT'
const JOHN = '{"sub":"1234567890","name":"John Doe","iat":1516239022}'
/** RFC 8032, 7.1, test 1. */
const ED25519 =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n'
const A = { payload: '{ "sub" : "a" }' }

table('rest_security_jwt_2', [
  answers(
    'HS256 with a secret that is too short',
    { payload: JOHN, secret: 'your-256-bit-secret' },
    {
      token:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      weakSecret: true,
    },
    'jwt.io',
  ),
  answers(
    'HS384',
    { ...A, algorithm: 'HS384', secret: 'k'.repeat(48) },
    {
      token:
        'eyJhbGciOiJIUzM4NCIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.B4suZdUxn0qhcMr4T7z1Tn2jIa8wfkCGxbIx3R-pZdezJMXzW2c7wPJbyxnmsmtx',
      weakSecret: false,
    },
    PYJWT,
  ),
  answers(
    'HS512',
    {
      ...A,
      algorithm: 'HS512',
      secret: Buffer.from('k'.repeat(64)).toString('base64url'),
      secretEncoding: 'base64url',
    },
    {
      token:
        'eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.7C2LimcIOxlEwn3XvHvv-frKDwtphppQcSm32a3M8j_RJe30lAzvFVol_AmW2nfaOjmJGILIyCq4PRoqlEQ7uA',
      weakSecret: false,
    },
    PYJWT,
  ),
  answers(
    'RS256',
    { ...A, algorithm: 'RS256', privateKey: RSA_PKCS8 },
    {
      token:
        'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.EIdgpAv_drddrGOOsiXMQ-Bcp2laTVfUggxLkx8eQ2WGnx3EsAYs1xnkTMyfYYOZknz18K0i-HAbgInd3dJR78Y5VVJhZnSIQp7LRJT7Y-uKERXe4L5W15KVC7mN9f68f86bpEgy_Y97ry3XNsCOhkwI7Kg-CLJDV5wBLmn654BdOsPUc20yyz5_sHWAJ4ZTF-eRBcOOzNvFCQ2uPl9MoOIdUcT4ZmLZRj-lPHGzzMsxTzx7TDAFp8ymsk6GfQq1d-p6HxHVBFIxIwOiy94L5ePpd22GNofCLa-d6Ocib7Yps3tEaebo-rZTE_ebuHPqV4jGKkCbOUsVW5uvP3aYPQ',
      weakSecret: false,
    },
    PYJWT,
  ),
  answers(
    'EdDSA',
    { ...A, algorithm: 'EdDSA', privateKey: ED25519 },
    {
      token:
        'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.qx1X6txi-p_5xMqNdE4VvK35hDxFZaX5g_mevIjlIxUlJD2GS5uHO4YiAi3S7d1bvD7GABZ80tpF18PlEdMuCQ',
    },
    PYJWT,
  ),
  answers(
    'keys in their order, long integers, times and a key id',
    {
      payload: '{"b":1,"1":"\\u00e9","exp":7,"a":12345678901234567890}',
      secret: 'k',
      issuedAt: 1000,
      expiresIn: 600,
      kid: 'k1',
    },
    {
      token:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImsxIn0.eyJiIjoxLCIxIjoiw6kiLCJleHAiOjE2MDAsImEiOjEyMzQ1Njc4OTAxMjM0NTY3ODkwLCJpYXQiOjEwMDB9.xfOWieYihH6J9whTii47VBK7derssIYdzrPhF9rGfwc',
      header: { alg: 'HS256', typ: 'JWT', kid: 'k1' },
    },
    'HMAC by Python over the text written by hand',
  ),
  refuses(400, 'no secret', A, 'secret'),
  refuses(400, 'no private key', { ...A, algorithm: 'RS256' }, 'privateKey'),
  refuses(400, 'a private key for HS256', { ...A, secret: 'x', privateKey: ED25519 }, 'privateKey'),
  refuses(
    400,
    'a secret for ES256',
    { ...A, algorithm: 'ES256', privateKey: P256_SEC1, secret: 'x' },
    'secret',
  ),
  refuses(422, 'a payload that is no JSON', { payload: '{', secret: 'x' }, 'payload is not a JSON object'),
  refuses(422, 'a payload that is an array', { payload: '[]', secret: 'x' }, 'payload is not a JSON object'),
  refuses(
    422,
    'a payload that is a text with a colon',
    { payload: '"a":1', secret: 'x' },
    'payload is not a JSON object',
  ),
  refuses(
    422,
    'a key of another kind',
    { ...A, algorithm: 'RS256', privateKey: P256_SEC1 },
    'does not fit RS256',
  ),
  refuses(
    422,
    'a key that does not parse',
    { ...A, algorithm: 'RS256', privateKey: 'x' },
    'privateKey is not',
  ),
  refuses(422, 'a public key', { ...A, algorithm: 'RS256', privateKey: RSA_SPKI }, 'privateKey is not'),
  refuses(
    422,
    'a secret that is no hex',
    { ...A, secret: 'xyz', secretEncoding: 'hex' },
    'secret is not valid hex',
  ),
])

it.each([
  ['ES256', P256_SEC1, P256_CERTIFICATE],
  ['PS256', RSA_PKCS8, RSA_SPKI],
])('signs with %s what the public key verifies', async (algorithm, privateKey, publicKey) => {
  const { body } = await call('rest_security_jwt_2', { ...A, algorithm, privateKey, expiresIn: 60 })
  const { token } = (body as { data: { token: string } }).data
  const decoded = await call('rest_security_jwt', { token, publicKey })
  expect(decoded.body).toMatchObject({ data: { valid: true, algorithm, payload: { sub: 'a' } } })
})

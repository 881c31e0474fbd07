import { answers, refuses, table } from '../../../support/table.js'
import { P256_CERTIFICATE, P256_SEC1, RSA_SPKI } from '../../crypto/keys.js'

const PYJWT = 'PyJWT'
const JOHN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'
/** Its key and token: RFC 7515, A.1. */
const RFC_7515_KEY = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow'
const RFC_7515 =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
/** RFC 7519, 6.1. */
const UNSECURED =
  'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.'
/** RFC 8037, A.4, signs no JSON; this is PyJWT with the key of A.1. */
const ED25519_JWK = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'

const TOKENS = {
  RS256:
    'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.EIdgpAv_drddrGOOsiXMQ-Bcp2laTVfUggxLkx8eQ2WGnx3EsAYs1xnkTMyfYYOZknz18K0i-HAbgInd3dJR78Y5VVJhZnSIQp7LRJT7Y-uKERXe4L5W15KVC7mN9f68f86bpEgy_Y97ry3XNsCOhkwI7Kg-CLJDV5wBLmn654BdOsPUc20yyz5_sHWAJ4ZTF-eRBcOOzNvFCQ2uPl9MoOIdUcT4ZmLZRj-lPHGzzMsxTzx7TDAFp8ymsk6GfQq1d-p6HxHVBFIxIwOiy94L5ePpd22GNofCLa-d6Ocib7Yps3tEaebo-rZTE_ebuHPqV4jGKkCbOUsVW5uvP3aYPQ',
  RS512:
    'eyJhbGciOiJSUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.SzrrJh_-_IigXicsi8iGXoCPGpp2SrgaURd4MRxQd0gPIS8s4c6Rfot1dQkAoiKWwsebDY74ZzgASsa_Zf8ScWPm5JFC4_jg7H_B6Q3yy7FtBJ1ntblJN8iQbh6iRThjJGvxN2LksxxgGM3tg0TFpmEzflRNaxvm33WruKWOC4e4jyH9y0paggHWnfzf-VDOrHpAXcMKgOjGX_3dkuA-FqB5UqwGBVgiZY983NBQ32uItmkk0_N_AJM1dKevCTU514sqaM5HvsrZ4jLVpgX-1RIhvtJhWMPGPPT4QyfP6yfI47P_DwLD4B5W0uTEJbBFpmpXbJXUnMu2gRxognqrUg',
  PS256:
    'eyJhbGciOiJQUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.Uf3C8UtHweAYkscb4dvJCbPF5k-Dk2cAY9IYjcKZHsJ_UwrcsMCToCNEGEwzRu4miFhGoNm3DWVLAzmZ1gapiQbwfry6Dehkd4MWaTYYMmL5f_5NBzc35gCc7G6qbOpiLH0xCbG9ptGeVm2UTZmgmBgE_a6spUnEmKTihxtojZRSpAbeJhtBHMBpTzqv9uiyG3SUKL3w0UsJ-ItoevCa3pLA0jdTRd4cSA-ht-8QLc--m96UWlhVUQOStBFQ2y5QffLYa6vfFbW1xhKruErzOEAO62F1s0iA-kX72uioFtGFsa66MNcTRJik-FgWpeC4rYJ0QvKVlcboAQpEgN5j-g',
  PS384:
    'eyJhbGciOiJQUzM4NCIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.FxpuJMJGdabU5aam9v0l7Q2dMd3cN5ft975BuaqxiZH4k-Fp4ce-CwbDJnKY9YxY3EXsUe8KZXJO8qM7Z01t3zMh2sP_FTEIqgEXW9MA-_MSZrsMl7hXk_fLKUshkwGI7oVp9446nLINclLal6sOsJ_RHGDUw_6J-Hc74olYwyuluuPGAp7tr65KzVHy4vGl5FrEYMGT2ZKJ3UOHyqeOD9vGToJBEDLwQYr8IBLB9dxeQMDVj8Bp3hUCC8-OkFQCHigpBHW9X4Q1rWhZbqxOH2XhZungMj2k8KHxsDE3_fIXD40oqtIfUzK8PUAlLIOOpVaRENfhLUv_2koxcKhUGA',
  ES256:
    'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIiwiYXVkIjpbIngiLCJ5Il0sImlzcyI6Im1lIiwibmJmIjoxMDAwLCJleHAiOjIwMDAsImlhdCI6MTAwMC41fQ.Foty66h4tXvYvq3cB984eT8VRGXdNLRJhZceDqb9jthbtRI8BDO9HY1fuG_75zsyO65W-pt_5b_ST4iYyaKNQQ',
  EdDSA:
    'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.qx1X6txi-p_5xMqNdE4VvK35hDxFZaX5g_mevIjlIxUlJD2GS5uHO4YiAi3S7d1bvD7GABZ80tpF18PlEdMuCQ',
  Ed448:
    'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.r4-qqfkXORQxuywn2LCt_dAuhBd5zTeoitRzPyntPTh1MfTmy0Yt2uzqb9l1Vkde7pjsDBCU4G2AMyG7S6uI7qVi_g4XPqPNeX8D4toFfcuL-1lKYQRe7UiaFbvRt1HG5IPY7Y-Pevrxzy6EeaiLqiIA',
  ES384:
    'eyJhbGciOiJFUzM4NCIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.G1wLE2Ny10Yj0LU1SvGt0ON-jFH7X-hy9drVDphoZq6CaRLHpi7Dnqj_Vy4Fx8_Boi16DbirRvsG9zSyOlKDuQIF-3hT4lMy5L5mHLawJkhyMXMYVb8bcS6Hz8ob33Ej',
  ES512:
    'eyJhbGciOiJFUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.AG5D7oLPj8_hxV6GKf7eijuE8_wtf8CVK354mDi9Qk_IxYPVsb_eRzhtxKDUZLph9C_JMRxIxtpAZVONOZ9ePC0MAUlJEyhj3toc0vPOsFewH3Z4poy919XLknKRIihrptSsL4dabrmVJ5E0g2o183ZRvf4383MXGluiLB9c7BbSpqEK',
  HS384:
    'eyJhbGciOiJIUzM4NCIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.B4suZdUxn0qhcMr4T7z1Tn2jIa8wfkCGxbIx3R-pZdezJMXzW2c7wPJbyxnmsmtx',
  HS512:
    'eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.7C2LimcIOxlEwn3XvHvv-frKDwtphppQcSm32a3M8j_RJe30lAzvFVol_AmW2nfaOjmJGILIyCq4PRoqlEQ7uA',
}
const ED448_KEY =
  '-----BEGIN PUBLIC KEY-----\nMEMwBQYDK2VxAzoAcJyHzDxgQEv88JwqfGFFsf4Jn2NRYHnF7dPOmz88MxPZ8hPw\n+u7S5P3yUzsxzU0xwOnYoPcljGcA\n-----END PUBLIC KEY-----\n'
const ES384_KEY =
  '-----BEGIN PUBLIC KEY-----\nMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEVnnSN7td3i0wkNE33sQbEf++hN/3g2sz\nfNXk5sRrpeonIhakiSyjZz20CdjioJdy4qHLKozkhEW8ZJ93sowM0DwJPrhd5GIm\n8cdY+LGjz8LGuKofdW6+LYJHrVuq6oNe\n-----END PUBLIC KEY-----\n'
const ES512_KEY =
  '-----BEGIN PUBLIC KEY-----\nMIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAAQBB5MPCHgL70uThcQjfLP3t4CVUn/G\nghRoSL6d2j9CgILqfGPVVaid4s59xUFOb0dQPWwtnJ88UcL+v4npJglGmPkBtVkm\naQmi7N5gp3XN+m8oL5cX36GBE5evysQUyoGQ1hKv7VEcfNtSxtk0PG2XUNSnkYwp\nrTBcnJgYw3XiZ8W10Is=\n-----END PUBLIC KEY-----\n'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const es256 = { token: TOKENS.ES256, publicKey: P256_CERTIFICATE, now: 1500 }

table('rest_security_jwt', [
  answers(
    'a token with its secret',
    { token: JOHN, secret: 'your-256-bit-secret' },
    {
      header: { alg: 'HS256', typ: 'JWT' },
      payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
      verified: true,
      times: {
        issuedAt: '2018-01-18T01:30:22Z',
        notBefore: null,
        expiresAt: null,
        expired: false,
        active: true,
      },
      problems: [],
      valid: true,
    },
    'jwt.io',
  ),
  answers(
    'the token of the standard before it expires',
    { token: RFC_7515, secret: RFC_7515_KEY, secretEncoding: 'base64url', now: 1300819379 },
    {
      verified: true,
      valid: true,
      times: {
        expiresAt: '2011-03-22T18:43:00Z',
        expired: false,
        active: true,
        issuedAt: null,
        notBefore: null,
      },
    },
    'RFC 7515, A.1',
  ),
  answers(
    'the same the second that it expires, its secret in hex',
    {
      token: RFC_7515,
      secret: Buffer.from(RFC_7515_KEY, 'base64url').toString('hex'),
      secretEncoding: 'hex',
      now: 1300819380,
    },
    { verified: true, valid: false, problems: ['expired'] },
    'RFC 7519, 4.1.4',
  ),
  answers(
    'the same within the leeway',
    { token: RFC_7515, secret: RFC_7515_KEY, secretEncoding: 'base64url', now: 1300819389, leeway: 10 },
    { valid: true },
    'RFC 7519, 4.1.4',
  ),
  answers('no key', { token: JOHN }, { verified: null, problems: [], valid: false }, 'the contract'),
  answers(
    'another secret',
    { token: JOHN, secret: 'other' },
    { verified: false, problems: ['signature'], valid: false },
    'jwt.io',
  ),
  answers(
    'an unsecured token',
    { token: UNSECURED, now: 0 },
    { algorithm: 'none', verified: null, problems: ['unsecured'], valid: false },
    'RFC 7519, 6.1',
  ),
  answers(
    'an unsecured token with a secret',
    { token: UNSECURED, secret: 'x' },
    { verified: false, problems: ['signature', 'unsecured', 'expired'] },
    'RFC 7519, 6.1',
  ),
  answers(
    'all that can be asked of claims',
    { ...es256, issuer: 'me', audience: 'y' },
    {
      verified: true,
      valid: true,
      times: {
        issuedAt: '1970-01-01T00:16:40Z',
        notBefore: '1970-01-01T00:16:40Z',
        expiresAt: '1970-01-01T00:33:20Z',
        expired: false,
        active: true,
      },
    },
    PYJWT,
  ),
  answers(
    'all that can be wrong with claims but expiry',
    { ...es256, now: 999, issuer: 'you', audience: 'z' },
    {
      verified: true,
      valid: false,
      problems: ['notYetValid', 'issuer', 'audience'],
      times: { active: false },
    },
    PYJWT,
  ),
  ...(
    [
      ['RS256', RSA_SPKI],
      ['RS512', RSA_SPKI],
      ['PS256', RSA_SPKI],
      ['PS384', RSA_SPKI],
      ['EdDSA', ED25519_JWK],
      ['Ed448', ED448_KEY],
      ['ES384', ES384_KEY],
      ['ES512', ES512_KEY],
    ] as const
  ).map(([name, publicKey]) =>
    answers<'rest_security_jwt'>(
      name,
      { token: TOKENS[name], publicKey },
      { verified: true, valid: true },
      PYJWT,
    ),
  ),
  answers('HS384', { token: TOKENS.HS384, secret: 'k'.repeat(48) }, { valid: true }, PYJWT),
  answers('HS512', { token: TOKENS.HS512, secret: 'k'.repeat(64) }, { valid: true }, PYJWT),
  answers(
    'an RSA key for ES256',
    { ...es256, publicKey: RSA_SPKI },
    { verified: false, problems: ['signature'] },
    PYJWT,
  ),
  answers(
    'a P-256 key for ES384',
    { token: TOKENS.ES384, publicKey: P256_CERTIFICATE },
    { verified: false },
    PYJWT,
  ),
  answers(
    'a secret for RS256',
    { token: TOKENS.RS256, secret: RSA_SPKI },
    { verified: false },
    'RFC 8725, 2.1',
  ),
  answers(
    'a public key for HS256',
    { token: JOHN, publicKey: RSA_SPKI },
    { verified: false },
    'RFC 8725, 2.1',
  ),
  answers(
    'critical extensions',
    { token: `${part({ alg: 'HS256', crit: ['b64'], b64: false })}.${part({})}.AAAA`, secret: 'x' },
    { verified: false },
    'RFC 7515, 4.1.11',
  ),
  answers(
    'times that are no numbers, or past all calendars',
    { token: `${part({ alg: 'none' })}.${part({ iat: '1', nbf: null, exp: 1e300 })}.` },
    { times: { issuedAt: null, notBefore: null, expiresAt: null, expired: false, active: true } },
    'the contract',
  ),
  refuses(400, 'a secret and a public key', { token: JOHN, secret: 'x', publicKey: RSA_SPKI }, 'publicKey'),
  refuses(400, 'two parts', { token: 'a.b' }, 'token'),
  refuses(422, 'a header that is no JSON', { token: 'YQ.e30.' }, 'header of the token'),
  refuses(422, 'a header without alg', { token: 'e30.e30.' }, 'no alg'),
  refuses(
    422,
    'a payload that is an array',
    { token: `${part({ alg: 'none' })}.W10.` },
    'payload of the token',
  ),
  refuses(
    422,
    'a payload that is no base64url',
    { token: `${part({ alg: 'none' })}.e30aa.` },
    'payload of the token',
  ),
  refuses(422, 'a public key that does not parse', { token: JOHN, publicKey: 'x' }, 'publicKey is not'),
  refuses(422, 'a private key', { ...es256, publicKey: P256_SEC1 }, 'publicKey is not'),
  refuses(422, 'a JWK that does not parse', { token: JOHN, publicKey: '{"kty":"EC"}' }, 'publicKey is not'),
  refuses(
    422,
    'a private JWK',
    { token: JOHN, publicKey: ED25519_JWK.replace('}', ',"d":"x"}') },
    'publicKey is not',
  ),
  refuses(
    422,
    'a secret that is no hex',
    { token: JOHN, secret: 'xy', secretEncoding: 'hex' },
    'secret is not valid hex',
  ),
])

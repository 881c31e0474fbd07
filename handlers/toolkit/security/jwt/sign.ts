import { CompactSign, type CompactJWSHeaderParameters } from 'jose'
import type { KeyObject } from 'node:crypto'
import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { jsonValue } from '#toolkit/lib/json/json-text'
import { claimsText } from '#toolkit/lib/security/claims-text'
import { sharedSecret, tokenPrivateKey } from '#toolkit/lib/security/token-key'

type Request = Query<'rest_security_jwt_2'>

/** Bytes of the hash, below which a secret is weak (RFC 7518, section 3.2). */
const HASH_BYTES: Readonly<Partial<Record<Request['algorithm'], number>>> = {
  HS256: 32,
  HS384: 48,
  HS512: 64,
}

const keyOf = (query: Request): Buffer | KeyObject => {
  const { algorithm, secret, privateKey } = query
  if (HASH_BYTES[algorithm] !== undefined) {
    if (privateKey !== undefined) invalidParameter('privateKey', `is not for ${algorithm}`)
    return secret === undefined
      ? invalidParameter('secret', `is required for ${algorithm}`)
      : sharedSecret(secret, query.secretEncoding)
  }
  if (secret !== undefined) invalidParameter('secret', `is not for ${algorithm}`)
  return privateKey === undefined
    ? invalidParameter('privateKey', `is required for ${algorithm}`)
    : tokenPrivateKey(privateKey)
}

const timesOf = ({ issuedAt, expiresIn }: Request): Record<string, number> => ({
  ...(issuedAt === undefined ? {} : { iat: issuedAt }),
  ...(expiresIn === undefined ? {} : { exp: (issuedAt ?? Math.floor(Date.now() / 1000)) + expiresIn }),
})

/** jose throws errors of four classes at keys of another kind and at RSA keys of less than 2048 bits. */
const signed = (text: string, header: CompactJWSHeaderParameters, key: Buffer | KeyObject): Promise<string> =>
  new CompactSign(Buffer.from(text, 'utf8'))
    .setProtectedHeader(header)
    .sign(key)
    .catch(() => unprocessable(`The key does not fit ${header.alg}.`))

/** RFC 7519 and RFC 7515. */
export default feature('rest_security_jwt_2', async (query) => {
  const { algorithm, kid } = query
  const key = keyOf(query)
  const payload = claimsText(query.payload, timesOf(query))
  const header = { alg: algorithm, typ: 'JWT', ...(kid === undefined ? {} : { kid }) }
  const least = HASH_BYTES[algorithm]
  return {
    token: await signed(payload, header, key),
    header,
    payload: jsonValue(payload, 'payload') as Data<'rest_security_jwt_2'>['payload'],
    weakSecret: Buffer.isBuffer(key) && least !== undefined && key.length < least,
  }
})

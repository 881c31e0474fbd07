import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { bytesOfBase64, textOfBytes } from '#toolkit/lib/encoding/bytes'
import { checkJson } from '#toolkit/lib/json/json-document'
import { isDataObject, memberOf, type DataObject } from '#toolkit/lib/json/data-value'
import { readJson } from '#toolkit/lib/json/json-text'
import { sharedSecret, tokenPublicKey } from '#toolkit/lib/security/token-key'
import { signatureHolds } from '#toolkit/lib/security/token-signature'
import { tokenTimes } from '#toolkit/lib/security/token-times'

type Request = Query<'rest_security_jwt'>
type Answer = Data<'rest_security_jwt'>

const objectOf = (part: string, name: string): DataObject => {
  const bytes = bytesOfBase64(part)
  const text = bytes === null ? null : textOfBytes(bytes)
  const reading = text === null ? undefined : readJson(text)
  if (reading === undefined || !('value' in reading) || !isDataObject(reading.value)) {
    return unprocessable(`The ${name} of the token is not a JSON object in base64url.`)
  }
  checkJson(`The ${name} of the token`, reading.value)
  return reading.value
}

const keyOf = ({ secret, secretEncoding, publicKey }: Request) => {
  if (secret !== undefined && publicKey !== undefined) {
    invalidParameter('publicKey', 'must not be given together with secret')
  }
  if (secret !== undefined) return sharedSecret(secret, secretEncoding)
  return publicKey === undefined ? null : tokenPublicKey(publicKey)
}

const isFor = (audience: string, claim: unknown): boolean =>
  Array.isArray(claim) ? claim.includes(audience) : claim === audience

/** RFC 7519 and RFC 7515. */
export default feature('rest_security_jwt', async (query) => {
  const { token, issuer, audience, leeway } = query
  const key = keyOf(query)
  const [headerPart = '', payloadPart = ''] = token.split('.')
  const header = objectOf(headerPart, 'header')
  const payload = objectOf(payloadPart, 'payload')
  const algorithm = memberOf(header, 'alg')
  if (typeof algorithm !== 'string') return unprocessable('The header of the token has no alg.')
  const verified = key === null ? null : await signatureHolds(token, header, key)
  const { times, isEarly } = tokenTimes(payload, query.now ?? Math.floor(Date.now() / 1000), leeway)
  const found: readonly (readonly [Answer['problems'][number], boolean])[] = [
    ['signature', verified === false],
    ['unsecured', algorithm === 'none'],
    ['expired', times.expired],
    ['notYetValid', isEarly],
    ['issuer', issuer !== undefined && memberOf(payload, 'iss') !== issuer],
    ['audience', audience !== undefined && !isFor(audience, memberOf(payload, 'aud'))],
  ]
  const problems = found.filter(([, isFound]) => isFound).map(([problem]) => problem)
  return {
    header,
    payload,
    algorithm,
    verified,
    times,
    problems,
    valid: verified === true && problems.length === 0,
  }
})

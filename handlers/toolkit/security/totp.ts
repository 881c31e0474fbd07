import { feature, unprocessable } from '#toolkit'
import { base32Digits, findStep, hotp, readBase32Secret } from '#toolkit/lib/security/one-time-code'

/** Key URIs as authenticator apps read them (github.com/google/google-authenticator, wiki, Key Uri Format). */
const keyUri = (type: string, issuer: string, account: string, members: Record<string, string>): string => {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = Object.entries(members).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `otpauth://${type}/${label}?${query.join('&')}`
}

/** RFC 6238 and RFC 4226. */
export default feature('rest_security_totp', (query) => {
  const { code, algorithm, digits, period, window, issuer, account } = query
  const secret = readBase32Secret(query.secret) ?? unprocessable('secret decodes to no bytes of base32.')
  const time = query.time ?? Math.floor(Date.now() / 1000)
  const counter = query.counter ?? Math.floor(time / period)
  const type: 'totp' | 'hotp' = query.counter === undefined ? 'totp' : 'hotp'
  const codeAt = (step: bigint): string => hotp(secret, step, algorithm, digits)
  const delta = code === undefined ? null : findStep(code, window, BigInt(counter), codeAt)
  const moving = type === 'totp' ? { period: String(period) } : { counter: String(counter) }
  return {
    type,
    code: codeAt(BigInt(counter)),
    counter,
    secondsLeft: type === 'totp' ? period - (time % period) : null,
    nextCode: codeAt(BigInt(counter) + 1n),
    valid: code === undefined ? null : delta !== null,
    delta,
    uri: keyUri(type, issuer, account, {
      secret: base32Digits(query.secret),
      issuer,
      algorithm,
      digits: String(digits),
      ...moving,
    }),
  }
})

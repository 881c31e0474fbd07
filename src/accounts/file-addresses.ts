import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets.js'

/** Addresses of files that need no key: nobody can guess one, and each expires. */
export interface FileAddresses {
  /**
   * `/files/<name>?expires=...&signature=...`, relative to the host.
   *
   * @param name segments of letters, digits, `_`, `-` and `.`, such as `assets/asset_x`
   * @param expiresAt milliseconds since the epoch, taken up to the whole second
   */
  sign(name: string, expiresAt: number): string
  /**
   * The name that an address leads to; `null` for one that was not signed here, was changed, or has ended.
   *
   * @param path with its leading `/files/`, as it was sent
   * @param query as it was sent, without its question mark
   */
  verify(path: string, query: string, now: number): string | null
}

const PREFIX = '/files/'
/** Nothing in it can be written in two ways in an address. */
const NAME = /^[\w.-]+(\/[\w.-]+)*$/
const QUERY = /^expires=([1-9]\d{0,11})&signature=([\w-]{43})$/

/** A key of its own, so that no signature of a file is the hash of anything else under the same secret. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'addresses of files', 32))

/** HMAC-SHA256 under keys derived (HKDF, RFC 5869) from the secret, and from the previous one while it is rotated. */
export const createFileAddresses = ({ current, previous }: Secrets): FileAddresses => {
  const signing = keyOf(current)
  const accepted = previous === null ? [signing] : [signing, keyOf(previous)]
  const macOf = (key: Buffer, name: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${name}\n${expires}`).digest()
  return {
    sign(name, expiresAt) {
      if (!NAME.test(name)) throw new TypeError(`${JSON.stringify(name)} cannot be the name of a file`)
      const expires = String(Math.ceil(expiresAt / 1000))
      return `${PREFIX}${name}?expires=${expires}&signature=${macOf(signing, name, expires).toString('base64url')}`
    },
    verify(path, query, now) {
      const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : ''
      const [, expires = '', signature = ''] = QUERY.exec(query) ?? []
      if (!NAME.test(name) || expires === '') return null
      const given = Buffer.from(signature, 'base64url')
      // The last character has two bits to spare: only our own writing of a signature counts.
      if (given.toString('base64url') !== signature) return null
      // Every key is tried whatever the ones before it said.
      const matches = accepted.map((key) => timingSafeEqual(macOf(key, name, expires), given))
      return matches.includes(true) && Number(expires) * 1000 > now ? name : null
    },
  }
}

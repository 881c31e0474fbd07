import type { Data } from '#operation'
import { bytesOfBase64, textOfBytes } from './bytes.js'

/** Texts with a structure of their own, which are told and not taken apart. */
export type TokenKind = NonNullable<Data<'rest_hash_identify'>['token']>

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JOSE header (RFC 7515, section 4): a JSON object with `alg`. */
const isJoseHeader = (part: string): boolean => {
  const bytes = bytesOfBase64(part)
  const text = bytes === null ? null : textOfBytes(bytes)
  const header = text === null ? undefined : jsonOf(text)
  return typeof header === 'object' && header !== null && Object.hasOwn(header, 'alg')
}

/** The last part is empty where the token is unsecured (RFC 7519, section 6). */
const isJwt = (text: string): boolean => {
  const [, header] = /^([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*$/.exec(text) ?? []
  return header !== undefined && isJoseHeader(header)
}

const kinds: readonly (readonly [TokenKind, (text: string) => boolean])[] = [
  ['jwt', isJwt],
  ['uuid', (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)],
  ['sri', (text) => /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(text)],
  ['data-uri', (text) => /^data:[^,]*,/i.test(text)],
  ['pem', (text) => text.startsWith('-----BEGIN')],
]

/** Which token a text is, by its form alone; null when it is none. */
export const tokenKind = (text: string): TokenKind | null => kinds.find(([, fits]) => fits(text))?.[0] ?? null

import { unprocessable } from '../../errors.js'
import type { AnyJson } from './object-keys.js'

/** A JSON Pointer (RFC 6901) below another one. The pointer to a whole document is the empty text. */
export const below = (pointer: string, token: string | number): string =>
  `${pointer}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The unescaped reference tokens of a JSON Pointer, or null for a text that is none. */
export const pointerTokens = (pointer: string): string[] | null => {
  if (pointer === '') return []
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const memberAt = (value: AnyJson, token: string): AnyJson | undefined => {
  if (Array.isArray(value))
    return /^(?:0|[1-9]\d*)$/.test(token) ? (value as AnyJson[])[Number(token)] : undefined
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined
  return (value as Record<string, AnyJson>)[token]
}

/**
 * The value that a JSON Pointer names.
 * @throws {FeatureError} 422 for a pointer of another form, and for one to nothing
 */
export const atPointer = (document: AnyJson, pointer: string): AnyJson => {
  const tokens =
    pointerTokens(pointer) ??
    unprocessable(
      'query is not a JSON Pointer: it must be empty or begin with /, and ~ must be followed by 0 or 1.',
    )
  return tokens.reduce<AnyJson>((value, token) => {
    const found = memberAt(value, token)
    return found === undefined
      ? unprocessable(`The pointer leads to nothing at ${JSON.stringify(token)}.`)
      : found
  }, document)
}

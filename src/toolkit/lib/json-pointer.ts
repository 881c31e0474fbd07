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

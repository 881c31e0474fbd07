const ESCAPE = /\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]+)\}|\\x([0-9a-fA-F]{2})/g
/** A `\u` or `\x` that begins none of these, or names a code point past U+10FFFF. */
const BROKEN = /\\u(?![0-9a-fA-F]{4}|\{0*(?:10[0-9a-fA-F]{4}|[0-9a-fA-F]{1,5})\})|\\x(?![0-9a-fA-F]{2})/
const LONE_SURROGATE = /\p{Surrogate}/u

/** Writes each UTF-16 unit outside U+0020 to U+007E as a backslash, `u` and four lower-case hex digits. */
export const unicodeEscape = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Reads `\uXXXX`, `\u{X...}` and `\xXX` as JavaScript does, and leaves other backslashes alone.
 * @returns null when a `\u` or `\x` is none of these or past U+10FFFF, or when half a surrogate pair is left, which no
 *   UTF-8 can hold.
 */
export const unicodeUnescape = (text: string): string | null => {
  if (BROKEN.test(text)) return null
  const result = text.replace(ESCAPE, (_, four?: string, braced?: string, two?: string) =>
    String.fromCodePoint(parseInt(four ?? braced ?? two ?? '', 16)),
  )
  return LONE_SURROGATE.test(result) ? null : result
}

/** The text as it stands between the quotes of a JSON string. */
export const jsonEscape = (text: string): string => JSON.stringify(text).slice(1, -1)

const JSON_CHARACTERS = /^(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/

/**
 * Reads what may stand between the quotes of a JSON string (RFC 8259, section 7).
 * @returns null when it may not stand there, or when half a surrogate pair is left.
 */
export const jsonUnescape = (text: string): string | null => {
  if (!JSON_CHARACTERS.test(text)) return null
  const result = JSON.parse(`"${text}"`) as string
  return LONE_SURROGATE.test(result) ? null : result
}

/** A backslash before each character with a meaning in a pattern, and before the `/` that ends its literal. */
export const regexEscape = (text: string): string => text.replace(/[.*+?^${}()|[\]/\\]/g, '\\$&')

/** Removes one backslash before each ASCII punctuation character; `\d` and its like stay. */
export const regexUnescape = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

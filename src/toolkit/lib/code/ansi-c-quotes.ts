import { unprocessable } from '../../errors.js'

/** Bytes in hex or octal, which may make one character together; UTF-16 units or code points; control letters; the rest. */
const ESCAPE =
  /(?<bytes>(?:\\(?:x[\da-fA-F]{1,2}|[0-7]{1,3}))+)|\\u(?<unit>[\da-fA-F]{1,4})|\\U(?<point>[\da-fA-F]{1,8})|\\c(?<control>[^])|\\(?<letter>[^])/g

const LETTERS: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
}

const MOST_POINT = 0x10ffff

const bytesOf = (escapes: string): string =>
  Buffer.from(
    escapes
      .split('\\')
      .slice(1)
      .map((byte) => (byte.startsWith('x') ? parseInt(byte.slice(1), 16) : parseInt(byte, 8) & 0xff)),
  ).toString()

const decoded = ({ bytes, unit, point, control, letter }: Record<string, string | undefined>): string => {
  if (bytes !== undefined) return bytesOf(bytes)
  // Browsers write a character past U+FFFF as its two surrogates.
  if (unit !== undefined) return String.fromCharCode(parseInt(unit, 16))
  if (point !== undefined) return String.fromCodePoint(Math.min(parseInt(point, 16), MOST_POINT))
  if (control !== undefined) return String.fromCharCode(control.toUpperCase().charCodeAt(0) & 0x1f)
  return LETTERS[letter ?? ''] ?? `\\${letter}`
}

/**
 * What `$'...'` says (POSIX.1-2024, Shell Command Language, section 2.2.4, and Bash's `\u`, `\U`, `\E` and `\?`).
 * @param quoted the text between the quotes
 * @throws FeatureError 422 for a NUL, which no word can have
 */
export const ansiCUnquoted = (parameter: string, quoted: string): string => {
  const text = quoted.replace(ESCAPE, (...match: unknown[]) =>
    decoded(match.at(-1) as Record<string, string | undefined>),
  )
  return text.includes('\0') ? unprocessable(`${parameter}: a word cannot contain NUL.`) : text
}

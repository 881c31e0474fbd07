const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** Orders texts by code points; JavaScript's own order puts U+10000 and up before U+E000. */
export const compareCodePoints = (a: string, b: string): number => {
  const shorter = Math.min(a.length, b.length)
  for (let at = 0; at < shorter; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left === right) continue
    if (isSurrogate(left) === isSurrogate(right)) return left - right
    // Surrogates stand for the code points past all others.
    if (left >= 0xe000 || right >= 0xe000) return isSurrogate(left) ? 1 : -1
    return left - right
  }
  return a.length - b.length
}

/** Number of code points of a text. */
export const codePointLength = (text: string): number => {
  let length = text.length
  for (let at = 1; at < text.length; at++) {
    if (isLowSurrogate(text.charCodeAt(at)) && isHighSurrogate(text.charCodeAt(at - 1))) length--
  }
  return length
}

/** A code point as Unicode writes it: `U+` and at least four upper-case hex digits. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

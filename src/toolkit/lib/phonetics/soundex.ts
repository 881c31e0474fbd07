const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'BFPV'].map((letter) => [letter, '1'])),
  ...Object.fromEntries([...'CGJKQSXZ'].map((letter) => [letter, '2'])),
  D: '3',
  T: '3',
  L: '4',
  M: '5',
  N: '5',
  R: '6',
}

/**
 * American Soundex as the US National Archives describe it: h and w don't part letters of one code, vowels do, and
 * the first letter counts too.
 * @param name letters A to Z
 * @returns a letter and three digits
 */
export const soundex = (name: string): string => {
  let last = CODES[name.charAt(0)] ?? ''
  let code = name.charAt(0)
  for (const letter of name.slice(1)) {
    if (letter === 'H' || letter === 'W') continue
    const digit = CODES[letter] ?? ''
    if (digit !== last) code += digit
    last = digit
  }
  return code.slice(0, 4).padEnd(4, '0')
}

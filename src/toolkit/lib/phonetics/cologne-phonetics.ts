const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'AEIJOUY'].map((letter) => [letter, '0'])),
  B: '1',
  ...Object.fromEntries([...'FVW'].map((letter) => [letter, '3'])),
  ...Object.fromEntries([...'GKQ'].map((letter) => [letter, '4'])),
  L: '5',
  M: '6',
  N: '6',
  R: '7',
  S: '8',
  Z: '8',
  H: '',
}

const isOneOf = (letter: string, letters: string): boolean => letter !== '' && letters.includes(letter)

const codeOfC = (before: string, after: string): string => {
  if (before === '') return isOneOf(after, 'AHKLOQRUX') ? '4' : '8'
  return isOneOf(after, 'AHKOQUX') && !isOneOf(before, 'SZ') ? '4' : '8'
}

const codeOf = (letter: string, before: string, after: string): string => {
  switch (letter) {
    case 'C':
      return codeOfC(before, after)
    case 'D':
    case 'T':
      return isOneOf(after, 'CSZ') ? '8' : '2'
    case 'P':
      return after === 'H' ? '3' : '1'
    case 'X':
      return isOneOf(before, 'CKQ') ? '8' : '48'
    default:
      return PLAIN[letter] ?? ''
  }
}

/**
 * Kölner Phonetik (Postel, IBM-Nachrichten 19, 1969): digits, each once in a row, and 0 only at the start.
 * @param name letters A to Z, umlauts and sharp s written with them
 */
export const colognePhonetics = (name: string): string => {
  const digits = Array.from(name, (letter, index) =>
    codeOf(letter, name.charAt(index - 1), name.charAt(index + 1)),
  ).join('')
  const single = digits.replace(/(\d)\1+/g, '$1')
  return single.slice(0, 1) + single.slice(1).replaceAll('0', '')
}

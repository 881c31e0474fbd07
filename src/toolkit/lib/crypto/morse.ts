/** International Morse code (ITU-R M.1677-1): its letters, accented E among them, digits and signs. */

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      A: '.-',
      B: '-...',
      C: '-.-.',
      D: '-..',
      E: '.',
      É: '..-..',
      F: '..-.',
      G: '--.',
      H: '....',
      I: '..',
    },
    ...{
      J: '.---',
      K: '-.-',
      L: '.-..',
      M: '--',
      N: '-.',
      O: '---',
      P: '.--.',
      Q: '--.-',
      R: '.-.',
      S: '...',
    },
    ...{ T: '-', U: '..-', V: '...-', W: '.--', X: '-..-', Y: '-.--', Z: '--..' },
    ...{ 1: '.----', 2: '..---', 3: '...--', 4: '....-', 5: '.....' },
    ...{ 6: '-....', 7: '--...', 8: '---..', 9: '----.', 0: '-----' },
    ...{
      '.': '.-.-.-',
      ',': '--..--',
      '?': '..--..',
      "'": '.----.',
      '/': '-..-.',
      '(': '-.--.',
      ')': '-.--.-',
    },
    ...{ ':': '---...', '=': '-...-', '+': '.-.-.', '-': '-....-', '"': '.-..-.', '@': '.--.-.' },
  }),
)

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Array.from(CODES, ([character, code]) => [code, character]),
)

/** A character or a code that the standard does not have. */
export interface MorseFault {
  unknown: string
}

const translated = (
  words: readonly (readonly string[])[],
  table: ReadonlyMap<string, string>,
  between: { signs: string; words: string },
): string | MorseFault => {
  const unknown = words.flat().find((sign) => !table.has(sign))
  if (unknown !== undefined) return { unknown }
  return words.map((word) => word.map((sign) => table.get(sign)).join(between.signs)).join(between.words)
}

const notEmpty = (part: string): boolean => part !== ''

/** Codes with a blank between characters and " / " between words. */
export const morseEncode = (text: string): string | MorseFault => {
  const capitals = text.replace(/[a-zé]/g, (letter) => letter.toUpperCase())
  const words = capitals.split(/\s+/).filter(notEmpty)
  return translated(
    words.map((word) => Array.from(word)),
    CODES,
    { signs: ' ', words: ' / ' },
  )
}

/** Capitals, of codes separated by white space and words separated by a stroke. */
export const morseDecode = (text: string): string | MorseFault => {
  const words = text.split('/').map((word) => word.split(/\s+/).filter(notEmpty))
  return translated(
    words.filter((word) => word.length > 0),
    CHARACTERS,
    { signs: '', words: ' ' },
  )
}

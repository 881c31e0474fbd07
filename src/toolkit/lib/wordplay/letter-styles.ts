/** Text in other letters of Unicode: mathematical alphabets, enclosed and fullwidth forms, and turned letters. */

export interface StyledText {
  text: string
  /** Characters (code points) that are altered or marked. */
  changed: number
}

type Style = (text: string) => StyledText

/** First characters of an alphabet's blocks, and the letters that Unicode has elsewhere. */
interface Alphabet {
  capitals: number
  small: number
  digits?: (digit: number) => number
  elsewhere?: Readonly<Record<string, number>>
}

const digitsFrom =
  (zero: number) =>
  (digit: number): number =>
    zero + digit

/** Blocks "Mathematical Alphanumeric Symbols", "Letterlike Symbols" and "Enclosed Alphanumerics" of the Unicode charts. */
const ALPHABETS = {
  bold: { capitals: 0x1d400, small: 0x1d41a, digits: digitsFrom(0x1d7ce) },
  italic: { capitals: 0x1d434, small: 0x1d44e, elsewhere: { h: 0x210e } },
  'bold-italic': { capitals: 0x1d468, small: 0x1d482 },
  script: {
    capitals: 0x1d49c,
    small: 0x1d4b6,
    elsewhere: {
      B: 0x212c,
      E: 0x2130,
      F: 0x2131,
      H: 0x210b,
      I: 0x2110,
      L: 0x2112,
      M: 0x2133,
      R: 0x211b,
      e: 0x212f,
      g: 0x210a,
      o: 0x2134,
    },
  },
  fraktur: {
    capitals: 0x1d504,
    small: 0x1d51e,
    elsewhere: { C: 0x212d, H: 0x210c, I: 0x2111, R: 0x211c, Z: 0x2128 },
  },
  'double-struck': {
    capitals: 0x1d538,
    small: 0x1d552,
    digits: digitsFrom(0x1d7d8),
    elsewhere: { C: 0x2102, H: 0x210d, N: 0x2115, P: 0x2119, Q: 0x211a, R: 0x211d, Z: 0x2124 },
  },
  'sans-bold': { capitals: 0x1d5d4, small: 0x1d5ee, digits: digitsFrom(0x1d7ec) },
  monospace: { capitals: 0x1d670, small: 0x1d68a, digits: digitsFrom(0x1d7f6) },
  circled: {
    capitals: 0x24b6,
    small: 0x24d0,
    digits: (digit) => (digit === 0 ? 0x24ea : 0x2460 + digit - 1),
  },
} as const satisfies Record<string, Alphabet>

const styledCharacter = (character: string, alphabet: Alphabet): string => {
  const code = character.charCodeAt(0)
  const elsewhere = alphabet.elsewhere?.[character]
  if (elsewhere !== undefined) return String.fromCodePoint(elsewhere)
  if (/[0-9]/.test(character)) {
    return alphabet.digits === undefined
      ? character
      : String.fromCodePoint(alphabet.digits(Number(character)))
  }
  return String.fromCodePoint(code > 0x60 ? alphabet.small + code - 0x61 : alphabet.capitals + code - 0x41)
}

const replacing = (pattern: RegExp, replacement: (found: string) => string): Style => {
  return (text) => {
    let changed = 0
    const styled = text.replace(pattern, (found) => {
      const written = replacement(found)
      if (written !== found) changed += 1
      return written
    })
    return { text: styled, changed }
  }
}

const inAlphabet = (alphabet: Alphabet): Style =>
  replacing(/[A-Za-z0-9]/g, (character) => styledCharacter(character, alphabet))

const marked = (mark: string): Style => replacing(/[^\n]/gu, (character) => character + mark)

const LETTER = /\p{L}/gu

const letterCount = (text: string): number => text.match(LETTER)?.length ?? 0

const UPRIGHT = 'abcdefghijklmnopqrstuvwxyz.,!?()[]{}<>'
const TURNED = "ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz˙'¡¿)(][}{><"
const turned = new Map(Array.from(UPRIGHT, (character, at) => [character, TURNED.charAt(at)]))

const upsideDown: Style = (text) => ({
  text: Array.from(text.toLowerCase(), (character) => turned.get(character) ?? character)
    .reverse()
    .join(''),
  changed: letterCount(text),
})

const mocking: Style = (text) => {
  let letters = 0
  const mocked = text.replace(LETTER, (letter) => {
    letters += 1
    return letters % 2 === 1 ? letter.toLowerCase() : letter.toUpperCase()
  })
  return { text: mocked, changed: letters }
}

/** U+0021 to U+007E at a distance of U+FEE0, and the ideographic space. */
const fullwidth = replacing(/[ -~]/g, (character) =>
  character === ' ' ? '\u3000' : String.fromCharCode(character.charCodeAt(0) + 0xfee0),
)

/** A text in each style. */
export const LETTER_STYLES = {
  bold: inAlphabet(ALPHABETS.bold),
  italic: inAlphabet(ALPHABETS.italic),
  'bold-italic': inAlphabet(ALPHABETS['bold-italic']),
  script: inAlphabet(ALPHABETS.script),
  fraktur: inAlphabet(ALPHABETS.fraktur),
  'double-struck': inAlphabet(ALPHABETS['double-struck']),
  'sans-bold': inAlphabet(ALPHABETS['sans-bold']),
  monospace: inAlphabet(ALPHABETS.monospace),
  circled: inAlphabet(ALPHABETS.circled),
  fullwidth,
  'upside-down': upsideDown,
  mocking,
  strikethrough: marked('\u0336'),
  underline: marked('\u0332'),
} as const satisfies Record<string, Style>

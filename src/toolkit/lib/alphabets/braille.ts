/** Uncontracted Unified English Braille (Rules of Unified English Braille, second edition 2013). */

export interface Transcription {
  text: string
  /** Characters or cells that have no meaning, each once, in order of appearance. */
  unknown: string[]
}

/** U+2800 and the bits of the dots: dot n is 2^(n-1). */
const cellOf = (dots: string): string =>
  String.fromCharCode(Array.from(dots).reduce((code, dot) => code + 2 ** (Number(dot) - 1), 0x2800))

const LETTER_DOTS =
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'

const LETTERS = LETTER_DOTS.split(' ').map((dots, index): [string, string] => [
  String.fromCharCode(97 + index),
  cellOf(dots),
])

const CELL_OF_LETTER = new Map(LETTERS)
const LETTER_OF_CELL = new Map(LETTERS.map(([letter, cell]) => [cell, letter]))

/** 1 to 9 and 0 are a to j. */
const DIGITS = Array.from('1234567890', (digit, index): [string, string] => [
  digit,
  LETTERS[index]?.[1] ?? '',
])

const CELL_OF_DIGIT = new Map(DIGITS)
const DIGIT_OF_CELL = new Map(DIGITS.map(([digit, cell]) => [cell, digit]))

const BLANK = '\u2800'
const CAPITAL = '⠠'
const CAPITAL_WORD = '⠠⠠'
const CAPITALS_END = '⠠⠄'
const NUMBER = '⠼'
const GRADE_ONE = '⠰'

const SIGNS: readonly [string, string][] = [
  [',', '⠂'],
  [';', '⠆'],
  [':', '⠒'],
  ['.', '⠲'],
  ['!', '⠖'],
  ['?', '⠦'],
  ['-', '⠤'],
  ["'", '⠄'],
  ['(', '⠐⠣'],
  [')', '⠐⠜'],
  ['/', '⠸⠌'],
  [' ', BLANK],
  ['\n', '\n'],
]

const CELLS_OF_SIGN = new Map(SIGNS)
const SIGN_OF_CELLS = new Map(SIGNS.map(([sign, cells]) => [cells, sign]))

/**
 * What a text is made of: a number with the points and commas in it (1) and behind it (2), and a small a to j that could be
 * read as another digit (3); capitals (4); what else has cells (5); other characters. A point or comma before a number
 * is part of it (section 6.2, .375) unless a letter or another one is before it.
 */
const PIECE =
  /((?:(?<![A-Za-z0-9.,])[.,])?[0-9](?:[.,]*[0-9])*)([.,]*)([a-j]?)|([A-Z]+)|([a-z \n;:!?'()/-]+|[.,])|[^A-Za-z0-9 \n.,;:!?'()/-]+/gu

const CELLS = new Map([...CELL_OF_DIGIT, ...CELL_OF_LETTER, ...CELLS_OF_SIGN])

const cells = (text: string): string => {
  let braille = ''
  for (const character of text) braille += CELLS.get(character) ?? character
  return braille
}

const numberCells = (number: string, after = '', small = ''): string =>
  NUMBER + cells(number + after) + (small === '' ? '' : GRADE_ONE + cells(small))

const capitalCells = (capitals: string, next: string): string => {
  const letters = cells(capitals.toLowerCase())
  if (capitals.length === 1) return CAPITAL + letters
  return CAPITAL_WORD + letters + (/[a-z]/.test(next) ? CAPITALS_END : '')
}

/** Text as Braille; characters that it does not know stay. */
export const toBraille = (text: string): Transcription => {
  const unknown = new Set<string>()
  let braille = ''
  for (const { 0: piece, 1: number, 2: after, 3: small, 4: capitals, 5: known, index } of text.matchAll(
    PIECE,
  )) {
    if (number !== undefined) braille += numberCells(number, after, small)
    else if (capitals !== undefined) braille += capitalCells(capitals, text.charAt(index + piece.length))
    else if (known !== undefined) braille += cells(known)
    else {
      for (const character of piece) unknown.add(character)
      braille += piece
    }
  }
  return { text: braille, unknown: [...unknown] }
}

const LETTER_CELLS = LETTERS.map(([, cell]) => cell).join('')
const DIGIT_CELLS = DIGITS.map(([, cell]) => cell).join('')

/** A number with its points and commas (1), capitals (2) or one (3), or what one or two cells say. */
const MEANT = new RegExp(
  [
    `${NUMBER}([⠂⠲]*[${DIGIT_CELLS}][⠂⠲${DIGIT_CELLS}]*)`,
    `${CAPITAL_WORD}([${LETTER_CELLS}]+)(?:${CAPITALS_END})?`,
    `${CAPITAL}([${LETTER_CELLS}])`,
    ...SIGNS.map(([, sign]) => sign).filter((sign) => sign.length > 1),
    '[^\\u2800-\\u28ff \\n]+',
    '[^]',
  ].join('|'),
  'gu',
)

const letters = (braille: string): string =>
  Array.from(braille, (cell) => LETTER_OF_CELL.get(cell) ?? cell).join('')

const digits = (braille: string): string =>
  Array.from(braille, (cell) => DIGIT_OF_CELL.get(cell) ?? SIGN_OF_CELLS.get(cell) ?? cell).join('')

/** Braille as text; cells without a meaning stay, as do characters that are no cells. A print blank is a blank. */
export const fromBraille = (braille: string): Transcription => {
  const unknown = new Set<string>()
  let text = ''
  for (const { 0: piece, 1: number, 2: word, 3: capital } of braille.matchAll(MEANT)) {
    const capitals = word ?? capital
    if (number !== undefined) text += digits(number)
    else if (capitals !== undefined) text += letters(capitals).toUpperCase()
    else if (piece !== GRADE_ONE) {
      const meaning = LETTER_OF_CELL.get(piece) ?? SIGN_OF_CELLS.get(piece)
      if (meaning === undefined && piece !== ' ') for (const character of piece) unknown.add(character)
      text += meaning ?? piece
    }
  }
  return { text, unknown: [...unknown] }
}

/** How many cells (U+2800 to U+28FF) a text has. */
export const countCells = (text: string): number => text.match(/[\u2800-\u28ff]/g)?.length ?? 0

export interface Hexagram {
  /** King Wen number, 1 to 64. */
  number: number
  character: string
  upper: string
  lower: string
}

/** The trigrams in the order of the table, their lines from the bottom up. */
const TRIGRAMS: readonly { name: string; lines: string }[] = [
  { name: 'heaven', lines: '111' },
  { name: 'lake', lines: '110' },
  { name: 'fire', lines: '101' },
  { name: 'thunder', lines: '100' },
  { name: 'wind', lines: '011' },
  { name: 'water', lines: '010' },
  { name: 'mountain', lines: '001' },
  { name: 'earth', lines: '000' },
]

/** King Wen numbers: a row for each lower trigram, a column for each upper one. */
const KING_WEN: readonly (readonly number[])[] = [
  [1, 43, 14, 34, 9, 5, 26, 11],
  [10, 58, 38, 54, 61, 60, 41, 19],
  [13, 49, 30, 55, 37, 63, 22, 36],
  [25, 17, 21, 51, 42, 3, 27, 24],
  [44, 28, 50, 32, 57, 48, 18, 46],
  [6, 47, 64, 40, 59, 29, 4, 7],
  [33, 31, 56, 62, 53, 39, 52, 15],
  [12, 45, 35, 16, 20, 8, 23, 2],
]

/** Hexagram 1; the others follow. */
const FIRST_CHARACTER = 0x4dc0

/** @param yang the six lines from the bottom up, whether each is yang */
export const hexagramOf = (yang: readonly boolean[]): Hexagram => {
  const lines = yang.map((isYang) => (isYang ? '1' : '0')).join('')
  const lower = TRIGRAMS.findIndex((trigram) => lines.startsWith(trigram.lines))
  const upper = TRIGRAMS.findIndex((trigram) => lines.endsWith(trigram.lines))
  const number = KING_WEN[lower]?.[upper] ?? 0
  return {
    number,
    character: String.fromCodePoint(FIRST_CHARACTER + number - 1),
    upper: TRIGRAMS[upper]?.name ?? '',
    lower: TRIGRAMS[lower]?.name ?? '',
  }
}

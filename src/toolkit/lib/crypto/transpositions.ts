/** Ciphers that keep the characters and change their order. */
import { letterNumbers, upperLetter } from './latin-letters.js'

/** Puts what was read in the given order back into its places. */
const restored = <T>(read: readonly T[], order: readonly number[]): T[] => {
  const result: T[] = []
  order.forEach((place, index) => {
    result[place] = read[index] as T
  })
  return result
}

/** The places of a zigzag from the top, rail by rail. */
const zigzagOrder = (length: number, rails: number): number[] => {
  const period = 2 * (rails - 1)
  const rows: number[][] = Array.from({ length: rails }, () => [])
  for (let place = 0; place < length; place++) {
    const phase = place % period
    rows[Math.min(phase, period - phase)]?.push(place)
  }
  return rows.flat()
}

/** Writes every character as a zigzag over the rails. @param rails 2 or more */
export const railFenceEncrypt = (text: string, rails: number): string => {
  const characters = Array.from(text)
  return zigzagOrder(characters.length, rails)
    .map((place) => characters[place] ?? '')
    .join('')
}

export const railFenceDecrypt = (text: string, rails: number): string => {
  const characters = Array.from(text)
  return restored(characters, zigzagOrder(characters.length, rails)).join('')
}

/** The places of rows below a key, column by column in the order of its letters, equal ones from the left. */
const columnOrder = (length: number, key: readonly number[]): number[] =>
  key
    .map((letter, column) => ({ letter, column }))
    .sort((a, b) => a.letter - b.letter || a.column - b.column)
    .flatMap(({ column }) =>
      Array.from(
        { length: Math.max(0, Math.ceil((length - column) / key.length)) },
        (_, row) => row * key.length + column,
      ),
    )

/** Letters alone, in capitals, without padding. @param key one letter or more */
export const columnarEncrypt = (text: string, key: string): string => {
  const letters = letterNumbers(text)
  return columnOrder(letters.length, letterNumbers(key))
    .map((place) => upperLetter(letters[place] ?? 0))
    .join('')
}

export const columnarDecrypt = (text: string, key: string): string => {
  const letters = letterNumbers(text)
  return restored(letters, columnOrder(letters.length, letterNumbers(key)))
    .map(upperLetter)
    .join('')
}

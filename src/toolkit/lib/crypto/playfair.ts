/** Playfair's cipher: pairs of letters in a square of five by five, J being I. */
import { letterNumbers, upperLetter } from './latin-letters.js'

const SIDE = 5
const [I, J, Q, X] = [8, 9, 16, 23]

const lettersOf = (text: string): number[] => letterNumbers(text).map((letter) => (letter === J ? I : letter))

/** The letters of the square row by row: the key's, each once, then the rest of the alphabet. */
const squareOf = (key: string): number[] => {
  const alphabet = Array.from({ length: 26 }, (_, letter) => letter).filter((letter) => letter !== J)
  return [...new Set([...lettersOf(key), ...alphabet])]
}

const fillerBeside = (letter: number): number => (letter === X ? Q : X)

/** Pairs from the left, with a filler between two equal letters and behind a last one. */
const pairsToEncrypt = (letters: readonly number[]): [number, number][] => {
  const pairs: [number, number][] = []
  for (let at = 0; at < letters.length;) {
    const first = letters[at] ?? X
    const second = letters[at + 1]
    const isPair = second !== undefined && second !== first
    pairs.push([first, isPair ? second : fillerBeside(first)])
    at += isPair ? 2 : 1
  }
  return pairs
}

const pairsOf = (letters: readonly number[]): [number, number][] =>
  Array.from({ length: letters.length / 2 }, (_, pair) => [
    letters[2 * pair] ?? X,
    letters[2 * pair + 1] ?? X,
  ])

/** @param step 1 to encrypt, -1 to decrypt */
const substituted = (pairs: readonly [number, number][], key: string, step: 1 | -1): string => {
  const square = squareOf(key)
  const at = (row: number, column: number): string =>
    upperLetter(square[((row + SIDE) % SIDE) * SIDE + ((column + SIDE) % SIDE)] ?? X)
  return pairs
    .map(([first, second]) => {
      const [a, b] = [square.indexOf(first), square.indexOf(second)]
      const [rowA, rowB] = [Math.floor(a / SIDE), Math.floor(b / SIDE)]
      const [columnA, columnB] = [a % SIDE, b % SIDE]
      if (rowA === rowB) return at(rowA, columnA + step) + at(rowB, columnB + step)
      if (columnA === columnB) return at(rowA + step, columnA) + at(rowB + step, columnB)
      return at(rowA, columnB) + at(rowB, columnA)
    })
    .join('')
}

export const playfairEncrypt = (text: string, key: string): string =>
  substituted(pairsToEncrypt(lettersOf(text)), key, 1)

/** Fillers stay; null where the letters are no pairs. */
export const playfairDecrypt = (text: string, key: string): string | null => {
  const letters = lettersOf(text)
  return letters.length % 2 === 0 ? substituted(pairsOf(letters), key, -1) : null
}

import { findElement, type Element } from './elements.js'

const SYMBOL_LENGTHS = [1, 2]

/** The elements whose symbols a word has at an index, in any case. */
const elementsAt = (word: string, at: number): Element[] =>
  SYMBOL_LENGTHS.flatMap((length) => {
    const letters = word.slice(at, at + length)
    const element = letters.length === length ? findElement(letters) : undefined
    return element === undefined ? [] : [element]
  })

/** Whether the letters from each index on can be spelled with so many symbols: `[index][symbols]`. */
const spellable = (word: string): boolean[][] => {
  const table = Array.from({ length: word.length + 1 }, () => Array<boolean>(word.length + 1).fill(false))
  const [end] = table.slice(-1)
  if (end !== undefined) end[0] = true
  for (let at = word.length - 1; at >= 0; at--) {
    for (const { symbol } of elementsAt(word, at)) {
      for (let symbols = 0; symbols < word.length; symbols++) {
        const row = table[at]
        if (row !== undefined && table[at + symbol.length]?.[symbols] === true) row[symbols + 1] = true
      }
    }
  }
  return table
}

/**
 * The ways to write a word as a row of symbols of elements, whatever its case: those with the fewest symbols first,
 * then by spelling in code-point order. A long word may have a million ways; only those that are given are built.
 * @param word letters from A to Z
 * @param most of the first ways
 */
export const elementSpellings = (word: string, most: number): Element[][] => {
  const table = spellable(word)
  const found: Element[][] = []
  // Of two symbols at an index the one of one letter comes first: a capital follows it, and precedes a small letter.
  const collect = (at: number, symbols: number, before: readonly Element[]): void => {
    if (found.length === most || table[at]?.[symbols] !== true) return
    if (at === word.length) {
      found.push([...before])
      return
    }
    for (const element of elementsAt(word, at)) {
      collect(at + element.symbol.length, symbols - 1, [...before, element])
    }
  }
  for (let symbols = 1; symbols <= word.length; symbols++) collect(0, symbols, [])
  return found
}

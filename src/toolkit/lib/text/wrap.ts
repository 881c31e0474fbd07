import stringWidth from 'string-width'
import { graphemesOf } from './segments.js'

/** White space at which a line may break: all but the no-break spaces. */
const BREAKING = /[^\S\u00a0\u2007\u202f\ufeff]+/

/** A word cut into pieces of at most `width` terminal columns, between grapheme clusters. */
const piecesOf = (word: string, width: number): string[] => {
  const pieces = ['']
  let used = 0
  for (const grapheme of graphemesOf(word)) {
    const columns = stringWidth(grapheme)
    if (used + columns > width) {
      pieces.push('')
      used = 0
    }
    pieces.push((pieces.pop() ?? '') + grapheme)
    used += columns
  }
  return pieces
}

/** The white space that a line begins with. */
export const indentationOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? ''

/**
 * Wraps a line greedily at white space; runs of it become one space, and the indentation stays on the first line.
 * @param width in terminal columns
 * @param hard cuts words that are longer than the width, which otherwise stand on lines of their own
 */
export const wrapLine = (line: string, width: number, hard: boolean): string[] => {
  const words = line.trim().split(BREAKING)
  const pieces = hard
    ? words.flatMap((word) => (stringWidth(word) > width ? piecesOf(word, width) : [word]))
    : words
  const lines: string[] = []
  let current = indentationOf(line)
  let used = stringWidth(current)
  let holdsWord = false
  for (const piece of pieces) {
    const columns = stringWidth(piece)
    if (holdsWord && used + 1 + columns > width) {
      lines.push(current)
      current = ''
      used = 0
      holdsWord = false
    }
    current += (holdsWord ? ' ' : '') + piece
    used += (holdsWord ? 1 : 0) + columns
    holdsWord = true
  }
  return [...lines, current.trimEnd()]
}

/** Spreads a line's words to a width in terminal columns; the gaps on the left get the odd spaces. */
export const spread = (line: string, width: number): string => {
  const indentation = indentationOf(line)
  const words = line.trim().split(BREAKING)
  const missing = width - stringWidth(line)
  const gaps = words.length - 1
  if (gaps === 0 || missing <= 0) return line
  const [each, odd] = [Math.floor(missing / gaps), missing % gaps]
  const gap = (at: number): string => (at === 0 ? '' : ' '.repeat(1 + each + (at <= odd ? 1 : 0)))
  return indentation + words.map((word, at) => gap(at) + word).join('')
}

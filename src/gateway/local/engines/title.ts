/** Width of an average letter, and height of a line, in font sizes. */
const LETTER = 0.55
const LINE = 1.4
const LARGEST = 1 / 10
const SMALLEST = 1 / 24
const STEP = 0.9

const wrap = (words: readonly string[], letters: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && [...longer].length <= letters) lines[lines.length - 1] = longer
    else lines.push([...word].slice(0, letters).join(''))
  }
  return lines
}

/**
 * A text in lines that fit on a card, as large as may be; what does not fit in the smallest size is left out behind an
 * ellipsis.
 */
export const wrapTitle = (
  text: string,
  width: number,
  height: number,
): { text: string; fontSize: number } => {
  const words = text
    .replace(/\p{C}+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  for (let share = LARGEST; ; share *= STEP) {
    const fontSize = Math.max(Math.round(height * share), 8)
    const letters = Math.max(Math.floor((width * 0.86) / (fontSize * LETTER)), 1)
    const room = Math.max(Math.floor((height * 0.86) / (fontSize * LINE)), 1)
    const lines = wrap(words, letters)
    if (lines.length <= room) return { text: lines.join('\n'), fontSize }
    if (share < SMALLEST) return { text: `${lines.slice(0, room).join('\n')}…`, fontSize }
  }
}

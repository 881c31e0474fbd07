/** Height of a line, in font sizes. */
const LINE = 1.4
/** How much of the card the text takes at the most. */
const SHARE = 0.86
const LARGEST = 1 / 10
const SMALLEST = 1 / 24
const STEP = 0.9

/** Upper bounds of the widths of letters in font sizes, as DejaVu Sans has them, which is a wide one. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ !"'(),.:;I[\]ijl|]/, 0.47],
  [/[frt/\\*?_-]/, 0.54],
  [/[a-ln-vx-z0-9$]/, 0.64],
  [/[A-LN-VX-Z&]/, 0.79],
  [/^/, 1.1],
]

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What is read as one letter, and its width without its accents. */
const lettersOf = (word: string): { letter: string; width: number }[] =>
  Array.from(segmenter.segment(word), ({ segment: letter }) => {
    const [base = ''] = letter.normalize('NFD')
    return { letter, width: WIDTHS.find(([letters]) => letters.test(base))?.[1] ?? 1 }
  })

interface Line {
  text: string
  width: number
}

const SPACE: Line = { text: ' ', width: 0.47 }

/** A word in pieces that are no wider than a line. */
const breakWord = (word: string, most: number): Line[] => {
  const pieces: Line[] = []
  for (const { letter, width } of lettersOf(word)) {
    const last = pieces.at(-1)
    if (last === undefined || last.width + width > most) pieces.push({ text: letter, width })
    else pieces[pieces.length - 1] = { text: last.text + letter, width: last.width + width }
  }
  return pieces
}

/** @param most width of a line in font sizes */
const wrap = (words: readonly string[], most: number): string[] => {
  const lines: Line[] = []
  for (const word of words) {
    const [first, ...rest] = breakWord(word, most)
    if (first === undefined) continue
    const last = lines.at(-1)
    const width = (last?.width ?? most) + SPACE.width + first.width
    if (last !== undefined && width <= most)
      lines[lines.length - 1] = { text: last.text + SPACE.text + first.text, width }
    else lines.push(first)
    lines.push(...rest)
  }
  return lines.map(({ text }) => text)
}

/**
 * A text in lines that fit on a card, as large as may be; what does not fit in the smallest size is left out behind an
 * ellipsis. A word wider than the card is broken. Empty where nothing of the text is to be seen.
 */
export const wrapTitle = (
  text: string,
  width: number,
  height: number,
): { text: string; fontSize: number } => {
  const words = text
    .replace(/\p{Cf}+/gu, '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
  for (let share = LARGEST; ; share *= STEP) {
    const fontSize = Math.max(Math.round(height * share), 8)
    const room = Math.max(Math.floor((height * SHARE) / (fontSize * LINE)), 1)
    const lines = wrap(words, (width * SHARE) / fontSize)
    if (lines.length <= room) return { text: lines.join('\n'), fontSize }
    if (share < SMALLEST) return { text: `${lines.slice(0, room).join('\n')}…`, fontSize }
  }
}

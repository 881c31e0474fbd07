import { gemoji, type Gemoji } from 'gemoji'

const PRESENTATION = '\ufe0f'

/** By their code points without presentation selectors, which may be written or not. */
const BY_SEQUENCE = new Map(gemoji.map((entry) => [entry.emoji.replaceAll(PRESENTATION, ''), entry]))
const BY_NAME = new Map(gemoji.flatMap((entry) => entry.names.map((name) => [name, entry])))
const BEGINNINGS = new Set(gemoji.map(({ emoji }) => String.fromCodePoint(emoji.codePointAt(0) ?? 0)))
const LONGEST = Math.max(...[...BY_SEQUENCE.keys()].map((sequence) => Array.from(sequence).length))

/** The emoji of a GitHub shortcode, without its colons. */
export const emojiNamed = (name: string): Gemoji | null => BY_NAME.get(name) ?? null

/** The longest emoji that begins at an index of code points, and the index behind it. */
export const emojiAt = (
  codePoints: readonly string[],
  start: number,
): { entry: Gemoji; end: number } | null => {
  if (!BEGINNINGS.has(codePoints[start] ?? '')) return null
  let sequence = ''
  let found: { entry: Gemoji; end: number } | null = null
  for (let at = start, taken = 0; taken < LONGEST && at < codePoints.length; at++) {
    const codePoint = codePoints[at] ?? ''
    if (codePoint !== PRESENTATION) {
      sequence += codePoint
      taken++
    }
    const entry = BY_SEQUENCE.get(sequence)
    if (entry !== undefined) found = { entry, end: at + 1 }
  }
  return found
}

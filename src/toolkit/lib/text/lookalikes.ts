import unhomoglyph from 'unhomoglyph'
import { codePointName } from './code-points.js'
import { insideEmoji } from './emoji.js'
import { scriptOf } from './scripts.js'

export type LookalikeKind = 'invisible' | 'bidi' | 'lookalike'

/** A character that deceives the reader. */
export interface Lookalike {
  /** In UTF-16 units. */
  index: number
  char: string
  codePoint: string
  kind: LookalikeKind
  /** The ASCII characters that it looks like, of a lookalike. */
  looksLike: string | null
}

/** Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX 9). */
const BIDI = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const INVISIBLE =
  /^[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2064\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e007f}]/u

const OF_EMOJI = /^[\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]/u

const ASCII = /^\p{ASCII}+$/u

/** The ASCII characters that Unicode's confusables (UTS 39) have for a character outside ASCII. */
const asciiOf = (character: string): string | null => {
  const like = unhomoglyph(character)
  return like !== character && ASCII.test(like) ? like : null
}

const kindOf = (character: string): Exclude<LookalikeKind, 'lookalike'> | null => {
  if (BIDI.test(character)) return 'bidi'
  return INVISIBLE.test(character) ? 'invisible' : null
}

/** Invisible, bidirectional and look-alike characters of a text, in its order. */
export const lookalikesIn = (text: string): Lookalike[] => {
  const emoji = insideEmoji(text)
  const known = new Map<string, Pick<Lookalike, 'kind' | 'looksLike'> | null>()
  const classOf = (char: string): Pick<Lookalike, 'kind' | 'looksLike'> | null => {
    const unseen = kindOf(char)
    if (unseen !== null) return { kind: unseen, looksLike: null }
    const looksLike = asciiOf(char)
    return looksLike === null ? null : { kind: 'lookalike', looksLike }
  }
  const items: Lookalike[] = []
  for (const { 0: char, index } of text.matchAll(/\P{ASCII}/gu)) {
    if (OF_EMOJI.test(char) && emoji.has(index)) continue
    const found = known.has(char) ? known.get(char) : classOf(char)
    known.set(char, found ?? null)
    if (found) items.push({ index, char, codePoint: codePointName(char), ...found })
  }
  return items
}

/** A text in which each item is replaced. */
export const withReplaced = (
  text: string,
  items: readonly Lookalike[],
  replacement: (item: Lookalike) => string,
): string => {
  let [answer, end] = ['', 0]
  for (const item of items) {
    answer += text.slice(end, item.index) + replacement(item)
    end = item.index + item.char.length
  }
  return answer + text.slice(end)
}

/** The same for texts that look alike (UTS 39, section 4): confusable characters replaced, invisible ones left out. */
export const skeletonOf = (text: string, items: readonly Lookalike[]): string =>
  unhomoglyph(
    withReplaced(text, items, ({ kind, char }) => (kind === 'lookalike' ? char : '')).normalize('NFD'),
  )

/** Scripts that are written together in one language: Japanese, and Korean with Hanja. */
const TOGETHER = [new Set(['Han', 'Hiragana', 'Katakana']), new Set(['Han', 'Hangul'])]

const isMixed = (word: string, scriptOfLetter: (letter: string) => string | null): boolean => {
  const scripts = new Set(Array.from(word, scriptOfLetter))
  scripts.delete(null)
  return scripts.size > 1 && !TOGETHER.some((set) => [...scripts].every((script) => set.has(script ?? '')))
}

/** Runs of letters of more than one script, by first sight. */
export const mixedWordsIn = (text: string): string[] => {
  const known = new Map<string, string | null>()
  const scriptOfLetter = (letter: string): string | null => {
    const script = known.has(letter) ? known.get(letter) : scriptOf(letter)
    known.set(letter, script ?? null)
    return script ?? null
  }
  return [...new Set(text.match(/\p{L}+/gu))].filter((word) => isMixed(word, scriptOfLetter))
}

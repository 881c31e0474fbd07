import { graphemesOf } from '../text/segments.js'

/** A token: a run of non-blank characters, and the white space before it. */
interface Token {
  space: string
  word: string
}

type Fits = (post: string) => boolean

/** The most items of a list, from `from` on, that `fits` takes; steps double, for a single step costs a whole count. */
const mostThatFit = (from: number, count: number, fits: (end: number) => boolean): number => {
  let good = from
  let bad = count + 1
  for (let step = 1; good < count; step *= 2) {
    const end = Math.min(count, good + step)
    if (!fits(end)) {
      bad = end
      break
    }
    good = end
  }
  while (bad - good > 1 && good < count) {
    const middle = (good + bad) >> 1
    if (fits(middle)) good = middle
    else bad = middle
  }
  return good
}

/** Pieces of a word that is longer than a post: as much as fits each, but at least one grapheme cluster. */
const piecesOf = (word: string, fits: Fits): string[] => {
  const graphemes = graphemesOf(word)
  const pieces: string[] = []
  for (let at = 0; at < graphemes.length;) {
    const most = mostThatFit(at, graphemes.length, (end) => fits(graphemes.slice(at, end).join('')))
    const end = Math.max(at + 1, most)
    pieces.push(graphemes.slice(at, end).join(''))
    at = end
  }
  return pieces
}

const joined = (tokens: readonly Token[]): string =>
  tokens.map(({ space, word }, index) => (index === 0 ? word : space + word)).join('')

/** Posts of a text, undefined where there are more than `most`. */
const postsOf = (text: string, fits: Fits, most: number): string[] | undefined => {
  const tokens = Array.from(text.matchAll(/(\s*)(\S+)/g), ([, space = '', word = '']): Token => ({
    space,
    word,
  }))
  const posts: string[] = []
  for (let at = 0; at < tokens.length && posts.length <= most;) {
    const start = at
    const end = mostThatFit(start, tokens.length, (to) => fits(joined(tokens.slice(start, to))))
    if (end > start) {
      posts.push(joined(tokens.slice(start, end)))
      at = end
      continue
    }
    const pieces = piecesOf(tokens[start]?.word ?? '', fits)
    const rest = pieces.length > 1 ? pieces.pop() : undefined
    posts.push(...pieces)
    if (rest === undefined) at += 1
    // What is left of the word begins the next post.
    else tokens[start] = { space: '', word: rest }
  }
  return posts.length > most ? undefined : posts
}

/**
 * Splits a text into posts between words. A post ends with its number, ` (i/n)`, where that is wanted and there are several.
 * @param length counts a post; it must not shrink when a word is added
 */
export const threadOf = (
  text: string,
  limit: number,
  numbering: boolean,
  length: (post: string) => number,
): string[] => {
  const trimmed = text.trim()
  if (length(trimmed) <= limit) return [trimmed]
  if (!numbering) return postsOf(trimmed, (post) => length(post) <= limit, Infinity) ?? []
  for (let digits = 1; ; digits++) {
    const room = limit - (4 + 2 * digits)
    const posts = postsOf(trimmed, (post) => length(post) <= room, 10 ** digits - 1)
    if (posts !== undefined) return posts.map((post, index) => `${post} (${index + 1}/${posts.length})`)
  }
}

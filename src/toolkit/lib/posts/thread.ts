import { graphemesOf } from '../text/segments.js'

/** A token: a run of non-blank characters, and the white space before it. */
interface Token {
  space: string
  word: string
}

type Fits = (post: string) => boolean

/**
 * The end of the most items of a list, from `from` on, that `fits` takes; `from` where it takes none. Steps double from a
 * guess on, for a single step costs a whole count.
 */
const mostThatFit = (from: number, count: number, guess: number, fits: (end: number) => boolean): number => {
  let good = from
  let bad = count + 1
  for (let end = from + Math.max(1, guess), step = 1; good < count; end += step, step *= 2) {
    const tried = Math.min(count, end)
    if (!fits(tried)) {
      bad = tried
      break
    }
    good = tried
  }
  while (bad - good > 1 && good < count) {
    const middle = (good + bad) >> 1
    if (fits(middle)) good = middle
    else bad = middle
  }
  return good
}

/**
 * Pieces of a word that is longer than a post: as much as fits each, but at least one grapheme cluster.
 * @param most where there are more pieces than these and the next two, the others are left out
 */
const piecesOf = (word: string, fits: Fits, most: number): string[] => {
  const graphemes = graphemesOf(word)
  const pieces: string[] = []
  let size = 1
  for (let at = 0; at < graphemes.length && pieces.length <= most + 1; at += size) {
    const start = at
    const end = mostThatFit(start, graphemes.length, size, (to) => fits(graphemes.slice(start, to).join('')))
    size = Math.max(1, end - start)
    pieces.push(graphemes.slice(start, start + size).join(''))
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
  let size = 1
  for (let at = 0; at < tokens.length && posts.length <= most;) {
    const start = at
    const end = mostThatFit(start, tokens.length, size, (to) => fits(joined(tokens.slice(start, to))))
    size = end - start
    if (size > 0) {
      posts.push(joined(tokens.slice(start, end)))
      at = end
      continue
    }
    const pieces = piecesOf(tokens[start]?.word ?? '', fits, most)
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

/** A letter's continuations, the number of the levels that end at it, or both. */
type TrieNode = Trie | number | readonly [Trie, number]
interface Trie {
  readonly [letter: string]: TrieNode
}

/** Patterns of one language as the package hyphen has them: levels by number, a trie, and words with their breaks. */
export type HyphenationPatterns = readonly [
  levels: readonly (readonly number[])[],
  trie: Trie,
  exceptions?: Readonly<Record<string, readonly number[]>>,
]

/** Letters that stay together at either end of a word. */
const LEAST_AT_END = 2

const partsOf = (node: TrieNode): { children: Trie; levels: number | null } => {
  if (typeof node === 'number') return { children: {}, levels: node }
  return Array.isArray(node)
    ? { children: (node as readonly [Trie, number])[0], levels: (node as readonly [Trie, number])[1] }
    : { children: node as Trie, levels: null }
}

/**
 * Where a word may be broken: indices of the letters that begin a new part.
 * F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", 1983: of all patterns that a word holds the highest level between
 * two letters counts, and a break may stand where it is odd.
 * @param word in lower case
 */
export const breaksIn = (word: string, [table, trie, exceptions = {}]: HyphenationPatterns): number[] => {
  if (Object.hasOwn(exceptions, word)) {
    // They are places of hyphens in the hyphenated word, each behind the hyphens before it.
    return (exceptions[word] ?? []).map((place, hyphens) => place - hyphens)
  }
  const levels = new Uint8Array(word.length + 2)
  const marked = `.${word}.`
  for (let start = 0; start < marked.length; start++) {
    // The levels of a pattern that begins with the word do not count the dot.
    const offset = Math.max(start - 1, 0)
    let children = trie
    for (let at = start; at < marked.length; at++) {
      const letter = marked[at] ?? ''
      const node = Object.hasOwn(children, letter) ? children[letter] : undefined
      if (node === undefined) break
      const parts = partsOf(node)
      const found = parts.levels === null ? [] : (table[parts.levels] ?? [])
      found.forEach((level, index) => {
        levels[offset + index] = Math.max(levels[offset + index] ?? 0, level)
      })
      children = parts.children
    }
  }
  return [...levels.keys()].filter(
    (at) => at >= LEAST_AT_END && at <= word.length - LEAST_AT_END && (levels[at] ?? 0) % 2 === 1,
  )
}

import type { Trie } from './trie.js'

/** Letters of words written together. */
const LEAST_JOINED = 7
const MOST_JOINED = 48
const LEAST_GRAVE = 4
const LEAST_GRAVE_OF_TWO = 5
/** Words of one or two letters that are written together with others; more would be found in any word. */
const SHORT = new Set('i am is be he we my me go to of in on up so do'.split(' '))
const LETTERS_ALONE = /^[a-z]+$/

/** What is told of words that were written together. */
interface Known {
  trie: Trie
  /** Numbers of the words that people write together with others, one of which must be among them. */
  grave: ReadonlySet<number>
  /** Numbers of common words, which people write together with each other and with the grave ones. */
  common: ReadonlySet<number>
  /** Words that are none of those, though they look like some. */
  plain: ReadonlySet<string>
}

/** Finds the fewest words that letters are made of throughout; `null` where there are none. */
export const createJoiner = ({
  trie,
  grave,
  common,
  plain,
}: Known): ((written: string) => number[] | null) => {
  const cost = new Int32Array(MOST_JOINED + 1)
  const from = new Int32Array(MOST_JOINED + 1)
  const word = new Int32Array(MOST_JOINED + 1)
  return (written) => {
    const { length } = written
    if (length < LEAST_JOINED || length > MOST_JOINED || !LETTERS_ALONE.test(written)) return null
    if (plain.has(written)) return null
    cost.fill(MOST_JOINED + 1)
    cost[0] = 0
    for (let start = 0; start < length; start += 1) {
      const reached = (cost[start] ?? 0) + 1
      if (reached > MOST_JOINED) continue
      let node = 0
      for (let end = start + 1; end <= length; end += 1) {
        node = trie.next(node, written.charCodeAt(end - 1))
        if (node === 0) break
        const number = trie.wordAt(node)
        if (number < 0 || reached >= (cost[end] ?? 0)) continue
        if (end - start <= 2 && !SHORT.has(written.slice(start, end))) continue
        cost[end] = reached
        from[end] = start
        word[end] = number
      }
    }
    if ((cost[length] ?? 0) > MOST_JOINED) return null
    const words: number[] = []
    let longestGrave = 0
    let isCommon = true
    for (let end = length; end > 0; end = from[end] ?? 0) {
      const number = word[end] ?? -1
      words.unshift(number)
      const size = end - (from[end] ?? 0)
      isCommon &&= size <= 2 || common.has(number) || grave.has(number)
      if (grave.has(number)) longestGrave = Math.max(longestGrave, size)
    }
    if (isCommon) return words
    return length > LEAST_JOINED && longestGrave >= (words.length > 2 ? LEAST_GRAVE : LEAST_GRAVE_OF_TWO)
      ? words
      : null
  }
}

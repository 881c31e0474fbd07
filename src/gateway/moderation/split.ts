import { withoutLeet } from './leet.js'
import type { Trie } from './trie.js'

/** The words of some letters; `null` where they are none of the rules, nor with the first `skip` letters left out. */
export type Split = { words: { word: number; start: number; end: number }[] } | { words: null; skip: number }

/** Digits between letters that stand apart are letters; numbers in a row are not. */
const MOSTLY_LETTERS = /^[a-z]+(?:[0-9!|@$+][a-z]+)*[0-9!|@$+]?$/

/** No word of the rules that is longer is looked for. */
export const LONGEST_WORD = 18
/** Cost of a letter that belongs to no word, and the most that may be spent on such letters. */
const STRAY = 3
const MOST_STRAY = 2
/** Words that begin up to so many letters later would have been found with those as stray ones. */
const TOO_STRAY: Split = { words: null, skip: MOST_STRAY + 1 }

/** The cheapest way to read letters up to a place: the word that ends there and where it begins. */
interface Cut {
  cost: number
  from: number
  word: number
  /** Letters of no word on the whole way. */
  stray: number
}

/** Splits letters that were written apart or together into words. */
export const createSplitter =
  (trie: Trie) =>
  (written: string): Split => {
    const letters = MOSTLY_LETTERS.test(written) ? withoutLeet(written) : written
    const best: (Cut | undefined)[] = [{ cost: 0, from: 0, word: -1, stray: 0 }]
    /** No place behind it can be reached with few enough letters of no word. */
    let furthest = 0
    const reach = (end: number, cut: Cut): void => {
      best[end] = cut
      if (cut.stray <= MOST_STRAY) furthest = Math.max(furthest, end)
    }
    for (let start = 0; start < letters.length; start += 1) {
      if (start > furthest) return TOO_STRAY
      const { cost, stray } = best[start] as Cut
      if (cost + STRAY <= (best[start + 1]?.cost ?? Infinity))
        reach(start + 1, { cost: cost + STRAY, from: start, word: -1, stray: stray + 1 })
      let node = 0
      for (let end = start + 1; end <= letters.length; end += 1) {
        node = trie.next(node, letters.charCodeAt(end - 1))
        if (node === 0) break
        const word = trie.wordAt(node)
        const reached = cost + (end - start > 2 ? 1 : 2)
        if (word >= 0 && reached < (best[end]?.cost ?? Infinity))
          reach(end, { cost: reached, from: start, word, stray })
      }
    }
    if ((best.at(-1)?.stray ?? 0) > MOST_STRAY) return TOO_STRAY
    const words: { word: number; start: number; end: number }[] = []
    for (let end = letters.length; end > 0;) {
      const { from, word } = best[end] as Cut
      words.unshift({ word, start: from, end })
      end = from
    }
    const isFound = words.some(({ word, start, end }) => word >= 0 && end - start > 2)
    return isFound ? { words } : { words: null, skip: Math.max(1, letters.length - LONGEST_WORD) }
  }

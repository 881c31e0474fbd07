import { levenshtein } from './edit-distance.js'
import { matchedCharacters } from './matching-runs.js'

type Characters = readonly string[]

export const levenshteinSimilarity = (a: Characters, b: Characters): number => {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - levenshtein(a, b) / longest
}

/**
 * Jaro (1989): matches within half the longer text, and how many pairs of them are out of order. An odd one out makes
 * no pair: Winkler's strcmp95.c, which the US Census Bureau published, halves in integers.
 */
export const jaro = (a: Characters, b: Characters): number => {
  if (a.length === 0 && b.length === 0) return 1
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const isTaken = new Array<boolean>(b.length).fill(false)
  const matchedA = a.filter((character, index) => {
    const end = Math.min(b.length, index + window + 1)
    for (let at = Math.max(0, index - window); at < end; at += 1) {
      if (isTaken[at] === false && b[at] === character) {
        isTaken[at] = true
        return true
      }
    }
    return false
  })
  const matches = matchedA.length
  if (matches === 0) return 0
  const matchedB = b.filter((_, index) => isTaken[index])
  const isOutOfOrder = (character: string, index: number): boolean => character !== matchedB[index]
  const transpositions = Math.floor(matchedA.filter(isOutOfOrder).length / 2)
  return (matches / a.length + matches / b.length + (matches - transpositions) / matches) / 3
}

const PREFIX_SCALE = 0.1
const MAX_PREFIX = 4

/** Winkler (1990): up to four common first characters count in favour, whatever the Jaro similarity. */
export const jaroWinkler = (a: Characters, b: Characters): number => {
  const similarity = jaro(a, b)
  let prefix = 0
  while (prefix < Math.min(MAX_PREFIX, a.length, b.length) && a[prefix] === b[prefix]) prefix += 1
  return similarity + prefix * PREFIX_SCALE * (1 - similarity)
}

/** How often each run of n characters occurs. */
const ngrams = (text: Characters, n: number): Map<string, number> => {
  const counts = new Map<string, number>()
  for (let start = 0; start + n <= text.length; start += 1) {
    const gram = text.slice(start, start + n).join('')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** Sørensen-Dice, Jaccard and overlap on the sets of n-grams, cosine on their counts; 0 where a text has none. */
export const ngramSimilarities = (a: Characters, b: Characters, n: number) => {
  const inA = ngrams(a, n)
  const inB = ngrams(b, n)
  if (inA.size === 0 || inB.size === 0) return { dice: 0, jaccard: 0, cosine: 0, overlap: 0 }
  const shared = [...inA.keys()].filter((gram) => inB.has(gram))
  const common = shared.length
  const product = shared.reduce((sum, gram) => sum + (inA.get(gram) ?? 0) * (inB.get(gram) ?? 0), 0)
  const squares = (counts: Map<string, number>): number =>
    [...counts.values()].reduce((sum, count) => sum + count * count, 0)
  return {
    dice: (2 * common) / (inA.size + inB.size),
    jaccard: common / (inA.size + inB.size - common),
    cosine: product / Math.sqrt(squares(inA) * squares(inB)),
    overlap: common / Math.min(inA.size, inB.size),
  }
}

/** Ratcliff and Obershelp (1988): the longest common substring, and the same on both sides of it. */
export const ratcliffObershelp = (a: Characters, b: Characters): number =>
  a.length + b.length === 0 ? 1 : (2 * matchedCharacters(a, b)) / (a.length + b.length)

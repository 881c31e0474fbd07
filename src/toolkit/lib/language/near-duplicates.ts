import { roundHalfAway } from '../numbers/rounding.js'
import { codePointLength } from '../text/code-points.js'
import { wordsOf } from '../text/word-vectors.js'
import { jaccard, shinglesOf } from './shingles.js'

/** Items that are like each other, directly or through others. */
export interface Cluster {
  /** The longest of the members. */
  representative: number
  /** Indexes of items in order, each with its similarity to the representative. */
  members: { index: number; similarity: number }[]
}

interface Item {
  text: string
  shingles: ReadonlySet<string>
}

/** Jaccard's index of the items' shingles, 6 decimals; items without words are alike when they are equal. */
const similarity = (one: Item, other: Item): number => {
  if (one.shingles.size === 0 && other.shingles.size === 0) return one.text === other.text ? 1 : 0
  return roundHalfAway(jaccard(one.shingles, other.shingles), 6)
}

/** For each item the first item of its group, where every linked pair is in one group. */
const groupsOf = (items: readonly Item[], threshold: number): number[] => {
  const parents = items.map((_, index) => index)
  const rootOf = (index: number): number => {
    const parent = parents[index] ?? index
    if (parent === index) return index
    const root = rootOf(parent)
    parents[index] = root
    return root
  }
  for (const [one, item] of items.entries())
    for (let other = one + 1; other < items.length; other++) {
      const [first, second] = [rootOf(one), rootOf(other)]
      if (first === second || similarity(item, items[other] ?? item) < threshold) continue
      parents[Math.max(first, second)] = Math.min(first, second)
    }
  return items.map((_, index) => rootOf(index))
}

/**
 * The connected groups of two or more items whose similarity is at or above a threshold, in the order of their first members.
 *
 * @param size words in a shingle
 */
export const nearDuplicates = (
  texts: readonly string[],
  { size, threshold }: { size: number; threshold: number },
): Cluster[] => {
  const items = texts.map((text) => ({ text, shingles: shinglesOf([...wordsOf(text)], size) }))
  const members = new Map<number, number[]>()
  for (const [index, group] of groupsOf(items, threshold).entries())
    members.set(group, [...(members.get(group) ?? []), index])
  const lengthOf = (index: number): number => codePointLength(texts[index] ?? '')
  return [...members.values()]
    .filter((indexes) => indexes.length > 1)
    .map((indexes) => {
      const representative = indexes.reduce((best, index) =>
        lengthOf(index) > lengthOf(best) ? index : best,
      )
      const other = items[representative]
      return {
        representative,
        members: indexes.map((index) => {
          const item = items[index]
          return {
            index,
            similarity: item === undefined || other === undefined ? 0 : similarity(item, other),
          }
        }),
      }
    })
}

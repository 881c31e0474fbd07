import { pageRank, type Graph } from './page-rank.js'
import { sharedMembers } from './shingles.js'
import { stemOf } from './stems.js'
import { isStopWord } from './stop-words.js'
import { wordsIn, type Span } from './words.js'

/** The stems of a text's words that are not stop words. */
const contentStems = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .map(({ text: word }) => word.toLowerCase())
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  )

interface Group {
  stems: ReadonlySet<string>
  /** Sentences with exactly these stems. */
  members: number
}

/** What two sentences share for their lengths; 0 where either has no stem. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  const shared = sharedMembers(one, other)
  return shared === 0 ? 0 : shared / (Math.log(one.size + 1) + Math.log(other.size + 1))
}

/**
 * The graph of groups. All members of a group have the same score, so that thousands of equal sentences are one node: an edge
 * counts once for each member of the other group, and that within a group for each member but one.
 */
const groupGraph = (groups: readonly Group[]): Graph => {
  const lists = groups.map(() => ({ others: [] as number[], weights: [] as number[] }))
  for (const [one, group] of groups.entries())
    for (let other = one; other < groups.length; other++) {
      const { stems } = groups[other] ?? group
      const weight = likeness(group.stems, stems)
      if (weight === 0) continue
      lists[one]?.others.push(other)
      lists[one]?.weights.push(weight)
      if (other === one) continue
      lists[other]?.others.push(one)
      lists[other]?.weights.push(weight)
    }
  return {
    size: groups.length,
    neighbours: (node, visit) => {
      const { others = [], weights = [] } = lists[node] ?? {}
      for (let index = 0; index < others.length; index++) {
        const other = others[index] ?? 0
        const members = (groups[other]?.members ?? 0) - (other === node ? 1 : 0)
        if (members > 0) visit(other, (weights[index] ?? 0) * members)
      }
    },
  }
}

/** How central each sentence is to its text, by TextRank (Mihalcea and Tarau, EMNLP 2004, section 4). */
export const centrality = (sentences: readonly Span[]): number[] => {
  const keys = new Map<string, number>()
  const groups: Group[] = []
  const groupOf = sentences.map(({ text }) => {
    const stems = contentStems(text)
    const key = [...stems].toSorted().join(' ')
    const known = keys.get(key)
    if (known !== undefined) {
      const group = groups[known]
      if (group !== undefined) group.members += 1
      return known
    }
    keys.set(key, groups.length)
    groups.push({ stems, members: 1 })
    return groups.length - 1
  })
  const scores = pageRank(groupGraph(groups), { start: 1, base: 0.15 })
  return groupOf.map((group) => scores[group] ?? 0)
}

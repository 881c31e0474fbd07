import { unprocessable } from '../../errors.js'

export type EditOperation = 'equal' | 'delete' | 'insert'

/** One item of an edit script: of the old list where it is equal or deleted, of the new one where it is inserted. */
export interface Edit {
  operation: EditOperation
  /** Index in the old list of an equal or deleted item, and where an inserted one would stand. */
  old: number
  /** Index in the new list of an equal or inserted item, and where a deleted one stood. */
  new: number
}

/** Insertions and deletions of the longest script; memory grows with the square, to 150 MB. */
const MOST_EDITS = 12_000

/** The place of a point that is off the grid. */
const NOWHERE = 0xffff

/** Which items of one list the other one has too: the rest belongs to no common part. */
const shared = (items: readonly string[], others: ReadonlySet<string>): number[] =>
  [...items.keys()].filter((at) => others.has(items[at] ?? ''))

/**
 * For every number of edits the furthest place in `a` on each diagonal, by E. W. Myers, "An O(ND) Difference
 * Algorithm and Its Variations", 1986, figure 2; on a tie an item is deleted first. The last row reaches both ends.
 */
const furthestReaches = (a: readonly number[], b: readonly number[]): Uint16Array[] => {
  const rows: Uint16Array[] = []
  for (let edits = 0; edits <= MOST_EDITS; edits++) {
    const before = rows.at(-1)
    const row = new Uint16Array(edits + 1).fill(NOWHERE)
    rows.push(row)
    for (let at = 0; at <= edits; at++) {
      const diagonal = 2 * at - edits
      const down = before?.[at] ?? NOWHERE
      const right = before?.[at - 1] ?? NOWHERE
      const canInsert = down !== NOWHERE && down - diagonal <= b.length
      const canDelete = right !== NOWHERE && right < a.length
      let x = 0
      if (canInsert && (!canDelete || right < down)) x = down
      else if (canDelete) x = right + 1
      else if (edits > 0) continue
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++
      row[at] = x
      if (x === a.length && x - diagonal === b.length) return rows
    }
  }
  return unprocessable('The texts are too long and too different to compare.')
}

/** The pairs of equal items on the path through the furthest places, in order. */
const matchesOf = (a: readonly number[], b: readonly number[]): [number, number][] => {
  const rows = furthestReaches(a, b)
  const pairs: [number, number][] = []
  let [x, y] = [a.length, b.length]
  for (let edits = rows.length - 1; edits >= 0; edits--) {
    const before = rows[edits - 1]
    const at = (x - y + edits) / 2
    const down = before?.[at] ?? NOWHERE
    const right = before?.[at - 1] ?? NOWHERE
    const canInsert = down !== NOWHERE && down - (x - y) <= b.length
    const canDelete = right !== NOWHERE && right < a.length
    const inserts = canInsert && (!canDelete || right < down)
    const [startX, startY] = inserts ? [down, down - (x - y + 1)] : [right, right - (x - y - 1)]
    const snakeStart = edits === 0 ? 0 : inserts ? down : right + 1
    for (; x > snakeStart; x--, y--) pairs.push([x - 1, y - 1])
    if (edits > 0) [x, y] = [startX, startY]
  }
  return pairs.reverse()
}

/**
 * The shortest edit script from one list to another. Between two equal items deletions come before insertions.
 * Lists so long and different that it has more than 12,000 edits end the call with 422; what only one list has does
 * not count.
 */
export const diffItems = (a: readonly string[], b: readonly string[]): Edit[] => {
  const [inA, inB] = [shared(a, new Set(b)), shared(b, new Set(a))]
  const numbers = new Map<string, number>()
  const numberOf = (item: string): number => {
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return number
  }
  const matches = matchesOf(
    inA.map((at) => numberOf(a[at] ?? '')),
    inB.map((at) => numberOf(b[at] ?? '')),
  ).map(([x, y]): [number, number] => [inA[x] ?? 0, inB[y] ?? 0])
  const edits: Edit[] = []
  let [old, next] = [0, 0]
  for (const [oldMatch, newMatch] of [...matches, [a.length, b.length] as const]) {
    for (; old < oldMatch; old++) edits.push({ operation: 'delete', old, new: next })
    for (; next < newMatch; next++) edits.push({ operation: 'insert', old, new: next })
    if (old < a.length && next < b.length) edits.push({ operation: 'equal', old: old++, new: next++ })
  }
  return edits
}

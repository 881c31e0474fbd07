import { placesOf } from './common-substring.js'

interface Windows {
  fromA: number
  toA: number
  fromB: number
  toB: number
  /** No common run of the two is longer. */
  atMost: number
}

/** The first of the ascending places that is not before `from`. */
const firstFrom = (places: Int32Array, from: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? from) < from) low = middle + 1
    else high = middle
  }
  return low
}

const NOWHERE = new Int32Array()

/**
 * Finds the longest common run of two texts' windows: the one that starts first in a, then first in b. What can be said
 * of all windows is reckoned once: 2 bytes for each pair of places, in texts of less than 65,536 characters.
 */
const runFinder = (a: readonly string[], b: readonly string[]) => {
  const places = new Map(Array.from(placesOf(b), ([character, at]) => [character, Int32Array.from(at)]))
  const rows = a.map((character) => places.get(character) ?? NOWHERE)
  const width = b.length + 1
  const lengths = new Uint16Array(width * (a.length + 1))
  const longest = new Uint16Array(a.length)
  for (let inA = a.length - 1; inA >= 0; inA -= 1) {
    for (const inB of rows[inA] ?? NOWHERE) {
      const length = (lengths[(inA + 1) * width + inB + 1] ?? 0) + 1
      lengths[inA * width + inB] = length
      if (length > (longest[inA] ?? 0)) longest[inA] = length
    }
  }
  return ({ fromA, toA, fromB, toB, atMost }: Windows): { inA: number; inB: number; length: number } => {
    let best = { inA: fromA, inB: fromB, length: 0 }
    for (let inA = fromA; inA < toA - best.length; inA += 1) {
      if ((longest[inA] ?? 0) <= best.length) continue
      const row = rows[inA] ?? NOWHERE
      for (let index = firstFrom(row, fromB); index < row.length; index += 1) {
        const inB = row[index] ?? toB
        if (inB >= toB - best.length) break
        const length = Math.min(lengths[inA * width + inB] ?? 0, toA - inA, toB - inB)
        if (length <= best.length) continue
        best = { inA, inB, length }
        if (length >= atMost) return best
      }
    }
    return best
  }
}

/**
 * How many characters are matched where two texts have their longest common run, and on either side of it again
 * (Ratcliff and Obershelp 1988). As the run is the first of its length, those before it are shorter and those behind it
 * not longer, which ends most searches early.
 */
export const matchedCharacters = (a: readonly string[], b: readonly string[]): number => {
  const find = runFinder(a, b)
  const open: Windows[] = [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length, atMost: a.length }]
  let matched = 0
  for (let windows = open.pop(); windows !== undefined; windows = open.pop()) {
    if (windows.atMost === 0) continue
    const { inA, inB, length } = find(windows)
    matched += length
    if (length === 0) continue
    open.push(
      { ...windows, toA: inA, toB: inB, atMost: length - 1 },
      { ...windows, fromA: inA + length, fromB: inB + length, atMost: length },
    )
  }
  return matched
}

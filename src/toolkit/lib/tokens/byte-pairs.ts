/** Ranks of byte sequences, one character of the key for each byte: the lower the earlier two of them are joined. */
export type Ranks = ReadonlyMap<string, number>

/** Two neighbouring parts that a vocabulary can join. */
interface Pair {
  rank: number
  /** Where the first one begins. */
  start: number
  /** Where the second one ends. */
  end: number
}

const isBefore = (a: Pair, b: Pair): boolean => a.rank < b.rank || (a.rank === b.rank && a.start < b.start)

/** Puts a pair into a heap whose first one has the lowest rank and of equals is leftmost. */
const push = (heap: Pair[], pair: Pair): void => {
  let at = heap.length
  heap.push(pair)
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above] as Pair
    if (!isBefore(pair, parent)) break
    heap[at] = parent
    at = above
  }
  heap[at] = pair
}

const pop = (heap: Pair[]): Pair | undefined => {
  const [first] = heap
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return first
  let at = 0
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const right = heap[below + 1]
    if (right !== undefined && isBefore(right, heap[below] as Pair)) below++
    const child = heap[below] as Pair
    if (!isBefore(child, last)) break
    heap[at] = child
    at = below
  }
  heap[at] = last
  return first
}

/**
 * Byte-pair encoding of one piece of a text: of its parts, at first the single bytes, those two neighbours are joined again
 * and again whose rank is the lowest, the leftmost of equals. Takes n log n steps for n bytes.
 *
 * @param piece one character for each byte
 */
export const encodePiece = (piece: string, ranks: Ranks): number[] => {
  const whole = ranks.get(piece)
  if (whole !== undefined) return [whole]
  const { length } = piece
  /** Of each part's beginning: its end, and the beginning of the part before. */
  const ends = Int32Array.from({ length }, (_, index) => index + 1)
  const befores = Int32Array.from({ length }, (_, index) => index - 1)
  const heap: Pair[] = []
  const offer = (start: number): void => {
    const middle = ends[start] ?? length
    if (start < 0 || middle >= length) return
    const end = ends[middle] ?? length
    const rank = ranks.get(piece.slice(start, end))
    if (rank !== undefined) push(heap, { rank, start, end })
  }
  for (let start = 0; start < length; start++) offer(start)
  for (let pair = pop(heap); pair !== undefined; pair = pop(heap)) {
    const { start, end } = pair
    const middle = ends[start] ?? 0
    // One of the two has been joined with another one since.
    if (middle === 0 || middle >= length || ends[middle] !== end) continue
    ends[start] = end
    ends[middle] = 0
    if (end < length) befores[end] = start
    offer(befores[start] ?? -1)
    offer(start)
  }
  const tokens: number[] = []
  for (let start = 0; start < length; start = ends[start] ?? length)
    tokens.push(ranks.get(piece.slice(start, ends[start])) as number)
  return tokens
}

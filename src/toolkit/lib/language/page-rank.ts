const DAMPING = 0.85
const TOLERANCE = 1e-6
const MOST_ROUNDS = 100

/** An undirected graph with weighted edges, which runs at a node are read one after another. */
export interface Graph {
  /** Nodes are numbered from 0. */
  size: number
  /** Calls back with each neighbour of a node and the weight of the edge to it. */
  neighbours(node: number, visit: (other: number, weight: number) => void): void
}

/** Of a graph whose neighbours are kept in maps. */
export const graphOf = (maps: readonly ReadonlyMap<number, number>[]): Graph => ({
  size: maps.length,
  neighbours: (node, visit) => maps[node]?.forEach((weight, other) => visit(other, weight)),
})

/**
 * PageRank on a weighted graph, as TextRank uses it (Mihalcea and Tarau, EMNLP 2004, section 2.2): until no score changes by
 * more than 1e-6, or 100 rounds. A node without neighbours has `base`.
 *
 * @param start score of each node before the first round
 * @param base what a node has without its neighbours: 0.15, or 0.15 / n where the scores are shares
 */
export const pageRank = (
  { size, neighbours }: Graph,
  { start, base }: { start: number; base: number },
): Float64Array => {
  const totals = new Float64Array(size)
  for (let node = 0; node < size; node++)
    neighbours(node, (_, weight) => {
      totals[node] = (totals[node] ?? 0) + weight
    })
  let scores = new Float64Array(size).fill(start)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = new Float64Array(size)
    let change = 0
    for (let node = 0; node < size; node++) {
      let sum = 0
      neighbours(node, (other, weight) => {
        sum += (weight / (totals[other] ?? 1)) * (scores[other] ?? 0)
      })
      next[node] = base + DAMPING * sum
      change = Math.max(change, Math.abs((next[node] ?? 0) - (scores[node] ?? 0)))
    }
    scores = next
    if (change <= TOLERANCE) break
  }
  return scores
}

/** A text that the rules have found a sign of abuse in. */
export interface Example {
  set: string
  features: readonly string[]
  /** The score of the rules as log odds. */
  base: number
  isAbuse: boolean
  /** What it counts beside others. */
  weight: number
}

export interface Model {
  bias: number
  weights: ReadonlyMap<string, number>
}

const PASSES = 8
const PASSES_AFTER_CHOICE = 3
const RATE = 0.1
const RATE_OF_BIAS = 0.01
/** L2 penalty on a weight each time that its feature occurs. */
const PENALTY = 0.01
const LEAST_WORD = 4
const LEAST_PHRASE = 5

/** Numbers of a linear congruential generator (glibc's), the same at every run. */
const createRandom = (): ((below: number) => number) => {
  let state = 42
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

/** Features that enough texts have; the rest are accidents. */
const frequentOf = (examples: readonly Example[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isPhrase = (feature: string): boolean => /[ +]/.test(feature)
  return new Map(
    [...counts].filter(([feature, count]) => count >= (isPhrase(feature) ? LEAST_PHRASE : LEAST_WORD)),
  )
}

/**
 * Logistic regression with AdaGrad on what the rules leave open, then again with the features that matter most alone.
 *
 * @param keep how many features stay
 */
export const fit = (examples: readonly Example[], keep: number): Model => {
  const counts = frequentOf(examples)
  const names = [...counts.keys()]
  const indexes = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(({ features }) =>
    features.flatMap((feature) => {
      const index = indexes.get(feature)
      return index === undefined ? [] : [index]
    }),
  )
  const weights = new Float64Array(names.length)
  const allowed = new Uint8Array(names.length).fill(1)
  let bias = 0
  const order = examples.map((_, index) => index)
  const pass = (passes: number): void => {
    const random = createRandom()
    const squares = new Float64Array(names.length).fill(0.01)
    for (let round = 0; round < passes; round += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = random(last + 1)
        ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
      }
      for (const at of order) {
        const { base, isAbuse, weight } = examples[at] as Example
        const row = rows[at] ?? []
        let odds = base + bias
        for (const feature of row) odds += weights[feature] ?? 0
        const error = (1 / (1 + Math.exp(-odds)) - (isAbuse ? 1 : 0)) * weight
        bias -= RATE_OF_BIAS * error
        for (const feature of row) {
          if (allowed[feature] === 0) continue
          const gradient = error + PENALTY * (weights[feature] ?? 0)
          squares[feature] = (squares[feature] ?? 0) + gradient * gradient
          weights[feature] = (weights[feature] ?? 0) - (RATE / Math.sqrt(squares[feature] ?? 1)) * gradient
        }
      }
    }
  }
  pass(PASSES)
  const worth = (index: number): number =>
    Math.abs(weights[index] ?? 0) * Math.sqrt(counts.get(names[index] ?? '') ?? 0)
  const ranked = names.map((_, index) => index).sort((a, b) => worth(b) - worth(a) || a - b)
  for (const index of ranked.slice(keep)) allowed[index] = weights[index] = 0
  pass(PASSES_AFTER_CHOICE)
  return { bias, weights: new Map(names.map((name, index) => [name, weights[index] ?? 0])) }
}

import { unprocessable } from '../../errors.js'

/** Expressions evaluated and values looked at, in all: an expression can use a value often, and again what it makes of it. */
const MAX_STEPS = 1_000_000

/** So many characters of a text weigh as much as a value. */
const CHARACTERS = 16

/** What one search may take. */
export interface Budget {
  /** @throws {FeatureError} 422 past MAX_STEPS */
  step(count: number): void
  /** Takes as many steps as a value has values within it, one that stands in several places each time. */
  weigh(value: unknown): void
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

export const createBudget = (): Budget => {
  let steps = 0
  const weights = new WeakMap<object, number>()
  const weightOf = (value: unknown): number => {
    if (typeof value === 'string') return 1 + value.length / CHARACTERS
    if (!isCompound(value)) return 1
    const known = weights.get(value)
    if (known !== undefined) return known
    const weight = Object.values(value).reduce<number>((sum, item) => sum + weightOf(item), 1)
    weights.set(value, weight)
    return weight
  }
  const step = (count: number): void => {
    steps += count
    if (steps > MAX_STEPS) unprocessable(`query takes more than ${MAX_STEPS} steps on this text.`)
  }
  return { step, weigh: (value) => step(weightOf(value)) }
}

import type { Example, Model } from './fit.js'

/** A text that was not learnt from. */
export interface Held extends Example {
  /** What the rules made of it. */
  score: number
}

/**
 * The log odds from which a text that the rules do not flag is flagged. The sets were collected for abuse: among texts with a
 * weak sign it is some four times (e^1.5) as common in them as in everyday talk, so that even odds there are not enough here.
 */
export const RAISED_FROM = 1.5
const FLAGGED = 0.5

const oddsOf = ({ bias, weights }: Model, { base, features }: Example): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), base + bias)

/** How much of what the threshold raises in texts that were not learnt from is abuse; a line for each set. */
export const heldBackReport = (held: readonly Held[], model: Model): string[] => {
  const open = held.filter(({ score }) => score < FLAGGED)
  return [...new Set(open.map(({ set }) => set))].map((set) => {
    const those = open.filter((one) => one.set === set)
    const raised = those.filter((one) => oddsOf(model, one) >= RAISED_FROM)
    const right = raised.filter(({ isAbuse }) => isAbuse).length
    return `${set}: ${right} of ${raised.length} raised are abuse, of ${those.length} held back`
  })
}

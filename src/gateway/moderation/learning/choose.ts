/** A text with a label, and its score. */
export interface Scored {
  score: number
  isMeant: boolean
}

/** What a threshold makes of labelled texts. */
export interface Outcome {
  hundredths: number
  precision: number
  recall: number
  /** Share of plainly harmless texts that are flagged. */
  falseAlarms: number
}

/** Hundredths, so that no step is a rounded sum. Below the lowest, a single weak sign would do, which must not. */
const LOWEST = 40
const HIGHEST = 85
const STEP = 5
const LEAST_PRECISION = 0.88
const MOST_FALSE_ALARMS = 0.003
/** What holds where no threshold is good enough: what the weights of the rules were set for. */
export const USUAL = 50

const outcomeOf = (hundredths: number, labelled: readonly Scored[], harmless: readonly number[]): Outcome => {
  const isFlagged = (score: number): boolean => score >= hundredths / 100
  const flagged = labelled.filter(({ score }) => isFlagged(score))
  const right = flagged.filter(({ isMeant }) => isMeant).length
  const meant = labelled.filter(({ isMeant }) => isMeant).length
  return {
    hundredths,
    precision: right / Math.max(1, flagged.length),
    recall: right / Math.max(1, meant),
    falseAlarms: harmless.filter(isFlagged).length / Math.max(1, harmless.length),
  }
}

/**
 * The threshold that finds most while it is right often enough and seldom flags what is harmless; of those that find the same,
 * the nearest to the usual one.
 */
export const chooseThreshold = (labelled: readonly Scored[], harmless: readonly number[]): Outcome => {
  const outcomes: Outcome[] = []
  for (let hundredths = LOWEST; hundredths <= HIGHEST; hundredths += STEP)
    outcomes.push(outcomeOf(hundredths, labelled, harmless))
  const usual = outcomeOf(USUAL, labelled, harmless)
  const away = ({ hundredths }: Outcome): number => Math.abs(hundredths - USUAL)
  const [best] = outcomes
    .filter(
      ({ precision, recall, falseAlarms }) =>
        precision >= LEAST_PRECISION &&
        falseAlarms <= MOST_FALSE_ALARMS &&
        // Right by finding next to nothing is not good enough.
        recall >= usual.recall / 2,
    )
    .sort((a, b) => b.recall - a.recall || away(a) - away(b))
  return best ?? usual
}

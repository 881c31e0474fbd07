/** SuperMemo's algorithm SM-2 (Wozniak, Optimization of Learning, 1990, chapter 3.2). */
import { Decimal, rounded } from '../numbers/decimal.js'

const LEAST_EASE = '1.3'
const [LEAST_DAYS, MOST_DAYS] = [1, 36_500]

export interface Sm2Card {
  /** Successful reviews in a row. */
  repetitions: number
  /** Days, of the last repetition. */
  interval: number
  easeFactor: number
}

/** The step after a review. @param quality of the answer, 0 to 5; below 3 the card is learnt anew */
export const reviewSm2 = (
  { repetitions, interval, easeFactor }: Sm2Card,
  quality: number,
): { intervalDays: number; repetitions: number; easeFactor: number } => {
  const missing = 5 - quality
  const change = new Decimal('0.1').minus(
    new Decimal(missing).times(new Decimal(missing).times('0.02').plus('0.08')),
  )
  const ease = Decimal.max(new Decimal(easeFactor).plus(change), LEAST_EASE)
  const days = (): number => {
    if (quality < 3 || repetitions === 0) return 1
    if (repetitions === 1) return 6
    return Math.min(MOST_DAYS, Math.max(LEAST_DAYS, rounded(new Decimal(interval).times(easeFactor), 0)))
  }
  return {
    intervalDays: days(),
    repetitions: quality < 3 ? 0 : repetitions + 1,
    easeFactor: rounded(ease, 4),
  }
}

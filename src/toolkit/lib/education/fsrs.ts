/** The scheduler FSRS-6 with its default parameters, as ts-fsrs has it, without fuzz and short-term steps. */
import { createEmptyCard, fsrs, generatorParameters, Rating, State, type Card, type Grade } from 'ts-fsrs'
import { roundHalfAway } from '../numbers/rounding.js'

export interface FsrsCard {
  /** Days after which the recall is 90 % likely. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** YYYY-MM-DD. */
  lastReview: string
}

export interface FsrsResult {
  intervalDays: number
  stability: number
  difficulty: number
  /** Probability of recall just before the review; null for a new card. */
  retrievability: number | null
}

const GRADES: readonly Grade[] = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy]
const MS_PER_DAY = 86_400_000
const DECIMALS = 4

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

const cardOf = (known: FsrsCard | null, now: Date): Card => {
  if (known === null) return createEmptyCard(now)
  const { stability, difficulty, lastReview } = known
  return {
    ...createEmptyCard(now),
    stability,
    difficulty,
    state: State.Review,
    reps: 1,
    last_review: midnight(lastReview),
  }
}

/**
 * What each rating would lead to, from again to easy.
 * @param card null for a new one
 * @param now day of the review, YYYY-MM-DD
 * @param retention desired probability of recall at the next review, 0.7 to 0.99
 */
export const reviewFsrs = (
  card: FsrsCard | null,
  now: string,
  retention: number,
): [FsrsResult, FsrsResult, FsrsResult, FsrsResult] => {
  const scheduler = fsrs(
    generatorParameters({ request_retention: retention, enable_fuzz: false, enable_short_term: false }),
  )
  const moment = midnight(now)
  const before = cardOf(card, moment)
  const recall = card === null ? null : scheduler.get_retrievability(before, moment, false)
  const resultOf = (grade: Grade): FsrsResult => {
    const { card: after } = scheduler.next(before, moment, grade)
    return {
      intervalDays: Math.round((after.due.getTime() - moment.getTime()) / MS_PER_DAY),
      stability: roundHalfAway(after.stability, DECIMALS),
      difficulty: roundHalfAway(after.difficulty, DECIMALS),
      retrievability: recall === null ? null : roundHalfAway(recall, DECIMALS),
    }
  }
  return GRADES.map(resultOf) as [FsrsResult, FsrsResult, FsrsResult, FsrsResult]
}

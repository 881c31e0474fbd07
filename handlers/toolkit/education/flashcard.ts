import { feature, invalidParameter } from '#toolkit'
import { civilDate, dayNumber } from '#toolkit/lib/calendar/civil-days'
import { reviewFsrs, type FsrsCard } from '#toolkit/lib/education/fsrs'
import { reviewSm2 } from '#toolkit/lib/education/sm2'
import type { Query } from '#operation'

type Review = Query<'rest_education_flashcard'>

const QUALITIES = [0, 1, 2, 3, 4, 5]
const FSRS_RATINGS = [1, 2, 3, 4]

const dayOf = (date: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return dayNumber(year, month, day)
}

const dateOf = (day: number): string => {
  const { year, month, day: dayOfMonth } = civilDate(day)
  const digits = (value: number, width: number): string => String(value).padStart(width, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`
}

/** The card as it was left, or null for a new one. */
const cardOf = ({ stability, difficulty, lastReview, now }: Review): FsrsCard | null => {
  if (stability === undefined && difficulty === undefined && lastReview === undefined) return null
  if (stability === undefined)
    return invalidParameter('stability', 'is required with difficulty and lastReview')
  if (difficulty === undefined)
    return invalidParameter('difficulty', 'is required with stability and lastReview')
  if (lastReview === undefined)
    return invalidParameter('lastReview', 'is required with stability and difficulty')
  if (dayOf(lastReview) > dayOf(now)) invalidParameter('lastReview', `${lastReview} is after now ${now}`)
  return { stability, difficulty, lastReview }
}

const byFsrs = (review: Review) => {
  if (!FSRS_RATINGS.includes(review.rating)) {
    invalidParameter('rating', `${review.rating} is not from 1 to 4, as algorithm=fsrs has them`)
  }
  const card = cardOf(review)
  const results = reviewFsrs(card, review.now, review.retention)
  const { intervalDays, stability, difficulty, retrievability } = results[review.rating - 1] ?? results[0]
  return {
    intervalDays,
    sm2: null,
    fsrs: { stability, difficulty, retrievability },
    preview: FSRS_RATINGS.map((rating, index) => ({
      rating,
      intervalDays: results[index]?.intervalDays ?? 0,
    })),
  }
}

const bySm2 = (review: Review) => {
  const { intervalDays, repetitions, easeFactor } = reviewSm2(review, review.rating)
  return {
    intervalDays,
    sm2: { repetitions, easeFactor },
    fsrs: null,
    preview: QUALITIES.map((rating) => ({ rating, intervalDays: reviewSm2(review, rating).intervalDays })),
  }
}

export default feature('rest_education_flashcard', (review) => {
  const result = review.algorithm === 'sm2' ? bySm2(review) : byFsrs(review)
  return { algorithm: review.algorithm, due: dateOf(dayOf(review.now) + result.intervalDays), ...result }
})

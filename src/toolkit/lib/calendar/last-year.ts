import type { Temporal } from 'temporal-polyfill'
import { unprocessable } from '../../errors.js'

/** The last whose dates have four digits. */
const LAST_YEAR = 9999

/**
 * The date of an answer, which must be one that a date parameter could have.
 * @param what begins the message, as in "The next season is after the year 9999."
 * @throws FeatureError 422 after that year
 */
export const upToLastYear = (what: string, date: Temporal.PlainDate): Temporal.PlainDate =>
  date.year > LAST_YEAR ? unprocessable(`The ${what} is after the year ${LAST_YEAR}.`) : date

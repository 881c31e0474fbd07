import { unprocessable } from '../../errors.js'

const allFinite = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(allFinite)
}

/** An answer whose numbers are all finite; 422 for any other, which JSON could not say. */
export const finiteAnswer = <T>(answer: T): T =>
  allFinite(answer) ? answer : unprocessable('The result is beyond the range of double-precision numbers.')

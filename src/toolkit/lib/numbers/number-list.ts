import { invalidParameter } from '../../errors.js'

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/

/** The finite number in a text, ignoring surrounding blanks; null if there is none. */
export const finiteNumber = (text: string): number | null => {
  const trimmed = text.trim()
  const value = NUMBER.test(trimmed) ? Number(trimmed) : NaN
  return Number.isFinite(value) ? (value === 0 ? 0 : value) : null
}

/** How many numbers a list may have. */
export interface ListBounds {
  min?: number
  max?: number
}

/** The numbers of a comma-separated parameter; 400 for an entry that is not a finite number, or for too few or too many. */
export const numberList = (text: string, parameter: string, { min = 1, max = Infinity }: ListBounds = {}) => {
  const numbers = text
    .split(',')
    .map(
      (entry, index) =>
        finiteNumber(entry) ??
        invalidParameter(parameter, `must have finite numbers only; entry ${index + 1} is not one`),
    )
  if (numbers.length < min) invalidParameter(parameter, `must have at least ${min} numbers`)
  if (numbers.length > max) invalidParameter(parameter, `must have at most ${max} numbers`)
  return numbers
}

/** The rows of a parameter with rows by semicolons and columns by commas; 400 as for a list. */
export const numberRows = (text: string, parameter: string): number[][] =>
  text.split(';').map((row) => numberList(row, parameter))

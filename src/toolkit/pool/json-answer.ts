import { randomUUID } from 'node:crypto'

/** Marks what `JSON.stringify` cannot write; nobody outside of the process can know it. */
const MARK = randomUUID()
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

const marked = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${MARK}${value}` : value

/**
 * Writes an answer as `JSON.stringify` does, and BigInts as integers with all their digits.
 * @returns undefined for what JSON has no words for, such as a function
 */
export const jsonText = (answer: unknown): string | undefined => {
  const text = JSON.stringify(answer, marked) as string | undefined
  return text?.includes(MARK) === true ? text.replace(MARKED, '$1') : text
}

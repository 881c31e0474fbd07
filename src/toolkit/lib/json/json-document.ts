import { unprocessable } from '../../errors.js'
import { isDataObject, type DataValue } from './data-value.js'

/** Any JSON value, with numbers as ECMAScript has them. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }
export type JsonObject = Record<string, Json>

/** Levels that a document may have. */
export const MAX_DEPTH = 500
/** Of one level: values that share parts, as YAML's aliases make them, may have more than a text can write out. */
const MAX_WIDTH = 1_000_000

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Sees to it that a value can be walked and written again: not too deep, without numbers past 1.8e308 that are no
 * integers.
 * @throws FeatureError 422 naming the subject
 */
export const checkJson = (subject: string, value: DataValue, maxDepth = MAX_DEPTH): void => {
  let level: DataValue[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) unprocessable(`${subject} is nested more than ${maxDepth} levels deep.`)
    if (level.length > MAX_WIDTH) unprocessable(`${subject} has too many values.`)
    if (level.some((item) => typeof item === 'number' && !Number.isFinite(item))) {
      unprocessable(`${subject} has a number that is too large.`)
    }
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
}

/**
 * Whether two values are the same JSON value; the order of members does not matter, 1 and 1.0 are the same. Integers
 * count with all their digits; a number with a fraction or an exponent is a double, and so is what is held against it.
 */
export const equalJson = (a: DataValue, b: DataValue): boolean => {
  if (a === b) return true
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b)
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index] as DataValue))
  }
  if (!isDataObject(a) || !isDataObject(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equalJson(a[name] as DataValue, b[name] as DataValue))
  )
}

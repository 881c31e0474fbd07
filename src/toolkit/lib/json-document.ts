import { unprocessable } from '../errors.js'

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }
export type JsonObject = Record<string, Json>

const MAX_DEPTH = 500
/** Of one level: values that share parts, as YAML's aliases make them, may have more than a text can write out. */
const MAX_WIDTH = 1_000_000

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Sees to it that a value can be walked and written again: at most 500 levels deep, without numbers past 1.8e308.
 * @throws FeatureError 422 naming the subject
 */
export const checkJson = (subject: string, value: Json): void => {
  let level: Json[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) unprocessable(`${subject} is nested more than ${MAX_DEPTH} levels deep.`)
    if (level.length > MAX_WIDTH) unprocessable(`${subject} has too many values.`)
    if (level.some((item) => typeof item === 'number' && !Number.isFinite(item))) {
      unprocessable(`${subject} has a number that is too large.`)
    }
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
}

const parse = (parameter: string, text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return unprocessable(`${parameter} is not valid JSON: ${error.message}.`)
  }
}

/**
 * Reads a JSON text (RFC 8259).
 * @throws FeatureError 422 naming the parameter: no JSON, nested more than 500 levels deep, or a number past 1.8e308
 */
export const readJson = (parameter: string, text: string): Json => {
  const value = parse(parameter, text)
  checkJson(parameter, value)
  return value
}

/** Whether two values are the same JSON value; the order of members does not matter, 1 and 1.0 are the same. */
export const equalJson = (a: Json, b: Json): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index] as Json))
  }
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equalJson(a[name] as Json, b[name] as Json))
  )
}

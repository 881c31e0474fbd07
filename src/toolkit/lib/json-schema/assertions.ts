import { codePointLength } from '../text/code-points.js'
import { equalJson, isObject, type Json } from '../json/json-document.js'
import type { Draft, SchemaObject } from './drafts.js'

/** What a value violates, in the words of Ajv. */
export interface Violation {
  message: string
  params: Record<string, unknown>
}

const violation = (message: string, params: Record<string, unknown>): Violation[] => [{ message, params }]

export const typeOf = (value: Json): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

export const hasType = (value: Json, type: Json): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** A double's shortest decimal digits as an integer and a power of ten. */
const decimal = (value: number): [digits: bigint, exponent: number] => {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  return [BigInt(whole + fraction), Number(exponent) - fraction.length]
}

/** Of the decimals as they are written: in binary 0.0075 is no multiple of 0.0001. */
const isMultiple = (value: number, of: number): boolean => {
  const [[digits, exponent], [unit, unitExponent]] = [decimal(value), decimal(of)]
  const least = Math.min(exponent, unitExponent)
  const scaled = (number: bigint, power: number): bigint => number * 10n ** BigInt(power - least)
  return unit === 0n || scaled(digits, exponent) % scaled(unit, unitExponent) === 0n
}

const limit = (holds: boolean, comparison: string, bound: number): Violation[] =>
  holds ? [] : violation(`must be ${comparison} ${bound}`, { comparison, limit: bound })

const size = (length: number, bound: number, isMost: boolean, what: string): Violation[] =>
  (isMost ? length <= bound : length >= bound)
    ? []
    : violation(`must NOT have ${isMost ? 'more' : 'fewer'} than ${bound} ${what}`, { limit: bound })

/** A text that is the same for equal values (JSON Schema 2020-12, core, section 4.2.2). */
const canonical = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`)
  return `{${members.join()}}`
}

/** The indices of two equal items, as Ajv finds them: it searches otherwise where no item can be a list or an object. */
const duplicates = (items: readonly Json[], areScalars: boolean): [i: number, j: number] | undefined => {
  const seen = new Map<string, number[]>()
  const keys = items.map((item) => canonical(item))
  keys.forEach((key, index) => seen.set(key, [...(seen.get(key) ?? []), index].slice(-2)))
  let found: [number, number] | undefined
  for (const [before, last] of seen.values()) {
    if (before === undefined || last === undefined) continue
    const pair: [number, number] = areScalars ? [before, last] : [last, before]
    if (found === undefined || pair[0] > found[0]) found = pair
  }
  return found
}

const numberViolations = (
  keyword: string,
  bound: number,
  value: number,
  schema: SchemaObject,
  draft: Draft,
): Violation[] => {
  const isExclusive = (name: string): boolean => draft === 'draft-04' && schema[name] === true
  switch (keyword) {
    case 'maximum':
      return isExclusive('exclusiveMaximum')
        ? limit(value < bound, '<', bound)
        : limit(value <= bound, '<=', bound)
    case 'minimum':
      return isExclusive('exclusiveMinimum')
        ? limit(value > bound, '>', bound)
        : limit(value >= bound, '>=', bound)
    case 'exclusiveMaximum':
      return limit(value < bound, '<', bound)
    case 'exclusiveMinimum':
      return limit(value > bound, '>', bound)
    case 'multipleOf':
      return isMultiple(value, bound) ? [] : violation(`must be multiple of ${bound}`, { multipleOf: bound })
    default:
      return []
  }
}

/** The texts of a list, or one text. */
export const textsOf = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

const scalarItems = (items: Json | undefined): boolean => {
  const types = textsOf(isObject(items) ? items['type'] : undefined)
  return types.length > 0 && !types.some((one) => one === 'object' || one === 'array')
}

const dependencyViolations = (dependencies: SchemaObject, value: SchemaObject): Violation[] =>
  Object.entries(dependencies).flatMap(([property, names]) => {
    if (!Array.isArray(names) || !Object.hasOwn(value, property)) return []
    const wanted = textsOf(names)
    const deps = wanted.join(', ')
    const depsCount = wanted.length
    const message = `must have ${depsCount === 1 ? 'property' : 'properties'} ${deps} when property ${property} is present`
    return wanted
      .filter((name) => !Object.hasOwn(value, name))
      .map((missingProperty) => ({ message, params: { property, missingProperty, depsCount, deps } }))
  })

/** What a value violates of a keyword that has no schemas in it; of a keyword for another type it violates nothing. */
export const assertion = (
  keyword: string,
  expected: Json,
  value: Json,
  schema: SchemaObject,
  draft: Draft,
): Violation[] => {
  if (keyword === 'const') {
    return equalJson(expected, value)
      ? []
      : violation('must be equal to constant', { allowedValue: expected })
  }
  if (keyword === 'enum') {
    return Array.isArray(expected) && !expected.some((one) => equalJson(one, value))
      ? violation('must be equal to one of the allowed values', { allowedValues: expected })
      : []
  }
  if (typeof value === 'number') {
    return typeof expected === 'number' ? numberViolations(keyword, expected, value, schema, draft) : []
  }
  if (typeof value === 'string') {
    if (typeof expected !== 'number') return []
    if (keyword === 'maxLength') return size(codePointLength(value), expected, true, 'characters')
    return keyword === 'minLength' ? size(codePointLength(value), expected, false, 'characters') : []
  }
  if (Array.isArray(value)) {
    if (keyword === 'uniqueItems') {
      const pair = expected === true ? duplicates(value, scalarItems(schema['items'])) : undefined
      if (pair === undefined) return []
      const [i, j] = pair
      return violation(`must NOT have duplicate items (items ## ${j} and ${i} are identical)`, { i, j })
    }
    if (typeof expected !== 'number') return []
    if (keyword === 'maxItems') return size(value.length, expected, true, 'items')
    return keyword === 'minItems' ? size(value.length, expected, false, 'items') : []
  }
  if (!isObject(value)) return []
  switch (keyword) {
    case 'maxProperties':
      return typeof expected === 'number' ? size(Object.keys(value).length, expected, true, 'properties') : []
    case 'minProperties':
      return typeof expected === 'number'
        ? size(Object.keys(value).length, expected, false, 'properties')
        : []
    case 'required':
      return textsOf(expected)
        .filter((name) => !Object.hasOwn(value, name))
        .map((name) => ({
          message: `must have required property '${name}'`,
          params: { missingProperty: name },
        }))
    case 'dependencies':
    case 'dependentRequired':
      return isObject(expected) ? dependencyViolations(expected, value) : []
    default:
      return []
  }
}

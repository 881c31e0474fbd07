import { JmespathError } from './jmespath-lexer.js'
import { integer, isNumber, type DataValue } from './data-value.js'
import { integerSum, mean } from '../numbers/exact-sums.js'
import { equalJson } from './json-document.js'
import { writeJson } from './json-text.js'
import { isDictionary } from './object-keys.js'

export type Evaluate = (value: unknown) => unknown

/** An argument `&expression`, which a function applies itself. */
export class ExpressionReference {
  constructor(readonly evaluate: Evaluate) {}
}

/** The types of JMESPath. */
export const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'bigint') return 'number'
  return value instanceof ExpressionReference ? 'expression' : typeof value
}

/** Text order by code points, which UTF-16 units don't keep. */
const byCodePoints = (one: string, other: string): number => {
  const [left, right] = [[...one], [...other]]
  const at = left.findIndex((character, index) => character !== right[index])
  if (at < 0) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

const isString = (value: unknown): value is string => typeof value === 'string'

/** Checks that stand for the types in the signatures of the specification. */
const wrong = (name: string, expected: string, value: unknown): never => {
  throw new JmespathError(`${name}() takes ${expected}, not ${typeOf(value)}`)
}
const string = (name: string, value: unknown): string =>
  isString(value) ? value : wrong(name, 'a string', value)
const number = (name: string, value: unknown): number | bigint =>
  isNumber(value) ? value : wrong(name, 'a number', value)
const array = (name: string, value: unknown): unknown[] =>
  Array.isArray(value) ? value : wrong(name, 'an array', value)
const object = (name: string, value: unknown): Record<string, unknown> =>
  isDictionary(value) ? value : wrong(name, 'an object', value)
const expression = (name: string, value: unknown): Evaluate =>
  value instanceof ExpressionReference ? value.evaluate : wrong(name, 'an expression', value)
const numbers = (name: string, value: unknown): (number | bigint)[] =>
  array(name, value).map((item) => number(name, item))
const strings = (name: string, value: unknown): string[] =>
  array(name, value).map((item) => string(name, item))

type Comparable = readonly (number | bigint)[] | readonly string[]

/** All numbers or all strings. */
const comparable = (name: string, values: readonly unknown[]): Comparable => {
  if (values.every(isNumber) || values.every(isString)) return values
  const [first] = [
    ...values.filter((value) => !isNumber(value) && !isString(value)),
    ...values.filter((value) => typeOf(value) !== typeOf(values[0])),
  ]
  return wrong(name, 'numbers only or strings only', first)
}

const compare = (one: unknown, other: unknown): number =>
  isNumber(one) && isNumber(other)
    ? Number(one > other) - Number(one < other)
    : byCodePoints(String(one), String(other))

/** The items with what the expression makes of them, in its order; the sort is stable. */
const ranked = (name: string, items: unknown, by: unknown): unknown[] => {
  const evaluate = expression(name, by)
  const keyed = array(name, items).map((item) => ({ item, key: evaluate(item) }))
  comparable(
    name,
    keyed.map(({ key }) => key),
  )
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ item }) => item)
}

/** Of equal items the first one. */
const largest = (name: string, items: unknown, by: unknown): unknown => {
  const evaluate = expression(name, by)
  const [last] = ranked(name, items, by).slice(-1)
  return (
    array(name, items).find((item) => last !== undefined && compare(evaluate(item), evaluate(last)) === 0) ??
    null
  )
}

const codePoints = (text: string): string[] => [...text]

const lengthOf = (value: unknown): number => {
  if (isString(value)) return codePoints(value).length
  if (Array.isArray(value)) return value.length
  return isDictionary(value) ? Object.keys(value).length : wrong('length', 'a string, array or object', value)
}

const numberOf = (value: unknown): number | bigint | null => {
  if (isNumber(value)) return value
  if (!isString(value) || !/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return null
  return /^-?\d+$/.test(value) ? integer(value) : Number(value)
}

/** Deep equality of JSON values. */
export const areEqual = (one: unknown, other: unknown): boolean =>
  equalJson(one as DataValue, other as DataValue)

const plainSum = (items: readonly number[]): number => items.reduce((sum, item) => sum + item, 0)

const rounded = (value: number | bigint, round: (value: number) => number): number | bigint =>
  typeof value === 'bigint' ? value : round(value)

interface BuiltIn {
  least: number
  /** Of arguments; one more than `least` only where it is Infinity. */
  most: number
  call: (args: readonly unknown[]) => unknown
}

const takes = (count: number, call: BuiltIn['call']): BuiltIn => ({ least: count, most: count, call })
const takesMany = (call: BuiltIn['call']): BuiltIn => ({ least: 1, most: Infinity, call })

/** The built-in functions of the specification. */
const functions: Readonly<Record<string, BuiltIn>> = {
  abs: takes(1, ([value]) => {
    const item = number('abs', value)
    return item < 0 ? -item : item
  }),
  avg: takes(1, ([value]) => {
    const items = numbers('avg', value)
    return items.length === 0 ? null : mean(items, plainSum)
  }),
  ceil: takes(1, ([value]) => rounded(number('ceil', value), Math.ceil)),
  contains: takes(2, ([subject, search]) =>
    isString(subject)
      ? isString(search) && subject.includes(search)
      : array('contains', subject).some((item) => areEqual(item, search)),
  ),
  ends_with: takes(2, ([text, suffix]) => string('ends_with', text).endsWith(string('ends_with', suffix))),
  floor: takes(1, ([value]) => rounded(number('floor', value), Math.floor)),
  join: takes(2, ([glue, items]) => strings('join', items).join(string('join', glue))),
  keys: takes(1, ([value]) => Object.keys(object('keys', value))),
  length: takes(1, ([value]) => lengthOf(value)),
  map: takes(2, ([by, items]) => array('map', items).map((item) => expression('map', by)(item))),
  max: takes(1, ([items]) => [...comparable('max', array('max', items))].sort(compare).at(-1) ?? null),
  max_by: takes(2, ([items, by]) => largest('max_by', items, by)),
  merge: takesMany((objects) =>
    Object.fromEntries(objects.flatMap((one) => Object.entries(object('merge', one)))),
  ),
  min: takes(1, ([items]) => [...comparable('min', array('min', items))].sort(compare)[0] ?? null),
  min_by: takes(2, ([items, by]) => ranked('min_by', items, by)[0] ?? null),
  not_null: takesMany((values) => values.find((value) => value !== null) ?? null),
  reverse: takes(1, ([value]) =>
    isString(value) ? codePoints(value).reverse().join('') : [...array('reverse', value)].reverse(),
  ),
  sort: takes(1, ([items]) => [...comparable('sort', array('sort', items))].sort(compare)),
  sort_by: takes(2, ([items, by]) => ranked('sort_by', items, by)),
  starts_with: takes(2, ([text, prefix]) =>
    string('starts_with', text).startsWith(string('starts_with', prefix)),
  ),
  sum: takes(1, ([value]) => {
    const items = numbers('sum', value)
    return integerSum(items) ?? plainSum(items.map(Number))
  }),
  to_array: takes(1, ([value]) => (Array.isArray(value) ? (value as unknown[]) : [value])),
  to_number: takes(1, ([value]) => numberOf(value)),
  to_string: takes(1, ([value]) => (isString(value) ? value : writeJson(value as DataValue))),
  type: takes(1, ([value]) => typeOf(value)),
  values: takes(1, ([value]) => Object.values(object('values', value))),
}

/**
 * Looks up a function for so many arguments.
 * @throws {JmespathError} when it is unknown or takes another number of them
 */
export const builtIn = (name: string, count: number): BuiltIn['call'] => {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (found === undefined) throw new JmespathError(`there is no function ${name}()`)
  if (count < found.least || count > found.most) {
    throw new JmespathError(
      `${name}() takes ${found.most === found.least ? '' : 'at least '}${found.least} arguments, not ${count}`,
    )
  }
  return found.call
}

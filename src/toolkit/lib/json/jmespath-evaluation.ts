import { isNumber } from './data-value.js'
import { areEqual, type Evaluate } from './jmespath-functions.js'
import { JmespathError } from './jmespath-lexer.js'
import { isDictionary } from './object-keys.js'

/** The current value itself. */
export const identity: Evaluate = (value) => value

/** What counts as false: null, false, and what is empty. */
export const isFalse = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isDictionary(value) && Object.keys(value).length === 0)

/** A member of an object; null where there is none. */
export const field =
  (name: string): Evaluate =>
  (value) =>
    isDictionary(value) && Object.hasOwn(value, name) ? value[name] : null

const project = (items: readonly unknown[], right: Evaluate): unknown[] =>
  items.map(right).filter((item) => item !== null)

/** The right side for each item of the array on the left; nulls are left out. */
export const listProjection =
  (left: Evaluate, right: Evaluate): Evaluate =>
  (value) => {
    const base = left(value)
    return Array.isArray(base) ? project(base, right) : null
  }

/** The right side for each value of the object on the left. */
export const valueProjection =
  (left: Evaluate, right: Evaluate): Evaluate =>
  (value) => {
    const base = left(value)
    return isDictionary(base) ? project(Object.values(base), right) : null
  }

/** The right side for each item that the condition lets through. */
export const filterProjection =
  (left: Evaluate, right: Evaluate, condition: Evaluate): Evaluate =>
  (value) => {
    const base = left(value)
    if (!Array.isArray(base)) return null
    return project(
      base.filter((item) => !isFalse(condition(item))),
      right,
    )
  }

/** Arrays within an array, opened by one level. */
export const flattened =
  (left: Evaluate): Evaluate =>
  (value) => {
    const base = left(value)
    return Array.isArray(base) ? (base as unknown[]).flat() : null
  }

/** An item from the start or, below zero, from the end. */
export const indexed =
  (index: number): Evaluate =>
  (value) =>
    Array.isArray(value) ? ((value as unknown[]).at(index) ?? null) : null

/** As Python's slices; a step of 0 is an error. */
export const sliced = (start: number | null, stop: number | null, step: number): Evaluate => {
  if (step === 0) throw new JmespathError('the step of a slice is 0')
  return (value) => {
    if (!Array.isArray(value)) return null
    const { length } = value
    const [low, high] = step > 0 ? [0, length] : [-1, length - 1]
    const bound = (at: number): number => Math.min(Math.max(at < 0 ? at + length : at, low), high)
    const from = start === null ? (step > 0 ? low : high) : bound(start)
    const to = stop === null ? (step > 0 ? high : low) : bound(stop)
    const items: unknown[] = []
    for (let at = from; step > 0 ? at < to : at > to; at += step) items.push(value[at])
    return items
  }
}

/** Order is for numbers only; other operands give null. */
export const comparisons: Readonly<Record<string, (one: unknown, other: unknown) => boolean | null>> = {
  '==': areEqual,
  '!=': (one, other) => !areEqual(one, other),
  '<': (one, other) => (isNumber(one) && isNumber(other) ? one < other : null),
  '<=': (one, other) => (isNumber(one) && isNumber(other) ? one <= other : null),
  '>': (one, other) => (isNumber(one) && isNumber(other) ? one > other : null),
  '>=': (one, other) => (isNumber(one) && isNumber(other) ? one >= other : null),
}

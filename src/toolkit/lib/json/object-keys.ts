import { unprocessable } from '#toolkit'

/** Names by which an object of JavaScript can be turned against its program. */
const UNSAFE: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Lets through a key that the caller wants in an object.
 * @throws {FeatureError} 422 for `__proto__`, `constructor` and `prototype`
 */
export const safeKey = (key: string): string =>
  UNSAFE.includes(key) ? unprocessable(`The key ${key} is not allowed.`) : key

/** Any value that JSON has. */
export type AnyJson = string | number | boolean | null | unknown[] | { [key: string]: unknown }

export type Dictionary = Record<string, AnyJson>

/** An object without inherited members, so that every key is the caller's. */
export const dictionary = (): Dictionary => Object.create(null) as Dictionary

/** Whether a value is an object with keys, as opposed to an array or a scalar. */
export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

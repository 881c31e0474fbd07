import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { isDataObject, type DataObject, type DataValue } from './data-value.js'
import { equalJson } from './json-document.js'
import { pointerTokens } from './json-pointer.js'
import { writeJson } from './json-text.js'

/** Characters that all copies together may take, since copies of copies grow beyond any bound. */
const MAX_COPIED = 250_000

/** What JavaScript takes for something else than a member. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A document that operations change in place; the root can be replaced too. */
interface Draft {
  root: DataValue
  copied: number
}

type Fail = (reason: string) => never

const tokensOf = (operation: DataObject, name: 'path' | 'from', fail: Fail): string[] => {
  const pointer = Object.hasOwn(operation, name) ? operation[name] : undefined
  if (typeof pointer !== 'string') return fail(`its ${name} must be a JSON Pointer`)
  const tokens = pointerTokens(pointer) ?? fail(`${quoted(pointer)} is not a JSON Pointer`)
  const forbidden = tokens.find((token) => FORBIDDEN.has(token))
  return forbidden === undefined ? tokens : fail(`${name} must not go through ${forbidden}`)
}

const valueOf = (operation: DataObject, fail: Fail): DataValue =>
  Object.hasOwn(operation, 'value') ? (operation['value'] as DataValue) : fail('its value is missing')

/** An array index as RFC 6901 writes it: without leading zeros. */
const indexOf = (token: string, length: number, fail: Fail): number => {
  const index = /^(?:0|[1-9]\d{0,9})$/.test(token) ? Number(token) : fail(`${token} is not an array index`)
  return index < length ? index : fail(`the array has no index ${quoted(token)}`)
}

const child = (value: DataValue, token: string, fail: Fail): DataValue => {
  if (Array.isArray(value)) return value[indexOf(token, value.length, fail)] as DataValue
  if (isDataObject(value) && Object.hasOwn(value, token)) return value[token] as DataValue
  return fail(`the document has no ${quoted(token)} there`)
}

const get = ({ root }: Draft, tokens: readonly string[], fail: Fail): DataValue =>
  tokens.reduce((value, token) => child(value, token, fail), root)

/** The array or object that holds the target, and the target's token; null for the root. */
const placeOf = (
  draft: Draft,
  tokens: readonly string[],
  fail: Fail,
): { parent: DataValue[] | DataObject; token: string } | null => {
  const token = tokens.at(-1)
  if (token === undefined) return null
  const parent = get(draft, tokens.slice(0, -1), fail)
  return Array.isArray(parent) || isDataObject(parent)
    ? { parent, token }
    : fail(`the parent of ${quoted(token)} is neither an array nor an object`)
}

const add = (draft: Draft, tokens: readonly string[], value: DataValue, fail: Fail): void => {
  const place = placeOf(draft, tokens, fail)
  if (place === null) draft.root = value
  else if (Array.isArray(place.parent)) {
    const { parent, token } = place
    parent.splice(token === '-' ? parent.length : indexOf(token, parent.length + 1, fail), 0, value)
  } else place.parent[place.token] = value
}

const remove = (draft: Draft, tokens: readonly string[], fail: Fail): DataValue => {
  const removed = get(draft, tokens, fail)
  const place = placeOf(draft, tokens, fail) ?? fail('the whole document cannot be removed')
  if (Array.isArray(place.parent)) place.parent.splice(Number(place.token), 1)
  else delete place.parent[place.token]
  return removed
}

const replace = (draft: Draft, tokens: readonly string[], value: DataValue, fail: Fail): void => {
  get(draft, tokens, fail)
  const place = placeOf(draft, tokens, fail)
  if (place === null) draft.root = value
  else if (Array.isArray(place.parent)) place.parent[Number(place.token)] = value
  else place.parent[place.token] = value
}

const move = (draft: Draft, from: readonly string[], to: readonly string[], fail: Fail): void => {
  const isPrefix = from.every((token, index) => to[index] === token)
  if (isPrefix && from.length < to.length) fail('a value cannot be moved into itself')
  const value = get(draft, from, fail)
  if (isPrefix) return
  if (to.length === 0) draft.root = value
  else {
    remove(draft, from, fail)
    add(draft, to, value, fail)
  }
}

const cloned = (draft: Draft, value: DataValue, fail: Fail): DataValue => {
  draft.copied += writeJson(value).length
  if (draft.copied > MAX_COPIED) fail(`the copies take more than ${MAX_COPIED / 1000} KB`)
  return structuredClone(value)
}

const perform = (draft: Draft, operation: DataObject, fail: Fail): void => {
  const { op } = operation
  const path = tokensOf(operation, 'path', fail)
  switch (op) {
    case 'add':
      return add(draft, path, cloned(draft, valueOf(operation, fail), fail), fail)
    case 'remove':
      remove(draft, path, fail)
      return
    case 'replace':
      return replace(draft, path, cloned(draft, valueOf(operation, fail), fail), fail)
    case 'move':
      return move(draft, tokensOf(operation, 'from', fail), path, fail)
    case 'copy':
      return add(draft, path, cloned(draft, get(draft, tokensOf(operation, 'from', fail), fail), fail), fail)
    case 'test':
      if (!equalJson(get(draft, path, fail), valueOf(operation, fail))) fail('the test is false')
      return
    default:
      fail('its op must be add, remove, replace, move, copy or test')
  }
}

/**
 * Applies a JSON Patch (RFC 6902), all or nothing; the document stays as it is.
 * By hand: rfc6902 says that `replace /01` of `[1,2]` went well, and leaves `add` with the path `""` undone.
 * @returns the patched document, which may be nested deeper than what it was made from
 * @throws FeatureError 422 naming the index of the operation that fails, that is malformed or whose test is false
 */
export const applyJsonPatch = (
  document: DataValue,
  patch: DataValue,
): { result: DataValue; applied: number } => {
  if (!Array.isArray(patch)) return unprocessable('patch must be an array of operations.')
  const draft: Draft = { root: structuredClone(document), copied: 0 }
  patch.forEach((operation, index) => {
    const fail: Fail = (reason) => unprocessable(`patch: operation ${index}: ${reason}.`)
    perform(draft, isDataObject(operation) ? operation : fail('it must be an object'), fail)
  })
  return { result: draft.root, applied: patch.length }
}

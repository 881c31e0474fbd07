import { isObject, type Json, type JsonObject } from './json-document.js'
import { below } from './json-pointer.js'

/** One step from an old document to a new one; `from` and `to` are null where they do not apply. */
export interface Change {
  op: 'add' | 'remove' | 'replace'
  path: string
  from: Json
  to: Json
}

const arrayChanges = function* (
  a: readonly Json[],
  b: readonly Json[],
  path: string,
  ignored: ReadonlySet<string>,
): Generator<Change> {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index += 1) {
    yield* changes(a[index] as Json, b[index] as Json, below(path, index), ignored)
  }
  for (let index = shared; index < b.length; index += 1) {
    yield { op: 'add', path: below(path, index), from: null, to: b[index] as Json }
  }
  for (let index = a.length - 1; index >= shared; index -= 1) {
    yield { op: 'remove', path: below(path, index), from: a[index] as Json, to: null }
  }
}

const objectChanges = function* (
  a: JsonObject,
  b: JsonObject,
  path: string,
  ignored: ReadonlySet<string>,
): Generator<Change> {
  for (const [name, from] of Object.entries(a)) {
    const at = below(path, name)
    if (Object.hasOwn(b, name)) yield* changes(from, b[name] as Json, at, ignored)
    else yield { op: 'remove', path: at, from, to: null }
  }
  for (const [name, to] of Object.entries(b)) {
    if (!Object.hasOwn(a, name)) yield { op: 'add', path: below(path, name), from: null, to }
  }
}

const changes = function* (a: Json, b: Json, path: string, ignored: ReadonlySet<string>): Generator<Change> {
  if (ignored.has(path)) return
  if (Array.isArray(a) && Array.isArray(b)) yield* arrayChanges(a, b, path, ignored)
  else if (isObject(a) && isObject(b)) yield* objectChanges(a, b, path, ignored)
  else if (a !== b) yield { op: 'replace', path, from: a, to: b }
}

/**
 * The steps that lead from `a` to `b`, in an order in which RFC 6902 can apply them: members of `a` in order, then those
 * of `b` alone; arrays index by index, what is too much removed from the end.
 * @param ignored JSON Pointers to values that are not compared
 */
export const jsonDifference = (a: Json, b: Json, ignored: ReadonlySet<string>): Change[] =>
  [...changes(a, b, '', ignored)].filter(({ path }) => !ignored.has(path))

/** A step as an operation of JSON Patch (RFC 6902). */
export const patchOperation = ({ op, path, to }: Change): Pick<Change, 'op' | 'path'> & { value?: Json } =>
  op === 'remove' ? { op, path } : { op, path, value: to }

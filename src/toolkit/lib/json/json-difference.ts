import { answered, isDataObject, type AnsweredValue, type DataObject, type DataValue } from './data-value.js'
import { equalJson } from './json-document.js'
import { below } from './json-pointer.js'

/** One step from an old document to a new one; `from` and `to` are null where they do not apply. */
export interface Change {
  op: 'add' | 'remove' | 'replace'
  path: string
  from: AnsweredValue
  to: AnsweredValue
}

const arrayChanges = function* (
  a: readonly DataValue[],
  b: readonly DataValue[],
  path: string,
  ignored: ReadonlySet<string>,
): Generator<Change> {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index += 1) {
    yield* changes(a[index] as DataValue, b[index] as DataValue, below(path, index), ignored)
  }
  for (let index = shared; index < b.length; index += 1) {
    yield { op: 'add', path: below(path, index), from: null, to: answered(b[index] as DataValue) }
  }
  for (let index = a.length - 1; index >= shared; index -= 1) {
    yield { op: 'remove', path: below(path, index), from: answered(a[index] as DataValue), to: null }
  }
}

const objectChanges = function* (
  a: DataObject,
  b: DataObject,
  path: string,
  ignored: ReadonlySet<string>,
): Generator<Change> {
  for (const [name, from] of Object.entries(a)) {
    const at = below(path, name)
    if (Object.hasOwn(b, name)) yield* changes(from, b[name] as DataValue, at, ignored)
    else yield { op: 'remove', path: at, from: answered(from), to: null }
  }
  for (const [name, to] of Object.entries(b)) {
    if (!Object.hasOwn(a, name)) yield { op: 'add', path: below(path, name), from: null, to: answered(to) }
  }
}

const changes = function* (
  a: DataValue,
  b: DataValue,
  path: string,
  ignored: ReadonlySet<string>,
): Generator<Change> {
  if (ignored.has(path)) return
  if (Array.isArray(a) && Array.isArray(b)) yield* arrayChanges(a, b, path, ignored)
  else if (isDataObject(a) && isDataObject(b)) yield* objectChanges(a, b, path, ignored)
  else if (!equalJson(a, b)) yield { op: 'replace', path, from: answered(a), to: answered(b) }
}

/**
 * The steps that lead from `a` to `b`, in an order in which RFC 6902 can apply them: members of `a` in order, then those
 * of `b` alone; arrays index by index, what is too much removed from the end.
 * @param ignored JSON Pointers to values that are not compared
 */
export const jsonDifference = (a: DataValue, b: DataValue, ignored: ReadonlySet<string>): Change[] =>
  [...changes(a, b, '', ignored)].filter(({ path }) => !ignored.has(path))

/** A step as an operation of JSON Patch (RFC 6902). */
export const patchOperation = ({
  op,
  path,
  to,
}: Change): Pick<Change, 'op' | 'path'> & { value?: AnsweredValue } =>
  op === 'remove' ? { op, path } : { op, path, value: to }

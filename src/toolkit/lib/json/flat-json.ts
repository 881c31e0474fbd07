import { unprocessable } from '#toolkit'
import type { Query } from '#operation'
import { dictionary, isDictionary, safeKey, type AnyJson, type Dictionary } from './object-keys.js'

type Arrays = Query<'rest_data_flatten'>['arrays']

/** The other shape of a document, and how many keys the flat one has. */
export interface Reshaped {
  count: number
  result: Dictionary | AnyJson[]
}

const hasMembers = (value: unknown, arrays: Arrays): value is Dictionary | AnyJson[] =>
  (isDictionary(value) && Object.keys(value).length > 0) ||
  (Array.isArray(value) && value.length > 0 && arrays !== 'keep')

/**
 * One level of paths for all scalars, depth first.
 * @param arrays index gives `a.0`, bracket `a[0]`, keep leaves arrays whole
 * @param maxDepth segments of a path at most; what lies deeper stays nested
 * @throws {FeatureError} 422 for scalars, for keys with the delimiter, and for unsafe ones
 */
export const flatten = (value: AnyJson, delimiter: string, arrays: Arrays, maxDepth: number): Reshaped => {
  if (!isDictionary(value) && !Array.isArray(value)) {
    return unprocessable('text must be a JSON object or array.')
  }
  if (Array.isArray(value) && arrays === 'keep') return { count: value.length, result: value as AnyJson[] }
  const result = dictionary()

  const segmentOf = (key: string): string =>
    key.includes(delimiter) || (arrays === 'bracket' && key.includes('['))
      ? unprocessable(`The key ${JSON.stringify(key)} contains what separates the segments of a path.`)
      : safeKey(key)

  const visit = (container: Dictionary | AnyJson[], path: string, depth: number): void => {
    for (const [key, member] of Object.entries(container)) {
      const isBracketed = Array.isArray(container) && arrays === 'bracket'
      const segment = isBracketed ? `[${key}]` : segmentOf(key)
      const inner = depth === 1 || isBracketed ? path + segment : path + delimiter + segment
      if (depth < maxDepth && hasMembers(member, arrays)) visit(member, inner, depth + 1)
      else result[inner] = member
    }
  }
  visit(value as Dictionary | AnyJson[], '', 1)
  return { count: Object.keys(result).length, result }
}

/** The segments of a path: `[n]` behind a key parts it too. */
const segmentsOf = (path: string, delimiter: string): string[] =>
  path.split(delimiter).flatMap((part) => {
    const [, name, indexes] = /^([^[]*)((?:\[\d+\])+)$/.exec(part) ?? []
    if (name === undefined || indexes === undefined) return [part]
    return [...(name === '' ? [] : [name]), ...indexes.slice(1, -1).split('][')]
  })

/** A level under construction, told from the values that callers put into it. */
class Branch {
  readonly members = new Map<string, AnyJson | Branch>()
}

const builtOf = (node: AnyJson | Branch, arrays: Arrays): AnyJson => {
  if (!(node instanceof Branch)) return node
  const { members } = node
  const isList =
    arrays !== 'keep' &&
    members.size > 0 &&
    Array.from(members.keys(), (_, index) => `${index}`).every((key) => members.has(key))
  if (isList)
    return Array.from(members.keys(), (_, index) => builtOf(members.get(`${index}`) ?? null, arrays))
  const object = dictionary()
  for (const [key, member] of members) object[key] = builtOf(member, arrays)
  return object
}

/**
 * The nested document that flat paths describe. A level whose keys are 0 to n - 1 becomes an array, unless arrays is keep.
 * @throws {FeatureError} 422 for anything but an object, for unsafe keys, and for two paths to one place
 */
export const unflatten = (value: AnyJson, delimiter: string, arrays: Arrays): Reshaped => {
  if (!isDictionary(value)) return unprocessable('text must be a JSON object to be unflattened.')
  const root = new Branch()
  const entries = Object.entries(value)
  for (const [path, leaf] of entries) {
    const segments = segmentsOf(path, delimiter).map(safeKey)
    const last = segments.pop() ?? ''
    const parent = segments.reduce((branch, segment) => {
      const next = branch.members.get(segment) ?? new Branch()
      if (!(next instanceof Branch)) return unprocessable(`${JSON.stringify(path)} leads through a value.`)
      branch.members.set(segment, next)
      return next
    }, root)
    if (parent.members.has(last))
      unprocessable(`${JSON.stringify(path)} needs a place that is already taken.`)
    parent.members.set(last, leaf)
  }
  return { count: entries.length, result: builtOf(root, arrays) as Dictionary | AnyJson[] }
}

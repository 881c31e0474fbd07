import { isDataObject, type DataObject, type DataValue } from './data-value.js'
import { equalJson } from './json-document.js'

/** Applies a JSON Merge Patch (RFC 7396, section 2). */
export const applyMergePatch = (target: DataValue, patch: DataValue): DataValue => {
  if (!isDataObject(patch)) return patch
  const members = new Map(isDataObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name)
    else members.set(name, applyMergePatch(members.get(name) ?? null, value))
  }
  return Object.fromEntries(members)
}

const memberPatch = (from: DataValue, to: DataValue): [] | [DataValue] => {
  if (equalJson(from, to)) return []
  return [mergePatchBetween(from, to)]
}

const objectPatch = (a: DataObject, b: DataObject): DataObject => {
  const removed = Object.keys(a)
    .filter((name) => !Object.hasOwn(b, name))
    .map((name): [string, DataValue] => [name, null])
  const changed = Object.entries(b).flatMap(([name, to]): [string, DataValue][] => {
    if (!Object.hasOwn(a, name)) return [[name, to]]
    return memberPatch(a[name] as DataValue, to).map((patch) => [name, patch])
  })
  return Object.fromEntries([...removed, ...changed])
}

/**
 * The JSON Merge Patch (RFC 7396) from `a` to `b`: `b` itself where either is no object. The format has no way to set a
 * member to null.
 */
export const mergePatchBetween = (a: DataValue, b: DataValue): DataValue =>
  isDataObject(a) && isDataObject(b) ? objectPatch(a, b) : b

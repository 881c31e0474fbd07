import { equalJson, isObject, type Json, type JsonObject } from './json-document.js'

/** Applies a JSON Merge Patch (RFC 7396, section 2). */
export const applyMergePatch = (target: Json, patch: Json): Json => {
  if (!isObject(patch)) return patch
  const members = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name)
    else members.set(name, applyMergePatch(members.get(name) ?? null, value))
  }
  return Object.fromEntries(members)
}

const memberPatch = (from: Json, to: Json): [] | [Json] => {
  if (equalJson(from, to)) return []
  return [mergePatchBetween(from, to)]
}

const objectPatch = (a: JsonObject, b: JsonObject): JsonObject => {
  const removed = Object.keys(a)
    .filter((name) => !Object.hasOwn(b, name))
    .map((name): [string, Json] => [name, null])
  const changed = Object.entries(b).flatMap(([name, to]): [string, Json][] => {
    if (!Object.hasOwn(a, name)) return [[name, to]]
    return memberPatch(a[name] as Json, to).map((patch) => [name, patch])
  })
  return Object.fromEntries([...removed, ...changed])
}

/**
 * The JSON Merge Patch (RFC 7396) from `a` to `b`: `b` itself where either is no object. The format has no way to set a
 * member to null.
 */
export const mergePatchBetween = (a: Json, b: Json): Json =>
  isObject(a) && isObject(b) ? objectPatch(a, b) : b

import { feature, invalidParameter } from '#toolkit'
import { jsonDifference, patchOperation } from '#toolkit/lib/json/json-difference'
import { answered } from '#toolkit/lib/json/data-value'
import { MAX_DEPTH } from '#toolkit/lib/json/json-document'
import { mergePatchBetween } from '#toolkit/lib/json/json-merge-patch'
import { below, pointerTokens } from '#toolkit/lib/json/json-pointer'
import { orderedJsonValue } from '#toolkit/lib/json/json-text'
import { quoted } from '#toolkit/lib/common/quoted'

const readPointer = (text: string): string => {
  const tokens =
    pointerTokens(text) ??
    invalidParameter('ignore', `must be a list of JSON Pointers; ${quoted(text)} is not one`)
  return tokens.reduce(below, '')
}

const readPointers = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((pointer) => pointer.trim())
      .filter((pointer) => pointer !== '')
      .map(readPointer),
  )

export default feature('rest_developer_json', ({ a: oldText, b: newText, ignore = '' }) => {
  const ignored = readPointers(ignore)
  const a = orderedJsonValue(oldText, 'a', MAX_DEPTH)
  const b = orderedJsonValue(newText, 'b', MAX_DEPTH)
  const changes = jsonDifference(a, b, ignored)
  return {
    equal: changes.length === 0,
    count: changes.length,
    changes,
    patch: changes.map(patchOperation),
    mergePatch: answered(mergePatchBetween(a, b)),
  }
})

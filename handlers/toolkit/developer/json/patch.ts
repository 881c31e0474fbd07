import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/attempt'
import { checkJson, equalJson, readJson, type Json } from '#toolkit/lib/json-document'
import { applyMergePatch } from '#toolkit/lib/json-merge-patch'
import { applyJsonPatch } from '#toolkit/lib/json-patch'

interface Patched {
  result: Json
  applied: number
}

/** Copies of copies may end deeper than the stack. */
const withinStack = (apply: () => Patched): Patched => {
  const patched = attempt(apply) ?? unprocessable('patch: the result would be nested too deep.')
  checkJson('The result', patched.result)
  return patched
}

export default feature('rest_developer_json_2', ({ document: text, patch: patchText, type }) => {
  const document = readJson('document', text)
  const patch = readJson('patch', patchText)
  const { result, applied } = withinStack(() =>
    type === 'json-patch'
      ? applyJsonPatch(document, patch)
      : { result: applyMergePatch(document, patch), applied: 1 },
  )
  return { type, applied, changed: !equalJson(document, result), result }
})

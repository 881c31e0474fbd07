import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { answered, type DataValue } from '#toolkit/lib/json/data-value'
import { checkJson, equalJson, MAX_DEPTH } from '#toolkit/lib/json/json-document'
import { applyMergePatch } from '#toolkit/lib/json/json-merge-patch'
import { applyJsonPatch } from '#toolkit/lib/json/json-patch'
import { jsonValue } from '#toolkit/lib/json/json-text'

interface Patched {
  result: DataValue
  applied: number
}

/** Copies of copies may be nested deeper than the stack allows. */
const withinStack = (apply: () => Patched): Patched => {
  const patched = attempt(apply) ?? unprocessable('patch: the result would be nested too deep.')
  checkJson('The result', patched.result)
  return patched
}

export default feature('rest_developer_json_2', ({ document: text, patch: patchText, type }) => {
  const document = jsonValue(text, 'document', MAX_DEPTH)
  const patch = jsonValue(patchText, 'patch', MAX_DEPTH)
  const { result, applied } = withinStack(() =>
    type === 'json-patch'
      ? applyJsonPatch(document, patch)
      : { result: applyMergePatch(document, patch), applied: 1 },
  )
  return { type, applied, changed: !equalJson(document, result), result: answered(result) }
})

import { jsonrepair } from 'jsonrepair'
import { feature } from '#toolkit'
import { lintJson } from '#toolkit/lib/json/json-lint'

const repaired = (json: string): string | null => {
  try {
    return jsonrepair(json)
  } catch {
    // It gives up on text that is nothing like JSON or is nested too deep.
    return null
  }
}

export default feature('rest_dev_lint', ({ json, comments, trailingCommas, repair }) => {
  const { problems, keys, depth } = lintJson(json, {
    disallowComments: !comments,
    allowTrailingComma: trailingCommas,
  })
  const valid = problems.every(({ severity }) => severity !== 'error')
  return { valid, problems, keys, depth, repaired: valid || !repair ? null : repaired(json) }
})

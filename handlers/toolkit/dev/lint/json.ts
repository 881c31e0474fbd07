import { jsonrepair } from 'jsonrepair'
import { feature } from '#toolkit'
import { lintJson } from '#toolkit/lib/json/json-lint'

const repaired = (json: string): string | null => {
  try {
    return jsonrepair(json)
  } catch {
    // It gives up on texts that have nothing of JSON, or too much of it in each other.
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

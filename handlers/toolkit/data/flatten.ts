import { feature } from '#toolkit'
import { flatten, unflatten } from '#toolkit/lib/flat-json'
import { plainJsonValue } from '#toolkit/lib/json-text'

export default feature('rest_data_flatten', ({ text, mode, delimiter, arrays, maxDepth }) => {
  const value = plainJsonValue(text)
  const { count, result } =
    mode === 'flatten' ? flatten(value, delimiter, arrays, maxDepth) : unflatten(value, delimiter, arrays)
  return { mode, count, result }
})

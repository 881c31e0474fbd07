import { feature } from '#toolkit'
import { answered } from '#toolkit/lib/json/data-value'
import { flatten, unflatten } from '#toolkit/lib/json/flat-json'
import { jsonValue } from '#toolkit/lib/json/json-text'

export default feature('rest_data_flatten', ({ text, mode, delimiter, arrays, maxDepth }) => {
  const value = answered(jsonValue(text))
  const { count, result } =
    mode === 'flatten' ? flatten(value, delimiter, arrays, maxDepth) : unflatten(value, delimiter, arrays)
  return { mode, count, result }
})

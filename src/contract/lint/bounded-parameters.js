import { follow } from './planes.js'

/** Formats whose texts have a greatest length. */
const BOUNDED_FORMATS = ['date', 'date-time', 'time', 'uuid', 'ipv4', 'ipv6']

/** Formats that generated clients have types of their own for. */
const TIMES = ['date', 'date-time']

/** Whether an anchored pattern lets only so many characters through: no `*`, `+` or `{n,}`, no alternative outside a group. */
const isBoundedPattern = (pattern) => {
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  if (!/^\^.*\$$/.test(bare) || /[*+]|\{\d*,\}/.test(bare)) return false
  let depth = 0
  for (const character of bare) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) return false
  }
  return true
}

const isSet = (...values) => values.some((value) => value !== undefined)

const faultOfType = (type, schema, check) => {
  switch (type) {
    case 'boolean':
    case 'null':
      return undefined
    case 'string':
      if (TIMES.includes(schema.format) && isSet(schema.minLength, schema.maxLength))
        return 'a date has no length: clients in Go take it for a time'
      return isSet(schema.maxLength) ||
        BOUNDED_FORMATS.includes(schema.format) ||
        (typeof schema.pattern === 'string' && isBoundedPattern(schema.pattern))
        ? undefined
        : 'a text needs maxLength, an enum, a bounded pattern or a bounded format'
    case 'integer':
    case 'number':
      return isSet(schema.minimum, schema.exclusiveMinimum) && isSet(schema.maximum, schema.exclusiveMaximum)
        ? undefined
        : 'a number needs a minimum and a maximum'
    case 'array':
      if (!isSet(schema.maxItems)) return 'an array needs maxItems'
      return schema.items === undefined ? 'an array needs items' : check(schema.items)
    default:
      return 'a parameter needs a type: string, integer, number, boolean or array'
  }
}

const faultOf = (context, value, from) => {
  const { node: schema, from: file } = follow(context, value, from)
  if (isSet(schema?.enum, schema?.const)) return undefined
  const branches = schema?.oneOf ?? schema?.anyOf
  const check = (part) => faultOf(context, part, file)
  if (branches !== undefined) return branches.map(check).find((fault) => fault !== undefined)
  return [schema?.type]
    .flat()
    .map((type) => faultOfType(type, schema, check))
    .find((fault) => fault !== undefined)
}

/** What a default breaks, of the bounds beside it. */
const faultOfDefault = (schema) => {
  const value = schema?.default
  if (value === undefined) return undefined
  if (schema.enum !== undefined && !schema.enum.includes(value)) return 'is not in the enum'
  if (value < schema.minimum) return 'is below the minimum'
  if (value > schema.maximum) return 'is above the maximum'
  return value?.length > schema.maxLength ? 'is longer than maxLength' : undefined
}

/** No parameter takes unbounded input, and every default keeps its own bounds. */
export const boundedParameters = () => ({
  Parameter(parameter, context) {
    const fault = faultOf(context, parameter.schema)
    if (fault !== undefined) {
      context.report({
        message: `The parameter ${parameter.name} has no bound: ${fault}.`,
        location: context.location.child(['schema']),
      })
    }
    const faultyDefault = faultOfDefault(follow(context, parameter.schema).node)
    if (faultyDefault !== undefined) {
      context.report({
        message: `The default of the parameter ${parameter.name} ${faultyDefault}.`,
        location: context.location.child(['schema']),
      })
    }
  },
})

import { isObject, type JsonObject } from '../json/object.js'

/** Keywords with schemas by name, in a list, and alone (JSON Schema 2020-12, 10 and 11). */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SINGLE = new Set([
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
])

const withinMap = (schemas: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(schema)]))

const withinMember = (keyword: string, value: unknown): unknown => {
  if (MAPS.has(keyword) && isObject(value)) return withinMap(value)
  if (LISTS.has(keyword) && Array.isArray(value)) return value.map(within)
  return SINGLE.has(keyword) ? within(value) : value
}

const within = (schema: unknown): unknown => (isObject(schema) ? withoutNullable(schema) : schema)

/**
 * A schema without OpenAPI 3.0's `nullable` where ajv refuses it, which takes it for a part of `type`: to JSON Schema it
 * is a word like any other.
 */
export const withoutNullable = (schema: JsonObject): JsonObject => {
  const { type } = schema
  const isNull = type === 'null' || (Array.isArray(type) && type.includes('null'))
  const isRefused = type === undefined || (isNull && schema['nullable'] === false)
  const members = Object.entries(schema).filter(([keyword]) => keyword !== 'nullable' || !isRefused)
  return Object.fromEntries(members.map(([keyword, value]) => [keyword, withinMember(keyword, value)]))
}

import { isObject, type JsonObject } from '../json/object.js'

/** Keywords that OpenAI's structured outputs do not support (its guide, "Supported schemas"). */
const NOT_TAKEN = ['allOf', 'not', 'dependentRequired', 'dependentSchemas', 'if', 'then', 'else'] as const
const MAPS = ['properties', '$defs', 'definitions'] as const
const LISTS = ['anyOf'] as const

const isObjectSchema = ({ type, properties }: JsonObject): boolean =>
  type === 'object' || (Array.isArray(type) && type.includes('object')) || properties !== undefined

const problemHere = (schema: JsonObject): string | null => {
  const keyword = NOT_TAKEN.find((name) => schema[name] !== undefined)
  if (keyword !== undefined) return `'${keyword}' is not permitted`
  if (!isObjectSchema(schema)) return null
  if (schema['additionalProperties'] !== false)
    return "'additionalProperties' is required to be supplied and to be false"
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const missing = Object.keys(isObject(schema['properties']) ? schema['properties'] : {}).find(
    (name) => !required.includes(name),
  )
  return missing === undefined
    ? null
    : `'required' must include every key in properties; missing '${missing}'`
}

/** The schemas that stand directly in one, with the way to them. */
const within = (schema: JsonObject): [path: string[], schema: unknown][] => [
  ...MAPS.flatMap((name) =>
    Object.entries(isObject(schema[name]) ? schema[name] : {}).map(([key, inner]): [string[], unknown] => [
      [name, key],
      inner,
    ]),
  ),
  ...LISTS.flatMap((name) =>
    (Array.isArray(schema[name]) ? (schema[name] as unknown[]) : []).map(
      (inner, index): [string[], unknown] => [[name, String(index)], inner],
    ),
  ),
  ...(isObject(schema['items']) ? [[['items'], schema['items']] as [string[], unknown]] : []),
]

const problemWithin = (schema: unknown, path: readonly string[]): string | null => {
  if (!isObject(schema)) return null
  const problem = problemHere(schema)
  if (problem !== null) return `In context=(${path.map((step) => `'${step}'`).join(', ')}), ${problem}.`
  for (const [steps, inner] of within(schema)) {
    const found = problemWithin(inner, [...path, ...steps])
    if (found !== null) return found
  }
  return null
}

/**
 * What OpenAI's structured outputs refuse in a schema under `strict: true`, so that a request means the same here: the
 * root is an object, every object names all its properties as required and allows no others.
 *
 * @returns the first mistake in words, or null
 */
export const strictProblem = (schema: JsonObject): string | null =>
  schema['type'] === 'object' && schema['anyOf'] === undefined
    ? problemWithin(schema, [])
    : "In context=(), the root must have type 'object' and no 'anyOf'."

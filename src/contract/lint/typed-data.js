import { follow, operations } from './planes.js'

const ENVELOPE = ['ok', 'feature', 'data']
const COMPOSITIONS = ['oneOf', 'anyOf', 'allOf']
/** The schema that says on purpose "any JSON value", where a feature's answer is the caller's own document. */
const ANY_JSON = /\/JsonValue$/

/**
 * The first place in a schema that leaves open what stands there.
 * @param seen schemas on the way here, since trees refer to themselves.
 * @returns the place, as `data.items.name`, or undefined.
 */
const untyped = (context, value, from, place, seen) => {
  if (ANY_JSON.test(value?.$ref ?? '')) return undefined
  const { node: schema, from: file } = follow(context, value, from)
  if (typeof schema !== 'object' || schema === null) return place
  if (seen.has(schema)) return undefined
  const inner = new Set(seen).add(schema)
  const first = (parts) =>
    parts
      .map(([part, name]) => untyped(context, part, file, name, inner))
      .find((found) => found !== undefined)
  const composed = COMPOSITIONS.flatMap((word) => schema[word] ?? [])
  if (composed.length > 0) return first(composed.map((part) => [part, place]))
  if (schema.const !== undefined || schema.enum !== undefined) return undefined
  const types = [schema.type].flat()
  if (types[0] === undefined) return place
  if (types.includes('array')) {
    const items = [
      ...(schema.prefixItems ?? []),
      ...(schema.items === undefined || schema.items === false ? [] : [schema.items]),
    ]
    if (items.length === 0) return `${place}[]`
    return first(items.map((item) => [item, `${place}[]`]))
  }
  if (!types.includes('object')) return undefined
  const members = Object.entries(schema.properties ?? {}).map(([name, part]) => [part, `${place}.${name}`])
  const others = schema.additionalProperties
  if (typeof others === 'object') members.push([others, `${place}.*`])
  return members.length === 0 ? place : first(members)
}

const faultOfEnvelope = (schema, envelope, path) => {
  if (!/\/[A-Z][A-Za-z0-9]*Response$/.test(schema?.$ref ?? '')) {
    return 'The 200 answer must be a named schema that ends in Response: { $ref: "#/schemas/<Data>Response" }.'
  }
  if (envelope?.type !== 'object' || envelope.additionalProperties !== false) {
    return 'The 200 answer must be a closed object: {ok, feature, data}.'
  }
  if (
    ENVELOPE.some((name) => !envelope.required?.includes(name)) ||
    Object.keys(envelope.properties ?? {}).length !== 3
  ) {
    return 'The 200 answer must require ok, feature and data, and nothing else.'
  }
  const { ok, data } = envelope.properties
  if (ok?.type !== 'boolean' || ok.const !== undefined || ok.enum !== undefined) {
    return 'ok must be a plain boolean: generators read a constant as the text "true".'
  }
  if (typeof data?.$ref !== 'string') {
    return 'data must be a named schema: write { $ref: "#/schemas/<Category><Subject>" }.'
  }
  return envelope.properties.feature?.const === path.slice(1)
    ? undefined
    : `feature must be the constant ${path.slice(1)}.`
}

/** A toolkit answer is a named envelope whose data is named too, and typed to the last member: never a bare object or array. */
export const typedData = operations((operation, context, { path, plane }) => {
  if (plane !== 'toolkit') return
  const { node: response, from } = follow(context, operation.responses?.['200'])
  const schema = response?.content?.['application/json']?.schema
  const { node: envelope, from: file } = follow(context, schema, from)
  const location = context.location.child(['responses', '200'])
  const fault = faultOfEnvelope(schema, envelope, path)
  if (fault !== undefined) {
    context.report({ message: fault, location })
    return
  }
  const place = untyped(context, envelope.properties.data, file, 'data', new Set())
  if (place !== undefined)
    context.report({ message: `The answer's ${place} has no type: say what stands there.`, location })
})

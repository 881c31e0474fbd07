import { dereference, operationsOf, type ContractDocument, type OperationObject } from '../document.js'
import { pruned } from '../pruned.js'

type Node = { [key: string]: unknown }

/** What only our own validators keep, beside the keywords that are published: conditions, look-arounds, defaults of bodies. */
const STRICT = 'x-strict'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A copy in which every object is what `change` makes of it, from the inside out. */
const mapped = (value: unknown, change: (node: Node) => Node): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (!isNode(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)])))
}

/** The schema that our validators keep; where it says types of its own, these replace the published union. */
const withStrict = ({ [STRICT]: strict, ...node }: Node): Node => {
  if (!isNode(strict)) return node
  const { oneOf, ...others } = node
  return { ...('type' in strict || oneOf === undefined ? others : node), ...strict }
}

/** The contract as requests are validated: `x-strict` over the keywords beside it. */
export const strictDocument = (document: ContractDocument): ContractDocument =>
  mapped(document, withStrict) as ContractDocument

/** `hmac-sha256` -> `HMAC_SHA256`, `HashBase` -> `HASH_BASE`. */
const constant = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase()

/**
 * Go has one name space for the constants of all enums, so where two enums share a value both say names that begin with the
 * enum's own.
 */
const withUniqueConstants = (document: ContractDocument): ContractDocument => {
  const enums = Object.entries(document.components['schemas'] ?? {}).flatMap(([name, schema]) => {
    const values = (schema as Node)['enum']
    return Array.isArray(values) && values.every((value) => typeof value === 'string')
      ? [{ name, values, schema: schema as Node }]
      : []
  })
  const users = new Map<string, number>()
  for (const { values } of enums)
    for (const value of new Set(values.map(constant))) users.set(value, (users.get(value) ?? 0) + 1)
  const schemas = { ...document.components['schemas'] }
  for (const { name, values, schema } of enums) {
    if (!values.some((value) => (users.get(constant(value)) ?? 0) > 1)) continue
    const own = (schema['x-enum-varnames'] ?? values) as string[]
    schemas[name] = { ...schema, 'x-enum-varnames': own.map((each) => `${constant(name)}_${constant(each)}`) }
  }
  return { ...document, components: { ...document.components, schemas } }
}

/** Keywords whose values are data, which may look like schemas. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum'])
/** What 32 bits hold. */
const LEAST = -(2 ** 31)
const GREATEST = 2 ** 31 - 1

/** One of few values has their width; openapi-generator's Rust takes an `int64` of few values for a string. */
const mayBeWide = ({ type, format, minimum, maximum, enum: values }: Node): boolean =>
  [type].flat().includes('integer') &&
  format === undefined &&
  values === undefined &&
  !(typeof minimum === 'number' && minimum >= LEAST && typeof maximum === 'number' && maximum <= GREATEST)

/** Clients in Java and Go read an integer without a format into 32 bits, and fail on milliseconds since 1970. */
const withWideIntegers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWideIntegers)
  if (!isNode(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, DATA.has(key) ? item : withWideIntegers(item)]),
  )
  return mayBeWide(copy) ? { ...copy, format: 'int64' } : copy
}

/** What a feature's refusals look like, by status. Other refusals may come before the feature is known and do not name it. */
const refusalOf = (document: ContractDocument, operation: OperationObject, status: string): Node => {
  if (status === '502') {
    return { code: 'upstream_failed', message: 'The source did not answer within 10 s.' }
  }
  if (status === '422') return { code: 'unprocessable', message: 'The subject does not exist.' }
  const parameters = (operation.parameters ?? []).map((parameter) => dereference(document, parameter))
  const wanted = parameters.find(({ required }) => required === true)
  const fault =
    wanted === undefined
      ? { parameter: 'colour', message: 'is not a known parameter' }
      : { parameter: wanted.name, message: 'is required' }
  return { code: 'invalid_parameter', message: `${fault.parameter} ${fault.message}`, details: [fault] }
}

/** Statuses whose body always names the feature. */
const OWN = ['400', '422', '502']

/** Every feature's refusals with an example of its own, instead of one that names another feature. */
const withOwnExamples = (document: ContractDocument): ContractDocument => {
  const copy = structuredClone(document)
  for (const { path, plane, operation } of operationsOf(copy)) {
    if (plane !== 'toolkit') continue
    const responses = operation.responses as Record<string, unknown>
    for (const status of OWN.filter((each) => each in responses)) {
      const response = structuredClone(dereference(copy, responses[status] as Node))
      const json = (response['content'] as Node)['application/json'] as Node
      const error = refusalOf(copy, operation, status)
      json['example'] = { ok: false, feature: path.slice(1), error }
      responses[status] = response
    }
  }
  return copy
}

/** Words of ours for a pattern, for the messages of refusals alone. */
const WORDS = 'x-pattern-words'

/** A contract without what only we read. */
export const withoutOurs = (document: ContractDocument): ContractDocument =>
  mapped(document, ({ [STRICT]: _strict, [WORDS]: _words, ...node }) => node) as ContractDocument

/** The contract as it is published: made for generators, and with what a reader needs of each feature. */
export const publishedDocument = (document: ContractDocument): ContractDocument =>
  pruned(withUniqueConstants(withOwnExamples(withWideIntegers(withoutOurs(document)) as ContractDocument)))

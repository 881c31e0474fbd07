const CONDITIONS = [
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
  'dependentRequired',
  'contains',
  'unevaluatedProperties',
]
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
/** Beyond these an integer does not fit into 32 bits. */
const LEAST = -(2 ** 31)
const GREATEST = 2 ** 31 - 1

const isBoolean = (value) => typeof value === 'boolean'

const faultOfPattern = (pattern) => {
  if (/\(\?<?[=!]/.test(pattern)) return 'looks ahead or behind'
  return /\\[pP]\{/.test(pattern) ? 'names Unicode properties' : undefined
}

const isLarge = (schema) =>
  [
    schema.minimum,
    schema.maximum,
    schema.exclusiveMinimum,
    schema.exclusiveMaximum,
    ...(schema.enum ?? []),
  ].some((bound) => bound < LEAST || bound > GREATEST)

const STRICTER = 'what only our validators keep goes below x-strict'

const faultsOf = (schema) => {
  const faults = CONDITIONS.filter((word) => schema[word] !== undefined).map(
    (word) => `Generators do not read ${word}: ${STRICTER}.`,
  )
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...LISTS.flatMap((word) => schema[word] ?? []),
    schema.items,
  ]
  if (parts.some(isBoolean)) faults.push(`Generators do not read true or false as a schema: ${STRICTER}.`)
  const pattern = typeof schema.pattern === 'string' ? faultOfPattern(schema.pattern) : undefined
  if (pattern !== undefined)
    faults.push(`The pattern ${pattern}, which Go and Python do not know: ${STRICTER}.`)
  const types = [schema.type].flat()
  if (types.includes('number') && schema.format === undefined)
    faults.push('A number must have format: double.')
  if (types.includes('integer') && schema.format === undefined && isLarge(schema))
    faults.push('An integer of more than 32 bits must have format: int64.')
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property?.default !== undefined) {
      faults.push(
        `The default of ${name} would make it mandatory in generated types: say it in the description, and put it below x-strict.`,
      )
    }
  }
  return faults
}

/** Lists among the alternatives of a schema with which clients of it would not compile. */
const faultsOfAlternatives = (alternatives) => {
  const lists = alternatives.filter((schema) => schema?.type === 'array')
  const faults = []
  // Of several lists Java's generator looks at the first alone.
  if (lists[0]?.items?.type === 'array')
    faults.push(
      `Java clients do not compile where the first list among alternatives is a list of lists: ${STRICTER}.`,
    )
  const isOfAnything = ({ items }) =>
    items !== undefined &&
    [items.type, ...LISTS.map((word) => items[word])].every((word) => word === undefined)
  if (lists.some((list) => isOfAnything(list) && list.title === undefined))
    faults.push('Rust clients do not compile where an alternative is a list of any values without a title.')
  return faults
}

/** Only the keywords that generators of clients understand. */
export const plainSchemas = () => ({
  Schema(schema, context) {
    if (typeof schema !== 'object' || schema === null) return
    const resolved = (part) => (part?.$ref === undefined ? part : context.resolve(part).node)
    const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
      .map(resolved)
      .map((part) => (part?.items === undefined ? part : { ...part, items: resolved(part.items) }))
    for (const message of [...faultsOf(schema), ...faultsOfAlternatives(alternatives)])
      context.report({ message, location: context.location.key() })
  },
})

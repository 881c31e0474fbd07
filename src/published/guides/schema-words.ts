import { dereference, type ContractDocument, type Schema } from '#contract'

/** More values than these are counted, not listed. */
const MOST_VALUES = 60

type Words = (document: ContractDocument, schema: Schema) => string

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `1 to 20 characters`, `at least 1 item`; empty where neither end is given. */
const sizeWords = (least: unknown, most: unknown, unit: string): string => {
  if (typeof most !== 'number')
    return typeof least === 'number' && least > 0 ? `at least ${plural(least, unit)}` : ''
  if (typeof least !== 'number' || least === 0) return `at most ${plural(most, unit)}`
  return least === most ? plural(most, unit) : `${least} to ${plural(most, unit)}`
}

/** `0 to 2`, `above 0`, `at most 100`. */
const rangeWords = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string => {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `${minimum} to ${maximum}`
  return [
    ...(typeof minimum === 'number' ? [`at least ${minimum}`] : []),
    ...(typeof exclusiveMinimum === 'number' ? [`above ${exclusiveMinimum}`] : []),
    ...(typeof maximum === 'number' ? [`at most ${maximum}`] : []),
    ...(typeof exclusiveMaximum === 'number' ? [`below ${exclusiveMaximum}`] : []),
  ].join(', ')
}

const enumWords = (values: readonly unknown[]): string => {
  const [only] = values
  if (values.length === 1) return `\`${String(only)}\``
  const shown = values.slice(0, MOST_VALUES).map((value) => `\`${String(value)}\``)
  return `one of ${shown.join(', ')}${values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : ''}`
}

const withDetail = (word: string, detail: string): string => (detail === '' ? word : `${word}, ${detail}`)

const ofType = (type: string, document: ContractDocument, schema: Schema): string => {
  switch (type) {
    case 'string': {
      const word = typeof schema['format'] === 'string' ? `string (${schema['format']})` : 'string'
      return withDetail(word, sizeWords(schema['minLength'], schema['maxLength'], 'character'))
    }
    case 'integer':
    case 'number':
      return withDetail(type, rangeWords(schema))
    case 'array': {
      const items = schema['items'] as Schema | undefined
      const word = items === undefined ? 'list' : `list of (${schemaWords(document, items)})`
      return withDetail(word, sizeWords(schema['minItems'], schema['maxItems'], 'item'))
    }
    default:
      return type
  }
}

const anyOfThem = (document: ContractDocument, schemas: readonly Schema[]): string =>
  [...new Set(schemas.map((each) => schemaWords(document, each)))].join(' or ')

/**
 * What a schema allows, in a few words: `integer, 1 to 365`, ``one of `a`, `b` ``, `string, at most 100 characters or null`.
 * Patterns and the members of objects are left to the contract.
 */
export const schemaWords: Words = (document, given) => {
  const schema = dereference(document, given)
  if (Array.isArray(schema['enum'])) return enumWords(schema['enum'] as unknown[])
  if ('const' in schema) return enumWords([schema['const']])
  const alternatives = schema['oneOf'] ?? schema['anyOf']
  if (Array.isArray(alternatives)) return anyOfThem(document, alternatives as Schema[])
  const types = [schema['type'] ?? 'any value'].flat() as string[]
  return types.map((type) => ofType(type, document, schema)).join(' or ')
}

import type { ErrorObject } from 'ajv'
import { faultsByPlace, formatWords, type Fault } from './faults.js'
import { PATTERN_WORDS } from './pattern-words.js'
import type { ParsedQuery } from './query.js'

const MOST_ECHOED = 100
/** A pattern with groups tells people nothing that its words do not. */
const HAS_GROUPS = /[(|]/

type Words = [code: string, message: string]

/** JSON Schema's types in OpenAI's words. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a decimal',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

const typeName = (type: string): string => TYPE_NAMES[type] ?? `a ${type}`

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

/** A caller's value in quotes, cut to a sane length. */
const echo = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return typeName(typeOf(value))
  const cut = value.length > MOST_ECHOED ? `${value.slice(0, MOST_ECHOED)}…` : value
  return `'${JSON.stringify(cut).slice(1, -1)}'`
}

/** Characters as JSON Schema counts them: a surrogate pair is one. The text may be megabytes. */
const charactersOf = (text: string): number => {
  let count = 0
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1
  return count
}

type SchemaOf = { type?: string | string[]; items?: { $ref?: string; type?: string | string[] } }

const parentOf = ({ parentSchema }: ErrorObject): SchemaOf => (parentSchema ?? {}) as SchemaOf

/** `an array of objects`, where all items are of one type; what has a schema of its own by name is an object. */
const arrayName = ({ items }: SchemaOf): string => {
  const of = items?.$ref === undefined ? items?.type : 'object'
  return typeof of === 'string' ? `an array of ${of === 'number' ? 'decimal' : of}s` : 'an array'
}

const listOf = (words: readonly string[], last: 'or' | 'and'): string => {
  if (words.length < 3) return words.join(` ${last} `)
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1) ?? ''}`
}

/** `one of a string or array of objects`. */
const oneOf = ([first = 'null', ...rest]: readonly string[]): string =>
  rest.length === 0
    ? first
    : `one of ${listOf([first, ...rest.map((each) => each.replace(/^an? /, ''))], 'or')}`

/** All types that a place may have; null is not among them, since it stands for nothing at all. */
const wrongType = (name: string, errors: readonly ErrorObject[]): Words => {
  const expected = errors.flatMap((error) =>
    [(error.params as { type: string | string[] }).type]
      .flat()
      .filter((type) => type !== 'null')
      .map((type) => (type === 'array' ? arrayName(parentOf(error)) : typeName(type))),
  )
  const got = typeName(typeOf(errors[0]?.data))
  return [
    'invalid_type',
    `Invalid type for ${name}: expected ${oneOf([...new Set(expected)])}, but got ${got} instead.`,
  ]
}

const isInteger = (error: ErrorObject): boolean =>
  [parentOf(error).type ?? []].flat().includes('integer') && !isDecimal(error)

const isDecimal = (error: ErrorObject): boolean => [parentOf(error).type ?? []].flat().includes('number')

const BOUNDS: Readonly<Record<string, readonly [side: string, words: string, sign: string]>> = {
  minimum: ['below_min', 'below minimum', '>='],
  maximum: ['above_max', 'above maximum', '<='],
  exclusiveMinimum: ['below_min', 'below minimum', '>'],
  exclusiveMaximum: ['above_max', 'above maximum', '<'],
}

const outOfBounds = (name: string, error: ErrorObject): Words => {
  const [side, words, sign] = BOUNDS[error.keyword] as readonly [string, string, string]
  const kind = isInteger(error) ? 'integer' : 'decimal'
  const { limit } = error.params as { limit: number }
  return [
    `${kind}_${side}_value`,
    `Invalid ${name}: ${kind} ${words} value. Expected a value ${sign} ${limit}, but got ${echo(error.data)} instead.`,
  ]
}

/** What too long and too short things are called, and how long this one is. */
const SIZED: Readonly<Record<string, (value: unknown) => { kind: string; size: number }>> = {
  Length: (value) => ({ kind: 'string', size: charactersOf(value as string) }),
  Items: (value) => ({ kind: 'array', size: (value as unknown[]).length }),
}

const outOfSize = (name: string, error: ErrorObject): Words => {
  const { limit } = error.params as { limit: number }
  const isLong = error.keyword.startsWith('max')
  const { kind, size } = (
    SIZED[error.keyword.slice(3)] as (value: unknown) => { kind: string; size: number }
  )(error.data)
  const article = kind === 'array' ? 'an' : 'a'
  const bound = `Expected ${article} ${kind} with ${isLong ? 'maximum' : 'minimum'} length ${limit}`
  if (size === 0)
    return [`empty_${kind}`, `Invalid ${name}: empty ${kind}. ${bound}, but got an empty ${kind} instead.`]
  return [
    `${kind}_${isLong ? 'above_max' : 'below_min'}_length`,
    `Invalid ${name}: ${kind} too ${isLong ? 'long' : 'short'}. ${bound}, but got ${article} ${kind} with length ${size} instead.`,
  ]
}

const outOfProperties = (name: string, error: ErrorObject): Words => {
  const { limit } = error.params as { limit: number }
  const isMany = error.keyword === 'maxProperties'
  const size = Object.keys(error.data as object).length
  return [
    `object_${isMany ? 'above_max' : 'below_min'}_properties`,
    `Invalid ${name}: too ${isMany ? 'many' : 'few'} properties. Expected an object with at ${isMany ? 'most' : 'least'} ${limit} properties, but got an object with ${size} properties instead.`,
  ]
}

const notOneOf = (name: string, allowed: readonly unknown[], got: unknown): Words => {
  const shown = allowed.filter((value) => value !== null).map(echo)
  // A boolean or a number that OpenAI's API takes and this one does not.
  if (typeof got !== 'string')
    return ['unsupported_value', `Unsupported value: ${name} does not support ${echo(got)}.`]
  const values = `Supported values are: ${listOf(shown, 'and')}.`
  return ['invalid_value', `Invalid value: ${echo(got)}. ${values}`]
}

const badName = (name: string, error: ErrorObject): Words => {
  const { limit } = error.params as { limit?: number }
  if (error.keyword === 'maxLength')
    return [
      'property_name_above_max_length',
      `Invalid property name in ${name}: string too long. Expected a string with maximum length ${limit}, but got a string with length ${charactersOf(error.propertyName ?? '')} instead.`,
    ]
  return ['invalid_value', `Invalid property name in ${name}.`]
}

const wordsOf = (name: string, error: ErrorObject): Words => {
  const params = error.params as Record<string, unknown>
  if (error.propertyName !== undefined) return badName(name, error)
  switch (error.keyword) {
    case 'required':
      return ['missing_required_parameter', `Missing required parameter: ${name}.`]
    case 'dependentRequired':
      return [
        'missing_required_parameter',
        `Missing required parameter: ${name}, which '${String(params['property'])}' needs.`,
      ]
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return ['unknown_parameter', `Unknown parameter: ${name}.`]
    case 'enum':
      return notOneOf(name, params['allowedValues'] as unknown[], error.data)
    case 'const':
      return notOneOf(name, [params['allowedValue']], error.data)
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return outOfBounds(name, error)
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return outOfSize(name, error)
    case 'minProperties':
    case 'maxProperties':
      return outOfProperties(name, error)
    case 'multipleOf':
      return [
        'invalid_value',
        `Invalid ${name}: expected a multiple of ${String(params['multipleOf'])}, but got ${echo(error.data)} instead.`,
      ]
    case 'uniqueItems':
      return ['invalid_value', `Invalid ${name}: it is the same as item ${String(params['j'])}.`]
    case 'pattern': {
      const pattern = String(params['pattern'])
      const words = PATTERN_WORDS.get(pattern)
      const shown = `a string that matches the pattern '${pattern}'`
      const isReadable = words === undefined || !HAS_GROUPS.test(pattern)
      const expected = isReadable ? [shown, ...(words === undefined ? [] : [words])].join(': ') : words
      return ['invalid_value', `Invalid ${name}: string does not match pattern. Expected ${expected}.`]
    }
    case 'format':
      return ['invalid_value', `Invalid ${name}: expected ${formatWords(String(params['format']))}.`]
    default:
      return ['invalid_value', `Invalid value for ${name}.`]
  }
}

/**
 * The faults that ajv found, one for each place, with the codes and in the sentences of OpenAI's API. At most 20.
 *
 * @param errors with the value and the schema of each place (ajv's `verbose`)
 */
export const describeAsOpenAI = (errors: readonly ErrorObject[] | null | undefined): Fault[] =>
  faultsByPlace(errors).map(([parameter, found]) => {
    const name = parameter === '' ? 'the body' : `'${parameter}'`
    // Of alternatives, one of the right type tells more than all that are of another.
    const closest = found.find((error) => error.keyword !== 'type')
    const [code, message] = closest === undefined ? wrongType(name, found) : wordsOf(name, closest)
    return { parameter, code, message }
  })

/** A fault of a query parameter's text in OpenAI's words, where they differ: the text is not written for its type. */
export const queryFaultAsOpenAI = ({
  parameter,
  message,
  expected,
}: ParsedQuery['faults'][number]): Fault => {
  if (expected === undefined) return { parameter, message }
  const names = expected.map(typeName)
  return {
    parameter,
    code: 'invalid_type',
    message: `Invalid type for '${parameter}': expected ${oneOf(names)}, but got a string value that could not be converted into ${names.join(' or ')}.`,
  }
}

import type { ErrorObject } from 'ajv'
import { redactKeys } from '#observe'
import { PATTERN_WORDS } from './pattern-words.js'
import { pointerSteps } from './pointer.js'

/** One fault of a request, in the caller's terms. */
export interface Fault {
  /** The parameter or the place in the body, as `messages[0].role`; empty for the body itself. */
  parameter: string
  /** What follows the parameter's name; a whole sentence where there is a code. */
  message: string
  /** OpenAI's word for it, of a request to the gateway. */
  code?: string
}

/** A list that is told to a caller is not longer. */
const MOST_FAULTS = 20

/** Steps into a body in the caller's terms: `messages[0].role`, at most 200 characters. */
export const placeOf = (steps: readonly string[]): string =>
  steps
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
    .slice(0, 200)

const place = (error: ErrorObject): string => {
  const steps = pointerSteps(error.instancePath)
  if (error.keyword === 'uniqueItems') steps.push(String((error.params as { j: number; i: number }).i))
  if (error.propertyName !== undefined) steps.push(error.propertyName)
  const params = error.params as {
    missingProperty?: string
    additionalProperty?: string
    unevaluatedProperty?: string
  }
  const last = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  return placeOf([...steps, ...(last === undefined ? [] : [last])])
}

const plural = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`

/** As the last of a list: `a, b or null`. */
const choices = (values: readonly unknown[]): string => {
  const named = values.filter((value) => value !== null).map(String)
  const all = named.join(', ')
  return values.includes(null) ? `${all}${named.length > 0 ? ' or ' : ''}null` : all
}

const BOUNDS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  date: 'a date, such as 2026-01-31',
  'date-time': 'a date and time with its offset, such as 2026-01-31T12:00:00Z',
  uri: 'an absolute address, such as https://example.com/',
}

/** What a text of a format is. */
export const formatWords = (format: string): string => FORMATS[format] ?? `a valid ${format}`

/** What is wrong with one place, as what follows its name. */
const sentence = (error: ErrorObject): string => {
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known parameter'
    case 'enum':
      return `must be one of ${choices(params['allowedValues'] as unknown[])}`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`
    case 'minLength':
      return `must have at least ${plural(params['limit'], 'character')}`
    case 'maxLength':
      return `must have at most ${plural(params['limit'], 'character')}`
    case 'minItems':
      return `must have at least ${plural(params['limit'], 'item')}`
    case 'maxItems':
      return `must have at most ${plural(params['limit'], 'item')}`
    case 'minProperties':
      return `must have at least ${plural(params['limit'], 'field')}`
    case 'maxProperties':
      return `must have at most ${plural(params['limit'], 'field')}`
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${BOUNDS[error.keyword]} ${String(params['limit'])}`
    case 'multipleOf':
      return `must be a multiple of ${String(params['multipleOf'])}`
    case 'uniqueItems':
      return `is the same as item ${String(params['j'])}`
    case 'dependentRequired':
      return `must not be given without ${String(params['missingProperty'])}`
    case 'pattern': {
      const pattern = String(params['pattern'])
      const words = PATTERN_WORDS.get(pattern)
      // Only what we answer ourselves has others, which nobody but us is told.
      return words === undefined ? `must match ${pattern}` : `must be ${words}`
    }
    case 'format':
      return `must be ${formatWords(String(params['format']))}`
    default:
      return 'is not valid'
  }
}

const described = (error: ErrorObject): string =>
  error.propertyName === undefined ? sentence(error) : `as the name of a field ${sentence(error)}`

const isUmbrella = (error: ErrorObject): boolean =>
  ['anyOf', 'oneOf', 'if', 'not', 'allOf', 'propertyNames'].includes(error.keyword)

/** What ajv looks at only in a value of the right type. */
const OF_A_TYPE = new Set([
  ...Object.keys(BOUNDS),
  ...['multipleOf', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems'],
  ...['required', 'additionalProperties', 'unevaluatedProperties', 'minProperties', 'maxProperties'],
])

/** Of the alternatives of an anyOf, those that the value was not even of the type of say nothing once another fits better. */
const withoutHopeless = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const fitsBetter = ({ instancePath: path }: ErrorObject) =>
    errors.some(
      (other) =>
        other.instancePath.startsWith(`${path}/`) ||
        (other.instancePath === path && other.propertyName === undefined && OF_A_TYPE.has(other.keyword)),
    )
  return errors.filter((error) => error.keyword !== 'type' || !fitsBetter(error))
}

/** All types that a place may have, in one sentence: alternatives repeat them. */
const typeSentence = (errors: readonly ErrorObject[]): string[] => {
  const types = errors.flatMap((error) => [(error.params as { type: string | string[] }).type].flat())
  if (types.length === 0) return []
  const named = [...new Set(types)].map((type) =>
    type === 'null' ? 'null' : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`,
  )
  return [`must be ${named.join(' or ')}`]
}

/** Faults as a caller is told them: not without end, and without a key that was sent as a name. */
export const toldFaults = (faults: readonly Fault[]): Fault[] =>
  faults.slice(0, MOST_FAULTS).map(({ parameter, message, ...rest }) => ({
    ...rest,
    parameter: redactKeys(parameter),
    message: redactKeys(message),
  }))

/** What ajv found at each place, without what says nothing. At most 20 places. */
export const faultsByPlace = (
  errors: readonly ErrorObject[] | null | undefined,
): [parameter: string, found: ErrorObject[]][] => {
  const all = withoutHopeless(errors ?? [])
  const concrete = all.filter((error) => !isUmbrella(error))
  const byPlace = new Map<string, ErrorObject[]>()
  for (const error of concrete.length > 0 ? concrete : all) {
    const parameter = place(error)
    byPlace.set(parameter, [...(byPlace.get(parameter) ?? []), error])
  }
  return [...byPlace].slice(0, MOST_FAULTS)
}

/** One sentence of several; one that begins as the first does need not say so again. */
const joined = ([first = '', ...rest]: readonly string[], conjunction: string): string =>
  [first, ...rest.map((each) => (first.startsWith('must be ') ? each.replace(/^must be /, '') : each))].join(
    conjunction,
  )

/** Of the faults of one schema, without what another says better: `1, 2, 4, 12` than `at least 1`, a date than its digits. */
const telling = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const listed = errors.filter(({ keyword }) => keyword === 'enum' || keyword === 'const')
  if (listed.length > 0) return listed
  return errors.some(({ keyword }) => keyword === 'format')
    ? errors.filter(({ keyword }) => keyword !== 'pattern')
    : errors
}

/** Faults of one place by the schema that they are of: alternatives are different ones. */
const bySchema = (errors: readonly ErrorObject[]): ErrorObject[][] => {
  const groups = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    const schema = error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'))
    groups.set(schema, [...(groups.get(schema) ?? []), error])
  }
  return [...groups.values()]
}

/** The faults that ajv found, one for each place. At most 20. */
export const describeErrors = (errors: readonly ErrorObject[] | null | undefined): Fault[] =>
  faultsByPlace(errors).map(([parameter, found]) => {
    const schemas = bySchema(found).map(telling)
    const types = typeSentence(schemas.flat().filter(({ keyword }) => keyword === 'type'))
    const others = schemas
      .map((all) => all.filter(({ keyword }) => keyword !== 'type').map(described))
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => joined([...new Set(sentences)], ' and '))
    return { parameter, message: joined([...types, ...new Set(others)], ', or ') }
  })

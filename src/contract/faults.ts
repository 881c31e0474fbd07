import type { ErrorObject } from 'ajv'
import { redactKeys } from '#observe'
import { patternSentence } from './pattern-words.js'

/** One fault of a request, in the caller's terms. */
export interface Fault {
  /** The parameter or the place in the body, as `messages[0].role`; empty for the body itself. */
  parameter: string
  message: string
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
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const params = error.params as {
    missingProperty?: string
    additionalProperty?: string
    unevaluatedProperty?: string
  }
  const last = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  return placeOf([...steps, ...(last === undefined ? [] : [last])])
}

const plural = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`

const sentence = (error: ErrorObject): string => {
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known parameter'
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`
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
    case 'maxProperties':
      return `must have at most ${plural(params['limit'], 'field')}`
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${String(params['comparison'])} ${String(params['limit'])}`
    case 'pattern':
      return patternSentence(String(params['pattern']))
    case 'format':
      return `must be a valid ${String(params['format'])}`
    default:
      return error.message ?? 'is not valid'
  }
}

const isUmbrella = (error: ErrorObject): boolean =>
  ['anyOf', 'oneOf', 'if', 'not', 'allOf'].includes(error.keyword)

/** Of the alternatives of an anyOf, those that the value was not even of the type of say nothing once another fits better. */
const withoutHopeless = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const isDeeper = (path: string) => errors.some((other) => other.instancePath.startsWith(`${path}/`))
  return errors.filter((error) => error.keyword !== 'type' || !isDeeper(error.instancePath))
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
  faults.slice(0, MOST_FAULTS).map(({ parameter, message }) => ({
    parameter: redactKeys(parameter),
    message: redactKeys(message),
  }))

/** The faults that ajv found, one for each place. At most 20. */
export const describeErrors = (errors: readonly ErrorObject[] | null | undefined): Fault[] => {
  const all = withoutHopeless(errors ?? [])
  const concrete = all.filter((error) => !isUmbrella(error))
  const byPlace = new Map<string, ErrorObject[]>()
  for (const error of concrete.length > 0 ? concrete : all) {
    const parameter = place(error)
    byPlace.set(parameter, [...(byPlace.get(parameter) ?? []), error])
  }
  return [...byPlace].slice(0, MOST_FAULTS).map(([parameter, found]) => {
    const others = found.filter((error) => error.keyword !== 'type').map(sentence)
    return {
      parameter,
      message: [...typeSentence(found.filter((error) => error.keyword === 'type')), ...new Set(others)].join(
        ', or ',
      ),
    }
  })
}

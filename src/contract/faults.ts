import type { ErrorObject } from 'ajv'

/** One fault of a request, in the caller's terms. */
export interface Fault {
  /** The parameter or the place in the body, as `messages[0].role`; empty for the body itself. */
  parameter: string
  message: string
}

const MOST_FAULTS = 20

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
  return [...steps, ...(last === undefined ? [] : [last])]
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
    .slice(0, 200)
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
    case 'type':
      return `must be ${[params['type']]
        .flat()
        .map((type) => `${/^[aio]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`)
        .join(' or ')}`
    case 'minLength':
      return `must have at least ${plural(params['limit'], 'character')}`
    case 'maxLength':
      return `must have at most ${plural(params['limit'], 'character')}`
    case 'minItems':
      return `must have at least ${plural(params['limit'], 'item')}`
    case 'maxItems':
      return `must have at most ${plural(params['limit'], 'item')}`
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${String(params['comparison'])} ${String(params['limit'])}`
    case 'pattern':
      return `must match ${String(params['pattern'])}`
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

/** The faults that ajv found, one for each place, the alternatives of a place joined by "or". At most 20. */
export const describeErrors = (errors: readonly ErrorObject[] | null | undefined): Fault[] => {
  const all = withoutHopeless(errors ?? [])
  const concrete = all.filter((error) => !isUmbrella(error))
  const byPlace = new Map<string, string[]>()
  for (const error of concrete.length > 0 ? concrete : all) {
    const parameter = place(error)
    const messages = byPlace.get(parameter) ?? []
    const message = sentence(error)
    if (!messages.includes(message)) messages.push(message)
    byPlace.set(parameter, messages)
  }
  return [...byPlace].slice(0, MOST_FAULTS).map(([parameter, messages]) => ({
    parameter,
    message: messages.join(messages.every((m) => m.startsWith('must be')) ? ' or ' : ', '),
  }))
}

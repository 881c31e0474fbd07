import { routes } from '#generated/routes'
import { CATEGORIES } from '../addresses.js'

/** The longest query of a search, in characters. */
export const MOST_WORDS = 300

const MOST_RESULTS = 50
/** Names that a message repeats. */
const MOST_NAMED = 5
/** Results without a limit of the caller's own. */
export const RESULTS = 10

const MOST_NAME = 200

const BY_OPERATION_ID: ReadonlyMap<string, string> = new Map(
  routes.flatMap(([operationId, , plane, path]) =>
    plane === 'toolkit' ? [[operationId, path.slice(1)] as const] : [],
  ),
)

/**
 * A feature's name, of its operationId or of its path below the plane's base or below the host's root: the guides show them
 * all. Of anything else what a path would have.
 */
export const nameOf = (given: string): string =>
  BY_OPERATION_ID.get(given) ?? given.replace(/^\/*(?:rest\/(?:api\/)?)?/, '')

/** The feature that a tool's arguments name, whatever else is wrong with them. */
export const featureIn = (given: unknown): string | undefined => {
  const { feature } = (given ?? {}) as { feature?: unknown }
  return typeof feature === 'string' && feature.length <= MOST_NAME ? nameOf(feature) : undefined
}

const feature = {
  type: 'string',
  maxLength: MOST_NAME,
  description:
    'A feature name from find_features, such as "hash/digest"; its path or its operationId works too.',
}

/** The arguments of each tool, as JSON Schema. */
export const schemas = {
  find: {
    type: 'object',
    properties: {
      words: {
        type: 'string',
        minLength: 1,
        maxLength: MOST_WORDS,
        description: 'What the feature should do, in English, such as "distance between two coordinates".',
      },
      category: {
        type: 'string',
        enum: [...CATEGORIES],
        description: 'Only features of this category.',
      },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: MOST_RESULTS,
        description: `Maximum number of results; ${RESULTS} by default.`,
      },
    },
    required: ['words'],
    additionalProperties: false,
  },
  describe: { type: 'object', properties: { feature }, required: ['feature'], additionalProperties: false },
  call: {
    type: 'object',
    properties: {
      feature,
      parameters: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        description:
          "The feature's parameters by name, as describe_feature lists them. null means not given.",
      },
    },
    required: ['feature'],
    additionalProperties: false,
  },
} as const

const quoted = (names: readonly string[], word: 'and' | 'or'): string => {
  const all = names.map((name) => JSON.stringify(name))
  const [first, last] = [all.slice(0, -1), all.at(-1) ?? '']
  return first.length === 0 ? last : `${first.join(', ')} ${word} ${last}`
}

const KEY_ADVICE = 'A key is sent in the header Authorization, never as an argument.'
const PARAMETERS_ADVICE = 'What the feature takes goes into "parameters".'

/** What is wrong with arguments that a tool does not have, by their names; null where it has all of them. */
export const unknownArguments = (tool: keyof typeof schemas, given: unknown): string | null => {
  if (typeof given !== 'object' || given === null) return null
  const known = Object.keys(schemas[tool].properties)
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  if (unknown.length === 0) return null
  return [
    `There is no argument ${quoted(unknown.slice(0, MOST_NAMED), 'or')}; the tool takes ${quoted(known, 'and')}.`,
    ...(unknown.includes('key') ? [KEY_ADVICE] : []),
    ...(tool === 'call' && unknown.some((name) => name !== 'key') ? [PARAMETERS_ADVICE] : []),
  ].join(' ')
}

/** A fault of a call that gives a key among the feature's parameters. */
export const KEY_FAULT = `is not a parameter of a feature. ${KEY_ADVICE}`

/** What a tool's arguments are once they are checked. */
export interface Arguments {
  find: { words: string; category?: string; limit?: number }
  describe: { feature: string }
  call: { feature: string; parameters?: Readonly<Record<string, string | number | boolean | null>> }
}

/** What an agent is told of the server as a whole. */
export const INSTRUCTIONS =
  'A toolkit of single-purpose utilities. Search for features with find_features, get the parameters of one with describe_feature, and call it with call_feature. Every tool answers with JSON in the same envelope: {"ok": true, "feature", "data"} or {"ok": false, "feature", "error": {"code", "message", "details"}}, without "feature" if the arguments name none. Only call_feature counts against the key\'s daily quota.'

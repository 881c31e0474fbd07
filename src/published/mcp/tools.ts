import { CATEGORIES } from '../addresses.js'

/** The longest query of a search, in characters. */
export const MOST_WORDS = 300

const MOST_RESULTS = 50
/** Results without a limit of the caller's own. */
export const RESULTS = 10

const feature = {
  type: 'string',
  maxLength: 200,
  description: 'A feature as find_features names it, such as "hash/digest".',
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
        description:
          'What the feature should do, in English words, such as "distance between two coordinates".',
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
        description: `Most results; ${RESULTS} if left out.`,
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
        additionalProperties: { type: ['string', 'number', 'boolean'] },
        description: "The feature's parameters by name, as describe_feature lists them.",
      },
    },
    required: ['feature'],
    additionalProperties: false,
  },
} as const

/** What a tool's arguments are once they are checked. */
export interface Arguments {
  find: { words: string; category?: string; limit?: number }
  describe: { feature: string }
  call: { feature: string; parameters?: Readonly<Record<string, string | number | boolean>> }
}

/** What an agent is told of the server as a whole. */
export const INSTRUCTIONS =
  'A toolkit of single-purpose utilities. Find a feature by words with find_features, read its parameters with describe_feature, and call it with call_feature. Answers are JSON: {"ok": true, "feature", "data"}, or {"ok": false, "feature", "error": {"code", "message", "details"}}. Only calls count against the key\'s daily quota.'

import { describe, expect, it } from 'vitest'
import type { ContractDocument, Schema } from '#contract'
import { schemaWords } from '../../../src/published/guides/schema-words.js'

const document = {
  components: {
    schemas: {
      Unit: { type: 'string', enum: ['km', 'mi'] },
      Long: { enum: Array.from({ length: 62 }, (_, index) => index) },
    },
  },
} as unknown as ContractDocument

// The meaning of each keyword: JSON Schema Validation 2020-12, section 6.
describe('the words for a schema', () => {
  it.each<[Schema, string]>([
    [{ type: 'string', minLength: 1, maxLength: 20 }, 'string, 1 to 20 characters'],
    [{ type: 'string', maxLength: 1 }, 'string, at most 1 character'],
    [{ type: 'string', minLength: 3 }, 'string, at least 3 characters'],
    [{ type: 'string', minLength: 4, maxLength: 4 }, 'string, 4 characters'],
    [{ type: 'string', minLength: 0 }, 'string'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: 'integer', minimum: 1, maximum: 365 }, 'integer, 1 to 365'],
    [{ type: 'integer', minimum: 0 }, 'integer, at least 0'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 10 }, 'number, above 0, at most 10'],
    [{ type: 'number', exclusiveMaximum: 1 }, 'number, below 1'],
    [{ type: ['integer', 'null'], minimum: 1 }, 'integer, at least 1 or null'],
    [{ type: 'boolean' }, 'boolean'],
    [
      { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 8 },
      'list of (number), 2 to 8 items',
    ],
    [{ $ref: '#/components/schemas/Unit' }, 'one of `km`, `mi`'],
    [{ const: true }, '`true`'],
    [{ oneOf: [{ $ref: '#/components/schemas/Unit' }, { type: 'null' }] }, 'one of `km`, `mi` or null'],
    [{ oneOf: [{ type: 'string' }, { type: 'string' }] }, 'string'],
    [{}, 'any value'],
  ])('%j', (schema, words) => {
    expect(schemaWords(document, schema)).toBe(words)
  })

  it('counts what is too much to list', () => {
    const words = schemaWords(document, { $ref: '#/components/schemas/Long' })
    expect(words).toMatch(/^one of `0`, .*`59` and 2 more$/)
  })
})

import { describe, expect, test } from 'vitest'
import { compileSchema, SchemaError } from '../../../src/gateway/json-schema/compile.js'
import { growthOf } from '../../support/cpu.js'

describe('values are valid as JSON Schema 2020-12 has it', () => {
  test.each<[string, Record<string, unknown>, unknown, boolean]>([
    ['a type', { type: 'array' }, [1], true],
    ['another type', { type: 'array' }, {}, false],
    ['prefixItems', { prefixItems: [{ type: 'string' }], items: false }, ['a', 1], false],
    ['a reference', { $ref: '#/$defs/a', $defs: { a: { const: 1 } } }, 1, true],
    [
      'a recursive reference',
      { type: 'object', properties: { next: { $ref: '#' } } },
      { next: { next: 1 } },
      false,
    ],
    ['a format', { format: 'date' }, '2026-02-30', false],
    // `datetime.now().isoformat()`, which Pydantic reads back.
    ['a time of day without a zone', { format: 'date-time' }, '2026-11-28T21:00:00.123456', true],
    ['a time of day in a zone', { format: 'date-time' }, '2026-11-28T21:00:00Z', true],
    ['a time of day that does not exist', { format: 'date-time' }, '2026-11-28T25:00:00', false],
    ['a time alone without a zone', { format: 'time' }, '10:00:00', true],
    ['a time alone that does not exist', { format: 'time' }, '10:60:00', false],
    ['an unknown format', { format: 'colour' }, 'x', true],
    ['an unknown keyword', { 'x-note': 1 }, 'x', true],
    ['a pattern', { pattern: '^\\d{3}$' }, '123', true],
    ['a pattern found anywhere', { pattern: 'b' }, 'abc', true],
    ['a pattern that does not match', { pattern: '^[A-Z]+$' }, 'abc', false],
    [
      'the dialect that generators of draft 7 write',
      { $schema: 'http://json-schema.org/draft-07/schema#', type: 'null' },
      null,
      true,
    ],
    // JSON Schema Validation 2020-12, 6.2.1: "if division by this keyword's value results in an integer".
    ['a multiple of a hundredth', { multipleOf: 0.01 }, 19.99, true],
    ['a large multiple of a hundredth', { multipleOf: 0.01 }, 1_234_567.89, true],
    ['half of a hundredth more', { multipleOf: 0.01 }, 19.995, false],
    ['a millionth more', { multipleOf: 0.01 }, 19.990001, false],
    [
      'a word of OpenAPI’s beside a reference',
      { $ref: '#/$defs/a', nullable: true, $defs: { a: {} } },
      1,
      true,
    ],
    [
      'and beside a choice',
      { properties: { a: { anyOf: [{ nullable: false }, { type: 'null', nullable: false }] } } },
      {},
      true,
    ],
    ['a property of its name', { properties: { nullable: false } }, { nullable: 1 }, false],
    ['values with such a member', { enum: [{ nullable: true }] }, { nullable: true }, true],
    ['a name of draft 4', { id: 'https://example.com/a', type: 'object' }, {}, true],
    ['two patterns', { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] }, 'ac', false],
    ['nothing asked', {}, 'anything', true],
  ])('%s', (_, schema, value, expected) => {
    expect(compileSchema(schema, false)(value)).toBe(expected)
  })
})

describe('a schema that can’t be used is refused', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown type', { type: 'text' }, /type/],
    ['a reference to elsewhere', { $ref: 'https://example.com/schema.json' }, /example\.com/],
    ['a reference to nothing', { $ref: '#/$defs/none' }, /none/],
    ['a reference to itself', { $ref: '#' }, /refers to itself/],
    [
      'a circle of references',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
      /refers to itself/,
    ],
    ['look-ahead in a pattern', { pattern: '(?=a)b' }, /invalid/i],
    ['a pattern that is none', { pattern: '(' }, /missing/],
    ['another dialect', { $schema: 'https://example.com/dialect' }, /dialect/],
    ['an asynchronous schema', { $async: true }, /async/],
  ])('%s', (_, schema, message) => {
    expect(() => compileSchema(schema, false)).toThrow(SchemaError)
    expect(() => compileSchema(schema, false)).toThrow(message)
  })
})

test('a pattern takes time linear in the text', () => {
  // (a+)+$ takes 2^n steps on a backtracking engine.
  const isValid = compileSchema({ pattern: '^(a+)+$' }, false)
  expect(isValid(`${'a'.repeat(50_000)}!`)).toBe(false)
  expect(growthOf(50_000, 8, (length) => isValid(`${'a'.repeat(length)}!`))).toBeLessThan(24)
})

describe('under strict: true OpenAI’s rules count', () => {
  const object = {
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
    additionalProperties: false,
  }

  test('a schema that keeps them is taken', () => {
    const isValid = compileSchema(
      {
        ...object,
        $defs: { o: object },
        properties: { a: { anyOf: [{ $ref: '#/$defs/o' }, { type: 'null' }] } },
      },
      true,
    )
    expect(isValid({ a: null })).toBe(true)
    expect(isValid({})).toBe(false)
  })

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a root that is no object', { type: 'array', items: object }, /root/],
    [
      'further properties',
      { ...object, additionalProperties: true },
      /In context=\(\), 'additionalProperties'/,
    ],
    ['a property that is not required', { ...object, required: [] }, /missing 'a'/],
    [
      'further properties within',
      { ...object, properties: { a: { type: 'object' } } },
      /In context=\('properties', 'a'\)/,
    ],
    [
      'a keyword that is not taken',
      { ...object, properties: { a: { allOf: [{}] } } },
      /'allOf' is not permitted/,
    ],
  ])('%s: refused', (_, schema, message) => {
    expect(() => compileSchema(schema, true)).toThrow(message)
  })
})

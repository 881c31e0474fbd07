import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { describeErrors } from '#contract'
import {
  dereference,
  operationsOf,
  readContract,
  type ContractDocument,
} from '../../src/contract/document.js'
import { PATTERN_WORDS } from '../../src/contract/pattern-words.js'

const faultsOf = (schema: object, value: unknown) => {
  const formats = { date: /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/ }
  const validate = new Ajv2020({ allErrors: true, strict: false, formats }).compile(schema)
  validate(value)
  return describeErrors(validate.errors)
}

describe('faults in the caller’s terms (keywords of JSON Schema 2020-12)', () => {
  it.each([
    [{ type: 'object', required: ['a'] }, {}, 'a', 'is required'],
    [
      { type: 'object', properties: {}, additionalProperties: false },
      { b: 1 },
      'b',
      'is not a known parameter',
    ],
    [
      { type: 'object', properties: { a: { type: 'string', maxLength: 1 } } },
      { a: 'xy' },
      'a',
      'must have at most 1 character',
    ],
    [{ type: 'object', properties: { a: { enum: ['x', 'y'] } } }, { a: 'z' }, 'a', 'must be one of x, y'],
    [
      { type: 'object', properties: { a: { type: 'number', minimum: 0 } } },
      { a: -1 },
      'a',
      'must be at least 0',
    ],
    [{ properties: { a: { exclusiveMaximum: 1 } } }, { a: 1 }, 'a', 'must be less than 1'],
    [{ properties: { a: { multipleOf: 5 } } }, { a: 7 }, 'a', 'must be a multiple of 5'],
    [{ properties: { a: { enum: ['x', 'y', null] } } }, { a: 'z' }, 'a', 'must be one of x, y or null'],
    [
      { properties: { a: { anyOf: [{ enum: ['x', 'y'] }, { type: ['object', 'null'] }] } } },
      { a: 'z' },
      'a',
      'must be an object or null, or one of x, y',
    ],
    [
      { properties: { a: { pattern: '^[A-Za-z0-9_-]*$' } } },
      { a: 'b c' },
      'a',
      'must be letters, digits, underscores and dashes',
    ],
    [
      { properties: { a: { maxLength: 2, pattern: '^[A-Za-z0-9_-]*$' } } },
      { a: 'b c' },
      'a',
      'must have at most 2 characters and must be letters, digits, underscores and dashes',
    ],
    [
      { properties: { a: { maximum: 5, multipleOf: 2 } } },
      { a: 7 },
      'a',
      'must be at most 5 and a multiple of 2',
    ],
    [{ properties: { a: { enum: [1, 2, 4], minimum: 1 } } }, { a: 0 }, 'a', 'must be one of 1, 2, 4'],
    [
      { properties: { a: { format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } } },
      { a: '2026-1-31' },
      'a',
      'must be a date, such as 2026-01-31',
    ],
    [{ properties: { a: { uniqueItems: true } } }, { a: [1, 2, 1] }, 'a[2]', 'is the same as item 0'],
    [{ minProperties: 1 }, {}, '', 'must have at least 1 field'],
    [
      { properties: { a: { propertyNames: { maxLength: 2 } } } },
      { a: { long: 1 } },
      'a.long',
      'as the name of a field must have at most 2 characters',
    ],
    [
      { type: 'object', properties: { a: { type: 'array', items: { type: 'object', required: ['b'] } } } },
      { a: [{}] },
      'a[0].b',
      'is required',
    ],
    [
      { type: 'object', properties: { a: { type: ['string', 'null'] } } },
      { a: 1 },
      'a',
      'must be a string or null',
    ],
    [{ type: 'object' }, [], '', 'must be an object'],
  ])('%j', (schema, value, parameter, message) => {
    expect(faultsOf(schema, value)).toEqual([{ parameter, message }])
  })

  it('says each type of an alternative once', () => {
    const schema = {
      properties: { a: { anyOf: [{ type: ['string', 'array'] }, { type: ['string', 'null'] }] } },
    }
    expect(faultsOf(schema, { a: 5 })).toEqual([
      { parameter: 'a', message: 'must be a string or an array or null' },
    ])
  })

  it('keeps to the alternative that the value comes nearest to', () => {
    const part = { type: 'object', required: ['type'], properties: { type: { const: 'text' } } }
    const schema = { properties: { a: { anyOf: [{ type: 'string' }, { type: 'array', items: part }] } } }
    expect(faultsOf(schema, { a: [{ type: 'picture' }] })).toEqual([
      { parameter: 'a[0].type', message: 'must be "text"' },
    ])
  })

  it('lists at most twenty places', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`p${index}`, 1]))
    expect(faultsOf({ type: 'object', properties: {}, additionalProperties: false }, many)).toHaveLength(20)
  })
})

/** Every pattern below a schema that callers fill in. */
const patternsIn = (document: ContractDocument, node: unknown, seen: Set<unknown>): string[] => {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  if ('$ref' in node) return patternsIn(document, dereference(document, node), seen)
  const own = 'pattern' in node && typeof node.pattern === 'string' ? [node.pattern] : []
  return [...own, ...Object.values(node).flatMap((each) => patternsIn(document, each, seen))]
}

/** Patterns that are not published: those below `x-strict` in the contract's sources. */
const strictPatterns = (): string[] => {
  const folder = join(import.meta.dirname, '../../openapi')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/x-strict:\s*\{?\s*pattern: '([^']*)'/g),
    ])
    .map(([, pattern = '']) => pattern)
}

/** Every pattern of what callers of a contract send. */
const inputPatterns = (document: ContractDocument): string[] => {
  const inputs = operationsOf(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []),
    operation.requestBody,
  ])
  return patternsIn(document, inputs, new Set())
}

it('has words for every pattern of a request: x-pattern-words beside it', () => {
  const [published, operators] = [inputPatterns(readContract()), inputPatterns(readContract('admin'))]
  const patterns = new Set([...published, ...operators, ...strictPatterns()])
  expect(operators.length).toBeGreaterThan(3)
  expect(patterns.size).toBeGreaterThan(10)
  expect([...patterns].filter((pattern) => !PATTERN_WORDS.has(pattern))).toEqual([])
  expect([...PATTERN_WORDS.keys()].filter((pattern) => !patterns.has(pattern))).toEqual([])
})

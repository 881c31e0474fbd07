import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { describeErrors } from '#contract'

const faultsOf = (schema: object, value: unknown) => {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema)
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
    [{ type: 'object', properties: { a: { type: 'number', minimum: 0 } } }, { a: -1 }, 'a', 'must be >= 0'],
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

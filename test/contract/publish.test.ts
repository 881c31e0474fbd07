import { describe, expect, it } from 'vitest'
import { publishedDocument, strictDocument } from '../../src/contract/codegen/publish.js'
import type { ContractDocument } from '../../src/contract/document.js'

const refusal = { content: { 'application/json': { schema: { type: 'object' } } } }

/** A document of one feature whose query refers to these schemas. */
const documentOf = (schemas: Record<string, object>): ContractDocument =>
  ({
    paths: {
      '/text/length': {
        servers: [{ url: '{rest_url}' }],
        get: {
          operationId: 'rest_text_length',
          parameters: [
            { name: 'text', in: 'query', required: true, schema: { type: 'string' } },
            ...Object.keys(schemas).map((name) => ({
              name,
              in: 'query',
              schema: { $ref: `#/components/schemas/${name}` },
            })),
          ],
          responses: { '400': { $ref: '#/components/responses/Refused' }, '422': refusal, '503': refusal },
        },
      },
    },
    components: { schemas: { ...schemas, Unused: { type: 'string' } }, responses: { Refused: refusal } },
  }) as unknown as ContractDocument

const schemasOf = (document: ContractDocument) => document.components['schemas'] as Record<string, unknown>

describe('x-strict', () => {
  const document = documentOf({
    Name: { type: 'string', pattern: 'a', 'x-strict': { pattern: '(?=a)a', default: 'a' } },
    Input: { oneOf: [{ type: 'string' }], description: 'A text.', 'x-strict': { type: ['string', 'null'] } },
  })

  it('is what requests are held to, and replaces a union by types', () => {
    const { Name, Input } = schemasOf(strictDocument(document))
    expect(Name).toEqual({ type: 'string', pattern: '(?=a)a', default: 'a' })
    expect(Input).toEqual({ description: 'A text.', type: ['string', 'null'] })
  })

  it('is not published', () => {
    const { Name, Input } = schemasOf(publishedDocument(document))
    expect(Name).toEqual({ type: 'string', pattern: 'a' })
    expect(Input).toEqual({ oneOf: [{ type: 'string' }], description: 'A text.' })
  })
})

describe('what is published', () => {
  it('has no component that nothing refers to', () => {
    expect(Object.keys(schemasOf(publishedDocument(documentOf({ Used: { type: 'string' } }))))).toEqual([
      'Used',
    ])
  })

  it('has unique constants where two enums share a value', () => {
    const schemas = schemasOf(
      publishedDocument(
        documentOf({
          HashBase: { type: 'string', enum: ['base64', 'z-85'] },
          TextBase: { type: 'string', enum: ['base64', '+'], 'x-enum-varnames': ['base64', 'plus'] },
          Level: { type: 'string', enum: ['low', 'high'] },
        }),
      ),
    ) as Record<string, { 'x-enum-varnames'?: string[] }>
    expect(schemas['HashBase']?.['x-enum-varnames']).toEqual(['HASH_BASE_BASE64', 'HASH_BASE_Z_85'])
    expect(schemas['TextBase']?.['x-enum-varnames']).toEqual(['TEXT_BASE_BASE64', 'TEXT_BASE_PLUS'])
    expect(schemas['Level']).not.toHaveProperty('x-enum-varnames')
  })

  it('gives 64 bits to integers that 32 may not hold, and leaves examples alone', () => {
    const schemas = schemasOf(
      publishedDocument(
        documentOf({
          Milliseconds: { type: 'integer' },
          Size: { type: ['integer', 'null'], minimum: 0 },
          Month: { type: 'integer', minimum: 1, maximum: 12 },
          Word: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
          Sign: { type: 'integer', enum: [-1, 0, 1] },
          Tool: { type: 'object', properties: {}, examples: [{ type: 'integer' }] },
        }),
      ),
    ) as Record<string, { format?: string }>
    expect(schemas['Milliseconds']?.format).toBe('int64')
    expect(schemas['Size']?.format).toBe('int64')
    expect(schemas['Month']).not.toHaveProperty('format')
    expect(schemas['Word']).not.toHaveProperty('format')
    expect(schemas['Sign']).not.toHaveProperty('format')
    expect(schemas['Tool']).toHaveProperty('examples', [{ type: 'integer' }])
  })

  it("shows each feature's own refusals", () => {
    const responses: Readonly<Record<string, object>> =
      publishedDocument(documentOf({})).paths['/text/length']?.get?.responses ?? {}
    const exampleOf = (status: string) =>
      (responses[status] as { content: { 'application/json': { example?: unknown } } }).content[
        'application/json'
      ].example
    expect(exampleOf('400')).toEqual({
      ok: false,
      feature: 'text/length',
      error: {
        code: 'invalid_parameter',
        message: 'text is required',
        details: [{ parameter: 'text', message: 'is required' }],
      },
    })
    expect(exampleOf('422')).toMatchObject({ feature: 'text/length', error: { code: 'unprocessable' } })
    expect(exampleOf('503')).toBeUndefined()
  })
})

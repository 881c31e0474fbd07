import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesBetween, type Change } from '../../src/contract/codegen/changes.js'
import { versionFrom } from '../../src/contract/codegen/document-file.js'

export const folder = mkdtempSync(join(tmpdir(), 'changes-'))

/** A contract with one of everything that can break. */
export const contract = () => {
  const receipt = { $ref: '#/components/schemas/Receipt' }
  const answer = (schema: object) => ({ description: 'Done.', content: { 'application/json': { schema } } })
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1.0.0' },
    servers: [{ url: 'https://api.example.org' }],
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          security: [{ header: [] }, { bearer: [] }] as object[],
          requestBody: {
            required: false,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          responses: { '200': answer(receipt) },
        },
        get: {
          operationId: 'listOrders',
          parameters: [
            {
              name: 'limit',
              in: 'query',
              required: false,
              schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
            },
            { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['new', 'old'] } },
            { name: 'q', in: 'query', required: false, schema: { type: 'string', maxLength: 50 } },
          ] as { name: string; in: string; required: boolean; schema: Record<string, unknown> }[],
          responses: { '200': answer({ type: 'array', items: receipt }) } as Record<string, object>,
        },
      },
      '/health': { get: { operationId: 'getHealth', responses: { '200': answer({ type: 'object' }) } } },
    } as Record<string, Record<string, object>>,
    components: {
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Order: {
          type: 'object',
          required: ['item'],
          properties: {
            item: { type: 'string' },
            note: { type: 'string' },
            size: { type: 'string', enum: ['s', 'm', 'l'] },
            count: { type: 'integer', minimum: 1, maximum: 10 },
          } as Record<string, Record<string, unknown>>,
        } as {
          required: string[]
          properties: Record<string, Record<string, unknown>>
          additionalProperties?: boolean
        },
        Receipt: {
          type: 'object',
          required: ['id', 'total'],
          properties: {
            id: { type: 'string' },
            total: { type: 'integer' },
            state: { type: 'string', enum: ['open', 'done'] },
          } as Record<string, Record<string, unknown>>,
        },
      },
    },
  }
}
export type Contract = ReturnType<typeof contract>
type Listing = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  responses: Record<string, object>
}
type Creation = { security: object[]; requestBody: { required: boolean } }

export const listing = (document: Contract) => document.paths['/orders']?.['get'] as Listing
export const creation = (document: Contract) => document.paths['/orders']?.['post'] as Creation
export const parameter = (document: Contract, index: number) => {
  const found = listing(document).parameters[index]
  if (found === undefined) throw new Error(`no parameter ${index}`)
  return found
}
export const property = (document: Contract, schema: 'Order' | 'Receipt', name: string) =>
  document.components.schemas[schema].properties[name] ?? {}

export const write = (name: string, change: (document: Contract) => void): string => {
  const document = contract()
  change(document)
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(document))
  return file
}
export const OLD = write('old', () => undefined)

export const changesOf = (old: string, next: string): Promise<Change[]> =>
  changesBetween(versionFrom(readFileSync(old, 'utf8'), old), versionFrom(readFileSync(next, 'utf8'), next))

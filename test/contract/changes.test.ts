import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changesBetween } from '../../src/contract/codegen/changes.js'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'changes-'))

/** A contract with one of everything that can break. */
const contract = () => {
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
type Contract = ReturnType<typeof contract>
type Listing = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  responses: Record<string, object>
}
type Creation = { security: object[]; requestBody: { required: boolean } }

const listing = (document: Contract) => document.paths['/orders']?.['get'] as Listing
const creation = (document: Contract) => document.paths['/orders']?.['post'] as Creation
const parameter = (document: Contract, index: number) => {
  const found = listing(document).parameters[index]
  if (found === undefined) throw new Error(`no parameter ${index}`)
  return found
}
const property = (document: Contract, schema: 'Order' | 'Receipt', name: string) =>
  document.components.schemas[schema].properties[name] ?? {}

const write = (name: string, change: (document: Contract) => void): string => {
  const document = contract()
  change(document)
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(document))
  return file
}
const OLD = write('old', () => undefined)

/** `npm run contract:diff` as CI runs it. */
const diff = (...args: string[]): { status: number | null; output: string } => {
  const command = ['--import', 'tsx', '--conditions=source', 'src/contract/codegen/diff.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe('clients break', () => {
  it.each<[string, (document: Contract) => void, RegExp]>([
    ['an operation is gone', (d) => delete d.paths['/health'], /\/health/],
    ['an operation has another id', (d) => (listing(d).operationId = 'getOrders'), /GET \/orders/],
    [
      'a parameter is new and required',
      (d) =>
        listing(d).parameters.push({ name: 'day', in: 'query', required: true, schema: { type: 'string' } }),
      /`day`/,
    ],
    ['a parameter became required', (d) => (parameter(d, 0).required = true), /`limit`/],
    ['a parameter is gone', (d) => listing(d).parameters.pop(), /`q`/],
    ['a bound is narrower', (d) => (parameter(d, 0).schema['maximum'] = 50), /limit/],
    ['a default is another', (d) => (parameter(d, 0).schema['default'] = 50), /limit\.default/],
    ['a length is shorter', (d) => (parameter(d, 2).schema['maxLength'] = 10), /q/],
    ['a value is no longer taken', (d) => (parameter(d, 1).schema['enum'] = ['new']), /sort/],
    ['a parameter has another type', (d) => (parameter(d, 0).schema['type'] = 'string'), /limit/],
    ['a body became required', (d) => (creation(d).requestBody.required = true), /POST \/orders/],
    ['a member of a body became required', (d) => d.components.schemas.Order.required.push('size'), /size/],
    ['a member of a body is gone', (d) => delete d.components.schemas.Order.properties['note'], /note/],
    [
      'a member of a body has another type',
      (d) => (property(d, 'Order', 'count')['type'] = 'string'),
      /count/,
    ],
    [
      'a body takes no other members',
      (d) => (d.components.schemas.Order.additionalProperties = false),
      /POST/,
    ],
    ['a member of an answer is gone', (d) => delete d.components.schemas.Receipt.properties['id'], /id/],
    ['a member of an answer may be missing', (d) => d.components.schemas.Receipt.required.pop(), /total/],
    [
      'a member of an answer has another type',
      (d) => (property(d, 'Receipt', 'total')['type'] = 'string'),
      /total/,
    ],
    [
      'a member of an answer may be null',
      (d) => (property(d, 'Receipt', 'total')['type'] = ['integer', 'null']),
      /total/,
    ],
    [
      'an answer has values nobody knew',
      (d) => (property(d, 'Receipt', 'state')['enum'] = ['open', 'done', 'lost']),
      /state/,
    ],
    [
      'an answer has another status',
      (d) => (listing(d).responses = { '201': { description: 'Done.' } }),
      /200/,
    ],
    ['a way to authenticate is gone', (d) => creation(d).security.pop(), /POST \/orders/],
  ])('when %s', async (name, change, place) => {
    const breaking = (await changesBetween(OLD, write(name, change))).filter(({ isBreaking }) => isBreaking)
    expect(breaking.map(({ operations, text }) => `${operations.join(', ')}: ${text}`).join('\n')).toMatch(
      place,
    )
  })
})

describe('npm run contract:diff', () => {
  it('ends with 1 and names what breaks', () => {
    const { status, output } = diff(
      OLD,
      write('gone', (document) => delete document.paths['/health']),
    )
    expect(output).toMatch(/^BREAKS .*`\/health`/m)
    expect(output).toContain('1 change, of which 1 breaking')
    expect(status).toBe(1)
  })

  it('passes what does not break, and writes the changelog', () => {
    const next = write('harmless', (document) => {
      document.paths['/orders/last'] = {
        get: { operationId: 'getLast', responses: { '200': { description: 'Done.' } } },
      }
      listing(document).parameters.push({
        name: 'day',
        in: 'query',
        required: false,
        schema: { type: 'string' },
      })
      parameter(document, 0).schema['maximum'] = 500
      parameter(document, 1).schema['enum'] = [
        'new',
        'old',
        'best',
        'the one that most people have looked at today',
      ]
      property(document, 'Order', 'count')['maximum'] = 20
      document.components.schemas.Receipt.properties['at'] = { type: 'string' }
      // What is said to people breaks nobody, and does not make a parameter another one.
      Object.assign(parameter(document, 0), { description: 'How many orders.', example: 20 })
      Object.assign(listing(document), { 'x-example': 'excerpt' })
    })
    const { status, output } = diff(OLD, next, '--markdown')
    expect(output).not.toContain('### Breaking')
    expect(output).not.toContain('x-example')
    expect(output).toMatch(/### Added\n\n(?:- .*\n)*- `\/orders\/last`/)
    // Reached from both operations of /orders, told once.
    expect(output.match(/`.*\bat` was added/g)).toHaveLength(1)
    expect(output).toMatch(
      /### Changed\n\n(?:- .*\n)*- `GET \/orders`: `limit\.maximum` changed from 100 to 500\./,
    )
    expect(output).toContain(
      '`GET /orders`: `sort` may now also be "best", "the one that most people have looked at today".',
    )
    expect(status).toBe(0)
  })

  it('names values and types as they were and are', () => {
    const next = write('values', (document) => {
      property(document, 'Receipt', 'total')['type'] = 'string'
      property(document, 'Receipt', 'state')['enum'] = ['open', 'lost']
      property(document, 'Order', 'count')['type'] = ['integer', 'null']
    })
    const { output } = diff(OLD, next, '--markdown')
    expect(output).toMatch(/The type of `200\.(?:items\.)?total` changed from integer to string\./)
    expect(output).toMatch(/`200\.(?:items\.)?state` may now also be "lost", and may no longer be "done"\./)
    expect(output).toContain('The type of `requestBody.count` changed from integer to integer or null.')
    expect(output).not.toMatch(/widened|narrowed/)
  })

  it.each([
    ['no document', [], 'Usage'],
    ['neither file nor revision', ['no-such-tag'], 'no-such-tag is neither a file nor a revision'],
    ['no OpenAPI document', [OLD, join(ROOT, 'package.json')], 'cannot be compared'],
  ])('cannot tell with %s', (_, args, message) => {
    const { status, output } = diff(...args)
    expect(output).toContain(message)
    expect(status).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { changesOf, creation, listing, OLD, parameter, property, write, type Contract } from './orders.js'

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
    const breaking = (await changesOf(OLD, write(name, change))).filter(({ isBreaking }) => isBreaking)
    expect(breaking.map(({ operations, text }) => `${operations.join(', ')}: ${text}`).join('\n')).toMatch(
      place,
    )
  })
})

describe('servers', () => {
  const at = (servers: object[]) => (document: Contract) => {
    document.servers = servers as Contract['servers']
  }
  const templated = write(
    'templated',
    at([{ url: '{base_url}', variables: { base_url: { default: 'http://localhost:8787/v1' } } }]),
  )

  it('are where the contract is deployed', async () => {
    const deployed = write('deployed', at([{ url: 'https://api.example.org/gateway/v1/' }]))
    expect(await changesOf(templated, deployed)).toEqual([])
  })

  it('are what clients break on where their path changes, which is told once', async () => {
    const moved = write('moved', at([{ url: 'http://localhost:8787/v2' }]))
    expect(await changesOf(templated, moved)).toEqual([
      {
        kind: 'modified',
        isBreaking: true,
        operations: ['GET /orders', 'POST /orders', 'GET /health'],
        text: "The server's address ends in `/v2` instead of `/v1`.",
      },
    ])
  })

  it('of a path or an operation hold for it alone', async () => {
    const own = write('own', (document) => {
      at([{ url: '/v1' }])(document)
      Object.assign(document.paths['/health'] ?? {}, { servers: [{ url: '/rest' }] })
      Object.assign(listing(document), { servers: [{ url: '/v1' }, { url: '/v2' }] })
    })
    const told = (await changesOf(templated, own)).map(({ isBreaking, operations }) => [
      isBreaking,
      operations,
    ])
    expect(told).toEqual([
      [false, ['GET /orders']],
      [true, ['GET /health']],
    ])
  })
})

describe('a parameter whose schema is written out instead of referred to', () => {
  // So many that the reference and what it leads to have little in common as texts.
  const values = Array.from({ length: 30 }, (_, index) => `value-${index}`)
  const referring = write('referring', (document) => {
    Object.assign(document.components.schemas, { Sort: { type: 'string', enum: values, default: 'value-1' } })
    parameter(document, 1).schema = { $ref: '#/components/schemas/Sort' }
  })
  const writtenOut = (name: string, schema: object) =>
    write(name, (document) => {
      Object.assign(document.components.schemas, {
        Sort: { type: 'string', enum: values, default: 'value-1' },
      })
      parameter(document, 1).schema = { type: 'string', enum: values, default: 'value-1', ...schema }
    })

  it('is the same', async () => {
    const same = writtenOut('written-out', {})
    expect(await changesOf(referring, same)).toEqual([])
    expect(await changesOf(same, referring)).toEqual([])
  })

  it('changed where its default did', async () => {
    expect(await changesOf(referring, writtenOut('other-default', { default: 'value-2' }))).toEqual([
      {
        kind: 'modified',
        isBreaking: true,
        operations: ['GET /orders'],
        text: '`sort.default` changed from "value-1" to "value-2".',
      },
    ])
  })

  it('is the same parameter where little is left of it', async () => {
    const next = write('free', (document) => {
      Object.assign(document.components.schemas, {
        Sort: { type: 'string', enum: values, default: 'value-1' },
      })
      parameter(document, 1).schema = { type: 'string', default: 'value-1' }
    })
    const changes = await changesOf(writtenOut('listed', {}), next)
    expect(changes.map(({ isBreaking, text }) => [isBreaking, text])).toEqual([
      [false, expect.stringMatching(/^`sort\.enum` changed/)],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { Validator } from '@seriousme/openapi-schema-validator'
import { CATEGORIES } from '../../src/published/addresses.js'
import { sharedService } from '../support/shared-service.js'

interface Operation {
  security: Record<string, unknown>[]
}
interface Document {
  info: { title: string; description: string }
  servers: { url: string; variables?: unknown }[]
  paths: Record<string, { servers?: { url: string }[]; get?: Operation; post?: Operation }>
  components: Record<string, Record<string, unknown>>
  tags: { name: string }[]
}

const service = sharedService()

const read = async (path: string): Promise<{ document: Document; text: string }> => {
  const response = await fetch(`${service.url}${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  const text = await response.text()
  return { document: JSON.parse(text) as Document, text }
}

describe('/openapi.json', () => {
  it('has the addresses of this deployment as literal servers', async () => {
    const { document, text } = await read('/openapi.json')
    expect(document.servers.map(({ url }) => url)).toEqual([`${service.url}/v1`, `${service.url}/rest`])
    expect(document.paths['/chat/completions']?.servers).toMatchObject([{ url: `${service.url}/v1` }])
    expect(document.paths['/hash/digest']?.servers).toMatchObject([{ url: `${service.url}/rest` }])
    expect(text).not.toMatch(/\{(base|rest)_url\}|"variables":\{"(base|rest)_url"|localhost:8787|x-strict/)
  })
})

describe('the documents per plane', () => {
  it.each([
    ['gateway', '/v1', '/chat/completions', '/hash/digest'],
    ['toolkit', '/rest', '/hash/digest', '/chat/completions'],
  ])('/openapi/%s.json has one server and the paths of its plane', async (plane, base, own, other) => {
    const { document } = await read(`/openapi/${plane}.json`)
    expect(document.servers.map(({ url }) => url)).toEqual([`${service.url}${base}`])
    expect(document.paths).toHaveProperty([own])
    expect(document.paths).not.toHaveProperty([other])
    expect(Object.values(document.paths).filter(({ servers }) => servers !== undefined)).toEqual([])
  })

  it('have all paths between them', async () => {
    const [all, gateway, toolkit] = await Promise.all(
      ['/openapi.json', '/openapi/gateway.json', '/openapi/toolkit.json'].map(read),
    )
    expect([...Object.keys(gateway!.document.paths), ...Object.keys(toolkit!.document.paths)].sort()).toEqual(
      Object.keys(all!.document.paths).sort(),
    )
  })

  it.each(['gateway', 'toolkit'])('%s refers to nothing that it does not have', async (plane) => {
    const { document, text } = await read(`/openapi/${plane}.json`)
    const names = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)]
    expect(names.length).toBeGreaterThan(50)
    expect(
      names.filter(([, kind = '', name = '']) => document.components[kind]?.[name] === undefined),
    ).toEqual([])
  })

  it('offer the toolkit key as a header alone', async () => {
    const { document } = await read('/openapi/toolkit.json')
    expect(document.paths['/hash/digest']?.get?.security).toEqual([
      { restKeyBearer: [] },
      { restKeyHeader: [] },
    ])
    expect(Object.keys(document.components['securitySchemes'] ?? {})).toEqual([
      'restKeyBearer',
      'restKeyHeader',
    ])
  })
})

describe('the documents per category', () => {
  const addresses = CATEGORIES.map((category) => `/openapi/toolkit/${category}.json`)

  it('have the paths of the toolkit between them, each those of its category', async () => {
    const documents = await Promise.all(addresses.map(read))
    for (const [index, { document }] of documents.entries())
      expect(new Set(Object.keys(document.paths).map((path) => path.split('/')[1]))).toEqual(
        new Set([CATEGORIES[index]]),
      )
    const { document: toolkit } = await read('/openapi/toolkit.json')
    expect(documents.flatMap(({ document }) => Object.keys(document.paths)).sort()).toEqual(
      Object.keys(toolkit.paths).sort(),
    )
  })

  it('have a tag, a title and a description of their own, and refer to nothing that they do not have', async () => {
    const { document, text } = await read('/openapi/toolkit/hash.json')
    expect(document.tags.map(({ name }) => name)).toEqual(['Hash & Encode'])
    expect(document.info.title).toBe('Utility Toolkit: Hash & Encode')
    expect(document.info.description).toContain(`${service.url}/rest`)
    const names = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)]
    expect(
      names.filter(([, kind = '', name = '']) => document.components[kind]?.[name] === undefined),
    ).toEqual([])
  })

  it('are valid OpenAPI 3.1 (its schema of 2022-10-07)', async () => {
    const { document } = await read('/openapi/toolkit/anime.json')
    expect(await new Validator().validate(structuredClone(document) as never)).toEqual({ valid: true })
  })

  it('are 404 where there is no such category', async () => {
    expect((await fetch(`${service.url}/openapi/toolkit/nothing.json`)).status).toBe(404)
  })
})

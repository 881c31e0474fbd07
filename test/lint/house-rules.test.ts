import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

type Visitors = Record<string, (node: object) => void>
interface HouseRules {
  default: {
    rules: Record<
      string,
      { create: (context: { filename: string; report: (fault: { message: string }) => void }) => Visitors }
    >
  }
}

const { default: house } = (await import(pathToFileURL(join(ROOT, 'house-rules.js')).href)) as HouseRules

/** What a rule says of one import in a file at `place`. */
const saidOf = (rule: string, place: string, specifier: string, importKind = 'value'): string[] => {
  const said: string[] = []
  const visitors = house.rules[rule]?.create({
    filename: join(ROOT, place),
    report: ({ message }) => void said.push(message),
  })
  visitors?.['ImportDeclaration']?.({ importKind, source: { type: 'Literal', value: specifier } })
  return said
}

describe('declared-imports', () => {
  const said = (place: string, specifier: string, kind?: string) =>
    saidOf('declared-imports', place, specifier, kind)

  it.each([
    ['a dependency', 'src/http/app.ts', 'koa'],
    ['a file of a scoped dependency', 'src/assets/s3.ts', '@aws-sdk/client-s3/package.json'],
    ['a built-in module', 'src/http/app.ts', 'node:fs'],
    ['a name of our own', 'handlers/toolkit/hash/digest.ts', '#toolkit'],
    ['a development tool in a test', 'test/http/app.test.ts', 'vitest'],
    ['a development tool in what writes generated/', 'src/contract/codegen/types.ts', 'openapi-typescript'],
  ])('allows %s', (_name, place, specifier) => expect(said(place, specifier)).toEqual([]))

  it('allows the types of a package that has them apart', () =>
    expect(said('src/toolkit/lib/code/css-minify.ts', 'css-tree', 'type')).toEqual([]))

  it('refuses a package that is only there because another needs it', () => {
    expect(said('src/http/app.ts', 'css-tree')).toEqual(['css-tree is not declared in package.json.'])
    expect(said('test/http/app.test.ts', '@no/such/file')).toEqual([
      '@no/such is not declared in package.json.',
    ])
  })

  it('refuses a development tool in what runs', () =>
    expect(said('handlers/toolkit/hash/digest.ts', 'vitest')).toEqual([
      expect.stringContaining('vitest is a devDependency'),
    ]))
})

describe('one-direction', () => {
  const said = (place: string, specifier: string, kind?: string) =>
    saidOf('one-direction', place, specifier, kind)

  it.each([
    ['an inner layer', 'src/http/app.ts', '#store'],
    ['its own layer', 'src/toolkit/features.ts', '#toolkit/lib/text/units'],
    ["the gateway the toolkit's shared algorithms", 'src/gateway/tokens.ts', '#toolkit/lib/common/semaphore'],
    ['a neighbour in its folder', 'src/gateway/media/store.ts', '../batch/store.js'],
  ])('allows %s', (_name, place, specifier) => expect(said(place, specifier)).toEqual([]))

  it('allows the types of an outer layer', () =>
    expect(said('src/store/open.ts', '#gateway', 'type')).toEqual([]))

  it.each([
    ['an outer layer', 'src/store/open.ts', '#gateway'],
    ['a file of an outer layer', 'src/store/open.ts', '#accounts/cli'],
    ["the gateway the toolkit's features", 'src/gateway/chat.ts', '#toolkit'],
  ])('refuses %s', (_name, place, specifier) =>
    expect(said(place, specifier)).toEqual([expect.stringContaining('Data flows one way')]),
  )

  it('refuses a way round the index of another layer', () =>
    expect(said('src/gateway/chat/open.ts', '../../store/open.js')).toEqual([
      "Go through the other folder's index.",
    ]))
})

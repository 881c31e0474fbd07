import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { changesBetween } from '../../src/contract/codegen/changes.js'
import { versionFrom } from '../../src/contract/codegen/document-file.js'
import { BUNDLE } from '../../src/contract/codegen/release.js'
import { publishedContract } from '../../src/published/contract.js'
import { contract, folder, listing, OLD, parameter, property, write } from './orders.js'

const ROOT = join(import.meta.dirname, '../..')

/** `npm run contract:diff` as CI runs it. */
const diff = (...args: string[]): { status: number | null; output: string } => {
  const command = ['--import', 'tsx', '--conditions=source', 'src/contract/codegen/diff.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

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

  it('takes YAML', () => {
    const file = join(folder, 'next.yaml')
    const next = contract()
    delete next.paths['/health']
    writeFileSync(file, stringify(next))
    const { status, output } = diff(OLD, file)
    expect(output).toMatch(/^BREAKS .*`\/health`.*\n1 change, of which 1 breaking$/m)
    expect(status).toBe(1)
  })

  it.each([
    ['no document', [], 'Usage'],
    ['neither file nor revision', ['no-such-tag'], 'no-such-tag is neither a file nor a revision'],
    ['a folder', ['src'], 'src is neither a file nor a revision'],
    ['no OpenAPI document', [OLD, 'package.json'], 'package.json is not an OpenAPI document'],
    ['a contract in parts', ['openapi.yaml'], /^openapi\.yaml .*generated\/openapi\.json/m],
  ])('cannot tell with %s', (_, args, message) => {
    const { status, output } = diff(...args)
    expect(output).toMatch(message)
    expect(status).toBe(2)
  })
})

describe('a version is refused by its name', () => {
  const stating = (openapi: unknown) => JSON.stringify({ ...contract(), openapi })
  it.each([
    ['empty', 'saved.json', ' \n', 'saved.json is empty'],
    ['broken JSON', 'saved.json', '{"openapi": "3.1.0",', /^saved\.json is not valid JSON: ./],
    ['broken YAML', 'saved.yaml', 'openapi: 3.1.0\ninfo: {', /^saved\.yaml is neither JSON nor YAML: ./],
    ['a page', 'saved.json', '<html><p>Not found</html>', 'saved.json is not an OpenAPI document'],
    ['OpenAPI 3.0', 'saved.json', stating('3.0.3'), /^saved\.json uses OpenAPI "3\.0\.3";/],
    ['OpenAPI 3.2', 'saved.json', stating('3.2.0'), /^saved\.json uses OpenAPI "3\.2\.0";/],
    // The specification has it as a string.
    ['a number', 'saved.yaml', 'openapi: 3.1\npaths: {}', /^saved\.yaml uses OpenAPI 3\.1;/],
    ['Swagger', 'saved.json', '{"swagger": "2.0"}', /^saved\.json uses OpenAPI "2\.0";/],
    [
      'a reference that leads nowhere',
      'saved.yaml',
      "openapi: 3.1.0\npaths: {/a: {$ref: '#/components/pathItems/A'}}",
      'saved.yaml refers to #/components/pathItems/A, which it does not have',
    ],
    [
      'a reference to itself',
      'saved.yaml',
      "openapi: 3.1.0\npaths: {/a: {$ref: '#/paths/~1a'}}",
      'saved.yaml refers to #/paths/~1a, which it does not have',
    ],
  ])('%s', (_, name, text, message) => {
    expect(() => versionFrom(text, name)).toThrow(message)
  })

  it('but 3.1.1 is taken, and an example may refer to anything', () => {
    const text =
      "openapi: 3.1.1\npaths: {}\ncomponents: {examples: {}, schemas: {A: {example: {$ref: 'a.yaml'}}}}"
    expect(versionFrom(text, 'saved.yaml').document['openapi']).toBe('3.1.1')
  })
})

it('the contract that the service publishes is the one of this tree', async () => {
  const saved = JSON.stringify(publishedContract('https://api.example.org/behind'))
  const own = readFileSync(join(ROOT, BUNDLE), 'utf8')
  expect(await changesBetween(versionFrom(saved, 'saved.json'), versionFrom(own, BUNDLE))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationsOf, readContract } from '../../src/contract/document.js'
import { handlerPath, operationLock } from '../../src/contract/codegen/maps.js'

const ROOT = join(import.meta.dirname, '../..')
const operations = operationsOf(readContract())

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

describe('contract, handlers, tests and lock belong together', () => {
  it('has one handler for each operation and none beside', () => {
    expect(filesUnder('handlers', '.ts')).toEqual(
      [...operations, ...operationsOf(readContract('admin'))]
        .map(({ plane, path }) => handlerPath(plane, path))
        .sort(),
    )
  })

  it('has a test for each feature and none without one', () => {
    const features = operations.filter(({ plane }) => plane === 'toolkit').map(({ path }) => path.slice(1))
    const tests = filesUnder('test/toolkit', '.test.ts').filter((name) =>
      features.some((feature) => feature.split('/')[0] === name.split('/')[0]),
    )
    expect(tests).toEqual(features.sort())
  })

  it('has unique operationIds, and the lock names them all', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(readFileSync(join(ROOT, 'openapi/operations.lock'), 'utf8')).toBe(operationLock(readContract()))
  })

  it('has a root reference for every path, in the file of its category', () => {
    const root = readFileSync(join(ROOT, 'openapi.yaml'), 'utf8')
    for (const { plane, path } of operations.filter((entry) => entry.plane === 'toolkit')) {
      const [, category, ...rest] = path.split('/')
      expect(plane).toBe('toolkit')
      expect(root).toContain(`openapi/toolkit/${category}.yaml#/paths/~1${category}~1${rest.join('~1')}`)
    }
  })
})

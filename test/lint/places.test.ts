import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const TESTS = join(import.meta.dirname, '..')

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
)
const startsService = (file: string): boolean =>
  /\b(?:startService|startGateway|startOperator|startProcess|startWorkersServer|agentsWithService)\(/.test(
    readFileSync(join(TESTS, file), 'utf8'),
  )

describe('a test file that starts the whole service', () => {
  const isNamed = (file: string): boolean => file.endsWith('.e2e.test.ts')

  it('is named .e2e', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => startsService(file) && !isNamed(file))).toEqual([])
  })

  it('alone is named so', () =>
    expect(files.filter((file) => isNamed(file) && !startsService(file))).toEqual([]))
})

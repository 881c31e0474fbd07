import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T

interface Entry {
  version?: string
  dev?: boolean
  devOptional?: boolean
  engines?: { node?: string }
}

test('every package that the service needs runs on the oldest Node that package.json takes', () => {
  const oldest = minVersion(read<{ engines: { node: string } }>('package.json').engines.node)?.version ?? ''
  expect(oldest).toBe('20.19.0')
  const { packages } = read<{ packages: Record<string, Entry> }>('package-lock.json')
  const needed = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  expect(needed.length).toBeGreaterThan(100)
  const newer = needed.filter(([, { engines }]) => !satisfies(oldest, engines?.node ?? '*'))
  expect(newer.map(([place, { version, engines }]) => `${place} ${version}: ${engines?.node}`)).toEqual([])
})

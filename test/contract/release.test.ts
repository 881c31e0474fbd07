import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../../src/contract/codegen/changes.js'
import { adviceOn, majorOf, releaseBase } from '../../src/contract/codegen/release.js'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (home: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: home,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

const commit = (home: string, version: string): string => {
  mkdirSync(join(home, 'generated'), { recursive: true })
  writeFileSync(join(home, 'generated/openapi.json'), JSON.stringify({ info: { version } }))
  git(home, 'add', '-A')
  git(home, 'commit', '-q', '--allow-empty', '-m', version)
  return git(home, 'rev-parse', 'HEAD')
}

describe('what CI compares the contract with', () => {
  const home = join(folder, 'home')
  let second = ''

  beforeAll(() => {
    mkdirSync(home)
    git(home, 'init', '-q', '-b', 'main')
    commit(home, '2.0.0')
    second = commit(home, '2.1.0')
  })

  it('is the commit before, on the main branch', () => {
    expect(releaseBase(home, 2)).toEqual({ revision: 'HEAD~1', reason: 'the commit before' })
  })

  it('is where another branch left the main one', () => {
    git(home, 'checkout', '-q', '-b', 'change')
    commit(home, '2.2.0')
    commit(home, '2.3.0')
    expect(releaseBase(home, 2)).toEqual({ revision: second, reason: 'where this branch left main' })
    git(home, 'checkout', '-q', 'main')
  })

  it('is the last release of the same major version, where there is one', () => {
    const released = join(folder, 'released')
    git(folder, 'clone', '-q', home, released)
    git(released, 'tag', 'v1.9.0')
    git(released, 'tag', 'v2.1.0')
    commit(released, '2.4.0')
    expect(releaseBase(released, 2)).toEqual({ revision: 'v2.1.0', reason: 'the last release' })
    expect(releaseBase(released, 3)?.reason).not.toBe('the last release')
  })

  it('is nothing in a clone of one commit', () => {
    const shallow = join(folder, 'shallow')
    git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(home).href, shallow)
    expect(releaseBase(shallow, 2)).toBeNull()
  })

  it('is nothing where git has nothing', () => {
    const bare = join(folder, 'bare')
    mkdirSync(bare)
    // Not the repository that this folder may lie in.
    git(bare, 'init', '-q')
    expect(releaseBase(bare, 2)).toBeNull()
  })

  it('has its version from the contract', () => {
    expect(majorOf({ info: { version: '2.1.0' } })).toBe(2)
  })
})

describe('a change that breaks clients', () => {
  const change = (isBreaking: boolean): Change => ({ kind: 'removed', isBreaking, operations: [], text: '' })

  it('is refused within a major version, with what to do', () => {
    const advice = adviceOn([change(false), change(true)], { old: 2, next: 2 })
    expect(advice).toContain('raise the\nversion to 3.0.0 in openapi.yaml and package.json')
    expect(advice).toContain('CHANGELOG.md')
  })

  it('may come with the next one', () => {
    expect(adviceOn([change(true)], { old: 2, next: 3 })).toBeNull()
  })

  it('is none where nothing breaks', () => {
    expect(adviceOn([change(false)], { old: 2, next: 2 })).toBeNull()
  })
})

import { execFileSync } from 'node:child_process'
import type { Change } from './changes.js'
import type { Node } from './node.js'

/** Where the contract stands, in this tree and in every revision. */
export const BUNDLE = 'generated/openapi.json'

/** A revision to compare with, and why it is that one. */
export interface Base {
  revision: string
  reason: string
}

/** What git answers in a folder; null where it cannot. */
const asking =
  (folder: string) =>
  (...args: string[]): string | null => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      return null
    }
  }

const MAIN = ['origin/main', 'main']

/**
 * What clients of today have: the last release of this major version; where none is tagged, the commit at which this branch
 * left the main one, or on the main one the commit before.
 * @param major of the contract's version
 * @returns null where there is none, as in a clone of one commit
 */
export const releaseBase = (folder: string, major: number): Base | null => {
  const git = asking(folder)
  const tag = git('describe', '--tags', '--abbrev=0', '--match', `v${major}.*`)
  if (tag !== null) return { revision: tag, reason: 'the last release' }
  const head = git('rev-parse', '--verify', 'HEAD')
  const forks = MAIN.map((branch) => git('merge-base', 'HEAD', branch)).filter(
    (fork): fork is string => fork !== null && fork !== head,
  )
  const found: (Base | null)[] = [
    ...forks.map((revision) => ({ revision, reason: 'where this branch left main' })),
    { revision: 'HEAD~1', reason: 'the commit before' },
  ]
  return (
    found.find((base) => base !== null && git('cat-file', '-e', `${base.revision}:${BUNDLE}`) !== null) ??
    null
  )
}

/** The major version that a contract states. */
export const majorOf = (document: Node): number =>
  Number((document as { info: { version: string } }).info.version.split('.')[0])

/** What is to be done about changes before they are released; null where nothing is. @param majors of both versions */
export const adviceOn = (changes: readonly Change[], majors: { old: number; next: number }): string | null =>
  majors.old !== majors.next || !changes.some(({ isBreaking }) => isBreaking)
    ? null
    : `This breaks clients, and the version is still ${majors.next}.x. Leave the old form in place beside the new one; or raise the
version to ${majors.next + 1}.0.0 in openapi.yaml and package.json, and say in CHANGELOG.md what clients must do.`

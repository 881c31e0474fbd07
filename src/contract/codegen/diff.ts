/** `npm run contract:diff -- OLD [NEW]`: whether a change of the contract breaks clients. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changesBetween, type Change } from './changes.js'
import { adviceOn, BUNDLE, majorOf, releaseBase } from './release.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const USAGE = `Usage: npm run contract:diff -- OLD [NEW] [--markdown]
       npm run contract:diff -- --release
  OLD and NEW are OpenAPI documents as JSON, or revisions of this repository (a tag, a commit); NEW is ${BUNDLE}
  unless it is given. Ends with 0 where clients of OLD work with NEW, with 1 where they may not, with 2 where that
  cannot be told. --markdown prints a section for CHANGELOG.md. --release compares with the last release, or without one
  with the commit where this branch left main, or the one before; a new major version may then break clients.`

/** Where the comparison cannot be made. */
class DiffError extends Error {}

/** The document's file: itself, or the bundle of a revision, written into `folder`. */
const fileOf = (given: string, folder: string, name: string): string => {
  if (existsSync(given)) return given
  const file = join(folder, `${name}.json`)
  try {
    const text = execFileSync('git', ['show', `${given}:${BUNDLE}`], {
      cwd: ROOT,
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    writeFileSync(file, text)
  } catch {
    throw new DiffError(`${given} is neither a file nor a revision that has ${BUNDLE}`)
  }
  return file
}

const MOST_NAMED = 3

const placeOf = ({ operations }: Change): string => {
  if (operations.length === 0) return 'the document'
  const named = operations.slice(0, MOST_NAMED).map((operation) => `\`${operation}\``)
  const more = operations.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const sectionOf = (title: string, changes: readonly Change[]): string[] =>
  changes.length === 0
    ? []
    : [`### ${title}`, '', ...changes.map((change) => `- ${placeOf(change)}: ${change.text}`), '']

const markdownOf = (changes: readonly Change[]): string =>
  [
    ...sectionOf(
      'Breaking',
      changes.filter(({ isBreaking }) => isBreaking),
    ),
    ...sectionOf(
      'Added',
      changes.filter(({ isBreaking, kind }) => !isBreaking && kind === 'added'),
    ),
    ...sectionOf(
      'Changed',
      changes.filter(({ isBreaking, kind }) => !isBreaking && kind !== 'added'),
    ),
  ].join('\n')

const linesOf = (changes: readonly Change[]): string =>
  [
    ...changes.map(
      (change) => `${change.isBreaking ? 'BREAKS ' : '       '}${placeOf(change)}: ${change.text}`,
    ),
    `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, of which ${changes.filter(({ isBreaking }) => isBreaking).length} breaking`,
    '',
  ].join('\n')

/** As CI runs it: what breaks clients needs a new major version. */
const checkRelease = async (folder: string): Promise<number> => {
  const next = join(ROOT, BUNDLE)
  const major = majorOf(next)
  const base = releaseBase(ROOT, major)
  if (base === null) {
    console.log('There is no earlier contract to compare with: no release, and no commit before this one.')
    return 0
  }
  const old = fileOf(base.revision, folder, 'old')
  const changes = await changesBetween(old, next)
  console.log(`Against ${base.revision}, ${base.reason}:`)
  process.stdout.write(linesOf(changes))
  const advice = adviceOn(changes, { old: majorOf(old), next: major })
  if (advice !== null) console.error(advice)
  return advice === null ? 0 : 1
}

const main = async (args: readonly string[]): Promise<number> => {
  const isRelease = args.length === 1 && args[0] === '--release'
  const [old, next = join(ROOT, BUNDLE), ...rest] = args.filter((argument) => argument !== '--markdown')
  if (
    old === undefined ||
    rest.length > 0 ||
    (!isRelease && args.some((argument) => /^-(?!-markdown$)/.test(argument)))
  ) {
    if (args.includes('--help')) console.log(USAGE)
    else console.error(USAGE)
    return args.includes('--help') ? 0 : 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    if (isRelease) return await checkRelease(folder)
    const changes = await changesBetween(fileOf(old, folder, 'old'), fileOf(next, folder, 'new'))
    process.stdout.write(args.includes('--markdown') ? markdownOf(changes) : linesOf(changes))
    return changes.some(({ isBreaking }) => isBreaking) ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  return 2
})

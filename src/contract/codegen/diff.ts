/** `npm run contract:diff -- OLD [NEW]`: whether a change of the contract breaks clients. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changesBetween, type Change } from './changes.js'
import { versionFrom, VersionError, type Version } from './document-file.js'
import { adviceOn, BUNDLE, majorOf, releaseBase } from './release.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const USAGE = `Usage: npm run contract:diff -- OLD [NEW] [--markdown]
       npm run contract:diff -- --release
  OLD and NEW are OpenAPI 3.1 documents, as JSON or YAML, such as the service publishes, or revisions of this repository
  (a tag, a commit); NEW is ${BUNDLE} unless it is given. Servers are compared by the last step of their paths
  alone. Ends with 0 where clients of OLD work with NEW, with 1 where they may not, with 2 where that cannot be told.
  --markdown prints a section for CHANGELOG.md. --release compares with the last release, or without one with the commit
  where this branch left main, or the one before; a new major version may then break clients.`

/** The document of a file, or the bundle of a revision. */
const versionOf = (given: string): Version => {
  if (existsSync(given) && !statSync(given).isDirectory())
    return versionFrom(readFileSync(given, 'utf8'), given)
  let text
  try {
    text = execFileSync('git', ['show', `${given}:${BUNDLE}`], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new VersionError(`${given} is neither a file nor a revision that has ${BUNDLE}`)
  }
  return versionFrom(text, `${given}:${BUNDLE}`)
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
const checkRelease = async (): Promise<number> => {
  const next = versionFrom(readFileSync(join(ROOT, BUNDLE), 'utf8'), BUNDLE)
  const major = majorOf(next.document)
  const base = releaseBase(ROOT, major)
  if (base === null) {
    console.log('There is no earlier contract to compare with: no release, and no commit before this one.')
    return 0
  }
  const old = versionOf(base.revision)
  const changes = await changesBetween(old, next)
  console.log(`Against ${base.revision}, ${base.reason}:`)
  process.stdout.write(linesOf(changes))
  const advice = adviceOn(changes, { old: majorOf(old.document), next: major })
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
  if (isRelease) return checkRelease()
  const changes = await changesBetween(versionOf(old), versionOf(next))
  process.stdout.write(args.includes('--markdown') ? markdownOf(changes) : linesOf(changes))
  return changes.some(({ isBreaking }) => isBreaking) ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  return 2
})

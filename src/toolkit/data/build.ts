/** `npm run data`: writes the data sets and `data/manifest.json`; with `--check` only says what differs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { dataSets, type DataSet } from './sets.js'
import { installSources, versionOfSource } from './sources.js'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'data')
const MANIFEST = join(FOLDER, 'manifest.json')

const nameOf = ({ name, extension = 'bin' }: DataSet): string => `${name}.${extension}`

const fileOf = (set: DataSet): string => join(FOLDER, nameOf(set))

const sourcesOf = ({ sources }: DataSet): string[] =>
  'fetched' in sources
    ? [sources.fetched]
    : sources.packages.map((name) => `${name}@${versionOfSource(name)}`)

const entryOf = (set: DataSet): object => {
  const bytes = readFileSync(fileOf(set))
  return {
    file: nameOf(set),
    title: set.title,
    sources: sourcesOf(set),
    licence: set.licence,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

const manifest = (): string => `${JSON.stringify({ sets: dataSets.map(entryOf) }, null, 2)}\n`

const isListed = (set: DataSet): boolean => {
  const { sets } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { sets: unknown[] }
  return sets.some((listed) => isDeepStrictEqual(listed, entryOf(set)))
}

const isCurrent = async (set: DataSet): Promise<boolean> => {
  if (!existsSync(fileOf(set))) return false
  return set.isCurrent === undefined
    ? existsSync(MANIFEST) && isListed(set)
    : set.isCurrent(readFileSync(fileOf(set)))
}

const outdated = async (): Promise<DataSet[]> => {
  const states = await Promise.all(dataSets.map(isCurrent))
  return dataSets.filter((_, index) => states[index] === false)
}

const check = async (): Promise<string[]> => {
  const stale = (await outdated()).map((set) => `data/${nameOf(set)} is not what its sources give`)
  const names = new Set(dataSets.map(nameOf))
  const orphans = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^/]+\.bin$|\.res$/.test(name) && !names.has(name))
    .map((name) => `data/${name} belongs to no data set`)
  const isDescribed =
    stale.length === 0 && existsSync(MANIFEST) && readFileSync(MANIFEST, 'utf8') === manifest()
  return [...stale, ...orphans, ...(isDescribed ? [] : ['data/manifest.json does not describe the files'])]
}

installSources()
if (process.argv.includes('--check')) {
  const problems = await check()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Mend it with: npm run data')
    process.exitCode = 1
  }
} else {
  for (const set of await outdated()) {
    mkdirSync(dirname(fileOf(set)), { recursive: true })
    writeFileSync(fileOf(set), await set.pack())
    console.log(`data/${nameOf(set)} written`)
  }
  writeFileSync(MANIFEST, manifest())
}

/** `npm run data`: writes `data/*.bin` and `data/manifest.json`; with `--check` only says what differs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { packDataSet, partNames, unpackPart } from './container.js'
import { dataSets, type DataSet } from './sets.js'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'data')
const MANIFEST = join(FOLDER, 'manifest.json')

const fileOf = (set: DataSet): string => join(FOLDER, `${set.name}.bin`)

const versionOf = (name: string): string => {
  const file = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

const manifest = (): string => {
  const sets = dataSets.map((set) => {
    const bytes = readFileSync(fileOf(set))
    return {
      file: `${set.name}.bin`,
      title: set.title,
      sources: set.packages.map((name) => `${name}@${versionOf(name)}`),
      licence: set.licence,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
  })
  return `${JSON.stringify({ sets }, null, 2)}\n`
}

/** Contents are compared, not bytes: another release of the compressor may pack the same contents otherwise. */
const isCurrent = async (set: DataSet): Promise<boolean> => {
  if (!existsSync(fileOf(set))) return false
  const file = readFileSync(fileOf(set))
  const parts = JSON.parse(JSON.stringify(await set.build())) as Record<string, unknown>
  return (
    isDeepStrictEqual(partNames(file), Object.keys(parts)) &&
    Object.entries(parts).every(([name, value]) => isDeepStrictEqual(unpackPart(file, name), value))
  )
}

const outdated = async (): Promise<DataSet[]> => {
  const states = await Promise.all(dataSets.map(isCurrent))
  return dataSets.filter((_, index) => states[index] === false)
}

const check = async (): Promise<string[]> => {
  const stale = (await outdated()).map(({ name }) => `data/${name}.bin is not what its sources give`)
  const names = new Set(dataSets.map(({ name }) => `${name}.bin`))
  const orphans = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.bin') && !names.has(name))
    .map((name) => `data/${name} belongs to no data set`)
  const isListed = stale.length === 0 && existsSync(MANIFEST) && readFileSync(MANIFEST, 'utf8') === manifest()
  return [...stale, ...orphans, ...(isListed ? [] : ['data/manifest.json does not describe the files'])]
}

if (process.argv.includes('--check')) {
  const problems = await check()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Mend it with: npm run data')
    process.exitCode = 1
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  for (const set of await outdated()) {
    writeFileSync(fileOf(set), packDataSet(await set.build()))
    console.log(`data/${set.name}.bin written`)
  }
  writeFileSync(MANIFEST, manifest())
}

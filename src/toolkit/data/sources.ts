import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../../..')
/** The packages that are too big to be everybody's development dependencies have a lock file of their own. */
const FOLDER = join(ROOT, 'data/sources')
const INSTALLED = join(FOLDER, 'node_modules/.package-lock.json')

/** `require` for the packages that data sets are made of: those of `data/sources`, else the development dependencies. */
export const load = createRequire(join(FOLDER, 'package.json'))

/** A module of `data/sources`, which `require` does not load. */
export const importSource = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(FOLDER, 'node_modules', file)).href)

/** The version of a source that is installed. */
export const versionOfSource = (name: string): string => {
  const folder = [FOLDER, ROOT]
    .map((place) => join(place, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file))
  if (folder === undefined) throw new Error(`The package ${name} is not installed`)
  return (JSON.parse(readFileSync(folder, 'utf8')) as { version: string }).version
}

type Versions = Readonly<Record<string, { version?: string }>>

const versionsIn = (file: string): Versions =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Versions }).packages

/** Installs the packages of `data/sources` as its lock file has them, unless they are there already. */
export const installSources = (): void => {
  const wanted = Object.entries(versionsIn(join(FOLDER, 'package-lock.json'))).filter(
    ([place]) => place !== '',
  )
  const found = existsSync(INSTALLED) ? versionsIn(INSTALLED) : {}
  if (wanted.every(([place, { version }]) => found[place]?.version === version)) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

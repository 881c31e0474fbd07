import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that the service needs when it runs. */
export interface RuntimePackage {
  /** Its place in the lock file, such as `node_modules/a/node_modules/b`. */
  place: string
  name: string
  version: string
  /** SPDX, as the package states it. */
  licence: string
  /** Named in package.json, not only needed by another package. */
  isDirect: boolean
  /** Needed on some platforms only, so that it may not be installed here. */
  isOptional: boolean
  /** Places of the packages it needs in turn. */
  needs: readonly string[]
}

interface LockEntry {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

type Lock = Readonly<Record<string, LockEntry>>

/** Where Node finds `name` from a package's place: in its own node_modules, else in those above it. */
const resolve = (lock: Lock, from: string, name: string): string | undefined => {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (lock[place] !== undefined) return place
  if (from === '') return undefined
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))
  return resolve(lock, parent, name)
}

const needsOf = (lock: Lock, place: string, entry: LockEntry): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })
    .filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
    .map((name) => resolve(lock, place, name))
    .filter((found) => found !== undefined)

/** Some packages state their licence in a file alone. */
const statedElsewhere: Readonly<Record<string, string>> = {
  'cli-table': 'MIT',
}

/** Every package of `package-lock.json` that is no development dependency, by name. */
export const runtimePackages = (root: string): RuntimePackage[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const direct = packages['']?.dependencies ?? {}
  return Object.entries(packages)
    .filter(([place, entry]) => place !== '' && entry.dev !== true && entry.devOptional !== true)
    .map(([place, entry]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        place,
        name,
        version: entry.version ?? '',
        licence: entry.license ?? statedElsewhere[name] ?? 'not stated',
        isDirect: place === `node_modules/${name}` && name in direct,
        isOptional: entry.optional === true,
        needs: needsOf(packages, place, entry),
      }
    })
    .sort((a, b) => (a.name === b.name ? a.place.localeCompare(b.place) : a.name < b.name ? -1 : 1))
}

/** Bytes that a package takes on the disk, without the packages inside it; null where it is not installed. */
export const bytesOf = (root: string, { place }: RuntimePackage): number | null => {
  const folder = join(root, place)
  if (!existsSync(folder)) return null
  const sizeOf = (path: string): number =>
    readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(inner)
      return sum + lstatSync(inner).size
    }, 0)
  return sizeOf(folder)
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partNames, unpackPart } from './container.js'

/** The nearest folder above that holds the package file, from the sources and from the compiled files alike. */
const rootOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder))

const inDataFolder = (file: string): string => join(rootOf(import.meta.dirname), 'data', file)

/** Where `data/<set>.bin` stands. */
export const dataFile = (set: string): string => inDataFolder(`${set}.bin`)

/** A table kept by hand in `data/<name>.json`. The caller's type is what the file has. */
export const readTable = <T>(name: string): T =>
  JSON.parse(readFileSync(inDataFolder(`${name}.json`), 'utf8')) as T

const parts = new Map<string, unknown>()

/**
 * One part of `data/<set>.bin`, read and decoded once for the process.
 * The caller's type is what the set's builder writes.
 */
export const readDataSet = <T>(set: string, part: string): T => {
  const name = `${set}/${part}`
  if (!parts.has(name)) {
    parts.set(name, unpackPart(readFileSync(dataFile(set)), part))
  }
  return parts.get(name) as T
}

const names = new Map<string, ReadonlySet<string>>()

/** Whether `data/<set>.bin` has a part; its names are read once for the process. */
export const hasDataPart = (set: string, part: string): boolean => {
  const known = names.get(set) ?? new Set(partNames(readFileSync(dataFile(set))))
  names.set(set, known)
  return known.has(part)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFile } from '../site-file.js'

/** A package whose code stands in the reference's program. */
export interface BundledPackage {
  name: string
  version: string
  /** SPDX, as the package states it. */
  licence: string
  /** The lines of its licence that say so; else its author; empty where it names nobody. */
  copyright: string
}

/** What the reference's program is made of, as `reference-packages.json` has it. */
export interface BundledPackages {
  /** Of the package that the program comes in. */
  version: string
  packages: readonly BundledPackage[]
}

/** The list that was made with the bundle. */
export const bundledPackages = (): BundledPackages =>
  JSON.parse(siteFile('reference-packages.json')) as BundledPackages

/** A file of the store of pnpm, with which Scalar is built: `.pnpm/@vueuse+core@13.9.0_vue@3.5/node_modules/@vueuse/core/`. */
const STORED = /\.pnpm\/(@?[^@/]+)@([^_(/]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
/** A compiled file of a package beside the one that is bundled: `../../../code-highlight/dist/index.js`. */
const SIBLING = /^(?:\.\.\/)+([a-z-]+)\/(dist\/.+)$/

/** A package at a version. */
export interface Place {
  name: string
  version: string
}

const manifestOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>

/**
 * Every package whose code a bundle has, those too that a package of Scalar's was compiled with.
 * @param maps of the files of the bundle
 * @param modules where the bundle's package is installed with its dependencies
 */
export const bundledIn = (maps: readonly string[], modules: string): Place[] => {
  const places = new Map<string, Place>()
  const seen = new Set<string>()
  const add = (name: string, version: string) => places.set(`${name}@${version}`, { name, version })
  const read = (map: string): void => {
    if (seen.has(map) || !existsSync(map)) return
    seen.add(map)
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
    for (const source of sources) {
      const [, , version, name] = STORED.exec(source) ?? []
      if (name !== undefined && version !== undefined) add(name, version)
      const [, sibling, file] = SIBLING.exec(source) ?? []
      const folder = join(modules, '@scalar', sibling ?? '')
      if (sibling === undefined || file === undefined || !existsSync(folder)) continue
      add(`@scalar/${sibling}`, String(manifestOf(folder)['version']))
      read(join(folder, `${file}.map`))
    }
  }
  maps.forEach(read)
  return [...places.values()]
}

const MOST_LINES = 3

/** Who says so in a package's licence. */
const copyrightOf = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8')
  const lines = [...text.matchAll(/^[\s*#]*(copyright (?:\(c\)|©|\d{4}).*?)[\s.]*$/gim)].map(
    ([, line = '']) => line,
  )
  if (lines.length > 0) return [...new Set(lines)].slice(0, MOST_LINES).join('; ')
  const { author } = manifestOf(folder) as { author?: string | { name?: string } }
  return (typeof author === 'string' ? author : author?.name) ?? ''
}

/** Where a package is installed, at whatever version. */
const installed = (modules: string, name: string): string | undefined => {
  if (existsSync(join(modules, name, 'package.json'))) return join(modules, name)
  const nested = readdirSync(modules, { withFileTypes: true, recursive: true }).find(
    (entry) =>
      entry.isDirectory() &&
      join(entry.parentPath, entry.name).endsWith(`node_modules/${name}`) &&
      existsSync(join(entry.parentPath, entry.name, 'package.json')),
  )
  return nested === undefined ? undefined : join(nested.parentPath, nested.name)
}

/** Those that are not installed, at any version. */
export const missingIn = (places: readonly Place[], modules: string): Place[] =>
  places.filter(({ name }) => installed(modules, name) === undefined)

/**
 * The licences of packages.
 * @param modules where all of them are installed, at whatever version
 * @throws Error where one states none
 */
export const withLicences = (places: readonly Place[], modules: string): BundledPackage[] =>
  places
    .map(({ name, version }) => {
      const folder = installed(modules, name)
      if (folder === undefined) throw new Error(`${name} is not installed`)
      const licence = manifestOf(folder)['license']
      if (typeof licence !== 'string') throw new Error(`${name} states no licence`)
      return { name, version, licence, copyright: copyrightOf(folder) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version.localeCompare(b.version)))

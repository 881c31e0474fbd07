import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A file of `site/`, beside this one in the sources and in the compiled files alike. */
export const siteFile = (name: string): string =>
  readFileSync(new URL(`./site/${name}`, import.meta.url), 'utf8')

const hashes = new Map<string, string>()

/** The hash of a file of `site/`, as a policy names a script that stands in a page (CSP 3, 2.3.1). */
export const siteHash = (name: string): string => {
  const known = hashes.get(name)
  if (known !== undefined) return known
  const hash = `sha256-${createHash('sha256').update(siteFile(name)).digest('base64')}`
  hashes.set(name, hash)
  return hash
}

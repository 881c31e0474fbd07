import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A JSON file of a package, which may begin with a byte order mark. It is read anew at each call.
 * @param specifier such as `one-liner-joke/jokes.json`
 */
export const readPackageJson = <T>(specifier: string): T =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8').replace(/^\uFEFF/, '')) as T

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalUpstreams, Registration } from './upstream-server.js'

const FOLDER = join(import.meta.dirname, '../upstream-examples')

/**
 * Registers what the public upstreams answer to the documented examples: `test/upstream-examples/<category>/<feature>.json`
 * holds a list of registrations for each feature that asks one.
 */
export const registerExamples = (upstreams: LocalUpstreams): void => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  for (const name of files) {
    const registrations = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Registration[]
    registrations.forEach(upstreams.register)
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a suite; README.md says whose it is. */
export const suite = <Line>(name: string): Line[] =>
  readFileSync(join(import.meta.dirname, 'suites', `${name}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

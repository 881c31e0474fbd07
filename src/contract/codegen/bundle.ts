import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { ContractDocument } from '../document.js'

/** The contract cannot be bundled; the message has a line for each problem, with its place. */
export class BundleError extends Error {}

/**
 * What Redocly reports, a line for each error. An entry has a place (`[1] openapi.yaml:70:5 at #/paths`), an empty line, the
 * problem, and an excerpt in which the line is underlined. Its own sentences stay where it has no entries.
 */
export const problemsOf = (report: string): string => {
  const entries = report.split(/^(?=\[\d+\] )/m).filter((entry) => entry.includes('\nError was generated'))
  const lines = entries.map((entry) => {
    const [, place, problem] = /^\[\d+\] (\S+) at .*\n\n(.+)/.exec(entry) ?? []
    const [, reference] = /\$ref: *['"]?([^\s'"}]+).*\n *\| *\^/.exec(entry) ?? []
    return `${place}: ${problem}${reference === undefined ? '' : ` (${reference})`}`
  })
  return lines.length === 0 ? report : lines.join('\n')
}

/** Bundles a root document of the contract and its parts into one JSON document at `output`. */
export const bundle = async (root: string, file: string, output: string): Promise<ContractDocument> => {
  const cli = new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [cli, 'bundle', file, '--output', output], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((error: unknown) => {
    throw new BundleError(problemsOf((error as { stderr?: string }).stderr ?? String(error)))
  })
  return JSON.parse(await readFile(output, 'utf8')) as ContractDocument
}

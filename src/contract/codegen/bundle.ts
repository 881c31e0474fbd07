import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { ContractDocument } from '../document.js'

/** Bundles `openapi.yaml` and its parts into one JSON document at `output`. */
export const bundle = async (root: string, output: string): Promise<ContractDocument> => {
  const cli = new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [cli, 'bundle', 'openapi.yaml', '--output', output], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((error: unknown) => {
    throw new Error(
      `openapi.yaml can't be bundled:\n${(error as { stderr?: string }).stderr ?? String(error)}`,
    )
  })
  return JSON.parse(await readFile(output, 'utf8')) as ContractDocument
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/**
 * Compiles the service as `npm start` runs it, and the tests' own programs beside it, so that a process that a test starts
 * does not compile them each time.
 */
export const compile = async (): Promise<void> => {
  const root = join(import.meta.dirname, '../..')
  await promisify(execFile)(process.execPath, ['esbuild.config.mjs'], { cwd: root })
  await build({
    entryPoints: ['test/store/support/*.ts', 'test/jobs/support/*.ts', 'test/toolkit-pool/support/*.ts'].map(
      (files) => join(root, files),
    ),
    outbase: root,
    outdir: join(root, 'dist'),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
}

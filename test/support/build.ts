import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Compiles the service as `npm start` runs it, so that a process that a test starts does not compile it each time. */
export default async (): Promise<void> => {
  const root = join(import.meta.dirname, '../..')
  await promisify(execFile)(process.execPath, ['esbuild.config.mjs'], { cwd: root })
}

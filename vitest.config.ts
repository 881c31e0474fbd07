import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { compile } from './test/support/build.js'
import { SpreadSequencer } from './test/support/sequencer.js'
import { WORKERS } from './test/support/workers.js'

const ROOT = import.meta.dirname
const DIST = new RegExp(`^${join(ROOT, 'dist/').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`)
const COMPILED = ['src', 'handlers', 'generated'].map((folder) => join(ROOT, folder, '/'))
/** What writes files of the repository runs from its source, beside them. */
const BUILDERS = join(ROOT, 'src/contract/codegen/')

/**
 * The service's own modules run as they were compiled at the start of the run, which is what runs in production and what
 * the processes that tests start run. Compiling them once more for the tests took a tenth of the run.
 */
const compiled = (): Plugin => ({
  name: 'compiled',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^[#.]/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (
      found === null ||
      !found.id.endsWith('.ts') ||
      !COMPILED.some((folder) => found.id.startsWith(folder)) ||
      found.id.startsWith(BUILDERS)
    )
      return found
    return { ...found, id: join(ROOT, 'dist', found.id.slice(ROOT.length).replace(/\.ts$/, '.js')) }
  },
})

// Read by ICU when a process starts: the forks that run the tests, and the servers that they start.
process.env['ICU_TIMEZONE_FILES_DIR'] = join(ROOT, 'data/time-zones')

// Before anything is imported that is compiled, what is set up for the run included.
await compile()

export default defineConfig({
  plugins: [compiled()],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/temporary-files.ts', 'test/support/global-setup.ts'],
    pool: 'forks',
    // Loading the sources anew for each of some hundred files takes longer than all of their tests.
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: SpreadSequencer },
    // For a machine with much else to do: these end what hangs, and no test measures anything else by the clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Node loads the compiled validators in production, and imports CommonJS otherwise than Vite does.
    server: { deps: { external: [DIST, /generated\/(?:admin\/)?validators\//] } },
  },
})

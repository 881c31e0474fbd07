import { defineConfig } from 'vitest/config'
import { SpreadSequencer } from './test/support/sequencer.js'
import { WORKERS } from './test/support/workers.js'

// Processes and threads that the service starts run as they were compiled at the start of the run.
const conditions = ['compiled', 'source', 'node']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/temporary-files.ts', 'test/support/build.ts', 'test/support/global-setup.ts'],
    pool: 'forks',
    // Loading the sources anew for each of some hundred files takes longer than all of their tests.
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: SpreadSequencer },
    // For a machine with much else to do: these end what hangs, and no test measures anything else by the clock.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Node loads the compiled validators in production, and imports CommonJS otherwise than Vite does.
    server: { deps: { external: [/generated\/(?:admin\/)?validators\//] } },
  },
})

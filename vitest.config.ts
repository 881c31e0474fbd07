import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'

// Processes and threads that the service starts run as they were compiled at the start of the run.
const conditions = ['compiled', 'source', 'node']

/** What holds the clock against the event loop; other work on the machine's cores would be measured with it. */
const ALONE = ['test/toolkit-pool/hostile.test.ts', 'test/gateway/thousands-of-models.e2e.test.ts']

const project = (
  test: Extract<TestProjectConfiguration, { test?: unknown }>['test'],
): TestProjectConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Node loads the compiled validators in production, and imports CommonJS otherwise than Vite does.
    server: { deps: { external: [/generated\/validators\//] } },
    ...test,
  },
})

export default defineConfig({
  test: {
    projects: [
      project({
        name: 'together',
        include: ['test/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...ALONE],
        globalSetup: ['test/support/build.ts', 'test/support/global-setup.ts'],
        // Loading the sources anew for each of some hundred files takes longer than all of their tests.
        isolate: false,
        maxWorkers: 4,
      }),
      project({
        name: 'alone',
        include: ALONE,
        globalSetup: ['test/support/build.ts'],
        maxWorkers: 1,
        retry: 2,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})

import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Node loads the compiled validators in production, and imports CommonJS otherwise than Vite does.
    server: { deps: { external: [/generated\/validators\//] } },
  },
})

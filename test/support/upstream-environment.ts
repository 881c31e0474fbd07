// The run's set-up is loaded outside of the `source` condition, so that no # name leads to the sources there.
import { upstreamDefinitions } from '../../src/toolkit/upstreams/definitions.js'
import type { LocalUpstreams } from './upstream-server.js'

/** The environment that sends the shared service to the local server instead of the public upstreams. */
export const upstreamEnvironment = (local: LocalUpstreams): Record<string, string> => ({
  ...Object.fromEntries(
    upstreamDefinitions.map(({ name, base }) => {
      const placeholders = [...base.matchAll(/\{[a-z]+\}/g)].map(([placeholder]) => `/${placeholder}`)
      return [`UPSTREAM_${name.toUpperCase()}_BASE_URL`, local.baseUrl(name) + placeholders.join('')]
    }),
  ),
  // One test's failures must not keep another's calls from the upstream that they share.
  UPSTREAM_BREAKER_FAILURES: '0',
})

import { onTestFinished } from 'vitest'
import {
  createUpstreamClient,
  type PublicApiClient,
  type UpstreamClientOptions,
} from '#toolkit/upstreams/client/index'
import { upstreamDefinitions } from '#toolkit/upstreams/definitions'
import { startLocalUpstreams, type LocalUpstreams } from './upstream-server.js'

/** A client of its own in front of a local server of its own. */
export interface ClientUnderTest extends PublicApiClient {
  local: LocalUpstreams
  /** `upstream outcome` of every call so far. */
  outcomes: string[]
  /** Lets so many milliseconds pass for what is kept, paused or open. */
  pass(milliseconds: number): void
}

/** Starts both for one test; every base is the local server's unless `options` says otherwise. */
export const startClient = async (options: Partial<UpstreamClientOptions> = {}): Promise<ClientUnderTest> => {
  const local = await startLocalUpstreams()
  const outcomes: string[] = []
  let passed = 0
  const client = createUpstreamClient({
    baseUrls: Object.fromEntries(upstreamDefinitions.map(({ name }) => [name, local.baseUrl(name)])),
    rates: {},
    tokens: {},
    off: [],
    userAgent: 'utility-toolkit/0.0.1 (http://toolkit.test)',
    timeoutMs: 60_000,
    breakerFailures: 5,
    fetch: () => Promise.reject(new Error('This test leads nowhere else')),
    onCall: (upstream, outcome) => void outcomes.push(`${upstream} ${outcome}`),
    now: () => Date.now() + passed,
    ...options,
  })
  onTestFinished(async () => {
    await client.close()
    await local.close()
  })
  return {
    ...client,
    local,
    outcomes,
    pass: (milliseconds) => {
      passed += milliseconds
    },
  }
}

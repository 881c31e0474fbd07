import { join } from 'node:path'
import { loadConfig } from '#config'
import { createService, type Service } from '#http'
import { createLogger } from '#observe'
import { endWithTest, once } from './end-with-test.js'
import { freshPlace, type StoreKind } from './stores.js'

/** Which store the whole service is tested on. */
export const STORE: StoreKind = process.env['TEST_STORE'] === 'server' ? 'server' : 'embedded'

/** A real server on a free loopback port with a store of its own. */
export interface TestService extends Service {
  dataDir: string
  gatewayUrl: string
  toolkitUrl: string
  /** Every log line so far. */
  logs: string[]
  /** Issues a key as the operator would. */
  key(plane: 'gateway' | 'rest', plan: string, account?: string): Promise<string>
}

/**
 * Starts the service as `npm start` does, with responses validated, and ends it with the test; `environment` overrides what tests need by default. With
 * a `DATA_DIR` in it (see the environment of a place) the store is the caller's, and outlives the service; else it is fresh.
 */
export const startService = async (environment: Record<string, string> = {}): Promise<TestService> => {
  const own = 'DATA_DIR' in environment ? null : await freshPlace(STORE)
  const logs: string[] = []
  const log = createLogger('info', { write: (line: string) => void logs.push(line) })
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      IP_RATE_LIMIT: '0',
      PUBLIC_RATE_LIMIT: '0',
      PROVIDERS_FILE: '/dev/null',
      PLANS_FILE: join(import.meta.dirname, '../../plans.yaml'),
      ...own?.environment,
      ...environment,
    },
    // No .env there.
    import.meta.dirname,
  )
  const { dataDir } = config
  const service = await createService(config, { log })
  const stop = once(async () => {
    await service.stop()
    await own?.remove()
  })
  endWithTest(stop)
  return {
    ...service,
    dataDir,
    gatewayUrl: `${service.url}/v1`,
    toolkitUrl: `${service.url}/rest`,
    logs,
    key: (plane, plan, account = `account-${plane}-${plan}`) =>
      service.accounts.operator.createKey({ plane, plan, account }),
    stop,
  }
}

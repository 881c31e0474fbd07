import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '#config'
import { createService, type Service } from '#http'
import { createLogger } from '#observe'

/** A real server on a free loopback port with a data folder of its own. */
export interface TestService extends Service {
  dataDir: string
  gatewayUrl: string
  toolkitUrl: string
  /** Every log line so far. */
  logs: string[]
  /** Issues a key as the operator would. */
  key(plane: 'gateway' | 'rest', plan: string, account?: string): Promise<string>
}

/** Starts the service as `npm start` does, with responses validated; `environment` overrides what tests need by default. */
export const startService = async (environment: Record<string, string> = {}): Promise<TestService> => {
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'service-')))
  const logs: string[] = []
  const log = createLogger('info', { write: (line: string) => void logs.push(line) })
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      IP_RATE_LIMIT: '0',
      PUBLIC_RATE_LIMIT: '0',
      PROVIDERS_FILE: '/dev/null',
      PLANS_FILE: join(import.meta.dirname, '../../plans.yaml'),
      ...environment,
    },
    dataDir,
  )
  const service = await createService(config, { log })
  return {
    ...service,
    dataDir,
    gatewayUrl: `${service.url}/v1`,
    toolkitUrl: `${service.url}/rest`,
    logs,
    key: (plane, plan, account = `account-${plane}-${plan}`) =>
      service.accounts.operator.createKey({ plane, plan, account }),
    stop: async () => {
      await service.stop()
      if (environment['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

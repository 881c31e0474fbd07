import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import OpenAI from 'openai'
import { expect } from 'vitest'
import { stringify } from 'yaml'
import { endWithTest, once } from './end-with-test.js'
import { startService, type TestService } from './service.js'

/** A real server in front of providers, and clients of it. */
export interface TestGateway {
  service: TestService
  /** Rewrites `providers.yaml`; takes effect with `service.reload()`. */
  configure(providers: readonly object[], fallbacks?: object): Promise<void>
  /** The official client with a fresh account's key; it does not retry. */
  client(plan?: string): Promise<OpenAI>
  /** Rows of the request log, the newest first. */
  rows(client: OpenAI): Promise<LogRow[]>
  stop(): Promise<void>
}

export interface LogRow {
  id: string
  endpoint: string
  model: string | null
  provider: string | null
  tokens: { prompt: number; completion: number; total: number; estimated: boolean }
  status: number
  cost_idr: string
}

/** The error that a refused call raises in the client. */
export const refusalOf = (call: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> =>
  call.then(
    () => expect.fail('the call was answered'),
    (error: unknown) => error as InstanceType<typeof OpenAI.APIError>,
  )

/** All that an asynchronous source gives. */
export const collect = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const each of source) all.push(each)
  return all
}

let accounts = 0

/** Starts the whole service with these entries under `providers`. */
export const startGateway = async (
  providers: readonly object[],
  { fallbacks = {}, environment = {} }: { fallbacks?: object; environment?: Record<string, string> } = {},
): Promise<TestGateway> => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const file = join(folder, 'providers.yaml')
  const configure = (entries: readonly object[], resorts: object = {}): Promise<void> =>
    writeFile(file, stringify({ providers: entries, fallbacks: resorts }))
  await configure(providers, fallbacks)
  const service = await startService({
    PROVIDERS_FILE: file,
    PLANS_FILE: resolve('plans.yaml'),
    NODE_NAME: 'node-test',
    ...environment,
  })
  await service.ready
  const stop = once(async () => {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  endWithTest(stop)
  return {
    service,
    configure,
    client: async (plan = 'unlimited') =>
      new OpenAI({
        apiKey: await service.key('gateway', plan, `account-${++accounts}`),
        baseURL: service.gatewayUrl,
        maxRetries: 0,
      }),
    rows: async (client) => {
      await service.store.journal.flush()
      const { data } = await client.get<{ data: LogRow[] }>('/account/requests')
      return data
    },
    stop,
  }
}

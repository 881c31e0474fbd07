import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAccounts, type Accounts, type Principal } from '#accounts'
import { openAssets } from '#assets'
import { loadConfig } from '#config'
import { loadResponseValidator } from '#contract'
import type { GatewayContext, GatewayParts } from '#gateway'
import { createLogger, createMetrics } from '#observe'
import type { GatewayId, Handler, Query, ResponseBody } from '#operation'
import { openStore, type RequestRow, type Store } from '#store'
import { createEgress } from '#toolkit/open'

/** The gateway's reads on a real store with real accounts, without a server around them. */
export interface Reads {
  store: Store
  accounts: Accounts
  /** Issues a key as the operator would, and says who holds it. */
  holder(account: string, plan?: string): Promise<Principal>
  /** Calls a handler and holds its answer against the contract. */
  read<Id extends GatewayId>(
    id: Id,
    handler: Handler<Id, GatewayContext>,
    principal: Principal,
    query?: Query<Id>,
  ): Promise<ResponseBody<Id>>
  /** Everything that a handler needs beside the part of the gateway that routes to providers. */
  context(principal: Principal | null): Omit<GatewayContext<Principal | null>, 'gateway'>
  /** What a gateway is built on beside that. */
  parts: Pick<GatewayParts, 'assets' | 'fetch'>
  close(): Promise<void>
}

const complaintsAbout = await loadResponseValidator()

export const openReads = async (): Promise<Reads> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'reads-'))
  const config = loadConfig(
    { NODE_ENV: 'test', DATA_DIR: dataDir, PROVIDERS_FILE: '/dev/null' },
    process.cwd(),
  )
  const log = createLogger('silent')
  const metrics = createMetrics()
  const store = await openStore(config, { log })
  const accounts = await openAccounts(config, store, { log })

  const context: Reads['context'] = (principal) => ({
    config,
    store,
    accounts,
    principal,
    requestId: 'req_test',
    signal: new AbortController().signal,
    startedAt: performance.now(),
    draining: false,
    log,
    metrics,
    limitAddress: () => Promise.resolve(),
  })
  const { fileAddresses } = accounts
  const publicBaseUrl = () => 'http://files.test'
  const assets = openAssets({ config, store, fileAddresses, publicBaseUrl, log, onCreated: () => undefined })
  const { fetch } = createEgress({ allow: [], timeoutMs: 1000, userAgent: 'test' })
  return {
    store,
    accounts,
    parts: { assets, fetch },
    context,
    holder: async (account, plan = 'live') => {
      const secret = await accounts.operator.createKey({ plane: 'gateway', plan, account })
      const principal = accounts.authenticate(secret, 'gateway')
      if (principal === undefined) throw new Error('the key that was just issued is not known')
      return principal
    },
    read: async (id, handler, principal, query) => {
      const reply = await handler({
        query: query ?? {},
        body: undefined,
        context: context(principal),
      } as unknown as Parameters<typeof handler>[0])
      if (!('body' in reply)) throw new Error(`${id} answered with a stream`)
      const complaints = complaintsAbout(id, reply.status, reply.body)
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
      return reply.body
    },
    close: async () => {
      await accounts.close()
      await store.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A completed request of the holder; what a test does not say is the same in every row. */
export const row = (
  holder: Principal,
  id: string,
  at: string,
  rest: Partial<RequestRow> = {},
): RequestRow => ({
  id,
  at: Date.parse(at),
  accountId: holder.account.id,
  keyId: holder.keyId,
  endpoint: '/chat/completions',
  model: 'vendor/small-chat',
  provider: 'openrouter',
  promptTokens: 10,
  completionTokens: 5,
  estimated: false,
  latencyMs: 120,
  status: 200,
  costIdr: '0.1',
  units: 1,
  retentionDays: 30,
  ...rest,
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '#accounts'
import { loadResponseValidator } from '#contract'
import { createGateway, type GatewayParts } from '#gateway'
import health from '#handlers/gateway/health'
import { openJobs } from '#jobs'
import type { ResponseBody } from '#operation'
import { openReads, type Reads } from './reads.js'

let reads: Reads
let holder: Principal
let directory: string

const upstream = createServer((request, response) => {
  if (request.url !== '/up/models') return response.writeHead(500).end()
  return response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ object: 'list', data: [{ id: 'vendor/small-chat', object: 'model', created: 1 }] }))
})

beforeAll(async () => {
  reads = await openReads()
  holder = await reads.holder('Reader')
  directory = await mkdtemp(join(tmpdir(), 'health-'))
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  upstream.close()
  upstream.closeAllConnections()
  await rm(directory, { recursive: true })
})

/** A gateway that answers no batches. */
const partsOf = (
  context: Omit<GatewayParts, keyof typeof unused | 'jobs' | keyof Reads['parts']>,
): GatewayParts => ({
  ...context,
  ...reads.parts,
  ...unused,
  jobs: openJobs(context.store, { log: context.log, isAlone: true }),
})
const unused = {
  publicBaseUrl: () => '',
  checkChat: () => Promise.resolve(null),
  onBatchEnded: () => Promise.resolve(),
}

const complaintsAbout = await loadResponseValidator()

/** Asks for the health of a gateway to these providers: those at `up` answer, any others fail. */
const ask = async (providers: readonly string[], principal: Principal | null, draining = false) => {
  const file = join(directory, `${providers.join('-')}.yaml`)
  const { port } = upstream.address() as AddressInfo
  const entries = providers.map((name) => ({
    id: name,
    base_url: `http://127.0.0.1:${port}/${name}`,
    free: 'all',
  }))
  await writeFile(file, JSON.stringify({ providers: entries }))
  const context = reads.context(principal)
  const config = { ...context.config, providersFile: file }
  const gateway = await createGateway(partsOf({ ...context, config }))
  await gateway.ready
  const reply = await health({
    query: {} as never,
    body: undefined,
    context: { ...context, config, gateway, draining },
  })
  await gateway.close()
  if (!('body' in reply)) throw new Error('health is never a stream')
  expect(complaintsAbout('getHealth', reply.status, reply.body)).toEqual([])
  return { ...reply, body: reply.body as ResponseBody<'getHealth'> }
}

describe('getHealth', () => {
  it('says the state alone without a key', async () => {
    expect(await ask(['up'], null)).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('reports every category to the holder of a key', async () => {
    const { status, body } = await ask(['up'], holder)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'ok',
      version: '2.2.3',
      categories: {
        chat: { status: 'ok', models: 1, providers: { total: 1, available: 1 } },
        images: { status: 'off', models: 0, providers: { total: 0, available: 0 } },
        store: { status: 'ok', kind: 'embedded' },
      },
    })
  })

  it('is ok with a provider left, and degraded with none', async () => {
    const some = await ask(['up', 'down'], holder)
    expect(some.body).toMatchObject({ status: 'ok', categories: { chat: { status: 'degraded' } } })
    const none = await ask(['down'], holder)
    expect(none.body).toMatchObject({ status: 'degraded', categories: { chat: { status: 'down' } } })
    expect((await ask(['down'], null)).body).toEqual({ status: 'degraded' })
  })

  it('is 503 with Retry-After while draining', async () => {
    expect(await ask(['up'], null, true)).toEqual({
      status: 503,
      body: { status: 'draining' },
      headers: { 'Retry-After': '5' },
    })
  })

  it('asks the store once a second, however many ask it', async () => {
    const gateway = await createGateway(partsOf(reads.context(null)))
    const context = reads.context(null)
    let asked = 0
    const available = (): Promise<boolean> => {
      asked += 1
      return context.store.available()
    }
    const store = { ...context.store, available }
    const call = () =>
      health({
        query: {} as never,
        body: undefined,
        context: { ...context, store, gateway, draining: false },
      })
    for (const reply of Array.from({ length: 20 }, call)) await reply
    await call()
    expect(asked).toBe(1)
    await sleep(1010)
    await call()
    expect(asked).toBe(2)
    await gateway.close()
  })

  // The last of this file, since it closes the store.
  it('is degraded while the store is away', async () => {
    const gateway = await createGateway(partsOf(reads.context(null)))
    await reads.close()
    // Its last answer counts for a second.
    await sleep(1010)
    const context = { ...reads.context(holder), gateway, draining: false }
    const reply = await health({ query: {} as never, body: undefined, context })
    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'degraded', categories: { store: { status: 'down', latency_ms: null } } },
    })
    await gateway.close()
  })
})

import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { answers, hangs, startProvider, type ScriptedProvider } from '../../support/provider.js'
import { eventually } from '../../support/eventually.js'

const MODEL = 'vendor/small'
/** As in plans.yaml: the weights, whose sum is 85; and how many requests each plan keeps going, up to its concurrency. */
const PLANS = {
  platinum: { weight: 64, loops: 32 },
  premier: { weight: 16, loops: 16 },
  live: { weight: 4, loops: 8 },
  free: { weight: 1, loops: 2 },
} as const

let provider: ScriptedProvider
let gateway: TestGateway
/** Another one, whose provider never answers: how long who waits for a place there had to, asked before all others. */
let hung: { provider: ScriptedProvider; gateway: TestGateway; wait: Promise<Wait> }

beforeAll(async () => {
  provider = await startProvider()
  gateway = await startNarrow(provider)
  const silent = await startProvider({ chat: hangs })
  const filled = await startNarrow(silent)
  hung = { provider: silent, gateway: filled, wait: waitInVain(silent, filled) }
})

afterAll(async () => {
  await Promise.all([gateway.stop(), hung.gateway.stop()])
  await Promise.all([provider.close(), hung.provider.close()])
})

beforeEach(() => {
  provider.received.length = 0
  provider.fallback = answers('Hello.')
})

const ask = (client: OpenAI, user: string, signal?: AbortSignal) =>
  client.chat.completions.create(
    { model: MODEL, messages: [{ role: 'user', content: 'x' }], user },
    signal === undefined ? {} : { signal },
  )

/** A gateway in front of a provider with four places. */
const startNarrow = ({ baseUrl }: ScriptedProvider): Promise<TestGateway> =>
  startGateway([{ id: 'narrow', base_url: baseUrl, free: 'suffix', max_concurrency: 4 }])

interface Wait {
  client: OpenAI
  refused: Awaited<ReturnType<typeof refusalOf>>
  milliseconds: number
}

/** Has all places taken by others of the account, who leave when the wait is over. */
const waitInVain = async (silent: ScriptedProvider, filled: TestGateway): Promise<Wait> => {
  const client = await filled.client('live')
  const stop = new AbortController()
  const running = Array.from({ length: 4 }, () => ask(client, 'runs', stop.signal).catch(() => undefined))
  await eventually(() => expect(silent.received).toHaveLength(4))
  const begunAt = performance.now()
  const refused = await refusalOf(ask(client, 'waits'))
  const milliseconds = performance.now() - begunAt
  stop.abort()
  await Promise.all(running)
  return { client, refused, milliseconds }
}

const queueLength = async (queue: string): Promise<number> => {
  const text = await (await fetch(`${gateway.service.url}/metrics`)).text()
  return Number(new RegExp(`gateway_queue_length\\{queue="${queue}"\\} (\\d+)`).exec(text)?.[1])
}

test('a provider’s places are shared by the weights of the plans, and free is not left out', async () => {
  const stop = new AbortController()
  // Three times the sum of the weights.
  const wanted = 255
  const places = 4
  const asking = Object.values(PLANS).reduce((sum, { loops }) => sum + loops, 0)
  /** Nobody is served before everybody waits: shares are of those who want a place, however slow the machine is. */
  const untilAllWait = async (): Promise<void> => {
    while (!stop.signal.aborted && (await queueLength('provider')) < asking - places) await delay(2)
  }
  let waiting: Promise<void> | undefined
  provider.fallback = async (response, request) => {
    waiting ??= untilAllWait().finally(() => (waiting = undefined))
    await waiting
    return answers('Hello.')(response, request)
  }
  const keepAsking = async (client: OpenAI, plan: string): Promise<void> => {
    while (!stop.signal.aborted) {
      // Who waited for 10 s, on a slow machine, asks again.
      await ask(client, plan).catch((error: unknown) => {
        if (!(error instanceof Error && 'status' in error && error.status === 503)) throw error
      })
      if (provider.received.length >= wanted) stop.abort()
    }
  }
  const clients = await Promise.all(
    Object.entries(PLANS).map(async ([plan, { loops }]) => ({
      plan,
      loops,
      client: await gateway.client(plan),
    })),
  )
  await Promise.all(
    clients.flatMap(({ plan, loops, client }) =>
      Array.from({ length: loops }, () => keepAsking(client, plan)),
    ),
  ).finally(() => stop.abort())
  const served = provider.received.slice(0, wanted).map(({ body }) => body?.['user'])
  for (const [plan, { weight }] of Object.entries(PLANS)) {
    const fair = (wanted * weight) / 85
    const share = served.filter((user) => user === plan).length
    // Who came first of all, and the four under way at the end.
    expect(Math.abs(share - fair), `${plan}: ${share} of ${fair}`).toBeLessThanOrEqual(2 + fair / 20)
  }
})

describe('who waits', () => {
  test('leaves the queue with its connection, and keeps no place', async () => {
    const client = await gateway.client()
    provider.fallback = hangs
    const controllers = Array.from({ length: 4 }, () => new AbortController())
    const running = controllers.map(({ signal }) => ask(client, 'runs', signal).catch(() => undefined))
    await expect.poll(() => provider.received.length).toBe(4)
    const leaver = new AbortController()
    const waiting = ask(client, 'leaves', leaver.signal).catch(() => undefined)
    await expect.poll(() => queueLength('provider')).toBe(1)
    leaver.abort()
    await expect.poll(() => queueLength('provider')).toBe(0)
    for (const controller of controllers) controller.abort()
    await Promise.all([...running, waiting])
    provider.fallback = answers('Hello.')
    expect((await ask(client, 'next')).choices[0]?.message.content).toBe('Hello.')
    expect(provider.received.map(({ body }) => body?.['user'])).not.toContain('leaves')
  })

  test('for a place of its own account is not refused: free has 2 at once', async () => {
    const client = await gateway.client('free')
    let running = 0
    let most = 0
    provider.fallback = async (response, request) => {
      most = Math.max(most, ++running)
      await delay(50)
      running--
      return answers('Hello.')(response, request)
    }
    await Promise.all(Array.from({ length: 10 }, () => ask(client, 'free')))
    expect(most).toBe(2)
  })

  test('for longer than 10 s is told 503 with Retry-After, and not charged', async () => {
    const { client, refused, milliseconds } = await hung.wait
    expect(milliseconds).toBeGreaterThan(9_900)
    expect(refused).toMatchObject({ status: 503, code: 'overloaded', type: 'server_error' })
    expect(Number(refused.headers?.get('retry-after'))).toBeGreaterThan(0)
    await expect
      .poll(() => client.get('/usage'))
      .toMatchObject({ day: { requests: { used: 0 }, tokens: { used: 0 } } })
  })
})

import type { CancelSignal } from '#flow'
import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLogger, createMetrics } from '#observe'
import { ChainError, runChain, type Answered, type ChainParts } from '../../../src/gateway/routing/chain.js'
import { type Candidate } from '#program/gateway/routing/candidate'
import { createHealth } from '../../../src/gateway/routing/health.js'
import { createProvider, type Provider } from '../../../src/gateway/providers/provider.js'
import { parseProviders } from '../../../src/gateway/providers/load.js'
import { UpstreamError, type ChatUpstream } from '../../../src/gateway/providers/upstream.js'

const never = new AbortController().signal
setMaxListeners(0, never)

const open = (id: string, settings = ''): Provider => {
  const text = `providers: [{id: ${id}, base_url: 'http://127.0.0.1:1/v1', free: all${settings}}]`
  const [config] = parseProviders(text, 'providers.yaml', {}).providers
  if (config === undefined) throw new Error('no provider')
  // The attempts of these tests ask no upstream.
  return createProvider(config, { close: () => Promise.resolve() } as ChatUpstream)
}

const candidate = (provider: Provider, plan = 'free', priorityWeight = 1): Candidate =>
  ({
    model: { id: 'm' },
    offer: { provider, listedId: 'm' },
    plan: { id: plan, priorityWeight },
  }) as unknown as Candidate

const createParts = (): ChainParts => ({
  health: createHealth(),
  metrics: createMetrics(),
  caller: { log: createLogger('silent') },
  operation: 'test',
  // The order of candidates is then that of their weights.
  random: () => 0.5,
})

const status = (code: number): UpstreamError =>
  new UpstreamError('status', `status ${code}`, { status: code })
const silence = new UpstreamError('timeout', 'nothing came')

/** Runs a chain whose attempts end as each provider's list says; what the lists do not say is an answer. */
const run = async (
  parts: ChainParts,
  providers: readonly Provider[],
  endings: Readonly<Record<string, UpstreamError[]>> = {},
): Promise<{ asked: string[]; result: Answered<string> | ChainError }> => {
  const asked: string[] = []
  const result = await runChain(parts, [providers.map((each) => candidate(each))], never, async (tried) => {
    const { id } = tried.offer.provider.config
    asked.push(id)
    const error = endings[id]?.shift()
    if (error !== undefined) throw error
    return await Promise.resolve(`from ${id}`)
  }).catch((error: unknown) => error)
  if (result instanceof ChainError) return { asked, result }
  const answered = result as Answered<string>
  answered.end('ok')
  return { asked, result: answered }
}

/** A chain of which the first provider's circuit is open, since its first five calls failed. */
const withOpenCircuit = async (error: UpstreamError) => {
  const parts = createParts()
  const first = open('first', ', weight: 1000000')
  const second = open('second', ', weight: 1')
  for (let failure = 0; failure < 5; failure++) await run(parts, [first, second], { first: [error] })
  return { parts, first, second }
}

describe('a circuit that opened', () => {
  test('is passed over while others answer', async () => {
    const { parts, first, second } = await withOpenCircuit(status(500))
    expect((await run(parts, [first, second])).asked).toEqual(['second'])
  })

  test('is tried all the same when nobody else is left, and closes where it answers', async () => {
    const { parts, first, second } = await withOpenCircuit(status(500))
    const { asked, result } = await run(parts, [first, second], { second: [status(500)] })
    expect(asked).toEqual(['second', 'first'])
    expect(result).toMatchObject({ value: 'from first' })
    expect(parts.health.circuit('first', 'm')).toBe('closed')
  })

  test('is not tried before its time where it was silent', async () => {
    const { parts, first } = await withOpenCircuit(silence)
    const { asked, result } = await run(parts, [first], { first: [silence] })
    expect(result).toBeInstanceOf(ChainError)
    // The back-off of a second is waited for within the rounds, then it is silent again.
    expect(asked).toEqual(['first'])
  })

  test('is tried by one request at a time', async () => {
    const { parts, first } = await withOpenCircuit(status(500))
    let running = 0
    let most = 0
    const stop = AbortSignal.timeout(400)
    setMaxListeners(0, stop)
    const ask = (): Promise<unknown> =>
      runChain(parts, [[candidate(first)]], stop, async () => {
        most = Math.max(most, ++running)
        await delay(20)
        running--
        throw status(500)
      }).catch((error: unknown) => error)
    await Promise.all(Array.from({ length: 10 }, ask))
    expect(most).toBe(1)
  })

  test('takes part again after its back-off', async () => {
    const { parts, first, second } = await withOpenCircuit(silence)
    await delay(1_100)
    // By its weight of a million it is drawn first in spite of its error rate.
    expect((await run(parts, [first, second])).asked).toEqual(['first'])
    expect(parts.health.circuit('first', 'm')).toBe('closed')
  })
})

describe('an attempt', () => {
  test('is bounded as a whole, also when its answer has begun', async () => {
    const parts = createParts()
    const slow = open('slow', ', weight: 1000000, timeout: {total_ms: 50}')
    const fast = open('fast', ', weight: 1')
    const reasons: unknown[] = []
    const { value, candidate: used } = await runChain(
      parts,
      [[candidate(slow), candidate(fast)]],
      never,
      (tried, signal) =>
        tried.offer.provider === fast
          ? Promise.resolve(signal)
          : new Promise<CancelSignal>((_, reject) =>
              signal.addEventListener('abort', () => {
                reasons.push(signal.reason)
                reject(signal.reason)
              }),
            ),
    )
    expect(used.offer.provider).toBe(fast)
    expect(reasons).toMatchObject([{ failure: 'timeout' }])
    expect(value.aborted).toBe(false)

    const begun = await runChain(parts, [[candidate(slow)]], never, (_, signal) => Promise.resolve(signal))
    await delay(80)
    expect(begun.value.reason).toMatchObject({ failure: 'timeout' })
    begun.end(begun.value.reason as UpstreamError)
  })

  test('of a request whose client left ends with the client’s reason, and is nobody’s failure', async () => {
    const parts = createParts()
    const provider = open('one')
    const controller = new AbortController()
    const running = runChain(
      parts,
      [[candidate(provider)]],
      controller.signal,
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    await delay(1)
    controller.abort(new Error('left'))
    await expect(running).rejects.toThrow('left')
    expect(provider.semaphore.taken).toBe(0)
    expect(parts.health.of('one', 'm').errorRate).toBe(0)
  })
})

test('a request whose client left before anything was asked asks nobody', async () => {
  const provider = open('one')
  const controller = new AbortController()
  let asked = 0
  const running = runChain(createParts(), [[candidate(provider)]], controller.signal, () =>
    Promise.resolve(asked++),
  )
  controller.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect([asked, provider.semaphore.taken]).toEqual([0, 0])
})

describe('rounds', () => {
  test('are four where all failed quickly and transiently: the first, and three times again', async () => {
    const one = open('one')
    const { asked, result } = await run(createParts(), [one], {
      one: Array.from({ length: 9 }, () => status(503)),
    })
    expect(asked).toEqual(['one', 'one', 'one', 'one'])
    expect((result as ChainError).failures).toHaveLength(4)
  })

  test('leave out who was silent or refused for a reason that stays', async () => {
    const { asked } = await run(createParts(), [open('one'), open('two'), open('three')], {
      one: [silence],
      two: [status(401)],
      three: [status(503), status(503), status(503)],
    })
    expect(asked.toSorted()).toEqual(['one', 'three', 'three', 'three', 'three', 'two'].toSorted())
  })
})

describe('a provider’s places', () => {
  test('are waited for by the weights of the plans', async () => {
    const parts = createParts()
    const provider = open('one', ', max_concurrency: 1')
    const order: string[] = []
    const ask = async (plan: string, weight: number): Promise<void> => {
      const { end } = await runChain(parts, [[candidate(provider, plan, weight)]], never, async () => {
        order.push(plan)
        await delay(1)
      })
      end('ok')
    }
    await Promise.all([
      ...Array.from({ length: 40 }, () => ask('free', 1)),
      ...Array.from({ length: 40 }, () => ask('live', 4)),
    ])
    // The first had the place before anybody waited; of the next 40, a fifth is free's.
    expect(order.slice(1, 41).filter((plan) => plan === 'free').length).toBeGreaterThanOrEqual(7)
    expect(order.slice(1, 41).filter((plan) => plan === 'free').length).toBeLessThanOrEqual(9)
    const waits = await parts.metrics.queueWaits.get()
    const counts = waits.values.filter(({ metricName }) => metricName?.endsWith('_count'))
    expect(counts.map(({ labels, value }) => [labels.queue, labels.plan, value])).toEqual([
      ['provider', 'free', 40],
      ['provider', 'live', 40],
    ])
  })

  test('go to another provider that has some', async () => {
    const parts = createParts()
    const one = open('one', ', max_concurrency: 1, weight: 1000000')
    const two = open('two', ', weight: 1')
    const { end } = await runChain(parts, [[candidate(one)]], never, () => Promise.resolve())
    expect((await run(parts, [one, two])).asked).toEqual(['two'])
    end('ok')
    expect((await run(parts, [one, two])).asked).toEqual(['one'])
  })
})

import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Principal } from '#accounts'
import { createMetrics } from '#observe'
import {
  createSemaphores,
  type Semaphores,
  type SemaphoreLimits,
} from '../../../src/gateway/admission/semaphores.js'

/** As in plans.yaml. */
const WEIGHTS = { platinum: 64, premier: 16, live: 4, free: 1 } as const
type Plan = keyof typeof WEIGHTS

const principal = (plan: Plan, account: string, concurrency = 1000): Principal =>
  ({ account: { id: account }, plan: { id: plan, priorityWeight: WEIGHTS[plan], concurrency } }) as Principal

const never = new AbortController().signal

/** A signal that many may listen to. */
const shared = (): AbortController => {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  return controller
}
setMaxListeners(0, never)

const open = (limits: Partial<SemaphoreLimits> = {}): Semaphores =>
  createSemaphores(createMetrics(), { concurrency: 4, queue: 10_000, waitMs: 5000, ...limits })

describe('under saturation', () => {
  test('each plan has its share of the process within a tenth, and free is not left out', async () => {
    const gate = open()
    const served = { platinum: 0, premier: 0, live: 0, free: 0 }
    let total = 0
    const stop = shared()
    /** An account that asks again as soon as it is answered, a hundred requests at once. */
    const keepAsking = async (plan: Plan, index: number): Promise<void> => {
      for (;;) {
        const leave = await gate.acquire(principal(plan, `${plan}-${index % 10}`), stop.signal)
        served[plan]++
        if (++total === 3400) stop.abort(new Error('enough'))
        await delay(1)
        leave()
      }
    }
    const plans = Object.keys(WEIGHTS) as Plan[]
    const asking = plans.flatMap((plan) => Array.from({ length: 100 }, (_, index) => keepAsking(plan, index)))
    await Promise.allSettled(asking)
    for (const plan of plans) {
      // 85 is the sum of the weights.
      const fair = (3400 * WEIGHTS[plan]) / 85
      expect(Math.abs(served[plan] - fair) / fair, `${plan}: ${served[plan]} of ${fair}`).toBeLessThan(0.1)
    }
    expect(gate.waiting()).toEqual({ account: 0, process: 0 })
  })
})

describe('what nobody waits for', () => {
  test('comes behind every plan, and yet is not left out', async () => {
    const gate = open({ concurrency: 1 })
    const served = { free: 0, last: 0 }
    const stop = shared()
    const keepAsking = async (kind: keyof typeof served): Promise<void> => {
      for (;;) {
        const leave =
          kind === 'last'
            ? await gate.acquireLast(stop.signal)
            : await gate.acquire(principal('free', 'busy'), stop.signal)
        served[kind]++
        if (served.free + served.last === 220) stop.abort(new Error('enough'))
        await delay(0)
        leave()
      }
    }
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => keepAsking(index % 2 === 0 ? 'free' : 'last')),
    )
    // A weight of 0.1 beside one of 1: one in eleven.
    expect(served.last).toBeGreaterThan(10)
    expect(served.last).toBeLessThan(30)
    // Whoever did not get a place holds none.
    ;(await gate.acquire(principal('free', 'after'), never))()
  })

  test('has a place at once where there is room, and none of its account', async () => {
    const gate = open({ concurrency: 3 })
    const leaves = [await gate.acquireLast(never), await gate.acquireLast(never)]
    const leave = await gate.acquire(principal('free', 'small', 1), never)
    for (const each of [...leaves, leave]) each()
  })
})

describe('an account’s concurrency', () => {
  test('is kept to: more waits, and is not refused', async () => {
    const gate = open({ concurrency: 100 })
    const busy = principal('free', 'busy', 2)
    let running = 0
    let most = 0
    const ask = async (): Promise<void> => {
      const leave = await gate.acquire(busy, never)
      most = Math.max(most, ++running)
      await delay(2)
      running--
      leave()
    }
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(most).toBe(2)
  })

  test('keeps no other account waiting', async () => {
    const gate = open({ concurrency: 100 })
    await gate.acquire(principal('free', 'busy', 1), never)
    const waiting = gate.acquire(principal('free', 'busy', 1), AbortSignal.timeout(500))
    await gate.acquire(principal('free', 'other', 1), never)
    await expect(waiting).rejects.toThrow()
  })

  test('follows its plan at once', async () => {
    const gate = open({ concurrency: 100 })
    await gate.acquire(principal('free', 'grows', 1), never)
    const waiting = gate.acquire(principal('free', 'grows', 1), never)
    await gate.acquire(principal('live', 'grows', 3), never)
    await waiting
  })
})

describe('who waits', () => {
  test('is told 503 with Retry-After when the time is up, and what is scarce', async () => {
    const gate = open({ concurrency: 1, waitMs: 30 })
    await gate.acquire(principal('free', 'one', 1), never)
    await expect(gate.acquire(principal('live', 'two', 1), never)).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
      message: expect.stringContaining('no place became free within 0.03 s') as unknown,
      options: { headers: { 'Retry-After': '5' } },
    })
    await expect(gate.acquire(principal('free', 'one', 1), never)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining("The plan free runs 1 of an account's requests at once") as unknown,
    })
    expect(gate.waiting()).toEqual({ account: 0, process: 0 })
  })

  test('frees its place in the queue when it leaves, and the account’s with it', async () => {
    const gate = open({ concurrency: 1 })
    const leave = await gate.acquire(principal('free', 'one', 1), never)
    const controller = new AbortController()
    const left = gate.acquire(principal('live', 'two', 1), controller.signal)
    const next = gate.acquire(principal('live', 'three', 1), never)
    await delay(1)
    expect(gate.waiting()).toEqual({ account: 0, process: 2 })
    controller.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    leave()
    const leaveNext = await next
    leaveNext()
    await gate.acquire(principal('live', 'two', 1), never)
  })

  test('is refused at once when ten thousand wait already', async () => {
    const gate = open({ concurrency: 1, queue: 100 })
    await gate.acquire(principal('free', 'one'), never)
    const stop = shared()
    const waiting = Array.from({ length: 100 }, () => gate.acquire(principal('live', 'two'), stop.signal))
    await delay(1)
    const refused = gate.acquire(principal('platinum', 'three'), never)
    const first = await Promise.race([refused.catch((error: unknown) => error), delay(0, 'waits')])
    expect(first).toMatchObject({ status: 503 })
    stop.abort(new Error('left'))
    await Promise.allSettled(waiting)
  })
})

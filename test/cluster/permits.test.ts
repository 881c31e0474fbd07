import { describe, expect, it, onTestFinished } from 'vitest'
import type { Release, Share } from '#flow'
import type { PermitOrder, PermitRequest } from '../../src/cluster/messages.js'
import { createPermitOffice } from '../../src/cluster/permit-office.js'
import { openPermits, type Permits } from '../../src/cluster/permits.js'

const SHARE: Share = { flow: 'all', weight: 1 }

/** A primary and its workers, whose messages take their turns as those between processes do. */
const open = (workers: number) => {
  const queue: (() => void)[] = []
  const sides: Permits[] = []
  const office = createPermitOffice(workers, (worker, order: PermitOrder) => {
    queue.push(() => sides[worker - 1]?.hear(structuredClone(order)))
  })
  const start = (worker: number): void => {
    const side = openPermits((request: PermitRequest) => {
      // What a worker that is gone has said is not heard any more.
      queue.push(() => sides[worker - 1] === side && office.hear(worker, structuredClone(request)))
    })
    onTestFinished(side.close)
    sides[worker - 1] = side
  }
  for (let worker = 1; worker <= workers; worker += 1) start(worker)
  return {
    sides,
    office,
    start,
    /** Delivers every message that is on its way, and those that follow from them. */
    deliver: () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) next()
    },
  }
}

/** One worker's calls under a limit that all share. */
const callerOf = (side: Permits | undefined, limit: number) => {
  const semaphore = side?.semaphore('account a', () => limit)
  if (semaphore === undefined) throw new Error('there is no such worker')
  const running: Release[] = []
  return {
    running,
    semaphore,
    call: () => {
      const release = semaphore.tryAcquire()
      if (release !== undefined) running.push(release)
      else semaphore.queue(SHARE, (later) => running.push(later))
    },
    end: () => running.shift()?.(),
  }
}

describe('permits of all workers', () => {
  it('a worker alone gets all of them', () => {
    const { sides, deliver } = open(2)
    const one = callerOf(sides[0], 8)
    for (let turn = 0; turn < 10; turn += 1) one.call()
    deliver()
    expect([one.running.length, one.semaphore.waiting]).toEqual([8, 2])
  })

  it('both together never have more than the limit, and what one leaves unused the other gets', () => {
    const { sides, deliver } = open(2)
    const [one, two] = [callerOf(sides[0], 8), callerOf(sides[1], 8)]
    for (let turn = 0; turn < 20; turn += 1) {
      one.call()
      two.call()
      deliver()
    }
    expect(one.running.length + two.running.length).toBe(8)
    while (one.running.length > 0) one.end()
    deliver()
    expect(one.running.length + two.running.length).toBe(8)
    expect(two.running.length).toBeGreaterThan(0)
  })

  it('nobody goes without for good, also under a limit of one', () => {
    const { sides, deliver } = open(3)
    const callers = [1, 2, 3].map((worker) => callerOf(sides[worker - 1], 1))
    for (const { call } of callers) for (let turn = 0; turn < 5; turn += 1) call()
    const ended = [0, 0, 0]
    for (let turn = 0; turn < 15; turn += 1) {
      deliver()
      const busy = callers.filter(({ running }) => running.length > 0)
      expect(busy).toHaveLength(1)
      const at = callers.indexOf(busy[0] as (typeof callers)[number])
      ended[at] = (ended[at] ?? 0) + 1
      busy[0]?.end()
    }
    expect(ended).toEqual([5, 5, 5])
  })

  it('what an idle worker keeps is given back when another one goes without', () => {
    const { sides, deliver } = open(2)
    const [one, two] = [callerOf(sides[0], 2), callerOf(sides[1], 2)]
    one.call()
    one.call()
    deliver()
    one.end()
    one.end()
    two.call()
    two.call()
    deliver()
    expect(two.running).toHaveLength(2)
  })

  it('what a worker held that ended is free', () => {
    const { sides, office, start, deliver } = open(2)
    const one = callerOf(sides[0], 2)
    one.call()
    one.call()
    const two = callerOf(sides[1], 2)
    deliver()
    two.call()
    deliver()
    expect(two.running).toHaveLength(0)
    office.left(1)
    start(1)
    deliver()
    expect(two.running).toHaveLength(1)
    const next = callerOf(sides[0], 2)
    next.call()
    deliver()
    expect(next.running).toHaveLength(1)
  })

  it('calls of a semaphore that was made anew count with those of the one before', () => {
    const { sides, deliver } = open(2)
    const before = callerOf(sides[0], 2)
    before.call()
    before.call()
    deliver()
    const after = callerOf(sides[0], 2)
    after.call()
    deliver()
    expect(after.running).toHaveLength(0)
    before.end()
    deliver()
    expect(after.running).toHaveLength(1)
  })

  it('random calls of four workers keep to the limit, and all end', () => {
    const { sides, deliver } = open(4)
    const callers = sides.map((side) => callerOf(side, 5))
    let made = 0
    let ended = 0
    // A linear congruential generator (Numerical Recipes), so that a failure can be looked at again.
    let state = 1
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const running = (): number => callers.reduce((sum, each) => sum + each.running.length, 0)
    for (let turn = 0; turn < 4_000; turn += 1) {
      const caller = callers[random(4)] as (typeof callers)[number]
      if (random(2) === 0) {
        caller.call()
        made += 1
      } else if (caller.running.length > 0) {
        caller.end()
        ended += 1
      }
      if (random(3) === 0) deliver()
      expect(running()).toBeLessThanOrEqual(5)
    }
    for (deliver(); running() > 0; deliver()) {
      callers.find((each) => each.running.length > 0)?.end()
      ended += 1
    }
    expect(ended).toBe(made)
  })
})

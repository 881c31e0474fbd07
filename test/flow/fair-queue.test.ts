import { describe, expect, test } from 'vitest'
import { createFairQueue, type FairQueue } from '../../src/flow/fair-queue.js'
import { threadMs } from '../support/cpu.js'

/** As in plans.yaml. */
const WEIGHTS = { platinum: 64, premier: 16, live: 4, free: 1 } as const
type Plan = keyof typeof WEIGHTS
const PLANS = Object.keys(WEIGHTS) as Plan[]

const add = (queue: FairQueue<Plan>, plan: Plan): (() => boolean) =>
  queue.add({ flow: plan, weight: WEIGHTS[plan] }, plan)

const takeAll = (queue: FairQueue<Plan>, count: number): Plan[] =>
  Array.from({ length: count }, () => queue.take()).flatMap((plan) => plan ?? [])

describe('shares', () => {
  test('are those of the weights while everybody waits', () => {
    const queue = createFairQueue<Plan>()
    for (let count = 0; count < 1000; count++) for (const plan of PLANS) add(queue, plan)
    // 85 is the sum of the weights: in 10 turns each has 10 times its weight.
    const taken = takeAll(queue, 850)
    for (const plan of PLANS) {
      const share = taken.filter((each) => each === plan).length
      expect(Math.abs(share - 10 * WEIGHTS[plan])).toBeLessThanOrEqual(1)
    }
  })

  test('of those who do not come go to the others by their weights', () => {
    const queue = createFairQueue<Plan>()
    for (let count = 0; count < 100; count++) for (const plan of ['live', 'free'] as const) add(queue, plan)
    expect(takeAll(queue, 50).filter((plan) => plan === 'free')).toHaveLength(10)
  })

  test('never leave free out: it is served at least once in 85 times, whoever else comes', () => {
    const queue = createFairQueue<Plan>()
    add(queue, 'free')
    let turns = 0
    for (let plan: Plan | undefined; plan !== 'free' && turns < 1000; turns++) {
      for (const heavy of ['platinum', 'premier', 'live'] as const) add(queue, heavy)
      plan = queue.take()
    }
    expect(turns).toBeLessThanOrEqual(85)
  })

  test('are not saved up: who comes late has no claim to what passed', () => {
    const queue = createFairQueue<Plan>()
    for (let count = 0; count < 200; count++) add(queue, 'live')
    takeAll(queue, 100)
    for (let count = 0; count < 200; count++) add(queue, 'free')
    // 4 to 1 from now on, not a hundred of free first.
    expect(takeAll(queue, 50).filter((plan) => plan === 'free').length).toBeLessThanOrEqual(11)
  })

  test('owe nothing from a rush that is over', () => {
    const queue = createFairQueue<Plan>()
    for (let count = 0; count < 500; count++) add(queue, 'free')
    takeAll(queue, 500)
    for (let count = 0; count < 10; count++) for (const plan of ['live', 'free'] as const) add(queue, plan)
    expect(takeAll(queue, 5).filter((plan) => plan === 'free')).toHaveLength(1)
  })
})

describe('a line', () => {
  test('is first come, first served within a flow', () => {
    const queue = createFairQueue<number>()
    for (const value of [1, 2, 3]) queue.add({ flow: 'free', weight: 1 }, value)
    expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([1, 2, 3, undefined])
  })

  test('closes up behind those who leave, wherever they stood', () => {
    const queue = createFairQueue<number>()
    const leave = [0, 1, 2, 3, 4].map((value) => queue.add({ flow: 'free', weight: 1 }, value))
    for (const index of [0, 2, 4]) expect(leave[index]?.()).toBe(true)
    expect(leave[2]?.()).toBe(false)
    expect(queue.size).toBe(2)
    expect([queue.take(), queue.take(), queue.take()]).toEqual([1, 3, undefined])
    expect(leave[1]?.()).toBe(false)
    queue.add({ flow: 'free', weight: 1 }, 5)
    expect([queue.size, queue.take(), queue.size]).toEqual([1, 5, 0])
  })

  test('of ten thousand costs no more a step than a line of a hundred', () => {
    const measure = (length: number): number => {
      const queue = createFairQueue<Plan>()
      for (let count = 0; count < length; count++) add(queue, PLANS[count % 4] as Plan)
      const from = threadMs()
      for (let count = 0; count < 20_000; count++) {
        add(queue, PLANS[count % 4] as Plan)()
        add(queue, PLANS[count % 4] as Plan)
        queue.take()
      }
      return threadMs() - from
    }
    measure(100)
    const best = (length: number): number => Math.min(measure(length), measure(length), measure(length))
    // A step that looked at all who wait would cost a hundred times as much.
    expect(best(10_000)).toBeLessThan(10 * best(100) + 20)
  })
})

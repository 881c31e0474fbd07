import { describe, expect, test } from 'vitest'
import { createPlaces, waitForPlace, type Leave } from '#flow'

const share = { flow: 'free', weight: 1 }
const never = new AbortController().signal

const holder = (limit: number) => ({ places: createPlaces(() => limit) })

describe('places', () => {
  test('are given up to the limit, and again when one is left, once', () => {
    const { places } = holder(2)
    const first = places.enter()
    expect([places.enter(), places.enter()]).toEqual([expect.any(Function), undefined])
    expect([places.taken, places.isFull]).toEqual([2, true])
    first?.()
    first?.()
    expect([places.taken, places.isFull]).toEqual([1, false])
  })

  test('go to who waits, and nobody overtakes', async () => {
    const one = holder(1)
    const first = one.places.enter()
    const waiting = waitForPlace([one], share, never, 1000)
    first?.()
    expect(one.places.enter()).toBeUndefined()
    const found = await waiting
    expect(found?.place).toBe(one)
    found?.leave()
    expect(one.places.taken).toBe(0)
  })

  test('come free when the limit is raised', async () => {
    let limit = 1
    const one = { places: createPlaces(() => limit) }
    one.places.enter()
    const waiting = waitForPlace([one], share, never, 1000)
    limit = 3
    // The next who comes shows it.
    const other = waitForPlace([one], share, never, 1000)
    expect([(await waiting)?.place, (await other)?.place]).toEqual([one, one])
  })

  test('are all given back: idle resolves with the last', async () => {
    const { places } = holder(3)
    const leaves = [places.enter(), places.enter()]
    let isIdle = false
    const idle = places.idle().then(() => (isIdle = true))
    leaves[0]?.()
    await Promise.resolve()
    expect(isIdle).toBe(false)
    leaves[1]?.()
    await idle
    await places.idle()
  })
})

describe('waiting in several queues', () => {
  const full = () => {
    const one = { ...holder(1), name: 'one' }
    const two = { ...holder(1), name: 'two' }
    const leaves = [one, two].map(({ places }) => places.enter() as Leave)
    return { among: [one, two], leaves }
  }

  test('takes whichever has a place first, and leaves the others', async () => {
    const { among, leaves } = full()
    const waiting = waitForPlace(among, share, never, 1000)
    leaves[1]?.()
    expect((await waiting)?.place.name).toBe('two')
    expect(among.map(({ places }) => places.waiting)).toEqual([0, 0])
    leaves[0]?.()
    expect(among.map(({ places }) => places.taken)).toEqual([0, 1])
  })

  test('takes one where both come free', async () => {
    const { among, leaves } = full()
    const waiting = waitForPlace(among, share, never, 1000)
    for (const leave of leaves) leave()
    await waiting
    expect(among.map(({ places }) => places.taken)).toEqual([1, 0])
  })

  test('ends when its time is up, or with the caller, whose reason it gives', async () => {
    const { among } = full()
    expect(await waitForPlace(among, share, never, 10)).toBeUndefined()
    const controller = new AbortController()
    const waiting = waitForPlace(among, share, controller.signal, 1000)
    expect(among.map(({ places }) => places.waiting)).toEqual([1, 1])
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(waitForPlace(among, share, controller.signal, 1000)).rejects.toThrow('left')
    expect(among.map(({ places }) => places.waiting)).toEqual([0, 0])
  })
})

describe('who waits in line for as long as it takes', () => {
  const settled = (promise: Promise<unknown>): Promise<boolean> =>
    Promise.race([
      promise.then(() => true),
      new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
    ])

  test('is admitted in the order of coming', async () => {
    const places = createPlaces(() => 1)
    const first = await places.wait(never)
    const second = places.wait(never)
    const third = places.wait(never)
    expect(places.waiting).toBe(2)
    first()
    const leaveSecond = await second
    expect(await settled(third)).toBe(false)
    leaveSecond()
    expect(await settled(third)).toBe(true)
  })

  test('and gives up takes no place', async () => {
    const places = createPlaces(() => 1)
    const first = await places.wait(never)
    const controller = new AbortController()
    const waiting = places.wait(controller.signal)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = places.wait(never)
    first()
    expect(await settled(next)).toBe(true)
  })

  test('is not admitted after an abort', async () => {
    const places = createPlaces(() => 1)
    await expect(places.wait(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(places.taken).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { createSemaphore, acquireAny, type Release } from '#flow'

const share = { flow: 'free', weight: 1 }
const never = new AbortController().signal

const holder = (limit: number) => ({ semaphore: createSemaphore(() => limit) })

describe('semaphore', () => {
  test('are given up to the limit, and again when one is left, once', () => {
    const { semaphore } = holder(2)
    const first = semaphore.tryAcquire()
    expect([semaphore.tryAcquire(), semaphore.tryAcquire()]).toEqual([expect.any(Function), undefined])
    expect([semaphore.taken, semaphore.isFull]).toEqual([2, true])
    first?.()
    first?.()
    expect([semaphore.taken, semaphore.isFull]).toEqual([1, false])
  })

  test('go to who waits, and nobody overtakes', async () => {
    const one = holder(1)
    const first = one.semaphore.tryAcquire()
    const waiting = acquireAny([one], share, never, 1000)
    first?.()
    expect(one.semaphore.tryAcquire()).toBeUndefined()
    const found = await waiting
    expect(found?.holder).toBe(one)
    found?.release()
    expect(one.semaphore.taken).toBe(0)
  })

  test('come free when the limit is raised', async () => {
    let limit = 1
    const one = { semaphore: createSemaphore(() => limit) }
    one.semaphore.tryAcquire()
    const waiting = acquireAny([one], share, never, 1000)
    limit = 3
    // The next who comes shows it.
    const other = acquireAny([one], share, never, 1000)
    expect([(await waiting)?.holder, (await other)?.holder]).toEqual([one, one])
  })

  test('are all given back: idle resolves with the last', async () => {
    const { semaphore } = holder(3)
    const releases = [semaphore.tryAcquire(), semaphore.tryAcquire()]
    let isIdle = false
    const idle = semaphore.idle().then(() => (isIdle = true))
    releases[0]?.()
    await Promise.resolve()
    expect(isIdle).toBe(false)
    releases[1]?.()
    await idle
    await semaphore.idle()
  })
})

describe('waiting in several queues', () => {
  const full = () => {
    const one = { ...holder(1), name: 'one' }
    const two = { ...holder(1), name: 'two' }
    const releases = [one, two].map(({ semaphore }) => semaphore.tryAcquire() as Release)
    return { among: [one, two], releases }
  }

  test('takes whichever has a place first, and releases the others', async () => {
    const { among, releases } = full()
    const waiting = acquireAny(among, share, never, 1000)
    releases[1]?.()
    expect((await waiting)?.holder.name).toBe('two')
    expect(among.map(({ semaphore }) => semaphore.waiting)).toEqual([0, 0])
    releases[0]?.()
    expect(among.map(({ semaphore }) => semaphore.taken)).toEqual([0, 1])
  })

  test('takes one where both come free', async () => {
    const { among, releases } = full()
    const waiting = acquireAny(among, share, never, 1000)
    for (const release of releases) release()
    await waiting
    expect(among.map(({ semaphore }) => semaphore.taken)).toEqual([1, 0])
  })

  test('ends when its time is up, or with the caller, whose reason it gives', async () => {
    const { among } = full()
    expect(await acquireAny(among, share, never, 10)).toBeUndefined()
    const controller = new AbortController()
    const waiting = acquireAny(among, share, controller.signal, 1000)
    expect(among.map(({ semaphore }) => semaphore.waiting)).toEqual([1, 1])
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(acquireAny(among, share, controller.signal, 1000)).rejects.toThrow('left')
    expect(among.map(({ semaphore }) => semaphore.waiting)).toEqual([0, 0])
  })
})

describe('who waits in line for as long as it takes', () => {
  const settled = (promise: Promise<unknown>): Promise<boolean> =>
    Promise.race([
      promise.then(() => true),
      new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
    ])

  test('is admitted in the order of coming', async () => {
    const semaphore = createSemaphore(() => 1)
    const first = await semaphore.acquire(never)
    const second = semaphore.acquire(never)
    const third = semaphore.acquire(never)
    expect(semaphore.waiting).toBe(2)
    first()
    const leaveSecond = await second
    expect(await settled(third)).toBe(false)
    leaveSecond()
    expect(await settled(third)).toBe(true)
  })

  test('and gives up takes no place', async () => {
    const semaphore = createSemaphore(() => 1)
    const first = await semaphore.acquire(never)
    const controller = new AbortController()
    const waiting = semaphore.acquire(controller.signal)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = semaphore.acquire(never)
    first()
    expect(await settled(next)).toBe(true)
  })

  test('is not admitted after an abort', async () => {
    const semaphore = createSemaphore(() => 1)
    await expect(semaphore.acquire(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(semaphore.taken).toBe(0)
  })
})

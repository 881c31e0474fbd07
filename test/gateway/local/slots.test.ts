import { expect, test } from 'vitest'
import { createSlots } from '../../../src/gateway/local/slots.js'

const never = new AbortController().signal
const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))])

test('those who wait are admitted in their order, and past the queue nobody waits', async () => {
  const slots = createSlots(1, 2)
  const first = await slots.acquire(never)
  const second = slots.acquire(never)
  const third = slots.acquire(never)
  expect(await slots.acquire(never)).toBeNull()
  first?.()
  const releaseSecond = await second
  expect(await settled(third)).toBe(false)
  releaseSecond?.()
  expect(await settled(third)).toBe(true)
})

test('releasing twice frees one slot', async () => {
  const slots = createSlots(1, 2)
  const first = await slots.acquire(never)
  first?.()
  first?.()
  await slots.acquire(never)
  expect(await settled(slots.acquire(never))).toBe(false)
})

test('who leaves the queue takes no slot', async () => {
  const slots = createSlots(1, 1)
  const first = await slots.acquire(never)
  const controller = new AbortController()
  const waiting = slots.acquire(controller.signal)
  controller.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  const next = slots.acquire(never)
  first?.()
  expect(await settled(next)).toBe(true)
})

test('an aborted signal is not admitted', async () => {
  await expect(createSlots(1, 1).acquire(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

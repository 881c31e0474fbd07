import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startService, STORE, type TestService } from '../support/service.js'
import { freshPlace, type Place } from '../support/stores.js'

const MIDNIGHT = Date.UTC(2031, 4, 7)

let place: Place
let service: TestService

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  service = await startService({ ...place.environment, ...environment })
}

beforeEach(async () => {
  place = await freshPlace(STORE)
  // The calendar alone: timers and the database's process go on as they are.
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT - 1_500 })
})
afterEach(async () => {
  await service.stop()
  vi.useRealTimers()
  await place.remove()
})

const get = async (path: string, key: string) => {
  const response = await fetch(`${service.toolkitUrl}${path}`, { headers: { 'x-api-key': key } })
  const body = (await response.json()) as { error?: { code: string } }
  const header = (name: string) => response.headers.get(name)
  return {
    status: response.status,
    code: body.error?.code,
    limit: header('x-ratelimit-limit'),
    remaining: header('x-ratelimit-remaining'),
    reset: header('x-ratelimit-reset'),
    retryAfter: header('retry-after'),
  }
}
const call = (key: string) => get('/hash/digest?text=abc', key)
const statuses = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

it('ends at midnight UTC, to the millisecond, and says so', async () => {
  await start()
  const key = await service.key('rest', 'free')
  const reset = String(MIDNIGHT / 1000)
  expect(await call(key)).toMatchObject({ status: 200, limit: '5', remaining: '4', reset, retryAfter: null })
  const rest = await Promise.all(Array.from({ length: 50 }, () => call(key)))
  expect([statuses(rest, 200), statuses(rest, 429)]).toEqual([4, 46])
  // 1.5 s to midnight, in whole seconds after which a call is sure to be in the next day.
  const refused = { status: 429, code: 'quota_exhausted', limit: '5', remaining: '0', reset }
  expect(await call(key)).toMatchObject({ ...refused, retryAfter: '2' })
  vi.setSystemTime(MIDNIGHT - 1)
  expect(await call(key)).toMatchObject({ ...refused, retryAfter: '1' })
  vi.setSystemTime(MIDNIGHT)
  expect(await call(key)).toMatchObject({
    status: 200,
    remaining: '4',
    reset: String(MIDNIGHT / 1000 + 86_400),
  })
})

it('is of each key, and outlives a restart within the day', async () => {
  await start()
  const [one, other] = [await service.key('rest', 'free'), await service.key('rest', 'free')]
  expect((await call(one)).remaining).toBe('4')
  expect((await get('/hash/digest?text=xyz&inputEncoding=hex', one)).status).toBe(422)
  expect((await get('/hash/digest', one)).status).toBe(400)
  expect((await call(other)).remaining).toBe('4')
  await service.stop()
  await start()
  expect((await call(one)).remaining).toBe('2')
  await service.stop()
  vi.setSystemTime(MIDNIGHT)
  await start()
  expect((await call(one)).remaining).toBe('4')
})

it('the limit by address goes by UTC minutes, before the key, and takes nothing from the day', async () => {
  await start({ IP_RATE_LIMIT: '10' })
  const key = await service.key('rest', 'free')
  expect((await call(key)).remaining).toBe('4')
  const others = await Promise.all(Array.from({ length: 20 }, () => get('/no/feature', 'svc_rest_wrong')))
  expect([statuses(others, 404), statuses(others, 429)]).toEqual([9, 11])
  expect(await call(key)).toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
    limit: '10',
    remaining: '0',
    reset: String(MIDNIGHT / 1000),
    retryAfter: '2',
  })
  // The last millisecond of the minute is still in it.
  vi.setSystemTime(MIDNIGHT - 1)
  expect((await call(key)).status).toBe(429)
  vi.setSystemTime(MIDNIGHT)
  expect((await call(key)).remaining).toBe('4')
})

import { describe, expect, it } from 'vitest'
import { createTurns } from '../../src/toolkit/upstreams/client/turns.js'
import { startClient, type ClientUnderTest } from '../support/upstream-client.js'
import type { LocalAnswer } from '../support/upstream-server.js'

/** Asks for the page of that number, which is kept nowhere. */
const ask = ({ request }: ClientUnderTest, number: number, signal?: AbortSignal) =>
  request({ upstream: 'truthordare', path: `/${number}` }, signal)

const answering = (client: ClientUnderTest, ...answers: readonly LocalAnswer[]): void => {
  for (let number = 0; number < 30; number++) {
    client.local.register({ upstream: 'truthordare', target: `/${number}`, answers })
  }
}

const received = (client: ClientUnderTest): string[] =>
  client.local.requests('truthordare').map(({ path }) => path)

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => null).catch((error: unknown) => error)

describe('the rate', () => {
  it('gives turns in the order of the calls', async () => {
    const turns = createTurns({ requests: 1, seconds: 0.05 }, () => performance.now())
    const order: number[] = []
    await Promise.all(
      numbers(4).map(async (number) => {
        await turns.take(new AbortController().signal)
        order.push(number)
      }),
    )
    expect(order).toEqual([0, 1, 2, 3])
  })

  it('of an upstream lets calls wait for their turn', async () => {
    const client = await startClient({ rates: { truthordare: { requests: 1, seconds: 0.15 } } })
    answering(client, { body: {} })
    const answered: number[] = []
    const started = performance.now()
    await Promise.all(
      numbers(4).map(async (number) => {
        await ask(client, number)
        answered.push(performance.now() - started)
      }),
    )
    // Two that were held up alike may arrive in either order.
    expect(received(client).toSorted()).toEqual(['/0', '/1', '/2', '/3'])
    // One every 150 ms; timers may be a little early.
    expect(answered[1]).toBeGreaterThanOrEqual(140)
    expect(answered[3]).toBeGreaterThanOrEqual(430)
  })

  it('refuses at once with 503 a call that would wait for over 5 s', async () => {
    const client = await startClient({ rates: { truthordare: { requests: 1, seconds: 8 } } })
    answering(client, { body: {} })
    await ask(client, 0)
    expect(await failure(ask(client, 1))).toMatchObject({
      status: 503,
      code: 'overloaded',
      message: 'Truth or Dare Bot API v1 cannot be asked yet: its rate limit is reached.',
      options: { retryAfterSeconds: 8 },
    })
    expect(client.outcomes).toEqual(['truthordare answered', 'truthordare limited'])
    client.pass(4000)
    // Now the wait would be 4 s: the call waits, and its caller may still leave.
    const leaving = new AbortController()
    const waiting = failure(ask(client, 2, leaving.signal))
    leaving.abort(new Error('gone'))
    expect(await waiting).toMatchObject({ message: 'gone' })
    expect(received(client)).toEqual(['/0'])
  })

  it('is never exceeded in any window, not even at the border of two', async () => {
    const client = await startClient({ rates: { truthordare: { requests: 3, seconds: 60 } } })
    answering(client, { body: {} })
    await ask(client, 0)
    client.pass(59_000)
    await ask(client, 1)
    await ask(client, 2)
    client.pass(2000)
    await ask(client, 3)
    // Within the last 60 s there were 1, 2 and 3.
    expect(await failure(ask(client, 4))).toMatchObject({ status: 503 })
  })

  it('of the documentation holds for the documented base alone', async () => {
    const client = await startClient()
    answering(client, { body: {} })
    // Documented are 2 a second, so that the thirteenth would have to wait for 6 s.
    await Promise.all(numbers(20).map((number) => ask(client, number)))
    expect(received(client)).toHaveLength(20)
  })

  it('null is no limit for the documented base either', async () => {
    const client = await startClient({ rates: { truthordare: null } })
    answering(client, { body: {} })
    await Promise.all(numbers(20).map((number) => ask(client, number)))
    expect(received(client)).toHaveLength(20)
  })

  it('that is used up is met with what is kept', async () => {
    const client = await startClient({ rates: { tafsir: { requests: 1, seconds: 3_000_000 } } })
    client.local.register({ upstream: 'tafsir', target: '/1', answers: [{ body: { n: 1 } }] })
    const page = { upstream: 'tafsir', path: '/1' }
    await client.request(page)
    client.pass(25 * 3_600_000)
    expect(await client.request(page)).toEqual({ status: 200, body: { n: 1 } })
    expect(client.outcomes.at(-1)).toBe('tafsir stale')
  })
})

describe('Retry-After', () => {
  it.each([429, 503, 403])('of a %i holds back further calls for so long', async (status) => {
    const client = await startClient({ rates: { truthordare: { requests: 100, seconds: 1 } } })
    answering(client, { status, headers: { 'retry-after': '20' } }, { body: {} })
    expect(await failure(ask(client, 0))).toMatchObject({ status: 502, options: { retryAfterSeconds: 20 } })
    expect(await failure(ask(client, 1))).toMatchObject({ status: 503, code: 'overloaded' })
    expect(received(client)).toEqual(['/0'])
    client.pass(20_000)
    expect(await ask(client, 0)).toEqual({ status: 200, body: {} })
  })

  it('is the end of a spent window where the upstream names that, as GitHub does', async () => {
    const client = await startClient({ rates: { truthordare: { requests: 100, seconds: 1 } } })
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '40' }
    answering(client, { status: 403, headers }, { body: {} })
    expect(await failure(ask(client, 0))).toMatchObject({ status: 502, options: { retryAfterSeconds: 40 } })
    expect(await failure(ask(client, 1))).toMatchObject({ status: 503, code: 'overloaded' })
    client.pass(40_000)
    expect(await ask(client, 0)).toEqual({ status: 200, body: {} })
  })

  it('of a base without a rate holds them back for 5 s at most', async () => {
    const client = await startClient()
    answering(client, { status: 429, headers: { 'retry-after': '3600' } }, { body: {} })
    await failure(ask(client, 0))
    client.pass(4000)
    const started = performance.now()
    expect(await ask(client, 0)).toEqual({ status: 200, body: {} })
    expect(performance.now() - started).toBeGreaterThanOrEqual(300)
  })

  it('is also read from the field of an answer where the upstream has one', async () => {
    const client = await startClient({ rates: { stackexchange: { requests: 100, seconds: 1 } } })
    client.local.register({ upstream: 'stackexchange', target: '/a', answers: [{ body: { backoff: 30 } }] })
    expect((await client.request({ upstream: 'stackexchange', path: '/a' })).status).toBe(200)
    expect(await failure(client.request({ upstream: 'stackexchange', path: '/b' }))).toMatchObject({
      status: 503,
    })
  })
})

describe('the breaker', () => {
  const FAILURES = 3

  const opened = async (...answers: readonly LocalAnswer[]): Promise<ClientUnderTest> => {
    const client = await startClient({ breakerFailures: FAILURES })
    answering(client, ...answers)
    for (const number of numbers(FAILURES)) await failure(ask(client, number))
    return client
  }

  it.each([
    ['500', { status: 500 }],
    ['pages', { body: '<html>' }],
    ['resets', { failure: 'reset' }],
  ] as const)('opens after %s in a row: then nothing is sent', async (_name, answer) => {
    const client = await opened(answer)
    const before = received(client).length
    expect(await failure(ask(client, 9))).toMatchObject({
      status: 502,
      code: 'upstream_failed',
      message: 'Truth or Dare Bot API v1 failed: it kept failing and is left alone for a moment.',
      options: { retryAfterSeconds: 2 },
    })
    expect(received(client)).toHaveLength(before)
  })

  it('does not open for what is not there or not allowed', async () => {
    const client = await opened({ status: 404 })
    answering(client, { status: 403 })
    for (const number of numbers(5)) await failure(ask(client, number))
    expect(received(client)).toHaveLength(FAILURES + 5)
  })

  it('counts only failures in a row', async () => {
    const client = await startClient({ breakerFailures: FAILURES })
    answering(client, { status: 500 })
    client.local.register({ upstream: 'truthordare', target: '/good', answers: [{ body: {} }] })
    for (const number of numbers(6)) {
      await failure(ask(client, number))
      if (number % 2 === 1) await client.request({ upstream: 'truthordare', path: '/good' })
    }
    expect(received(client)).toHaveLength(9)
  })

  it('lets a single call probe after its back-off, and closes with its success', async () => {
    const client = await opened({ status: 500 }, { delayMs: 100, body: {} })
    client.pass(2000)
    const sent = received(client).length
    const probe = ask(client, 0)
    await expect.poll(() => received(client).length).toBe(sent + 1)
    expect(await failure(ask(client, 1))).toMatchObject({ status: 502 })
    expect(await probe).toEqual({ status: 200, body: {} })
    expect(await ask(client, 1)).toEqual({ status: 200, body: {} })
  })

  it('stays open for twice as long when the probe fails', async () => {
    const client = await opened({ status: 500 })
    client.pass(2000)
    await failure(ask(client, 5))
    const sent = received(client).length
    expect(sent).toBe(FAILURES + 1)
    client.pass(3000)
    expect(await failure(ask(client, 6))).toMatchObject({ options: { retryAfterSeconds: 1 } })
    expect(received(client)).toHaveLength(sent)
    client.pass(1000)
    await failure(ask(client, 6))
    expect(received(client)).toHaveLength(sent + 1)
  })

  it('is not held open by a probe whose caller left', async () => {
    const client = await opened({ status: 500 }, { failure: 'hang' }, { body: {} })
    client.pass(2000)
    const leaving = new AbortController()
    const probe = failure(ask(client, 0, leaving.signal))
    await expect.poll(() => received(client).length).toBe(FAILURES + 1)
    leaving.abort(new Error('gone'))
    expect(await probe).toMatchObject({ message: 'gone' })
    await expect.poll(() => ask(client, 0).catch(() => null)).toEqual({ status: 200, body: {} })
  })

  it('is met with what is kept', async () => {
    const client = await startClient({ breakerFailures: FAILURES })
    client.local.register({ upstream: 'tafsir', target: '/1', answers: [{ body: { n: 1 } }] })
    const page = { upstream: 'tafsir', path: '/1' }
    await client.request(page)
    // Nobody registered the others, so that they are answered with 501.
    for (const number of numbers(FAILURES)) await failure(client.request({ ...page, path: `/x${number}` }))
    client.pass(25 * 3_600_000)
    client.local.register({ upstream: 'tafsir', target: '/1', answers: [{ status: 500 }] })
    expect(await client.request(page)).toEqual({ status: 200, body: { n: 1 } })
  })

  it('of one upstream is none of another', async () => {
    const client = await opened({ status: 500 })
    client.local.register({ upstream: 'tafsir', target: '/1', answers: [{ body: {} }] })
    expect((await client.request({ upstream: 'tafsir', path: '/1' })).status).toBe(200)
  })

  it('never opens where it is off', async () => {
    const client = await startClient({ breakerFailures: 0 })
    answering(client, { status: 500 })
    for (const number of numbers(20)) await failure(ask(client, number))
    expect(received(client)).toHaveLength(20)
  })
})

describe('an upstream that answers a guest one call at a time', () => {
  const SLOW = { delayMs: 300, body: { frameCount: 0, result: [] } }
  const search = ({ request }: ClientUnderTest, number: number, signal?: AbortSignal) =>
    request({ upstream: 'tracemoe', path: `/${number}` }, signal)

  const starting = async (options: Parameters<typeof startClient>[0], ...answers: readonly LocalAnswer[]) => {
    const client = await startClient({ rates: { tracemoe: { requests: 100, seconds: 1 } }, ...options })
    for (const number of numbers(3))
      client.local.register({ upstream: 'tracemoe', target: `/${number}`, answers })
    return client
  }

  /** How many of three calls had reached the upstream when the first one was answered. */
  const receivedAtFirstAnswer = async (client: ClientUnderTest): Promise<number> => {
    const counts = await Promise.all(
      numbers(3).map(async (number) => {
        await search(client, number)
        return client.local.requests('tracemoe').length
      }),
    )
    return Math.min(...counts)
  }

  it('has one call under way at once', async () => {
    expect(await receivedAtFirstAnswer(await starting({}, SLOW))).toBeLessThanOrEqual(2)
  })

  it('has as many as there are for one who has a token', async () => {
    expect(await receivedAtFirstAnswer(await starting({ tokens: { tracemoe: 'secret' } }, SLOW))).toBe(3)
  })

  it('gives the place back after a failure', async () => {
    const client = await starting({}, { failure: 'reset' })
    for (const number of numbers(3))
      expect(await failure(search(client, number))).toMatchObject({ status: 502 })
  })

  it('refuses with 503 after 5 s what still has no place, and lets a caller leave', async () => {
    const client = await starting({}, { failure: 'hang' })
    const [first, leaving] = [new AbortController(), new AbortController()]
    const searching = failure(search(client, 0, first.signal))
    const left = failure(search(client, 2, leaving.signal))
    leaving.abort(new Error('gone'))
    expect(await left).toMatchObject({ message: 'gone' })
    expect(await failure(search(client, 1))).toMatchObject({
      status: 503,
      code: 'overloaded',
      options: { retryAfterSeconds: 5 },
    })
    first.abort(new Error('gone'))
    await searching
  })
})

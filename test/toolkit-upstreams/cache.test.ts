import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAnswerCache, type Kept } from '../../src/toolkit/upstreams/client/cache.js'
import { startClient } from '../support/upstream-client.js'

const HOUR = 3_600_000
const PAGE = { upstream: 'tafsir', path: '/a/1/1.json' }

/** A client whose local upstream answers `PAGE` with these, one after another. */
const withAnswers = async (...answers: readonly object[]) => {
  const client = await startClient()
  client.local.register({ upstream: 'tafsir', target: PAGE.path, answers })
  return client
}

describe('an answer', () => {
  it('is kept while it is fresh: a day for tafsir', async () => {
    const { request, pass, local, outcomes } = await withAnswers({ body: { n: 1 } }, { body: { n: 2 } })
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 1 } })
    pass(23 * HOUR)
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 1 } })
    pass(2 * HOUR)
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 2 } })
    expect(local.requests('tafsir')).toHaveLength(2)
    expect(outcomes).toEqual(['tafsir answered', 'tafsir cached', 'tafsir answered'])
  })

  it.each([
    ['anilist', { errors: [{ status: 500 }], data: null }],
    ['tracemoe', { error: 'Failed to process image' }],
  ])('of %s is not kept where its own words say that it failed', async (upstream, failed) => {
    const { local, request, outcomes } = await startClient()
    const ask = async () => (await request({ upstream, path: '/x' })).body
    const fine = { errors: [], error: '', data: {} }
    local.register({ upstream, target: '/x', answers: [{ body: failed }, { body: fine }, { body: failed }] })
    expect([await ask(), await ask(), await ask()]).toEqual([failed, fine, fine])
    expect(outcomes).toEqual([`${upstream} answered`, `${upstream} answered`, `${upstream} cached`])
  })

  it('is no object that another caller could change', async () => {
    const { request } = await withAnswers({ body: { list: [1] } })
    for (const call of [() => request(PAGE), () => Promise.all([request(PAGE), request(PAGE)])]) {
      for (const { body } of [await call()].flat()) (body as { list: number[] }).list.push(2)
    }
    expect(await request(PAGE)).toEqual({ status: 200, body: { list: [1] } })
  })

  it('serves only the same path, query, body and headers', async () => {
    const { local, request } = await startClient()
    const ask = async (id: number) => {
      local.register({ upstream: 'anilist', target: '/', body: { id }, answers: [{ body: { got: id } }] })
      return (await request({ upstream: 'anilist', path: '/', body: { id } })).body
    }
    expect(await ask(1)).toEqual({ got: 1 })
    expect(await ask(2)).toEqual({ got: 2 })
    local.register({ upstream: 'anilist', target: '/?page=2', answers: [{ body: { got: 'page' } }] })
    const paged = await request({ upstream: 'anilist', path: '/', query: { page: 2 }, body: { id: 1 } })
    expect(paged.body).toEqual({ got: 'page' })
    await request({ upstream: 'anilist', path: '/', headers: { accept: 'text/x' }, body: { id: 1 } })
    expect(local.requests('anilist')).toHaveLength(4)
  })

  it('is asked for each time where each call must have its own', async () => {
    const { local, request } = await startClient()
    const fact = { upstream: 'uselessfacts', path: '/facts/random' }
    const answers = [{ delayMs: 50, body: 1 }, { delayMs: 50, body: 2 }, { body: 3 }]
    local.register({ upstream: 'uselessfacts', target: fact.path, answers })
    const both = await Promise.all([request(fact), request(fact)])
    expect(both.map(({ body }) => body).sort()).toEqual([1, 2])
    expect((await request(fact)).body).toBe(3)
  })

  it('that there is no such thing is kept for a minute', async () => {
    const { request, pass, local } = await withAnswers({ status: 404 }, { body: { n: 1 } })
    expect((await request(PAGE)).status).toBe(404)
    pass(59_000)
    expect((await request(PAGE)).status).toBe(404)
    expect(local.requests('tafsir')).toHaveLength(1)
    pass(2000)
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 1 } })
  })

  it('to one who accepts a refusal is no answer to one who does not', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'openmeteo', target: '/forecast', answers: [{ status: 400, body: {} }] })
    const forecast = { upstream: 'openmeteo', path: '/forecast' }
    expect((await request({ ...forecast, accept: [400] })).status).toBe(400)
    await expect(request(forecast)).rejects.toMatchObject({ status: 502 })
  })

  it('that failed is not kept', async () => {
    const { request } = await withAnswers({ status: 500 }, { body: { n: 1 } })
    await expect(request(PAGE)).rejects.toMatchObject({ status: 502 })
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 1 } })
  })
})

describe('a stale answer', () => {
  it.each([
    ['fails', { status: 500 }],
    ['has no more calls for us', { status: 429 }],
    ['sends a page', { body: '<html>' }],
    ['breaks off', { failure: 'reset' }],
  ])('stands in for a day when the upstream %s', async (_name, failure) => {
    const { request, pass, outcomes } = await withAnswers({ body: { n: 1 } }, failure)
    await request(PAGE)
    pass(47 * HOUR)
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 1 } })
    expect(outcomes.at(-1)).toBe('tafsir stale')
    pass(2 * HOUR)
    await expect(request(PAGE)).rejects.toMatchObject({ status: 502 })
  })

  it('does not outlive the news that the thing is gone', async () => {
    const { request, pass } = await withAnswers({ body: { n: 1 } }, { status: 404 }, { status: 500 })
    await request(PAGE)
    pass(25 * HOUR)
    expect((await request(PAGE)).status).toBe(404)
    pass(120_000)
    await expect(request(PAGE)).rejects.toMatchObject({ status: 502 })
  })
})

describe('calls for the same at the same time', () => {
  it('share one request', async () => {
    const { request, local, outcomes } = await withAnswers({ delayMs: 50, body: { n: 1 } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(PAGE)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"n":1}']))
    expect(local.requests('tafsir')).toHaveLength(1)
    expect(outcomes).toHaveLength(20)
  })

  it('go on when one caller leaves', async () => {
    const { request, local } = await withAnswers({ delayMs: 100, body: { n: 1 } })
    const leaving = new AbortController()
    const first = request(PAGE, leaving.signal)
    const second = request(PAGE, new AbortController().signal)
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect(await second).toEqual({ status: 200, body: { n: 1 } })
    expect(local.requests('tafsir')).toHaveLength(1)
  })

  it('end with the last caller, and a new one starts anew', async () => {
    const { request, local } = await withAnswers({ failure: 'hang' }, { body: { n: 2 } })
    const leaving = new AbortController()
    const calls = [request(PAGE, leaving.signal), request(PAGE, leaving.signal)]
    await expect.poll(() => local.requests('tafsir').length).toBe(1)
    leaving.abort(new Error('gone'))
    for (const call of calls) await expect(call).rejects.toThrow('gone')
    expect(await request(PAGE)).toEqual({ status: 200, body: { n: 2 } })
  })

  it('are not begun by a caller who has left', async () => {
    const { request, local } = await withAnswers({ body: {} })
    await expect(request(PAGE, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    await delay(20)
    expect(local.requests('tafsir')).toHaveLength(0)
  })
})

describe('the store of answers', () => {
  const entry = (bytes: number): Kept => ({
    status: 200,
    bytes: Buffer.alloc(bytes),
    freshUntil: 1000,
    staleUntil: 2000,
  })

  it('stays within its bytes: what was used longest ago goes first', () => {
    // An entry costs its bytes, twice its key and 300: here 1,000 and 302 each.
    const cache = createAnswerCache(3 * 1302, () => 0)
    for (const key of ['a', 'b', 'c']) cache.set(key, entry(1000))
    cache.get('a')
    cache.set('d', entry(1000))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true])
  })

  it('does not keep what is larger than all of it, nor what it replaces', () => {
    const cache = createAnswerCache(1500, () => 0)
    cache.set('a', entry(1000))
    cache.set('a', entry(5000))
    expect(cache.get('a')).toBeUndefined()
    for (let round = 0; round < 10; round++) cache.set('a', entry(1000))
    expect(cache.get('a')?.bytes).toHaveLength(1000)
  })

  it('forgets what is past its use', () => {
    let now = 0
    const cache = createAnswerCache(10_000, () => now)
    cache.set('a', entry(10))
    now = 1999
    expect(cache.get('a')).toBeDefined()
    now = 2000
    expect(cache.get('a')).toBeUndefined()
  })
})

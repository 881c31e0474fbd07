import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeatureContext } from '#toolkit'
import { FeatureError } from '#toolkit'
import { codeRangeBytes } from '../../src/toolkit/pool/code-range.js'
import { count, failureOf, poolWith } from './support/calls.js'
import { contextWith, EMPTY_RESPONSE, isAlive, type TestPool } from './support/pool.js'
import { eventually } from '../support/eventually.js'

describe('a job', () => {
  let pool: TestPool
  beforeEach(() => {
    pool = poolWith({ processes: 1 })
  })

  it('is answered with JSON text of what its feature answers', async () => {
    const query = { text: 'ünïcödé 😀', list: [1, 2.5, null], flag: true }
    const answer = await pool.run('rest_test_echo', query, contextWith(), 'owner')
    expect(answer.toString()).toBe('{"text":"ünïcödé 😀","list":[1,2.5,null],"flag":true}')
    expect(await pool.call('feature', {}, { feature: 'test/this' })).toBe('test/this')
  })

  it('is computed by the very handlers of the contract', async () => {
    const service = poolWith({ handlers: '#generated/handlers' })
    const query = { text: 'abc', algorithm: 'sha256', inputEncoding: 'utf8' }
    // FIPS 180-2, appendix B.1.
    expect(await service.call('rest_hash_digest', query)).toMatchObject({
      hex: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })

  it("ends with its feature's own refusal", async () => {
    const refusals = ['unprocessable', 'invalid', 'busy'].map((name) => failureOf(pool.call(name)))
    expect(await Promise.all(refusals)).toEqual([
      new FeatureError(422, 'unprocessable', 'There is no such day.'),
      new FeatureError(400, 'invalid_parameter', 'to lies before from.', {
        details: [{ parameter: 'to', message: 'lies before from' }],
      }),
      new FeatureError(503, 'overloaded', 'Later.', { retryAfterSeconds: 7 }),
    ])
    for (const refusal of refusals) expect(await refusal).toBeInstanceOf(FeatureError)
  })

  it('ends with any other error as it was thrown, with the stack of its process', async () => {
    const error = await failureOf(pool.call('bug'))
    expect(error).not.toBeInstanceOf(FeatureError)
    expect(error).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
    expect(error.stack).toContain('features.js')
    expect(await failureOf(pool.call('missing'))).toMatchObject({ message: /has no rest_test_missing$/ })
  })

  it('sees neither secrets nor input, and runs with bounds and behind the server', async () => {
    process.env['SECRET_KEY'] = 'secret'
    const environment = (await pool.call('environment')) as Record<string, string>
    delete process.env['SECRET_KEY']
    const names = Object.keys(environment).filter((name) => name !== 'PWD')
    expect(['ICU_TIMEZONE_FILES_DIR', 'LANG', 'MALLOC_ARENA_MAX', 'NODE_ENV', 'PATH', 'TZ']).toEqual(
      expect.arrayContaining(names),
    )
    expect(environment['TZ']).toBe('UTC')
    expect(await pool.call('stdin')).toBe('')
    expect(await pool.call('arguments')).toContain('--max-old-space-size=256')
    expect(await pool.call('priority')).toBe(getPriority() + 5)
    const limits = await pool.call('limits')
    expect(limits).toMatch(/^Max core file size +0 /m)
    const data = 1.5 * 512 * 1_048_576 + codeRangeBytes()
    expect(limits).toMatch(new RegExp(`^Max data size +${data} `, 'm'))
  })

  it('has what it printed logged when its process ends', async () => {
    const error = await failureOf(pool.call('printer'))
    expect(error.message).toMatch(/exit code 3.*printed to/s)
    expect(pool.logs.join('')).toMatch(/rest_test_printer.*printed to stderr/)
  })
})

describe('services', () => {
  it('are run by the server for the process', async () => {
    const pool = poolWith()
    const asked: unknown[] = []
    const fetch: FeatureContext['fetch'] = (request) => {
      asked.push(request)
      const body = Buffer.from(`got ${Buffer.from(request.body ?? '').toString()}`)
      return Promise.resolve({ ...EMPTY_RESPONSE, status: 207, body })
    }
    const upstream: FeatureContext['upstream'] = ({ upstream: name, path }) =>
      Promise.resolve({ status: 200, body: { name, path } })
    const answer = await pool.call('fetch', { url: 'http://a.test/', body: 'ü' }, { fetch })
    expect(answer).toEqual({ status: 207, text: 'got ü' })
    expect(asked).toEqual([{ url: 'http://a.test/', method: 'POST', body: Buffer.from('ü') }])
    expect(await pool.call('upstream', { path: '/v1/x' }, { upstream })).toEqual({
      status: 200,
      body: { name: 'test', path: '/v1/x' },
    })
  })

  it('refuse in the process as they refuse here', async () => {
    const refusal = new FeatureError(502, 'upstream_failed', 'test does not answer.')
    const error = await failureOf(
      poolWith().call('upstream', { path: '/' }, { upstream: () => Promise.reject(refusal) }),
    )
    expect(error).toBeInstanceOf(FeatureError)
    expect(error).toEqual(refusal)
  })

  it('that answer what no process can receive fail the job', async () => {
    const upstream = (): Promise<never> => Promise.resolve({ status: 200, body: () => 1 } as never)
    const error = await failureOf(poolWith().call('upstream', { path: '/' }, { upstream }))
    expect(error.message).toContain('could not be cloned')
  })

  it('hear that the process no longer waits', async () => {
    let heard: AbortSignal | undefined
    const fetch: FeatureContext['fetch'] = (_request, signal) => {
      heard = signal
      return new Promise(() => undefined)
    }
    const error = await failureOf(poolWith().call('impatient', { ms: 50 }, { fetch }))
    expect(error.name).toBe('TimeoutError')
    await eventually(() => expect(heard?.aborted).toBe(true))
  })

  it("do not count as the job's computing, but as its time in all", async () => {
    const pool = poolWith({ computeMs: 700, totalMs: 2_500 })
    const answerAfter =
      (ms: number): FeatureContext['upstream'] =>
      async () => {
        await sleep(ms)
        return { status: 404, body: null }
      }
    expect(await pool.call('upstream', { path: '/' }, { upstream: answerAfter(1_500) })).toEqual({
      status: 404,
      body: null,
    })
    const error = await failureOf(pool.call('upstream', { path: '/' }, { upstream: answerAfter(10_000) }))
    expect(error).toEqual(
      new FeatureError(422, 'unprocessable', 'The input took longer than 2.5 s to process.'),
    )
  })
})

describe('closing', () => {
  it('ends every process and refuses what waits and what comes', async () => {
    const pool = poolWith({ processes: 1 })
    const { pid } = await count(pool)
    const jobs = [pool.call('loop'), pool.call('loop')].map(failureOf)
    await pool.close()
    expect(isAlive(pid)).toBe(false)
    jobs.push(failureOf(pool.call('count')))
    for (const error of await Promise.all(jobs))
      expect(error).toMatchObject({ status: 503, code: 'overloaded' })
    expect(pool.stats()).toMatchObject({ processes: 0, busy: 0, queued: 0 })
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperator } from '#accounts'
import { openStore } from '#store'
import { startRedis, type RedisServer } from '../accounts/support/redis.js'
import { requestsOf, resultsAt, submit } from '../support/batch.js'
import { inOneMinute } from '../support/clock.js'
import { eventually } from '../support/eventually.js'
import { answers, chunk, sends, startProvider, type ScriptedProvider } from '../support/provider.js'
import { configOf, freshPlace, type Place } from '../support/stores.js'
import {
  ask,
  missing,
  startWorkersServer,
  writeProviders,
  type Answer,
  type WorkersServer,
} from './support/server.js'

const SECRET_KEY = 'a secret of all workers, at least 32 characters'
const BOTH = new Set([1, 2])

describe.skipIf(missing.length > 0)(
  `two workers${missing.length > 0 ? ` (skipped: ${missing.join(', ')})` : ''}`,
  () => {
    let place: Place
    let redis: RedisServer
    let one: ScriptedProvider
    let two: ScriptedProvider
    let providersFile: string
    let server: WorkersServer
    let url: string
    /** Ids of the chat requests that were answered well so far. */
    const answered = new Set<string>()

    beforeAll(async () => {
      place = await freshPlace('server')
      redis = await startRedis()
      one = await startProvider({ models: [{ id: 'vendor/a', object: 'model' }] })
      two = await startProvider({ models: [{ id: 'vendor/b', object: 'model' }] })
      providersFile = writeProviders({ one: one.baseUrl })
      const environment = { REDIS_URL: redis.url, PROVIDERS_FILE: providersFile, SECRET_KEY }
      server = await startWorkersServer({ ...place.environment, ...environment })
      url = server.url
    })
    afterAll(async () => {
      server.server.child.kill('SIGKILL')
      await server.server.exit
      await Promise.all([one.close(), two.close(), redis.stop()])
      await place.remove()
    })

    const newKey = (plane: 'gateway' | 'rest', plan: string): Promise<string> =>
      server.command(
        'keys',
        'create',
        '--plane',
        plane,
        '--plan',
        plan,
        '--account',
        `${plan}-${randomUUID()}`,
      )
    const digest = (key: string): Promise<Answer> =>
      ask(`${url}/rest/hash/digest?text=abc`, { 'x-api-key': key })
    const chat = async (key: string): Promise<Answer> => {
      const body = { model: 'vendor/a', messages: [{ role: 'user', content: 'x' }] }
      const answer = await ask(`${url}/v1/chat/completions`, { authorization: `Bearer ${key}` }, body)
      if (answer.status === 200) answered.add(answer.requestId)
      return answer
    }
    const many = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: times }, work))
    const countOf = (all: readonly Answer[], wanted: number): number =>
      all.filter(({ status }) => status === wanted).length

    /** Every request that a caller has seen answered is in the log once. */
    const requireRows = async (): Promise<void> => {
      const rows = await server.query<{ id: string }>('SELECT id FROM request_log')
      const known = new Set(rows.map(({ id }) => id))
      expect(known.size).toBe(rows.length)
      expect([...answered].filter((id) => !known.has(id))).toEqual([])
    }

    it('prints one line with the addresses, and the password of a first start once', () => {
      const printed = server.server.output()
      expect(printed.match(/^Listening on /gm)).toHaveLength(1)
      expect(printed.match(/^Password for /gm)).toHaveLength(1)
      expect(server.lines().filter(({ msg }) => msg === 'migrations applied')).toHaveLength(1)
    })

    it('a key of the command works at both at once, and at neither once it is revoked', async () => {
      const key = await newKey('rest', 'unlimited')
      const good = await many(6, () => digest(key))
      expect(countOf(good, 200)).toBe(6)
      expect(await server.workersOf(good)).toEqual(BOTH)
      await server.command('keys', 'revoke', key)
      expect(countOf(await many(6, () => digest(key)), 404)).toBe(6)
    })

    it('a key that another instance revokes ends at both within 5 s', async () => {
      const key = await newKey('rest', 'unlimited')
      expect(countOf(await many(4, () => digest(key)), 200)).toBe(4)
      const dataDir = mkdtempSync(join(tmpdir(), 'elsewhere-'))
      const { DATABASE_URL = '' } = place.environment
      const config = configOf(dataDir, { DATABASE_URL, REDIS_URL: redis.url, SECRET_KEY })
      const store = await openStore(config, { log: place.log })
      const operator = await openOperator(config, store)
      await operator.revokeKey(key)
      await store.close()
      await expect.poll(async () => countOf(await many(4, () => digest(key)), 404)).toBe(4)
      rmSync(dataDir, { recursive: true })
    })

    it('the limit of a day is exact over both', async () => {
      // Five calls a day on the toolkit plan free of plans.yaml.
      const all = await many(
        50,
        (
          (key) => async () =>
            digest(await key)
        )(newKey('rest', 'free')),
      )
      expect([countOf(all, 200), countOf(all, 429)]).toEqual([5, 45])
      expect(await server.workersOf(all)).toEqual(BOTH)
    })

    it('the limit of a minute is exact over both', () =>
      inOneMinute(15_000, async () => {
        const key = await newKey('gateway', 'free')
        const all = await many(30, () => chat(key))
        // Twenty a minute on the plan free.
        expect([countOf(all, 200), countOf(all, 429)]).toEqual([20, 10])
        expect(await server.workersOf(all)).toEqual(BOTH)
      }))

    it('the calls at once of an account are exact over both', async () => {
      const key = await newKey('gateway', 'free')
      let open = 0
      const seen: number[] = []
      one.fallback = async (...exchange) => {
        seen.push((open += 1))
        // So long that the others arrive meanwhile.
        await sleep(200)
        open -= 1
        await answers('One after the other.')(...exchange)
      }
      const all = await many(8, () => chat(key))
      one.fallback = answers('Again.')
      expect(all.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(Array(8).fill(200))
      expect(await server.workersOf(all)).toEqual(BOTH)
      // Two at once on the plan free.
      expect(Math.max(...seen)).toBe(2)
    })

    it('an Idempotency-Key is answered once, whichever worker is asked', async () => {
      const key = await newKey('gateway', 'live')
      const before = one.received.length
      const body = { model: 'vendor/a', messages: [{ role: 'user', content: 'once' }] }
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() }
      const all: Answer[] = []
      for (let turn = 0; turn < 4; turn += 1) all.push(await ask(`${url}/v1/chat/completions`, headers, body))
      expect(countOf(all, 200)).toBe(4)
      expect(new Set(all.map((each) => each.body)).size).toBe(1)
      expect(await server.workersOf(all)).toEqual(BOTH)
      expect(one.received.length - before).toBe(1)
    })

    it('a batch runs each item once', async () => {
      const apiKey = await newKey('gateway', 'live')
      const client = new OpenAI({ baseURL: `${url}/v1`, apiKey, maxRetries: 0 })
      const names = Array.from({ length: 20 }, (_, index) => `item-${index}`)
      const { results_url: address } = await submit(client, { requests: requestsOf(names) })
      const results = await resultsAt(address, 90_000)
      expect(results.map(({ custom_id: name }) => name).sort()).toEqual([...names].sort())
      const asked = one.received.map(({ body }) => JSON.stringify(body)).join('\n')
      for (const name of names) expect(asked.split(`"${name}"`)).toHaveLength(2)
    })

    it('a provider that asks one for a pause is left alone by both', async () => {
      const key = await newKey('gateway', 'unlimited')
      writeProviders({ paused: one.baseUrl }, providersFile)
      await server.command('reload')
      one.script(sends(429, { error: { message: 'slow down' } }, { 'retry-after': '60' }))
      await chat(key)
      await sleep(500)
      const before = one.received.length
      const all = await many(4, () => chat(key))
      expect(await server.workersOf(all)).toEqual(BOTH)
      expect([countOf(all, 200), one.received.length - before]).toEqual([0, 0])
      writeProviders({ one: one.baseUrl }, providersFile)
      await server.command('reload')
    })

    it('metrics add up over both', async () => {
      // A feature of its own: what other tests called may be counted only now.
      const counted = async (): Promise<number> => {
        const { body } = await ask(`${url}/metrics`)
        return [
          ...body.matchAll(/^http_request_duration_seconds_count\{operation="rest_hash_escape".*\} (\d+)$/gm),
        ]
          .map(([, count]) => Number(count))
          .reduce((sum, count) => sum + count, 0)
      }
      const key = await newKey('rest', 'unlimited')
      const all = await many(10, () => ask(`${url}/rest/hash/escape?text=abc`, { 'x-api-key': key }))
      expect(await server.workersOf(all)).toEqual(BOTH)
      // A call is counted when its connection is done with it, which is after the caller has the answer.
      await expect.poll(counted).toBe(10)
      // Read by both from the database.
      expect((await ask(`${url}/metrics`)).body).toContain('messages_pending{channel="mail"} 0\n')
    })

    it.each(['command', 'SIGHUP'] as const)('a reload by %s reaches both', async (way) => {
      const key = await newKey('gateway', 'live')
      const models = async (): Promise<string[][]> => {
        const all = await many(4, () => ask(`${url}/v1/models`, { authorization: `Bearer ${key}` }))
        expect(await server.workersOf(all)).toEqual(BOTH)
        return all.map(({ body }) =>
          (JSON.parse(body) as { data: { id: string }[] }).data.map(({ id }) => id).sort(),
        )
      }
      const wanted = way === 'command' ? ['vendor/a', 'vendor/b'] : ['vendor/a']
      const file = way === 'command' ? { one: one.baseUrl, two: two.baseUrl } : { one: one.baseUrl }
      writeProviders(file, providersFile)
      if (way === 'SIGHUP') server.server.child.kill('SIGHUP')
      else await server.command('reload')
      await expect.poll(models).toEqual([wanted, wanted, wanted, wanted])
    })

    it('a reload of a faulty file is refused by name, and changes nothing', async () => {
      writeProviders({ one: 'no address' }, providersFile)
      await expect(server.command('reload')).rejects.toThrow(/providers\.yaml:3/)
      writeProviders({ one: one.baseUrl }, providersFile)
      const key = await newKey('gateway', 'live')
      expect(countOf(await many(4, () => chat(key)), 200)).toBe(4)
    })

    it('a worker that is killed is replaced, and no answered row is lost or doubled', async () => {
      const key = await newKey('gateway', 'unlimited')
      const before = server.pidOf(1)
      let isOver = false
      const caller = async (): Promise<void> => {
        // What the worker had under way when it was killed breaks off.
        while (!isOver) await chat(key).catch(() => undefined)
      }
      const callers = Array.from({ length: 6 }, caller)
      await sleep(300)
      process.kill(before, 'SIGKILL')
      isOver = true
      await Promise.all(callers)
      await expect.poll(() => server.pidOf(1)).not.toBe(before)
      expect((await ask(`${url}/readyz`)).status).toBe(200)
      expect(await server.workersOf(await many(4, () => chat(key)))).toEqual(BOTH)
      await eventually(requireRows)
    })

    it('SIGTERM, also twice, lets the streams of both finish, refuses what is new, and ends with 0', async () => {
      const key = await newKey('gateway', 'unlimited')
      let finish = (): void => undefined
      const finished = new Promise<void>((resolve) => (finish = resolve))
      one.fallback = async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(`data: ${chunk({ content: 'One ' })}\n\n`)
        await finished
        response.end(`data: ${chunk({ content: 'two.' })}\n\ndata: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`)
      }
      const before = one.received.length
      const body = { model: 'vendor/a', stream: true, messages: [{ role: 'user', content: 'x' }] }
      const streams = many(4, () =>
        ask(`${url}/v1/chat/completions`, { authorization: `Bearer ${key}` }, body),
      )
      await expect.poll(() => one.received.length - before).toBe(4)
      server.server.child.kill('SIGTERM')
      await expect.poll(async () => countOf(await many(4, () => ask(`${url}/readyz`)), 503)).toBe(4)
      server.server.child.kill('SIGTERM')
      expect(countOf(await many(4, () => ask(`${url}/v1/health`)), 503)).toBe(4)
      expect(countOf(await many(4, () => digest('svc_rest_none')), 503)).toBe(4)
      finish()
      const all = await streams
      for (const { status, body: text } of all) {
        expect(status).toBe(200)
        expect(text).toContain('two.')
        expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true)
      }
      expect(await server.workersOf(all)).toEqual(BOTH)
      expect(await server.server.exit).toBe(0)
      one.fallback = answers('Again.')
    })

    it('after kill -9 of the primary its workers end, and a single process finds every row', async () => {
      const environment = {
        ...place.environment,
        REDIS_URL: redis.url,
        PROVIDERS_FILE: providersFile,
        SECRET_KEY,
      }
      server = await startWorkersServer(environment)
      url = server.url
      const key = await newKey('gateway', 'unlimited')
      const pids = [server.pidOf(1), server.pidOf(2)]
      // The last row is in a journal only: it is copied a quarter of a second later.
      await many(8, () => chat(key))
      server.server.child.kill('SIGKILL')
      await server.server.exit
      const isAlive = (pid: number): boolean => {
        try {
          return process.kill(pid, 0)
        } catch {
          return false
        }
      }
      await expect.poll(() => pids.filter(isAlive)).toEqual([])
      server = await startWorkersServer({ ...environment, WORKERS: '1' })
      await requireRows()
    })
  },
)

import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdempotency, GatewayError, purgeIdempotentAnswers, type Idempotency } from '#gateway'
import type { GatewayId, Reply } from '#operation'
import { freshStore, storeKinds, type FreshStore } from '../../support/stores.js'

type AnyReply = Reply<GatewayId>

const HOUR_MS = 3_600_000
const json = (value: unknown): AnyReply => ({ status: 200, body: value }) as unknown as AnyReply
const events = (pieces: string[]): AnyReply => ({
  status: 200,
  contentType: 'text/event-stream; charset=utf-8',
  stream: Readable.from(pieces, { objectMode: false }),
})
const shown = async (reply: AnyReply): Promise<string> =>
  'stream' in reply ? textOf(reply.stream) : (reply.text ?? JSON.stringify(reply.body))
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof GatewayError ? [error.status, error.code] : error),
  )

describe.each(storeKinds)('answers under idempotency keys on the %s store', (kind) => {
  let fresh: FreshStore
  let made = 0
  const opened: Idempotency[] = []

  beforeAll(async () => {
    fresh = await freshStore(kind)
    await fresh.store.pool.query(
      "INSERT INTO account (id, name, plan, toolkit_plan) VALUES ('acc_1', 'one', 'free', 'free')",
    )
  })
  afterAll(() => fresh.remove())
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close()
  })

  /** An instance of the service on the shared database. */
  const instance = async (name = 'one', mostBytes?: number): Promise<Idempotency> => {
    const idempotency = await createIdempotency({
      store: { ...fresh.store, instance: name },
      log: fresh.log,
      during: () => undefined,
      ...(mostBytes === undefined ? {} : { mostBytes }),
    })
    opened.push(idempotency)
    return idempotency
  }

  let key: string
  beforeEach(() => {
    key = `key-${++made}`
  })
  const named = (body: unknown = {}) => ({
    accountId: 'acc_1',
    key,
    requestId: `req_${++made}`,
    operationId: 'createModeration',
    query: {},
    body,
  })
  const kept = async () => {
    const { rows } = await fresh.store.pool.query<{ held: boolean; body: Buffer | null }>(
      'SELECT claimed_until IS NOT NULL AS held, body FROM idempotent_answer WHERE key = $1',
      [key],
    )
    return rows.map(({ held, body }) => [held, body?.toString() ?? null])
  }
  const never = (signal: AbortSignal): Promise<AnyReply> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  test('two instances that get the same request at once run it once', async () => {
    const instances = [await instance('one'), await instance('two')]
    let runs = 0
    let refused = 0
    let finish = (): void => undefined
    // It runs until all others have been refused, however long that takes.
    const held = new Promise<void>((resolve) => (finish = resolve))
    const run = async (): Promise<AnyReply> => {
      runs += 1
      await held
      return json({ run: runs })
    }
    const ask = async (index: number): Promise<unknown> => {
      const code = await codeOf(instances[index % 2]!.answer(named(), run))
      if (code !== 'answered') refused += 1
      if (refused === 19) finish()
      return code
    }
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
    expect(all.filter((each) => each === 'answered')).toHaveLength(1)
    expect(all.filter((each) => String(each) === '409,idempotency_key_in_use')).toHaveLength(19)
    for (const each of instances) expect(await shown(await each.answer(named(), run))).toBe('{"run":1}')
    expect(runs).toBe(1)
  })

  test('what a dead instance held is free for it when it is back, and for others when the claim ends', async () => {
    const dead = await instance('dead')
    void dead.answer(named(), never).catch(() => undefined)
    await expect.poll(kept).toEqual([[true, null]])
    const other = await instance('other')
    expect(await codeOf(other.answer(named(), () => json(1)))).toEqual([409, 'idempotency_key_in_use'])
    // Its lease has run out, where nobody renews it.
    await fresh.store.pool.query(
      "UPDATE idempotent_answer SET claimed_until = now() - interval '1 ms' WHERE key = $1",
      [key],
    )
    expect(await shown(await other.answer(named(), () => json(2)))).toBe('2')

    key = `key-${++made}`
    void dead.answer(named(), never).catch(() => undefined)
    await expect.poll(kept).toEqual([[true, null]])
    const again = await instance('dead')
    expect(await shown(await again.answer(named(), () => json(3)))).toBe('3')
  })

  test('a request that lasts longer than its lease keeps its key', async () => {
    const one = await instance()
    const started = one.answer(named(), never)
    started.catch(() => undefined)
    await expect.poll(kept).toEqual([[true, null]])
    const left = async () => {
      const { rows } = await fresh.store.pool.query<{ seconds: number }>(
        'SELECT extract(epoch FROM claimed_until - now())::float8 AS seconds FROM idempotent_answer WHERE key = $1',
        [key],
      )
      return rows[0]?.seconds ?? 0
    }
    await fresh.store.pool.query(
      "UPDATE idempotent_answer SET claimed_until = now() + interval '3 seconds' WHERE key = $1",
      [key],
    )
    await expect.poll(left).toBeGreaterThan(5)
  })

  test('an instance that stops ends what runs and gives its keys back', async () => {
    const one = await instance()
    const running = one.answer(named(), never)
    running.catch(() => undefined)
    await expect.poll(kept).toEqual([[true, null]])
    await one.close()
    await expect(running).rejects.toThrow('the server stops')
    expect(await kept()).toEqual([])
  })

  test('an answer that is too large is sent but not kept, and not made a second time', async () => {
    const small = await instance('one', 20)
    const text = 'x'.repeat(30)
    expect(await shown(await small.answer(named(), () => json(text)))).toBe(`"${text}"`)
    const again = small.answer(named(), () => expect.fail('it was run again'))
    expect(await codeOf(again)).toEqual([422, 'idempotent_answer_too_large'])

    key = `key-${++made}`
    const pieces = [...Array.from({ length: 9 }, () => 'data: {"a":1}\n\n'), 'data: [DONE]\n\n']
    expect(await shown(await small.answer(named(), () => events(pieces)))).toBe(pieces.join(''))
    const replayed = small.answer(named(), () => expect.fail('it was run again'))
    expect(await codeOf(replayed)).toEqual([422, 'idempotent_answer_too_large'])
  })

  test('megabytes are kept whole', async () => {
    const one = await instance()
    const body = {
      text: Array.from({ length: 7_000_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(''),
    }
    await one.answer(named(), () => json(body))
    // A slow machine may still be keeping it, which is told with 409.
    const again = () => one.answer(named(), () => json(0)).then(shown, () => null)
    await expect.poll(again).not.toBeNull()
    expect((await again()) === JSON.stringify(body)).toBe(true)
  })

  test('a stream is kept without the comments that kept its connection open', async () => {
    const one = await instance()
    const pieces = [': keep-alive\n\n', 'data: {"a":": b"}\n\n', ': keep-alive\n\n', 'data: [DONE]\n\n']
    expect(await shown(await one.answer(named(), () => events(pieces)))).toBe(pieces.join(''))
    const again = await one.answer(named(), () => json(0))
    expect(again.headers).toEqual({ 'Idempotent-Replayed': 'true' })
    expect(await shown(again)).toBe('data: {"a":": b"}\n\ndata: [DONE]\n\n')
  })

  test('binary answers are kept with their type and headers', async () => {
    const one = await instance()
    const sound = Buffer.from([0, 255, 10, 10, 58, 200])
    const reply = { status: 200, contentType: 'audio/mpeg', headers: { 'X-Asset': 'asset_1' } } as const
    const first = await one.answer(named(), () => ({
      ...reply,
      stream: Readable.from([sound], { objectMode: false }),
    }))
    const bytesOf = async (answer: AnyReply): Promise<Buffer> => {
      if (!('stream' in answer)) return expect.fail('no stream')
      const pieces: Buffer[] = []
      for await (const piece of answer.stream) pieces.push(piece as Buffer)
      return Buffer.concat(pieces)
    }
    expect(await bytesOf(first)).toEqual(sound)
    const again = await one.answer(named(), () => json(0))
    expect(again).toMatchObject({
      contentType: 'audio/mpeg',
      headers: { 'X-Asset': 'asset_1', 'Idempotent-Replayed': 'true' },
    })
    expect(await bytesOf(again)).toEqual(sound)
  })

  test.each([
    ['a refusal', () => Promise.reject(new GatewayError(429, 'requests', null, 'Later.')), 'Later.'],
    ['an error of ours', () => Promise.reject(new Error('a mistake')), 'a mistake'],
  ])('%s is not kept', async (_, run, message) => {
    const one = await instance()
    await expect(one.answer(named(), run)).rejects.toThrow(message)
    expect(await kept()).toEqual([])
    expect(await shown(await one.answer(named({ other: true }), () => json(1)))).toBe('1')
  })

  test('after 24 hours the key names another request', async () => {
    const one = await instance()
    await one.answer(named(), () => json('first'))
    await fresh.store.pool.query('UPDATE idempotent_answer SET expires_at = now() WHERE key = $1', [key])
    expect(await shown(await one.answer(named({ other: true }), () => json('second')))).toBe('"second"')
  })

  test('are purged after 24 hours, and claims that are held are not', async () => {
    const one = await instance()
    await one.answer(named(), () => json('first'))
    const finished = key
    key = `key-${++made}`
    one.answer(named(), never).catch(() => undefined)
    await expect.poll(kept).toEqual([[true, null]])
    const now = Date.now()
    await purgeIdempotentAnswers(fresh.store.pool, now + 24 * HOUR_MS - 60_000)
    const { rows } = await fresh.store.pool.query('SELECT key FROM idempotent_answer WHERE key = $1', [
      finished,
    ])
    expect(rows).toHaveLength(1)
    await fresh.store.pool.query(
      "UPDATE idempotent_answer SET claimed_until = now() + interval '48 hours' WHERE key = $1",
      [key],
    )
    expect(await purgeIdempotentAnswers(fresh.store.pool, now + 24 * HOUR_MS + 60_000)).toBeGreaterThan(0)
    expect(await kept()).toEqual([[true, null]])
  })

  test('of an account that is gone are neither made nor kept', async () => {
    const one = await instance()
    const { pool } = fresh.store
    await pool.query(
      "INSERT INTO account (id, name, plan, toolkit_plan) VALUES ('acc_2', 'two', 'free', 'free')",
    )
    const request = { ...named(), accountId: 'acc_2' }
    const answer = one.answer(request, async () => {
      await pool.query("DELETE FROM account WHERE id = 'acc_2'")
      return json('personal')
    })
    expect(await shown(await answer)).toBe('"personal"')
    expect(await kept()).toEqual([])
    const after = one.answer({ ...named(), accountId: 'acc_2' }, () => expect.fail('it was run'))
    expect(await codeOf(after)).toEqual([401, 'invalid_api_key'])
  })
})

test('nothing is run while the database is away', async () => {
  const fresh = await freshStore('embedded')
  const idempotency = await createIdempotency({ store: fresh.store, log: fresh.log, during: () => undefined })
  await fresh.remove()
  const request = {
    accountId: 'acc_1',
    key: 'key',
    requestId: 'req_1',
    operationId: 'createModeration',
    query: {},
    body: {},
  }
  expect(await codeOf(idempotency.answer(request, () => expect.fail('it was run')))).toEqual([
    503,
    'store_unavailable',
  ])
  await idempotency.close()
})

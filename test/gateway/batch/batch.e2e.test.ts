import type OpenAI from 'openai'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeExpiredBatches } from '#gateway'
import { requestsOf, resultsAt, submit, type Batch } from '../../support/batch.js'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  completionOf,
  hangs,
  sends,
  startProvider,
  type ScriptedProvider,
} from '../../support/provider.js'

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `item-${index}`)

let provider: ScriptedProvider
let gateway: TestGateway
beforeAll(async () => {
  provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
  gateway = await startGateway([{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }])
})
afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

const used = async (client: OpenAI): Promise<{ minute: number; requests: number; tokens: number }> => {
  const { minute, day } = await client.get<{
    minute: { used: number }
    day: Record<'requests' | 'tokens', { used: number }>
  }>('/usage')
  return { minute: minute.used, requests: day.requests.used, tokens: day.tokens.used }
}

const statusOf = async ({ id }: Batch): Promise<string | undefined> => {
  const { rows } = await gateway.service.store.pool.query<{ status: string }>(
    'SELECT status FROM batch WHERE id = $1',
    [id],
  )
  return rows[0]?.status
}

describe('a batch', () => {
  test('is answered line by line in the order of submission, and each request charged once', async () => {
    provider.fallback = async (response, request) => {
      const [message] = request.body?.['messages'] as { content: string }[]
      // The first ones come last.
      await sleep(message?.content === 'item-0' ? 100 : 0)
      return sends(200, completionOf(`about ${message?.content}`))(response, request)
    }
    const client = await gateway.client('live')
    const batch = await submit(client, { requests: requestsOf(namesOf(20)), metadata: { job: 'test' } })
    expect(batch).toMatchObject({
      object: 'batch',
      status: 'queued',
      request_counts: { total: 20, completed: 0, failed: 0 },
      metadata: { job: 'test' },
    })
    expect(Date.parse(batch.expires_at) - Date.parse(batch.created_at)).toBe(86_400_000)
    const lines = await resultsAt(batch.results_url)
    expect(lines.map(({ custom_id: id }) => id)).toEqual(namesOf(20))
    for (const { custom_id: id, response, error } of lines) {
      expect(response?.status_code).toBe(200)
      expect(response?.body.choices?.[0]?.message.content).toBe(`about ${id}`)
      expect(error).toBeNull()
    }
    const rows = await gateway.rows(client)
    const items = rows.filter(({ endpoint }) => endpoint === '/chat/completions')
    expect(items.map(({ id }) => id).sort()).toEqual(
      lines.map(({ response }) => response?.request_id ?? '').sort(),
    )
    // 11 prompt and 2 completion tokens each, by the provider's word.
    expect(await used(client)).toEqual({ minute: 0, requests: 20, tokens: 20 * 13 })
    const { totals } = await client.get<{ totals: { requests: number } }>('/account/history')
    expect(totals.requests).toBe(20)
    // live: 1500 and 4500 IDR a million tokens, 11 * 0.0015 + 2 * 0.0045.
    expect(new Set(items.map(({ cost_idr: cost }) => cost))).toEqual(new Set(['0.0255']))
  })

  test('keeps whole pairs and what JSON can escape', async () => {
    provider.fallback = answers('fine')
    const client = await gateway.client()
    const batch = await submit(client, {
      requests: requestsOf(['\u{1f600}']).map((request) => ({ ...request, custom_id: '\u{1f600}' })),
      metadata: { '\u{1f600}': 'line\none' },
    })
    expect(batch.metadata).toEqual({ '\u{1f600}': 'line\none' })
    const odd = await submit(client, {
      requests: [
        { custom_id: 'odd', body: { model: 'a\u0000', messages: [{ role: 'user', content: '\ud800' }] } },
      ],
    })
    expect(await resultsAt(batch.results_url)).toMatchObject([{ custom_id: '\u{1f600}', error: null }])
    const [line] = await resultsAt(odd.results_url)
    expect(line?.error?.message).toContain('a\u0000')
    const [row] = (await gateway.rows(client)).filter(({ status }) => status === 404)
    expect(row?.model).toBe('a\ufffd')
  })

  // Python's documentation of `str.splitlines`: these end a line too, as do control characters, which JSON always escapes.
  test('has one line for each request by any reader of lines', async () => {
    const text = 'one\u2028two\u2029three\u0085four\n\u000bfive'
    provider.fallback = answers(text)
    const [request] = requestsOf(['x'])
    const batch = await submit(await gateway.client(), { requests: [{ ...request, custom_id: 'a\u2028b' }] })
    const [line] = await resultsAt(batch.results_url)
    expect([line?.custom_id, line?.response?.body.choices?.[0]?.message.content]).toEqual(['a\u2028b', text])
    const written = await (await fetch(batch.results_url)).text()
    expect(written.trimEnd().split(/[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/)).toHaveLength(1)
  })

  test('has a line for each request that fails, which gives its place in the day back', async () => {
    provider.fallback = answers('fine')
    const client = await gateway.client('live')
    const message = [{ role: 'user', content: 'x' }]
    const batch = await submit(client, {
      requests: [
        ...requestsOf(['good']),
        { custom_id: 'unknown', body: { model: 'vendor/none', messages: message } },
        { custom_id: 'hot', body: { model: 'vendor/a', messages: message, temperature: 3 } },
        { custom_id: 'streamed', body: { model: 'vendor/a', messages: message, stream: true } },
        { custom_id: 'empty', body: {} },
      ],
    })
    const lines = await resultsAt(batch.results_url)
    expect(
      lines.map(({ custom_id: id, response, error }) => [
        id,
        response?.status_code,
        response?.body.error?.code ?? null,
        response?.body.error?.param ?? null,
        error?.code ?? null,
      ]),
    ).toEqual([
      ['good', 200, null, null, null],
      ['unknown', 404, 'model_not_found', 'model', 'model_not_found'],
      ['hot', 400, 'decimal_above_max_value', 'temperature', 'decimal_above_max_value'],
      ['streamed', 400, 'unsupported_parameter', 'stream', 'unsupported_parameter'],
      ['empty', 400, 'missing_required_parameter', 'model', 'missing_required_parameter'],
    ])
    expect(await used(client)).toMatchObject({ minute: 0, requests: 1 })
    await gateway.service.store.journal.flush()
    const { totals } = await client.get<{ totals: { requests: number } }>('/account/history')
    expect(totals.requests).toBe(1)
  })

  test('says its state until it is through', async () => {
    provider.fallback = hangs
    const client = await gateway.client()
    const batch = await submit(client, { requests: requestsOf(['slow']) })
    const response = await fetch(batch.results_url)
    expect(response.status).toBe(202)
    expect(response.headers.get('retry-after')).toBe('5')
    const state = (await response.json()) as Batch
    expect(state.status).toMatch(/queued|in_progress/)
    expect({ ...state, status: 'queued' }).toEqual(batch)
    const other = batch.results_url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const refused = await fetch(other)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({
      error: { type: 'invalid_request_error', code: 'not_found' },
    })
  })

  test.each([
    ['no list', {}, 'requests'],
    ['an empty list', { requests: [] }, 'requests'],
    ['no custom_id', { requests: [{ body: {} }] }, 'requests[0].custom_id'],
    ['a custom_id twice', { requests: requestsOf(['a', 'b', 'a']) }, 'requests[2].custom_id'],
    ['no body', { requests: [{ custom_id: 'a' }] }, 'requests[0].body'],
    ['a NUL in a custom_id', { requests: requestsOf(['a', 'b\u0000']) }, 'requests[1].custom_id'],
    // Two halves of surrogate pairs are no Unicode text (Unicode Standard, D76), and could not be told apart as U+FFFD.
    ['half a pair in a custom_id', { requests: requestsOf(['a\ud800', 'a\ud801']) }, 'requests[0].custom_id'],
    ['NUL in metadata', { requests: requestsOf(['a']), metadata: { a: 'b\u0000' } }, 'metadata.a'],
    ['half a pair in metadata', { requests: requestsOf(['a']), metadata: { a: '\ud800' } }, 'metadata.a'],
    [
      'half a pair in a name of metadata',
      { requests: requestsOf(['a']), metadata: { 'a\ud800': 'b' } },
      'metadata.a\ud800',
    ],
    ['too many', { requests: requestsOf(namesOf(10_001)) }, 'requests'],
  ])('with %s is refused as a whole', async (_, body, param) => {
    const refusal = await refusalOf(submit(await gateway.client(), body))
    expect([refusal.status, refusal.param]).toEqual([400, param])
  })

  test('is taken with large requests while others go on, and refused with one above 4 MB', async () => {
    provider.fallback = answers('fine')
    const client = await gateway.client('unlimited')
    const sized = (bytes: number): object => {
      const body = { model: 'vendor/a', messages: [{ role: 'user', content: '' }] }
      // Two bytes of UTF-8 a letter.
      const letters = Math.floor((bytes - JSON.stringify(body).length) / 2)
      return { ...body, messages: [{ role: 'user', content: 'é'.repeat(letters) }] }
    }
    const fourMegabytes = 4 * 1024 * 1024
    const names = ['a', 'b']
    const taking = submit(client, {
      requests: [
        ...names.map((custom_id) => ({ custom_id, body: sized(fourMegabytes) })),
        ...requestsOf(['c']),
      ],
    })
    const submitted = taking.then(() => true)
    let turns = 0
    const { pool } = gateway.service.store
    while ((await Promise.race([submitted, pool.query('SELECT')])) !== true) turns += 1
    // Eight megabytes are stored in pieces of at most one.
    expect(turns).toBeGreaterThanOrEqual(8)
    const lines = await resultsAt((await taking).results_url)
    expect(lines.map(({ custom_id: id }) => id)).toEqual([...names, 'c'])
    expect(provider.received.some(({ body }) => JSON.stringify(body).includes('é'.repeat(2_000_000)))).toBe(
      true,
    )

    const requests = [...requestsOf(['small']), { custom_id: 'large', body: sized(fourMegabytes + 2) }]
    const refusal = await refusalOf(submit(client, { requests }))
    expect([refusal.status, refusal.code, refusal.param]).toEqual([400, 'invalid_value', 'requests[1].body'])
    expect(refusal.message).toContain('4 MB')
  })

  test('that the day has no room for is refused and takes nothing', async () => {
    const client = await gateway.client('free')
    // free: 200 requests a day.
    const refusal = await refusalOf(submit(client, { requests: requestsOf(namesOf(201)) }))
    expect([refusal.status, refusal.code]).toEqual([429, 'insufficient_quota'])
    expect(await used(client)).toEqual({ minute: 0, requests: 0, tokens: 0 })
  })

  test('is cancelled when its key is revoked', async () => {
    provider.fallback = async (response, request) => {
      await sleep(30)
      return answers('fine')(response, request)
    }
    const client = await gateway.client('live')
    const { name } = await client.get<{ name: string }>('/account')
    const other = client.withOptions({ apiKey: await gateway.service.key('gateway', 'live', name) })
    const batch = await submit(client, { requests: requestsOf(namesOf(300)) })
    const askedBefore = provider.received.length
    await gateway.service.accounts.operator.revokeKey(client.apiKey ?? '')
    const lines = await resultsAt(batch.results_url)
    expect(lines.length).toBe(300)
    const left = lines.filter(({ response }) => response === null)
    expect(left.length).toBeGreaterThan(0)
    expect(new Set(left.map(({ error }) => error?.code))).toEqual(new Set(['invalid_api_key']))
    // Of those that were under way none more than a batch may have.
    expect(provider.received.length - askedBefore).toBeLessThanOrEqual(60)
    expect(await used(other)).toMatchObject({ requests: 300 - left.length })
    // All lines are written alike, answered or not.
    const written = (await (await fetch(batch.results_url)).text()).split('\n').slice(0, -1)
    expect(written.map((line) => JSON.stringify(JSON.parse(line)))).toEqual(written)
    expect(await statusOf(batch)).toBe('cancelled')
  })

  test('is cancelled when its account is suspended, and keeps what was answered', async () => {
    const { pool } = gateway.service.store
    const client = await gateway.client('live')
    const { id } = await client.get<{ id: string }>('/account')
    provider.fallback = async (response, request) => {
      const [message] = request.body?.['messages'] as { content: string }[]
      if (message?.content === 'item-0')
        await pool.query("UPDATE account SET status = 'suspended' WHERE id = $1", [id])
      await sleep(30)
      return answers('fine')(response, request)
    }
    await pool.query(
      "INSERT INTO webhook (id, account_id, url, events, secret) VALUES ('whk_cancelled', $1, $2, '{batch.failed}', $3)",
      // Where the address guard lets nothing through: it is only written down.
      [
        id,
        'http://127.0.0.1:9/',
        gateway.service.accounts.vault.seal('webhook whk_cancelled', Buffer.alloc(24)),
      ],
    )
    const batch = await submit(client, { requests: requestsOf(namesOf(300)) })
    const lines = await resultsAt(batch.results_url)
    expect(lines[0]).toMatchObject({ response: { status_code: 200 }, error: null })
    expect(lines.at(-1)).toMatchObject({ response: null, error: { code: 'account_suspended' } })
    expect(await statusOf(batch)).toBe('cancelled')
    const { rows } = await pool.query<{ body: string }>(
      "SELECT body FROM webhook_delivery WHERE webhook_id = 'whk_cancelled'",
    )
    expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { type: 'batch.failed', data: { id: batch.id, status: 'cancelled', request_counts: { total: 300 } } },
    ])
  })

  test('ends with its retention, and with its account', async () => {
    provider.fallback = answers('fine')
    const client = await gateway.client('free')
    const { pool } = gateway.service.store
    const [first, second] = [
      await submit(client, { requests: requestsOf(['a']) }),
      await submit(client, { requests: requestsOf(['b']) }),
    ]
    await resultsAt(first.results_url)
    await resultsAt(second.results_url)
    // free: 7 days, counted from the batch's own day.
    const end = Date.parse(first.expires_at) + 7 * 86_400_000
    await purgeExpiredBatches(pool, end - 1)
    expect((await fetch(first.results_url)).status).toBe(200)
    await pool.query('UPDATE batch SET kept_until = now() WHERE id = $1', [first.id])
    expect(await purgeExpiredBatches(pool, Date.now())).toBe(1)
    expect((await fetch(first.results_url)).status).toBe(404)
    await pool.query('DELETE FROM account WHERE id = (SELECT account_id FROM batch WHERE id = $1)', [
      second.id,
    ])
    expect(
      (await pool.query('SELECT FROM batch_item WHERE batch_id = ANY($1)', [[first.id, second.id]])).rowCount,
    ).toBe(0)
  })

  test('that expires has an error for what was not answered', async () => {
    provider.fallback = hangs
    const client = await gateway.client()
    const batch = await submit(client, { requests: requestsOf(['never']) })
    const { pool } = gateway.service.store
    // Its job begins again, as after a crash, past the batch's end.
    await pool.query(`UPDATE batch SET expires_at = now() WHERE id = $1`, [batch.id])
    await pool.query(
      `WITH job AS (UPDATE pgboss.job SET state = 'retry' WHERE data ->> 'batchId' = $1 RETURNING id)
       DELETE FROM job_claim USING job WHERE job_id = job.id`,
      [batch.id],
    )
    const [line] = await resultsAt(batch.results_url)
    expect(line).toMatchObject({ custom_id: 'never', response: null, error: { code: 'batch_expired' } })
  })
})

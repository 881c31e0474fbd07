import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { OperatorError } from '#accounts'
import { findServer } from '../../src/accounts/control-client.js'
import { killWithTest } from '../support/end-with-test.js'
import { MAIN } from '../support/process.js'
import { startProvider } from '../support/provider.js'
import { startGateway } from '../support/gateway.js'
import { freshPlace, serverUrl } from '../support/stores.js'
import { relay } from './support/relay.js'

const skipped = serverUrl === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : ''

describe.skipIf(serverUrl === undefined)(`the whole service on a PostgreSQL server${skipped}`, () => {
  test('answers while the database is away, and counts it all when it is back', async () => {
    const place = await freshPlace('server')
    const databaseUrl = new URL(place.environment['DATABASE_URL'] ?? '')
    const line = await relay(new URL(databaseUrl))
    databaseUrl.port = String(line.port)
    const provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
    const environment = { ...place.environment, DATABASE_URL: databaseUrl.href }
    const { service, stop } = await startGateway(
      [{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }],
      { environment },
    )
    const restKey = await service.key('rest', 'free')
    const gatewayKey = await service.key('gateway', 'free')
    const call = async (): Promise<number> =>
      (await fetch(`${service.toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': restKey } }))
        .status
    const chat = async (): Promise<number> => {
      const response = await fetch(`${service.gatewayUrl}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'vendor/a', messages: [{ role: 'user', content: 'x' }] }),
      })
      return response.status
    }
    expect([await call(), await chat()]).toEqual([200, 200])

    await line.cut()
    expect(await Promise.all([call(), call(), chat(), chat(), chat()])).toEqual([200, 200, 200, 200, 200])
    // The limits hold from memory: five calls a day.
    expect([await call(), await call(), await call()]).toEqual([200, 200, 429])
    await expect(service.accounts.operator.revokeKey(restKey)).rejects.toThrow(OperatorError)
    await expect(service.accounts.operator.revokeKey(restKey)).rejects.toThrow(
      /^DATABASE_URL \(.+\) cannot be reached \(.+\)$/,
    )

    await line.mend()
    const counted = async (): Promise<unknown> => {
      const { rows } = await service.store.pool.query<Record<string, number>>(
        `SELECT (SELECT sum(calls)::int FROM toolkit_usage) AS calls, (SELECT count(*)::int FROM request_log) AS requests`,
      )
      return rows[0]
    }
    await expect.poll(() => counted().catch(() => null)).toEqual({ calls: 5, requests: 4 })
    expect((await service.accounts.operator.revokeKey(restKey)).wasRevoked).toBe(false)
    expect(await call()).toBe(404)
    await stop()
    await provider.close()
    await line.cut()
    await place.remove()
  })

  test('says so to the caller when the journal cannot be written, loses nothing that it answered, and goes on', async () => {
    const place = await freshPlace('server')
    // The system's limit on the size of a file, 1 MB as the journal's reserve has, stands in for a full disk: both cut a write short.
    const script = `trap '' XFSZ; ulimit -f 1024; exec "$0" "$@"`
    const child = spawn('bash', ['-c', script, process.execPath, MAIN], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TSX_DISABLE_CACHE: '1',
        PORT: '0',
        IP_RATE_LIMIT: '0',
        PROVIDERS_FILE: '/dev/null',
        ...place.environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    killWithTest(child)
    const url = await new Promise<string>((resolve, reject) => {
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const address = /Listening on (\S+):/.exec(output)?.[1]
        if (address !== undefined) resolve(address)
      })
      child.once('exit', () => reject(new Error(output)))
    })
    const running = await findServer(place.config.dataDir)
    const key = await running?.operator.createKey({ plane: 'rest', plan: 'unlimited', account: 'demo' })
    const call = async () => {
      const response = await fetch(`${url}/rest/hash/digest?text=abc`, {
        headers: { 'x-api-key': key ?? '' },
      })
      return { status: response.status, body: (await response.json()) as { ok: boolean } }
    }
    // 1 MB holds some 8,000 calls.
    const answers: Awaited<ReturnType<typeof call>>[] = []
    while (answers.length < 20_000 && answers.every(({ status }) => status === 200))
      answers.push(...(await Promise.all(Array.from({ length: 200 }, call))))
    const failed = answers.filter(({ status }) => status !== 200)
    expect(failed.length).toBeGreaterThan(0)
    for (const { status, body } of failed) {
      expect(status).toBeGreaterThanOrEqual(500)
      expect(body).toMatchObject({ ok: false })
    }
    // The next has a new file.
    answers.push(await call())
    expect(answers.at(-1)?.status).toBe(200)

    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    const database = new Client(place.environment['DATABASE_URL'])
    await database.connect()
    const { rows } = await database.query('SELECT sum(calls)::int AS calls FROM toolkit_usage')
    await database.end()
    expect(rows).toEqual([{ calls: answers.filter(({ status }) => status === 200).length }])
    await place.remove()
  })
})

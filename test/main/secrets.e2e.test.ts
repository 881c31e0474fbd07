import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProvider, type ScriptedProvider } from '../support/provider.js'
import { startService, type TestService } from '../support/service.js'

const UPSTREAM_KEY = 'sk-upstream-0123456789abcdefghij'
const PROMPT = 'a-private-thought-that-nobody-logs'
const QUERY_TEXT = 'another-private-thought'
const SECRET_KEY = 'a-signing-secret-of-forty-characters-long'
const METRICS_TOKEN = 'metrics-token-0123456789'

let provider: ScriptedProvider
let service: TestService
let gatewayKey: string
let restKey: string
let collector: Server
const traces: Buffer[] = []
const answers: string[] = []

beforeAll(async () => {
  collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => void traces.push(chunk))
    request.on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  provider = await startProvider()
  // A provider that repeats our key and its own address in every error, as some do.
  provider.fallback = (response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({
        error: { message: `Incorrect API key provided: ${UPSTREAM_KEY} at ${provider.baseUrl}` },
      }),
    )
  }
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'providers.yaml')
  writeFileSync(
    file,
    `providers:\n  - id: talkative-provider\n    base_url: ${provider.baseUrl}\n    api_key: \${TALKATIVE_KEY}\n    free: all\n`,
  )
  service = await startService({
    PROVIDERS_FILE: file,
    TALKATIVE_KEY: UPSTREAM_KEY,
    SECRET_KEY,
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    LOG_LEVEL: 'trace',
  })
  await service.ready
  gatewayKey = await service.key('gateway', 'live')
  restKey = await service.key('rest', 'unlimited')
})

afterAll(async () => {
  await provider.close()
  collector.close()
})

const send = async (path: string, options: Parameters<typeof request>[1] = {}): Promise<number> => {
  const response = await request(`${service.url}${path}`, options)
  answers.push(await response.body.text(), JSON.stringify(response.headers))
  return response.statusCode
}

describe('secrets', () => {
  it('stand in no log line, metric, error or answer', async () => {
    const chat = (body: string, key: string) =>
      send('/v1/chat/completions', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      })
    const body = JSON.stringify({ model: 'vendor/small', messages: [{ role: 'user', content: PROMPT }] })
    const statuses = [
      await chat(body, gatewayKey),
      await chat(body.replace('}]}', '}], "stream": true}'), gatewayKey),
      await chat(body.slice(0, -2), gatewayKey),
      await chat(body, `${gatewayKey}x`),
      await send(`/rest/hash/digest?text=${QUERY_TEXT}&key=${restKey}`),
      await send(`/rest/hash/digest?algorithm=none&key=${restKey}`),
      await send(`/rest/no/feature?key=${restKey}`),
      await send(`/rest/${restKey}/x?token=${restKey}`),
      await send(`/v1/nothing?key=${gatewayKey}`, { headers: { 'x-api-key': restKey } }),
      await send(`/v1/${gatewayKey}`),
      await send(`/v1/${gatewayKey.replaceAll('_', '%5F')}`),
      await send(`/v1/models/${gatewayKey}`),
      await send(`/v1/models/x${restKey}`),
      await chat(body.replace('vendor/small', gatewayKey), gatewayKey),
      await chat(body.replace('"model"', `"logit_bias":{"${restKey}":101},"model"`), gatewayKey),
      await send(`/rest/hash/digest?text=a&${gatewayKey}=1&key=${restKey}`),
      await send('/v1/account/requests', { headers: { authorization: `Bearer ${gatewayKey}` } }),
      await send('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
      await send('/v1/account/keys', { headers: { authorization: `Bearer ${gatewayKey}` } }),
    ]
    expect(statuses).toEqual([
      ...[502, 502, 400, 401, 200, 400, 404, 404, 404],
      ...[404, 404, 404, 404, 404, 400, 400, 200],
      ...[200, 200],
    ])
    // Neither the journal nor the database has it.
    const { rows } = await service.store.pool.query<{ model: string }>('SELECT model FROM request_log')
    expect(rows.map(({ model }) => model)).toContain('svc_live_[redacted]')
    // Stopping sends the traces that wait.
    await service.stop()

    expect(provider.received.length).toBeGreaterThan(0)
    const logs = service.logs.join('')
    expect(logs).toContain('/rest/hash/digest')
    const sent = Buffer.concat(traces).toString('latin1')
    expect(sent).toContain('rest_hash_digest')
    const everything = [logs, sent, ...answers].join('\n')
    const unnamed = [gatewayKey, restKey].map((key) => key.slice(-36))
    for (const secret of [UPSTREAM_KEY, SECRET_KEY, METRICS_TOKEN, ...unnamed, PROMPT])
      expect(everything).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(unnamed[0])
    expect(logs).not.toContain(QUERY_TEXT)
    // What stands behind the gateway is no caller's business.
    for (const name of ['talkative-provider', provider.baseUrl])
      expect(answers.filter((text) => !text.includes('# HELP')).join('\n')).not.toContain(name)
  })
})

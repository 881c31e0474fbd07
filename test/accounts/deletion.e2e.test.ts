import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { eventsOf, startProvider, type ScriptedProvider } from '../support/provider.js'

let provider: ScriptedProvider
let gateway: TestGateway

beforeAll(async () => {
  provider = await startProvider({ models: [{ id: 'vendor/small:free' }] })
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }])
})
afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

test('what an account has running when it is deleted ends in order, and nothing of it is kept', async () => {
  const { service } = gateway
  const client = await gateway.client('live')
  const { id, name } = await client.get<{ id: string; name: string }>('/account')
  let finish = (): void => undefined
  const deleted = new Promise<void>((resolve) => (finish = resolve))
  provider.fallback = async (response) => {
    const [role, first, ...rest] = eventsOf('Half before, half after.')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${role}\n\ndata: ${first}\n\n`)
    await deleted
    for (const event of rest) response.write(`data: ${event}\n\n`)
    response.end()
  }
  const ask = (headers: Record<string, string>) =>
    client.chat.completions.create(
      { model: 'vendor/small', messages: [{ role: 'user', content: 'x' }], stream: true },
      { headers },
    )
  const streams = await Promise.all([ask({}), ask({ 'Idempotency-Key': 'mine' })])
  await service.accounts.operator.deleteAccount(name)
  finish()
  for (const stream of streams) {
    let text = ''
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? ''
    expect(text).toBe('Half before, half after.')
  }
  await expect(client.get('/usage')).rejects.toMatchObject({ status: 401 })
  await expect(ask({ 'Idempotency-Key': 'mine' })).rejects.toMatchObject({ status: 401 })

  const { journal, pool } = service.store
  await journal.flush()
  const { rows } = await pool.query<{ account_id: string; status: number }>(
    'SELECT account_id, status FROM request_log',
  )
  expect(rows.map(({ status }) => status)).toEqual([200, 200])
  expect(rows.map((row) => row.account_id)).not.toContain(id)
  await expect.poll(async () => (await pool.query('SELECT FROM idempotent_answer')).rowCount).toBe(0)
  // Whatever an account has left behind is looked for at once.
  await expect
    .poll(async () => (await fetch(`${service.url}/metrics`)).text())
    .toMatch(/retention_runs_total\{task="deleted accounts",outcome="done"\} 1/)
  expect(service.logs.filter((line) => line.includes('"level":50'))).toEqual([])
})

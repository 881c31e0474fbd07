import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../support/mail-server.js'
import { startReceiver, type Receiver } from '../support/receiver.js'
import { startService, type TestService } from '../support/service.js'
import { createWebhookOperator, openWebhookEgress } from '#webhooks'
import { loadConfig } from '#config'
import { eventually } from '../support/eventually.js'

let receiver: Receiver
let mails: MailServer
let service: TestService

beforeAll(async () => {
  receiver = await startReceiver()
  mails = await startMailServer()
  service = await startService({
    EGRESS_ALLOW: '127.0.0.1/32',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'gateway@example.org',
  })
})
afterAll(async () => {
  await service.stop()
  await Promise.all([receiver.close(), mails.close()])
})

const figures = async (): Promise<Record<string, number>> => {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith('messages_') || line.startsWith('message_'))
  return Object.fromEntries(lines.map((line) => [line.replace(/ .*/, ''), Number(line.split(' ').at(-1))]))
}

test('webhooks and mail are counted by what came of them, without addresses', async () => {
  expect(await figures()).toMatchObject({
    'messages_pending{channel="webhook"}': 0,
    'messages_oldest_pending_seconds{channel="webhook"}': 0,
    'messages_dead{channel="mail"}': 0,
  })
  const key = await service.key('gateway', 'free', 'counted')
  const config = loadConfig({ EGRESS_ALLOW: '127.0.0.1/32' }, import.meta.dirname)
  const egress = openWebhookEgress(config, '0.0.0')
  const operator = createWebhookOperator(service.store, service.accounts.vault, egress)
  await operator.create({ account: 'counted', url: receiver.url, events: ['key.created'] })
  // Delivered, to be tried again, gone for good.
  receiver.answers.push({ status: 204 })
  await service.key('gateway', 'free', 'counted')
  await eventually(() => expect(receiver.received.length).toBe(1))
  receiver.answers.push({ status: 500 })
  await service.key('gateway', 'free', 'counted')
  await eventually(() => expect(receiver.received.length).toBe(2))
  mails.answers.push({ code: 554, text: 'no such user' })
  const support = await fetch(`${service.gatewayUrl}/support`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Help', email: 'someone@example.org' }),
  })
  expect(support.status).toBe(200)
  await eventually(async () =>
    expect(await figures()).toMatchObject({
      'message_attempts_total{channel="webhook",outcome="delivered"}': 1,
      'message_attempts_total{channel="webhook",outcome="failed"}': 1,
      'message_attempts_total{channel="mail",outcome="dead"}': 1,
      'messages_pending{channel="webhook"}': 1,
      'messages_dead{channel="mail"}': 1,
      'messages_pending{channel="mail"}': 0,
    }),
  )
  const after = await figures()
  expect(after['messages_oldest_pending_seconds{channel="webhook"}']).toBeGreaterThan(0)
  expect(JSON.stringify(after)).not.toMatch(/127\.0\.0\.1|example\.org|acc_|whk_/)
})

test('they are left out while the database is away, and the rest is told', async () => {
  await service.store.pool.query('ALTER TABLE outbox RENAME TO outbox_elsewhere')
  try {
    await eventually(async () =>
      expect(Object.keys(await figures())).not.toContain('messages_pending{channel="mail"}'),
    )
    expect(Object.keys(await figures())).toContain('messages_pending{channel="webhook"}')
  } finally {
    await service.store.pool.query('ALTER TABLE outbox_elsewhere RENAME TO outbox')
  }
})

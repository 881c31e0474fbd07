import OpenAI from 'openai'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../support/mail-server.js'
import { startService, type TestService } from '../../support/service.js'
import { eventually } from '../../support/eventually.js'

let mail: MailServer
let service: TestService
let key: string
beforeAll(async () => {
  mail = await startMailServer()
  service = await startService({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Support <support@gateway.example>',
    PUBLIC_BASE_URL: 'https://gateway.example',
    SUBSCRIBE_RATE_LIMIT: '0',
  })
  key = await service.key('gateway', 'live', 'Writer')
})
afterAll(async () => {
  await service.stop()
  await mail.close()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}, at = service, by = key) =>
  fetch(`${at.gatewayUrl}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('POST /support', () => {
  afterEach(() => void mail.received.splice(0))

  test('accepts a ticket and mails it to the operator', async () => {
    const body = { message: 'Halo', email: 'mira@bookshop.example', subject: 'Tagihan' }
    const response = await post('/support', body)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-ratelimit-limit')).not.toBeNull()
    const ticket = (await response.json()) as { id: string; created_at: string }
    expect(ticket).toEqual({
      object: 'support.ticket',
      id: expect.stringMatching(/^tkt_/) as string,
      status: 'accepted',
      created_at: new Date(ticket.created_at).toISOString(),
    })
    await eventually(() => expect(mail.received.length).toBe(1))
    expect(mail.received[0]?.source).toContain(`Subject: [${ticket.id}] Tagihan`)
    expect(mail.received[0]?.source).toContain('Reply-To: mira@bookshop.example')
  })

  test('needs no more than a message, and takes one ticket under one Idempotency-Key', async () => {
    const send = () => post('/support', { message: 'Halo' }, { 'Idempotency-Key': 'once' })
    const ids = [await send(), await send()].map(
      async (response) => ((await response.json()) as { id: string }).id,
    )
    expect(await ids[0]).toBe(await ids[1])
    const { rows } = await service.store.pool.query('SELECT FROM ticket WHERE id = $1', [await ids[0]])
    expect(rows.length).toBe(1)
  })

  test.each([
    ['no message', {}, 'message'],
    ['an empty message', { message: '' }, 'message'],
    ['a blank message', { message: ' \n' }, 'message'],
    ['a message of another type', { message: 7 }, 'message'],
    ['a message without end', { message: 'x'.repeat(20_001) }, 'message'],
    ['no address', { message: 'x', email: 'mira' }, 'email'],
    ['two addresses', { message: 'x', email: 'a@b.example, c@d.example' }, 'email'],
    ['a header in the address', { message: 'x', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['a header in the subject', { message: 'x', subject: 'Hi\r\nBcc: c@d.example' }, 'subject'],
    ['a line end of Unicode in the subject', { message: 'x', subject: 'Hi\u2028Bcc: c' }, 'subject'],
    ['an unknown field', { message: 'x', priority: 'high' }, 'priority'],
  ])('refuses %s', async (_, body, param) => {
    const response = await post('/support', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', param } })
  })

  test('takes what PostgreSQL cannot store', async () => {
    const response = await post('/support', { message: 'one\u0000two \ud800' })
    const { id } = (await response.json()) as { id: string }
    const { rows } = await service.store.pool.query('SELECT message FROM ticket WHERE id = $1', [id])
    expect(rows).toEqual([{ message: 'one\ufffdtwo \ufffd' }])
  })

  test('takes nothing from the quota, and no request without a key', async () => {
    const usage = async (): Promise<unknown> => {
      const client = new OpenAI({ apiKey: key, baseURL: service.gatewayUrl, maxRetries: 0 })
      const { day } = await client.get<{ day: { requests: { used: number } } }>('/usage')
      return day.requests.used
    }
    const before = await usage()
    await post('/support', { message: 'Halo' })
    expect(await usage()).toBe(before)
    expect((await post('/support', { message: 'Halo' }, { Authorization: '' })).status).toBe(401)
  })
})

describe('POST /subscribe', () => {
  test('answers alike whether the address was known, and confirms once', async () => {
    const confirmations = () => mail.received.filter(({ to }) => to[0] === 'mira@bookshop.example')
    const answers = []
    for (let count = 0; count < 3; count += 1) {
      const response = await post('/subscribe', { email: 'mira@bookshop.example' })
      answers.push([response.status, await response.json()])
    }
    const expected = [200, { object: 'subscription', email: 'mira@bookshop.example', status: 'recorded' }]
    expect(answers).toEqual([expected, expected, expected])
    await eventually(() => expect(confirmations().length).toBe(1))
    expect(confirmations()[0]?.source).toContain('You are subscribed to news of gateway.example')
    const { rows } = await service.store.pool.query('SELECT FROM outbox WHERE recipient IS NOT NULL')
    expect(rows.length).toBe(1)
  })

  test.each([
    ['nothing', {}],
    ['null', { email: null }],
    ['an empty address', { email: '' }],
    ['no domain', { email: 'mira@' }],
    ['no top level', { email: 'mira@localhost' }],
    ['two signs', { email: 'mira@@bookshop.example' }],
    ['a display name', { email: 'Mira <mira@bookshop.example>' }],
    ['a blank', { email: 'mira @bookshop.example' }],
    ['blanks around it', { email: ' mira@bookshop.example ' }],
    ['a word', { email: 'foo' }],
    ['letters beyond ASCII', { email: 'mira@b\u00fccher.example' }],
    // RFC 5321, section 4.5.3.1: a local part of at most 64 octets, a path of at most 256 with its brackets.
    ['a long local part', { email: `${'m'.repeat(65)}@bookshop.example` }],
    ['a long label of the domain', { email: `mira@${'b'.repeat(64)}.example` }],
    ['a local part beyond ASCII', { email: 'm\u00edra@bookshop.example' }],
    ['a long address', { email: `mira@${'b'.repeat(63)}.${'b.'.repeat(100)}example` }],
  ])('refuses %s', async (name, body) => {
    const response = await post('/subscribe', body)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as { error: { type: string; param: string; message: string } }
    expect(error).toMatchObject({ type: 'invalid_request_error', param: 'email' })
    // RFC 1035, section 2.3.4: a label has at most 63 octets.
    if (/ASCII|label/.test(name)) expect(error.message).toMatch(/in ASCII .* 63 between the dots/)
    if (/name|blank/.test(name)) expect(error.message).toMatch(/without spaces or a display name/)
    if (!/nothing|null|long/.test(name))
      expect(error.message).toMatch(
        /^Invalid 'email': .*Expected an e-mail address[^']* such as mira@example\.org/,
      )
  })

  test('takes an internationalised domain in its ASCII form', async () => {
    expect((await post('/subscribe', { email: 'mira@xn--bcher-kva.example' })).status).toBe(200)
  })

  test('ends with the account', async () => {
    const other = await service.key('gateway', 'free', 'Leaver')
    await post('/subscribe', { email: 'leaver@bookshop.example' }, {}, service, other)
    await post('/support', { message: 'Bye', email: 'leaver@bookshop.example' }, {}, service, other)
    await service.accounts.operator.deleteAccount('Leaver')
    const { rows } = await service.store.pool.query(
      `SELECT email FROM subscriber WHERE email LIKE 'leaver%' UNION ALL
       SELECT email FROM ticket WHERE email LIKE 'leaver%' UNION ALL
       SELECT recipient FROM outbox WHERE recipient LIKE 'leaver%' OR reply_to LIKE 'leaver%'`,
    )
    expect(rows).toEqual([])
  })

  test('is refused after five in a minute from one address, malformed ones not counted', async () => {
    const limited = await startService()
    const own = await limited.key('gateway', 'free', 'Many')
    const subscribe = (email: string, headers: Record<string, string> = {}) =>
      post('/subscribe', { email }, headers, limited, own)
    await subscribe('malformed')
    // However the minutes fall, of eleven one is the sixth of its minute.
    const statuses = []
    for (let count = 0; count < 11; count += 1)
      statuses.push(await subscribe(`reader-${count}@bookshop.example`))
    // Of the limits that counted the request, the one with the least remaining.
    const [first] = statuses
    expect(first?.headers.get('x-ratelimit-limit')).toBe('5')
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('4')
    expect(Number(first?.headers.get('x-ratelimit-reset')) % 60).toBe(0)
    expect(statuses.slice(0, 5).every(({ status }) => status === 200)).toBe(true)
    const refused = statuses.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
    expect(refused?.headers.get('x-ratelimit-limit')).toBe('5')
    expect(await refused?.json()).toMatchObject({
      error: { type: 'requests', code: 'rate_limit_exceeded' },
    })
    // Tickets have a limit of their own; it is wider than the plan's, which is shown then.
    const idempotent = { 'Idempotency-Key': 'a ticket' }
    const ticket = await post('/support', { message: 'Halo' }, idempotent, limited, own)
    expect(ticket.status).toBe(200)
    const { minute } = (await (
      await fetch(`${limited.gatewayUrl}/usage`, { headers: { Authorization: `Bearer ${own}` } })
    ).json()) as { minute: { limit: number } }
    expect(ticket.headers.get('x-ratelimit-limit')).toBe(String(minute.limit))
    const named = await subscribe('reader-0@bookshop.example', { 'Idempotency-Key': 'a reader' })
    expect([200, 429]).toContain(named.status)
    expect(named.headers.get('x-ratelimit-limit')).toBe('5')
    await limited.stop()
  })
})

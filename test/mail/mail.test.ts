import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openJobs, type Jobs, type RetrySchedule } from '#jobs'
import {
  createMailer,
  createMailOperator,
  createTicket,
  purgeMail,
  subscribe,
  type Mailer,
  type MailState,
} from '#mail'
import { createLogger } from '#observe'
import { openPlace, type Place } from '../accounts/support/store.js'
import { startMailServer, type MailServer } from '../support/mail-server.js'
import { logOf, storeKinds } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

const DAY_MS = 86_400_000
const SCHEDULE: RetrySchedule = { firstMs: 20, factor: 2, mostMs: 1_000, windowMs: 60_000 }
const LIMITS = { connectMs: 10_000, silenceMs: 10_000, wholeMs: 60_000, graceMs: 400 }
const FROM = 'Gateway Support <support@gateway.example>'
const silent = createLogger('silent')

/** The subject of a header, unfolded (RFC 5322, section 2.2.3) and decoded from its encoded words (RFC 2047, "Q"). */
const subjectOf = (head: string): string => {
  const [, value = ''] = /^Subject: (.*)$/m.exec(head.replaceAll(/\r\n[ \t]/g, ' ')) ?? []
  const bytes = value
    .replaceAll(/\?= =\?UTF-8\?Q\?|^=\?UTF-8\?Q\?|\?=$/gi, '')
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe.each(storeKinds)('mail on the %s store', (kind) => {
  let place: Place
  let account: { id: string; name: string }
  let running: { jobs: Jobs; mailer: Mailer } | undefined
  const servers: MailServer[] = []

  const serve = async (...options: Parameters<typeof startMailServer>): Promise<MailServer> => {
    const server = await startMailServer(...options)
    servers.push(server)
    return server
  }
  const start = async (
    smtpUrl: string | null,
    schedule = SCHEDULE,
    limits = LIMITS,
    log = silent,
  ): Promise<void> => {
    const { store } = place
    const jobs = openJobs(store, { log, isAlone: true })
    const config = { smtpUrl, mailFrom: FROM }
    const mailer = await createMailer({ config, store, jobs, log, schedule, limits, pollMs: 10 })
    jobs.start()
    mailer.start()
    running = { jobs, mailer }
  }
  const stop = async (): Promise<void> => {
    await running?.mailer.close()
    await running?.jobs.close()
    running = undefined
  }
  const outbox = async () => {
    const { rows } = await place.store.pool.query<{
      status: string
      attempts: number
      last_error: string | null
    }>('SELECT status, attempts, last_error FROM outbox ORDER BY created_at')
    return rows
  }
  const listed = (state: MailState | null, page: { before?: string; limit?: number } = {}) =>
    createMailOperator(place.store).list({ state, before: null, limit: 200, ...page })
  const ticket = (fields: { subject?: string; email?: string; message?: string } = {}) =>
    createTicket(place.store.pool, {
      account,
      message: fields.message ?? 'It does not work.',
      subject: fields.subject ?? null,
      email: fields.email ?? null,
    })
  const ended = (status: string): Promise<void> =>
    eventually(async () => expect((await outbox()).map((mail) => mail.status)).toEqual([status]))

  beforeAll(async () => {
    place = await openPlace(kind)
    const accounts = await place.open()
    await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'Writer' })
    const { rows } = await place.store.pool.query<{ id: string; name: string }>(
      'SELECT id, name FROM account',
    )
    account = rows[0] ?? { id: '', name: '' }
  })
  afterEach(async () => {
    await stop()
    for (const server of servers.splice(0)) await server.close()
    await place.store.pool.query('DELETE FROM outbox')
    await place.store.pool.query('DELETE FROM ticket')
    await place.store.pool.query('DELETE FROM subscriber')
  })
  afterAll(() => place.close())

  test('of a ticket goes to the operator, who answers its writer', async () => {
    const server = await serve()
    await start(`smtp://127.0.0.1:${server.port}`)
    const { id } = await ticket({
      subject: 'Größe',
      email: 'mira@bookshop.example',
      message: 'One.\n.\nTwo.',
    })
    await ended('sent')
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'support@gateway.example', to: ['support@gateway.example'] })
    const head = (mail?.source ?? '').split('\r\n\r\n')[0] ?? ''
    expect(head).toMatch(/^From: Gateway Support <support@gateway\.example>$/m)
    expect(head).toMatch(/^Reply-To: mira@bookshop\.example$/m)
    expect(subjectOf(head)).toBe(`[${id}] Größe`)
    expect(mail?.source).toContain(`Account: Writer (${account.id})`)
    expect(mail?.source).toContain('One.\r\n.\r\nTwo.')
  })

  test('is tried again after a temporary refusal, with the same Message-ID', async () => {
    const server = await serve()
    server.answers.push({ code: 451, text: 'try later' }, { code: 421, text: 'busy' })
    await start(`smtp://127.0.0.1:${server.port}`)
    await ticket()
    await ended('sent')
    expect(await outbox()).toMatchObject([{ attempts: 3, last_error: null }])
    expect(server.received[0]?.source).toMatch(/^Message-ID: <mail_\w+@gateway\.example>$/m)
  })

  test('is a dead letter after a permanent refusal', async () => {
    const server = await serve()
    server.answers.push({ code: 554, text: 'spam' })
    const lines: string[] = []
    await start(`smtp://127.0.0.1:${server.port}`, SCHEDULE, LIMITS, logOf(lines))
    const { id: ticketId } = await ticket({ email: 'mira@bookshop.example' })
    await ended('failed')
    expect(await outbox()).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('554') as string },
    ])
    const operator = createMailOperator(place.store)
    const [dead] = await listed('dead')
    expect(dead).toMatchObject({ state: 'dead', account: 'Writer', recipient: null, attempts: 1 })
    expect(lines.join('')).toContain(`npm run mail -- show ${dead?.id}`)
    expect(lines.join('')).not.toContain('bookshop')

    // It is sent when the operator says so, with its history.
    await operator.resend(dead?.id ?? '')
    await ended('sent')
    expect(await operator.show(ticketId)).toMatchObject({
      id: dead?.id,
      state: 'sent',
      attempts: 2,
      replyTo: 'mira@bookshop.example',
      body: expect.stringContaining('It does not work.') as string,
    })
    // The ticket stays for longer than its mail.
    await place.store.pool.query('DELETE FROM outbox')
    expect(await operator.show(ticketId)).toMatchObject({ id: ticketId, body: 'It does not work.' })
    for (const id of ['mail_none', 'tkt_none']) await expect(operator.show(id)).rejects.toThrow(`"${id}"`)
    await expect(operator.resend('mail_none')).rejects.toThrow('There is no mail "mail_none"')
  })

  test('that is under way is not sent again by the operator', async () => {
    const server = await serve()
    let answer = (): void => undefined
    server.beforeAnswer = () => new Promise((resolve) => (answer = resolve))
    await start(`smtp://127.0.0.1:${server.port}`)
    await ticket()
    await eventually(() => expect(server.received.length).toBe(1))
    const [mail] = await listed('sending')
    const operator = createMailOperator(place.store)
    await expect(operator.resend(mail?.id ?? '')).rejects.toThrow('is being sent right now')
    answer()
    await ended('sent')
    expect(server.received.length).toBe(1)
  })

  test('ends the conversation with QUIT once it is answered (RFC 5321, section 4.1.1.10)', async () => {
    const commands: string[] = []
    const answers = [
      [/^EHLO /, '250 hello'],
      [/^MAIL /, '250 sender'],
      [/^RCPT /, '250 recipient'],
      [/^DATA$/, '354 go on'],
      [/^\.$/, '250 taken'],
      [/^QUIT$/, '221 bye'],
    ] as const
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('220 ready\r\n')
      createInterface({ input: socket }).on('line', (command) => {
        const [, reply] = answers.find(([pattern]) => pattern.test(command)) ?? []
        if (reply === undefined) return
        commands.push(command)
        socket.write(`${reply}\r\n`)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await start(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await ticket()
    await eventually(() => expect(commands.slice(-2)).toEqual(['.', 'QUIT']))
    await ended('sent')
    server.close()
  })

  test('for an address that is taken off the list goes with it', async () => {
    const { pool } = place.store
    await subscribe(pool, account.id, 'Mira@bookshop.example', 'gateway.example')
    await subscribe(pool, account.id, 'other@bookshop.example', 'gateway.example')
    const operator = createMailOperator(place.store)
    await operator.unsubscribe('mira@BOOKSHOP.example')
    expect((await listed('waiting')).map(({ recipient }) => recipient)).toEqual(['other@bookshop.example'])
    expect((await pool.query('SELECT email FROM subscriber')).rows).toEqual([
      { email: 'other@bookshop.example' },
    ])
    await expect(operator.unsubscribe('mira@bookshop.example')).rejects.toThrow('is not subscribed')
    await expect(operator.unsubscribe('mira')).rejects.toThrow('"mira" is not an email address')
  })

  test('that is much is listed in parts', async () => {
    for (const subject of ['one', 'two', 'three', 'four', 'five']) await ticket({ subject })
    const all = (await listed(null)).map(({ id }) => id)
    expect(all.length).toBe(5)
    const parts = (await listed('waiting', { limit: 2 })).map(({ id }) => id)
    while (parts.length < 5)
      parts.push(...(await listed(null, { limit: 2, before: parts.at(-1) ?? '' })).map(({ id }) => id))
    expect(parts).toEqual(all)
    await expect(listed(null, { before: 'mail_none' })).rejects.toThrow('There is no mail "mail_none"')
  })

  test('to a recipient that the server refuses is a dead letter', async () => {
    const server = await serve({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no nobody@bookshop.example here'), { responseCode: 550 })),
    })
    await start(`smtp://127.0.0.1:${server.port}`)
    await subscribe(place.store.pool, account.id, 'nobody@bookshop.example', 'gateway.example')
    await ended('failed')
    expect((await outbox())[0]?.last_error).toMatch(/550 no \[address\] here/)
  })

  test('waits where the server does not let the operator in, and is given up when its time is over', async () => {
    const server = await serve({
      authOptional: false,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    })
    await start(`smtp://user:hidden-word@127.0.0.1:${server.port}`, { ...SCHEDULE, windowMs: 3_000 })
    await ticket()
    await ended('failed')
    const [mail] = await outbox()
    expect(mail?.attempts).toBeGreaterThan(1)
    expect(mail?.last_error).not.toContain('hidden-word')
  })

  test('goes on when a server that hangs is another again', async () => {
    const hanging = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    await start(`smtp://127.0.0.1:${port}`, SCHEDULE, { ...LIMITS, connectMs: 400 })
    await ticket()
    await eventually(async () => expect((await outbox())[0]?.attempts).toBeGreaterThan(0))
    hanging.close()
    await once(hanging, 'close')
    const server = await serve({}, port)
    await ended('sent')
    expect(server.received.length).toBe(1)
  })

  test('whose reply is slow goes out once, and holds up no other', async () => {
    const server = await serve()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.beforeAnswer = ({ source }) => (source.includes('slow') ? held : Promise.resolve())
    // The reply takes longer than connecting may: RFC 5321, section 4.5.3.2.6, gives it 10 minutes.
    const connectMs = 2_000
    await start(`smtp://127.0.0.1:${server.port}`, SCHEDULE, { ...LIMITS, connectMs, silenceMs: 60_000 })
    await ticket({ subject: 'slow' })
    await eventually(() => expect(server.received.length).toBe(1))
    for (const subject of ['one', 'two', 'three', 'four', 'five']) await ticket({ subject })
    await eventually(() => expect(server.received.length).toBe(6))
    await eventually(async () => expect((await listed('sent')).length).toBe(5))
    const [sending, ...others] = await listed('sending')
    expect(others).toEqual([])
    expect(sending).toMatchObject({ attempts: 1, nextAt: null, lastError: null })
    expect(sending?.subject).toMatch(/slow$/)
    await sleep(connectMs)
    answer()
    await eventually(async () => expect((await listed('sent')).length).toBe(6))
    expect(server.received.length).toBe(6)
  })

  test('says where it was when the server fell silent, and whether that may have taken it', async () => {
    const silence = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(silence, 'listening')
    const later = { ...SCHEDULE, firstMs: 60_000, mostMs: 60_000, windowMs: 600_000 }
    const failed = (): Promise<void> =>
      eventually(async () => expect((await outbox())[0]?.last_error).not.toBeNull())
    const { port } = silence.address() as AddressInfo
    await start(`smtp://127.0.0.1:${port}`, later, { ...LIMITS, connectMs: 200 })
    await ticket()
    await failed()
    expect((await outbox())[0]).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: expect.stringMatching(
        /, while connecting to the mail server, after \d+(\.\d)? s$/,
      ) as string,
    })
    await stop()
    silence.close()

    const deaf = await serve({ onRcptTo: () => undefined })
    await place.store.pool.query('DELETE FROM outbox')
    await start(`smtp://127.0.0.1:${deaf.port}`, later, { ...LIMITS, silenceMs: 3_000 })
    await ticket()
    await failed()
    expect((await outbox())[0]?.last_error).toMatch(
      /, while naming sender and recipient, after \d+(\.\d)? s$/,
    )
    await stop()

    const mute = await serve()
    mute.beforeAnswer = () => new Promise(() => undefined)
    await place.store.pool.query('DELETE FROM outbox')
    await start(`smtp://127.0.0.1:${mute.port}`, later, { ...LIMITS, silenceMs: 3_000 })
    await ticket()
    await failed()
    expect((await outbox())[0]?.last_error).toMatch(
      /, while waiting for the reply to the text, after \d+(\.\d)? s; the server may have taken the mail$/,
    )
  })

  test('that is under way when the service stops is waited for shortly, where the server may have it', async () => {
    const server = await serve()
    let answer = (): void => undefined
    server.beforeAnswer = () => new Promise((resolve) => (answer = resolve))
    await start(`smtp://127.0.0.1:${server.port}`, SCHEDULE, { ...LIMITS, graceMs: 2_000 })
    await ticket()
    await eventually(() => expect(server.received.length).toBe(1))
    const stopping = stop()
    answer()
    await stopping
    expect(await outbox()).toEqual([{ status: 'sent', attempts: 1, last_error: null }])

    await start(`smtp://127.0.0.1:${server.port}`)
    await ticket()
    await eventually(() => expect(server.received.length).toBe(2))
    // The server never answers.
    await stop()
    expect((await outbox())[1]).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: expect.stringMatching(/^The service stopped, .*may have taken the mail$/) as string,
    })
  })

  test('that the server was not given yet when the service stops is as it was', async () => {
    const greeted: string[] = []
    const server = await serve({ onMailFrom: ({ address }) => void greeted.push(address) })
    await start(`smtp://127.0.0.1:${server.port}`)
    await ticket()
    await eventually(() => expect(greeted.length).toBe(1))
    await stop()
    expect(await outbox()).toEqual([{ status: 'pending', attempts: 0, last_error: null }])
    expect((await listed('waiting'))[0]?.nextAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  })

  test('waits without a mail server, and is sent when there is one at a later start', async () => {
    const lines: string[] = []
    await start(null, SCHEDULE, LIMITS, logOf(lines))
    expect(lines).toEqual([])
    await ticket()
    await subscribe(place.store.pool, account.id, 'Mira@bookshop.example', 'gateway.example')
    await stop()
    expect((await outbox()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 0],
      ['pending', 0],
    ])
    await start(null, SCHEDULE, LIMITS, logOf(lines))
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      '2 mails wait and are not sent: set SMTP_URL and MAIL_FROM (npm run mail -- list --state waiting)',
    ])
    await stop()
    const server = await serve()
    await start(`smtp://127.0.0.1:${server.port}`)
    await eventually(() => expect(server.received.length).toBe(2))
    const confirmation = server.received.find(({ to }) => to[0] === 'Mira@bookshop.example')
    expect(confirmation?.source).toMatch(/^Subject: You are subscribed to news of gateway\.example$/m)
    // RFC 2369, section 3.2, with a URL as RFC 6068 has it.
    expect(confirmation?.source.replaceAll(/\r\n[ \t]/g, ' ')).toMatch(
      /^List-Unsubscribe: <mailto:support@gateway\.example\?subject=unsubscribe%20Mira%40bookshop\.example>$/m,
    )
    const ofTicket = server.received.find(({ to }) => to[0] === 'support@gateway.example')
    expect(ofTicket?.source).not.toContain('List-Unsubscribe')
  })

  test('goes over TLS as the address says, to a server with a good certificate alone', async () => {
    // The server's own certificate is self-signed.
    const server = await serve({ secure: true })
    await start(`smtps://127.0.0.1:${server.port}`)
    await ticket()
    await eventually(async () => expect((await outbox())[0]?.last_error).toMatch(/certificate/i))
    await stop()
    await start(`smtps://127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`)
    await ended('sent')
    expect(server.received[0]?.isSecure).toBe(true)
  })

  test('takes STARTTLS where it is offered, and only it where the address wants it', async () => {
    const server = await serve({ disabledCommands: [] })
    await start(`smtp://127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`)
    await ticket()
    await ended('sent')
    expect(server.received[0]?.isSecure).toBe(true)
    await stop()
    const plain = await serve()
    await start(`smtp://127.0.0.1:${plain.port}/?requireTLS=true`)
    await ticket()
    await eventually(async () => expect((await outbox())[1]?.attempts).toBeGreaterThan(0))
    expect(plain.received).toEqual([])
  })

  test('confirms a subscription once, whoever gives the address', async () => {
    const { pool } = place.store
    for (const email of ['mira@bookshop.example', 'mira@bookshop.example', 'MIRA@bookshop.example'])
      await subscribe(pool, account.id, email, 'gateway.example')
    expect((await outbox()).length).toBe(1)
    const { rows } = await pool.query('SELECT email FROM subscriber')
    expect(rows).toEqual([{ email: 'mira@bookshop.example' }])
  })

  test('and tickets are removed when their time is over', async () => {
    await ticket()
    const { pool } = place.store
    const at = Date.now() + 1_000
    expect(await purgeMail(pool, at + 364 * DAY_MS)).toBe(0)
    expect(await purgeMail(pool, at + 365 * DAY_MS)).toBe(2)
    const server = await serve()
    await start(`smtp://127.0.0.1:${server.port}`)
    await ticket()
    await ended('sent')
    expect(await purgeMail(pool, Date.now() + 1_000 + 7 * DAY_MS)).toBe(1)
  })
})

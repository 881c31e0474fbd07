import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, signedIn, type AdminClient } from '../support/admin.js'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { eventsOf, startProvider, streams, type ScriptedProvider } from '../support/provider.js'

const MODEL = 'vendor/small'
const ACCOUNT = 'operator-playground'

let gateway: TestGateway
let provider: ScriptedProvider
let admin: AdminClient
beforeAll(async () => {
  provider = await startProvider()
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }], {
    environment: { ADMIN_PASSWORD },
  })
  admin = await signedIn(gateway.service)
})
afterAll(() => gateway.stop())

const JSON_WANTED = { accept: 'application/json' }
const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  await gateway.service.store.journal.flush()
  return (await gateway.service.store.pool.query<Row>(sql, values)).rows
}

describe('the account', () => {
  it('is made once, also where several are the first at once', async () => {
    const first = ['one', 'two', 'three'].map(() =>
      admin.post('/playground/call', { feature: 'hash/digest', 'in.text': 'abc' }),
    )
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await query('SELECT plan, toolkit_plan FROM account WHERE name = $1', [ACCOUNT])).toEqual([
      { plan: 'unlimited', toolkit_plan: 'unlimited' },
    ])
  })
})

describe('a chat', () => {
  it('is streamed through the router, on an account of its own without limits', async () => {
    provider.script(streams(eventsOf('Good morning to you.')))
    const answer = await admin.post('/playground/ask', {
      model: MODEL,
      system: 'Be brief.',
      history: JSON.stringify([
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Hello' },
      ]),
      message: '<b>How</b> are you?',
      temperature: '0.2',
    })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const chunks = answer.text
      .split('\n\n')
      .filter((block) => block.startsWith('data: {'))
      .map((block) => JSON.parse(block.slice(6)) as { choices: { delta: { content?: string } }[] })
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Good morning to you.')
    expect(answer.text).toContain('data: [DONE]')
    expect(provider.received.at(-1)?.body).toMatchObject({
      temperature: 0.2,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Hello' },
        { role: 'user', content: '<b>How</b> are you?' },
      ],
    })
    expect(
      await query(
        `SELECT a.name, a.plan, a.toolkit_plan, log.model, log.status FROM request_log log
         JOIN account a ON a.id = log.account_id JOIN api_key k ON k.id = log.key_id`,
      ),
    ).toEqual([{ name: ACCOUNT, plan: 'unlimited', toolkit_plan: 'unlimited', model: MODEL, status: 200 }])
  })

  it('leaves a line in the audit log without what was said', async () => {
    const [row] = await query<{ details: object; outcome: string }>(
      "SELECT details, outcome FROM admin_audit WHERE operation = 'adminAskModel'",
    )
    expect(row).toEqual({ details: { model: MODEL, temperature: 0.2 }, outcome: 'done' })
  })

  it('with what is no question is refused in words, before anything is asked', async () => {
    const asked = provider.received.length
    const refuse = async (fields: Record<string, string>): Promise<[number, string]> => {
      const { status, text } = await admin.post(
        '/playground/ask',
        { model: MODEL, message: 'x', ...fields },
        JSON_WANTED,
      )
      return [status, (JSON.parse(text) as { error: string }).error]
    }
    expect(await refuse({ history: '{"role":"user"}' })).toEqual([
      400,
      'history must be a JSON array of messages with role and content.',
    ])
    expect((await refuse({ history: '[{"role":"system","content":"x"}]' }))[0]).toBe(400)
    expect(await refuse({ temperature: '3' })).toEqual([400, 'temperature must be at most 2.'])
    expect(await refuse({ model: 'vendor/none' })).toEqual([422, expect.stringContaining('vendor/none')])
    expect(provider.received.length).toBe(asked)
  })

  it('is limited by the plan that the account was given, and ends with its suspension', async () => {
    const [account] = await query<{ id: string }>('SELECT id FROM account WHERE name = $1', [ACCOUNT])
    const id = account?.id ?? ''
    await admin.done('/accounts/plans', { id, plan: 'free', toolkit_plan: 'unlimited' })
    const long = await admin.post(
      '/playground/ask',
      { model: MODEL, message: 'word '.repeat(60_000) },
      JSON_WANTED,
    )
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('context')])
    expect((await query('SELECT plan FROM account WHERE name = $1', [ACCOUNT]))[0]).toEqual({ plan: 'free' })
    await admin.done('/accounts/status', { id, status: 'suspended' })
    const suspended = await admin.post('/playground/ask', { model: MODEL, message: 'x' }, JSON_WANTED)
    expect([suspended.status, suspended.text]).toEqual([422, expect.stringContaining('suspended')])
    await admin.done('/accounts/status', { id, status: 'active' })
    await admin.done('/accounts/plans', { id, plan: 'unlimited', toolkit_plan: 'unlimited' })
  })

  it('is refused while the node drains', async () => {
    await admin.done('/system/drain', { is_draining: 'true' })
    const answer = await admin.post('/playground/ask', { model: MODEL, message: 'x' }, JSON_WANTED)
    await admin.done('/system/drain', {})
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('draining')])
  })

  it('goes on with a new key where the old one was revoked', async () => {
    const [key] = await query<{ id: string }>(
      "SELECT k.id FROM api_key k JOIN account a ON a.id = k.account_id WHERE a.name = $1 AND plane = 'gateway'",
      [ACCOUNT],
    )
    await admin.done('/keys/revoke', { id: key?.id ?? '' })
    const { status } = await admin.post('/playground/ask', { model: MODEL, message: 'again' })
    expect(status).toBe(200)
  })
})

describe('the features', () => {
  it('are listed by category, and found by words', async () => {
    const all = (await admin.get('/playground/features')).text
    expect(all).toContain('Hash &amp; Encode')
    expect(new Set(all.match(/\/playground\/feature\?id=[^"]+/g)).size).toBe(648)
    const found = (await admin.get('/playground/features?q=hash+of+a+text')).text
    expect(found).toContain('hash%2Fdigest')
    expect((await admin.get('/playground/features?q=zzzzqqqq')).text).toContain('No feature fits')
  })

  it('have a form made of the contract: types, choices, bounds, defaults and the documented example', async () => {
    const text = (await admin.get('/playground/feature?id=geo%2Fdistance')).text
    expect(text).toMatch(
      /name="in\.fromLat"\s+type="number"\s+required\s+value="-6.2088"\s+min="-90" max="90"/,
    )
    expect(text).toContain('From -90 to 90.')
    const digest = (await admin.get('/playground/feature?id=hash%2Fdigest')).text
    expect(digest).toMatch(/<select[^>]*name="in\.algorithm"/)
    expect(digest).toMatch(/<option value="sha256" selected>/)
    expect(digest).toContain('GB/T 32905\nBlank is &quot;sha256&quot;.')
    expect((await admin.get('/playground/feature?id=hash%2Fnothing')).status).toBe(404)
  })

  it('are called, and answer with JSON below the form, counted on the key of the playground', async () => {
    const { status, text } = await admin.post('/playground/call', {
      feature: 'hash/digest',
      'in.text': '</pre><script>alert(1)</script>',
      'in.algorithm': 'sha256',
    })
    // printf '%s' '</pre><script>alert(1)</script>' | sha256sum
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('bdac925567a62586628d78020908ee2a5e3045cf7f455f7a69eaaeadb3c331f9'),
    ])
    expect(text).not.toContain('<script>alert')
    expect(
      await query(
        `SELECT a.name, u.feature, sum(u.calls)::int AS calls FROM toolkit_usage u JOIN api_key k ON k.id = u.key_id
         JOIN account a ON a.id = k.account_id GROUP BY a.name, u.feature`,
      ),
    ).toEqual([{ name: ACCOUNT, feature: 'hash/digest', calls: 4 }])
  })

  it('take a text that may be empty', async () => {
    const { text } = await admin.post('/playground/call', { feature: 'hash/digest', 'in.text': '' })
    // FIPS 180-4 of nothing.
    expect(text).toContain('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('show the refusal of a bad parameter as the caller would get it', async () => {
    const { text } = await admin.post('/playground/call', { feature: 'geo/distance', 'in.fromLat': '91' })
    expect(text).toContain('>400<')
    expect(text).toContain('invalid_parameter')
    expect(text).toContain('value="91"')
  })

  it('show pictures of an answer', async () => {
    const { text } = await admin.post('/playground/call', { feature: 'qr/generate', 'in.text': 'hello' })
    expect(text).toMatch(/<img\s+src="data:image\/png;base64,/)
  })

  it('take no parameters under other names', async () => {
    const answer = await admin.post('/playground/call', { feature: 'hash/digest', text: 'abc' }, JSON_WANTED)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('text is not')])
  })
})

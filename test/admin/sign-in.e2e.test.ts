import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from 'undici'
import { startService, type TestService } from '../support/service.js'
import { ADMIN_PASSWORD, adminClient, signedIn } from '../support/admin.js'

let service: TestService
beforeAll(async () => {
  service = await startService({ ADMIN_PASSWORD, TRUST_PROXY: '1' })
})
afterAll(() => service.stop())

/** Limits are kept apart by address, which the trusted proxy says (RFC 5737's are nobody's). */
let last = 0
const from = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${++last}` })

describe('signing in', () => {
  it('leads from a page to the password and back', async () => {
    const client = adminClient(service.adminUrl)
    const refused = await client.get('/audit')
    expect([refused.status, refused.headers['location']]).toEqual([
      303,
      '/admin/sign-in?next=%2Fadmin%2Faudit',
    ])
    expect((await client.get(String(refused.headers['location']))).text).toContain('value="/admin/audit"')
    const answer = await client.post(
      '/sessions/start',
      { password: ADMIN_PASSWORD, operator: 'mira', next: '/admin/audit' },
      from(),
    )
    expect([answer.status, answer.headers['location']]).toEqual([303, '/admin/audit'])
    expect((await client.get('/audit')).text).toContain('mira')
  })

  it('sets a cookie that neither scripts nor other sites have, for https alone behind https', async () => {
    const client = adminClient(service.adminUrl)
    const plain = await client.post('/sessions/start', { password: ADMIN_PASSWORD }, from())
    expect(plain.headers['set-cookie']).toMatch(
      /^admin_session=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict$/,
    )
    const secure = await client.post(
      '/sessions/start',
      { password: ADMIN_PASSWORD },
      { ...from(), 'x-forwarded-proto': 'https' },
    )
    expect(secure.headers['set-cookie']).toMatch(/; Secure$/)
  })

  it('never leads to another site', async () => {
    for (const next of [
      'https://evil.example/admin',
      '//evil.example',
      '/admin\\..\\x',
      '/adminx',
      '/v1',
      '/admin/../v1',
    ]) {
      const answer = await adminClient(service.adminUrl).post(
        '/sessions/start',
        { password: ADMIN_PASSWORD, next },
        from(),
      )
      expect(answer.headers['location']).toBe('/admin')
    }
  })

  it('refuses a wrong password, and after six attempts a minute every password', async () => {
    const client = adminClient(service.adminUrl)
    const address = from()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 14; attempt++)
      statuses.push((await client.post('/sessions/start', { password: 'wrong' }, address)).status)
    // The minute may turn meanwhile; no minute has more than six.
    expect(statuses.slice(0, 6)).toEqual([403, 403, 403, 403, 403, 403])
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(12)
  })

  it('is nobody else’s page: the password is not taken from another site', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await adminClient(service.adminUrl).post(
        '/sessions/start',
        { password: ADMIN_PASSWORD },
        { ...from(), ...headers },
      )
      expect(answer.status).toBe(403)
    }
  })
})

describe('a session', () => {
  it('ends when it is signed out, here and everywhere', async () => {
    const [one, two] = [await signedIn(service), await signedIn(service)]
    expect((await one.post('/sessions/end')).status).toBe(303)
    expect((await one.get('/')).status).toBe(303)
    expect((await two.get('/')).status).toBe(200)
    const three = await signedIn(service)
    expect((await three.post('/sessions/end-all')).status).toBe(303)
    expect([(await two.get('/')).status, (await three.get('/')).status]).toEqual([303, 303])
  })

  it('that has expired refuses a form in clear words and changes nothing', async () => {
    const client = await signedIn(service)
    await service.store.pool.query("UPDATE admin_session SET expires_at = now() - interval '1 second'")
    const answer = await client.post(
      '/sessions/end-all',
      { _csrf: 'x', _form: 'y' },
      { accept: 'application/json' },
    )
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      401,
      { error: 'Your session has ended. Sign in again; nothing was changed.', code: 'signed_out' },
    ])
  })

  it('is ended by its line in the list, one of many', async () => {
    const [mine, other] = [await signedIn(service), await signedIn(service, 'wayan')]
    const { rows } = await service.store.pool.query<{ id: string }>(
      `SELECT encode(token_hash, 'hex') AS id FROM admin_session WHERE operator = 'wayan' ORDER BY created_at DESC`,
    )
    const id = rows[0]?.id ?? ''
    expect((await mine.get('/sessions')).text).toContain(id)
    expect((await mine.done('/sessions/end-one', { id })).text).toContain('The session is ended.')
    expect([(await mine.get('/')).status, (await other.get('/')).status]).toEqual([200, 303])
    expect((await mine.post('/sessions/end-one', { id })).status).toBe(404)
    expect((await mine.post('/sessions/end-one', { id: `${id}' OR true --` })).status).toBe(400)
  })

  it('that nobody used for three hours has ended', async () => {
    const client = await signedIn(service)
    await service.store.pool.query("UPDATE admin_session SET seen_at = now() - interval '181 minutes'")
    expect((await client.get('/')).status).toBe(303)
  })
})

describe('forms', () => {
  it('without the session’s token, or with another session’s, are refused', async () => {
    const [one, two] = [await signedIn(service), await signedIn(service)]
    const { csrf, form } = JSON.parse((await two.get('/sessions/tokens')).text) as Record<
      'csrf' | 'form',
      string
    >
    for (const fields of [
      { _csrf: '', _form: form },
      { _csrf: csrf, _form: form },
      { _csrf: 'ü', _form: form },
    ])
      expect((await one.post('/sessions/end-all', fields)).status).toBe(403)
    expect((await two.get('/')).status).toBe(200)
  })

  it('that are sent twice are carried out once', async () => {
    const client = await signedIn(service)
    const tokens = JSON.parse((await client.get('/sessions/tokens')).text) as Record<'csrf' | 'form', string>
    await service.store.pool.query('TRUNCATE admin_audit')
    const other = await signedIn(service)
    await client.post('/sessions/end-all', { _csrf: tokens.csrf, _form: tokens.form })
    const again = await signedIn(service)
    // The first has ended its own session too; what counts is the form.
    const renewed = JSON.parse((await again.get('/sessions/tokens')).text) as { csrf: string }
    const answer = await again.post('/sessions/end-all', { _csrf: renewed.csrf, _form: tokens.form })
    expect(answer.status).toBe(409)
    expect((await again.get('/')).status).toBe(200)
    expect((await other.get('/')).status).toBe(303)
  })

  it('leave a line each in the audit log, without the password', async () => {
    const client = await signedIn(service, 'wayan <script>')
    await client.post('/sessions/start', { password: 'wrong guess', operator: 'mira' }, from())
    await client.post('/sessions/start', { password: ADMIN_PASSWORD, operator: 'mira' }, from())
    const page = (await client.get('/audit')).text
    expect(page).toContain('wayan &lt;script&gt;')
    expect(page).toContain('start session')
    expect(page).toContain('refused')
    const { rows } = await service.store.pool.query<{ text: string; operation: string; outcome: string }>(
      'SELECT row_to_json(admin_audit)::text AS text, operation, outcome FROM admin_audit',
    )
    const signIns = rows.filter(({ operation }) => operation === 'adminStartSession')
    expect(new Set(signIns.map(({ outcome }) => outcome))).toEqual(new Set(['done', 'refused']))
    expect(rows.some(({ text }) => text.includes('wrong guess') || text.includes(ADMIN_PASSWORD))).toBe(false)
  })

  it('that are not UTF-8, or have a null character, are refused and say where', async () => {
    const client = await signedIn(service)
    const { csrf, form } = JSON.parse((await client.get('/sessions/tokens')).text) as Record<string, string>
    const send = async (fields: string | Buffer): Promise<[number, string]> => {
      const { statusCode, body } = await request(`${service.adminUrl}/accounts/create`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: Buffer.concat([
          Buffer.from(`_csrf=${csrf}&_form=${form}&plan=live&toolkit_plan=free&name=`),
          Buffer.from(fields),
        ]),
      })
      return [statusCode, ((await body.json()) as { error: string }).error]
    }
    const broken = [400, 'The form is not percent-encoded UTF-8. Nothing was changed.']
    // A byte that UTF-8 has not, half of a pair (RFC 3629), and an escape that breaks off.
    for (const name of ['a%FF', 'a%ED%A0%80', 'a%4', Buffer.from([0x61, 0xff])])
      expect(await send(name)).toEqual(broken)
    expect(await send('a%00b')).toEqual([400, 'name must not have a null character.'])
  })

  it('of another type, too large, or with unknown fields are refused', async () => {
    const client = await signedIn(service)
    expect((await client.post('/sessions/end', {}, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await client.post('/sessions/end', { big: 'x'.repeat(600_000) })).status).toBe(413)
    const answer = await client.post('/sessions/end', { other: '1' }, { accept: 'application/json' })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      400,
      { code: 'invalid', fields: [{ parameter: 'other' }] },
    ])
  })
})

describe('every answer', () => {
  it('lets nothing in from elsewhere, and is for no other origin', async () => {
    const client = await signedIn(service)
    const { headers } = await client.get('/', { origin: 'https://evil.example' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect((await client.get('/')).text).not.toMatch(
      /<script(?! type="module" src="\/admin\/static\/)|style="|https?:\/\/(?!www\.w3\.org)/,
    )
  })

  it('of an address with a null character is a refusal, and not a fault of ours', async () => {
    const client = await signedIn(service)
    for (const path of [
      '/accounts?q=%00',
      '/accounts/view?id=a%00',
      '/requests?model=%00',
      '/support/subscribers?after=%00',
    ])
      expect([path, (await client.get(path)).status]).toEqual([path, 400])
  })

  it('of an address with a slash at its end leads to the page', async () => {
    const { status, headers } = await (await signedIn(service)).get('/accounts/?q=a')
    expect([status, headers['location']]).toEqual([308, '/admin/accounts?q=a'])
  })

  it('of an unknown page is 404, of another method 405', async () => {
    const client = await signedIn(service)
    expect((await client.get('/nothing')).status).toBe(404)
    const { statusCode, headers } = await request(`${service.adminUrl}/audit`, { method: 'DELETE' })
    expect([statusCode, headers['allow']]).toEqual([405, 'GET'])
  })
})

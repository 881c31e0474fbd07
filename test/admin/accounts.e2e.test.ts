import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from 'undici'
import { csv } from '#admin/csv'
import { ADMIN_PASSWORD, signedIn, type AdminClient } from '../support/admin.js'
import { startService, type TestService } from '../support/service.js'

let service: TestService
let admin: AdminClient
beforeAll(async () => {
  service = await startService({ ADMIN_PASSWORD })
  admin = await signedIn(service)
})
afterAll(() => service.stop())

const EVIL = `<script>alert('"')</script>&`

const create = async (name: string): Promise<string> => {
  const answer = await admin.post('/accounts/create', { name, plan: 'live', toolkit_plan: 'unlimited' })
  expect([answer.status, answer.text]).toEqual([303, expect.anything()])
  return new URL(String(answer.headers['location']), service.adminUrl).searchParams.get('id') ?? ''
}

/** Issues a key and reads its secret from the page that shows it. */
const issue = async (account: string, plane: 'gateway' | 'rest', label = ''): Promise<string> => {
  const page = await admin.done('/keys/issue', { account, plane, label })
  return /id="secret-value"[^>]*>\s*(svc_\w+)/.exec(page.text)?.[1] ?? ''
}

const keyId = async (label: string): Promise<string> => {
  const { rows } = await service.store.pool.query<{ id: string }>(
    'SELECT id FROM api_key WHERE label = $1 AND ends_at IS NULL AND revoked_at IS NULL',
    [label],
  )
  return rows[0]?.id ?? ''
}

const gatewayStatus = async (key: string): Promise<number> =>
  (await request(`${service.gatewayUrl}/account`, { headers: { authorization: `Bearer ${key}` } })).statusCode

const toolkitStatus = async (key: string): Promise<number> =>
  (await request(`${service.toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': key } })).statusCode

describe('an account', () => {
  it('is created, found, and shown with its plans, whatever its name', async () => {
    const id = await create(EVIL)
    const page = await admin.get(`/accounts?q=${encodeURIComponent('<script>')}`)
    expect(page.text).toContain(id)
    expect(page.text).toContain('&lt;script&gt;alert(&#39;&quot;&#39;)&lt;/script&gt;&amp;')
    expect(page.text).not.toContain('<script>alert')
    expect((await admin.get(`/accounts/view?id=${id}`)).text).not.toContain('<script>alert')
  })

  it('needs a name of its own and known plans', async () => {
    await create('twice')
    for (const fields of [
      { name: 'twice', plan: 'live', toolkit_plan: 'free' },
      { name: 'once', plan: 'nothing', toolkit_plan: 'free' },
      { name: 'line\u2028end', plan: 'free', toolkit_plan: 'free' },
    ])
      expect((await admin.post('/accounts/create', fields)).status).toBe(422)
    expect((await admin.post('/accounts/create', { plan: 'free', toolkit_plan: 'free' })).status).toBe(400)
  })

  it('issues keys of both planes that work at once, shown once', async () => {
    const id = await create('keyed')
    const gateway = await issue(id, 'gateway', 'first')
    const rest = await issue(id, 'rest')
    expect([gateway.slice(0, 9), rest.slice(0, 9)]).toEqual(['svc_live_', 'svc_rest_'])
    expect([await gatewayStatus(gateway), await toolkitStatus(rest)]).toEqual([200, 200])
    const page = (await admin.get(`/accounts/view?id=${id}`)).text
    expect(page).toContain('first')
    expect(page).not.toContain(gateway)
    const { rows } = await service.store.pool.query<{ text: string }>(
      'SELECT (details::text || coalesce(message, $1)) AS text FROM admin_audit',
      [''],
    )
    expect(rows.some(({ text }) => text.includes(gateway))).toBe(false)
  })

  it('is suspended and made active again', async () => {
    const id = await create('suspended')
    const [gateway, rest] = [await issue(id, 'gateway'), await issue(id, 'rest')]
    await admin.done('/accounts/status', { id, status: 'suspended' })
    expect([await gatewayStatus(gateway), await toolkitStatus(rest)]).toEqual([403, 404])
    await admin.done('/accounts/status', { id, status: 'active' })
    expect([await gatewayStatus(gateway), await toolkitStatus(rest)]).toEqual([200, 200])
  })

  it('changes its plans for all of its keys', async () => {
    const id = await create('changed')
    const key = await issue(id, 'gateway')
    await admin.done('/accounts/plans', { id, plan: 'premier', toolkit_plan: 'free' })
    const account = await request(`${service.gatewayUrl}/account`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await account.body.json()).toMatchObject({ plan: 'premier', toolkit_plan: 'free' })
  })

  it('is deleted only under its own name', async () => {
    const id = await create('to go')
    const key = await issue(id, 'gateway')
    expect((await admin.post('/accounts/delete', { id, name: 'to go' })).status).toBe(422)
    expect((await admin.post('/accounts/delete', { id, name: 'other', is_sure: 'true' })).status).toBe(422)
    expect(await gatewayStatus(key)).toBe(200)
    await admin.done('/accounts/delete', { id, name: 'to go', is_sure: 'true' })
    expect(await gatewayStatus(key)).toBe(401)
    expect((await admin.get(`/accounts/view?id=${id}`)).status).toBe(404)
  })

  it('has its use as CSV', async () => {
    const id = await create('used')
    await service.store.pool.query(
      `INSERT INTO usage_day (account_id, day, requests, prompt_tokens, completion_tokens, cost_idr)
       VALUES ($1, (now() AT TIME ZONE 'UTC')::date, 3, 40, 2, 1234567.25)`,
      [id],
    )
    const { text, headers } = await admin.get(`/accounts/usage?id=${id}&days=2`)
    const today = new Date().toISOString().slice(0, 10)
    expect(headers['content-disposition']).toBe('attachment; filename="usage-used.csv"')
    expect(text).toMatch(
      /^day,requests,prompt_tokens,completion_tokens,cost_idr,toolkit_calls\r\n\d{4}-\d\d-\d\d,3,40,2,1234567.250000,0\r\n$/,
    )
    expect(text.split('\r\n')[1]?.slice(0, 8)).toBe(today.slice(0, 8))
    expect((await admin.get(`/accounts/view?id=${id}`)).text).toContain('1,234,567.25')
  })
})

describe('a key', () => {
  it('is labelled and revoked', async () => {
    const id = await create('revoking')
    const key = await issue(id, 'gateway', 'before')
    const page = await admin.done('/keys/label', { id: await keyId('before'), label: 'behind' })
    expect(page.text).toContain('behind')
    await admin.done('/keys/revoke', { id: await keyId('behind') })
    expect(await gatewayStatus(key)).toBe(401)
    expect((await admin.post('/keys/revoke', { id: 'key_nothing' })).status).toBe(404)
  })

  it('is rotated: both work for the overlap, then the new one alone', async () => {
    const id = await create('rotating')
    const old = await issue(id, 'gateway', 'turning')
    const oldId = await keyId('turning')
    const page = await admin.done('/keys/rotate', { id: oldId, overlap_hours: '24' })
    const fresh = /id="secret-value"[^>]*>\s*(svc_\w+)/.exec(page.text)?.[1] ?? ''
    expect([await gatewayStatus(old), await gatewayStatus(fresh)]).toEqual([200, 200])
    expect((await admin.post('/keys/rotate', { id: oldId, overlap_hours: '1' })).status).toBe(422)
    await service.store.pool.query('UPDATE api_key SET ends_at = now() WHERE id = $1', [oldId])
    await expect.poll(() => gatewayStatus(old)).toBe(401)
    expect(await gatewayStatus(fresh)).toBe(200)
  })

  it('is rotated without an overlap: the old one ends at once', async () => {
    const id = await create('rotating now')
    const old = await issue(id, 'rest', 'at once')
    const page = await admin.done('/keys/rotate', { id: await keyId('at once'), overlap_hours: '0' })
    const fresh = /id="secret-value"[^>]*>\s*(svc_\w+)/.exec(page.text)?.[1] ?? ''
    expect([await toolkitStatus(old), await toolkitStatus(fresh)]).toEqual([404, 200])
  })
})

describe('CSV', () => {
  it('quotes as RFC 4180 has it, and holds nothing that a spreadsheet runs', () => {
    expect(
      csv(
        ['a', 'b'],
        [
          ['=1+1', 'x,"y"'],
          ['-5', 'two\nlines'],
        ],
      ),
    ).toBe('a,b\r\n\'=1+1,"x,""y"""\r\n-5,"two\nlines"\r\n')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from 'undici'
import { ADMIN_PASSWORD, signedIn, type AdminClient } from '../support/admin.js'
import { startReceiver } from '../support/receiver.js'
import { startService, type TestService } from '../support/service.js'

let service: TestService
let admin: AdminClient
beforeAll(async () => {
  service = await startService({ ADMIN_PASSWORD, EGRESS_ALLOW: '127.0.0.1' })
  admin = await signedIn(service)
})
afterAll(() => service.stop())

const EVIL = `<img src=x onerror=alert(1)>"'&`

/** The hidden and visible fields of a form on a page, as a browser would send them. */
const fieldsOf = (text: string, action: string): Record<string, string | string[]> => {
  const form = new RegExp(`action="/admin${action}"[^]*?</form>`).exec(text)?.[0] ?? ''
  const fields: Record<string, string | string[]> = {}
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? ''
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? ''
    if (name.startsWith('_') || (tag.includes('type="checkbox"') && !/\bchecked\b/.test(tag))) continue
    if (name.endsWith('[]'))
      fields[name.slice(0, -2)] = [...((fields[name.slice(0, -2)] as string[]) ?? []), value]
    else fields[name] = value
  }
  return fields
}

describe('a plan', () => {
  it('is changed for everybody at once', async () => {
    const key = await service.key('gateway', 'live')
    const fields = fieldsOf(
      (await admin.get('/plans/edit?plane=gateway&id=live')).text,
      '/plans/save-gateway',
    )
    await admin.done('/plans/save-gateway', { ...fields, requests_per_minute: '77', title: 'Live <new>' })
    const usage = await request(`${service.gatewayUrl}/usage`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await usage.body.json()).toMatchObject({ minute: { limit: 77 } })
    expect((await admin.get('/plans')).text).toContain('Live &lt;new&gt;')
  })

  it('that somebody else has changed meanwhile is not overwritten, in clear words', async () => {
    const open = async () =>
      fieldsOf((await admin.get('/plans/edit?plane=rest&id=free')).text, '/plans/save-toolkit')
    const [mine, theirs] = [await open(), await open()]
    await admin.done('/plans/save-toolkit', { ...theirs, calls_per_day: '9' })
    const answer = await admin.post(
      '/plans/save-toolkit',
      { ...mine, calls_per_day: '7' },
      { accept: 'application/json' },
    )
    expect(answer.status).toBe(422)
    expect((JSON.parse(answer.text) as { error: string }).error).toMatch(
      /^Somebody else has changed this plan since you opened it: callsPerDay is 9 now\. Nothing was saved\./,
    )
    expect((await open())['calls_per_day']).toBe('9')
  })

  it('is added between two others, works at once, and leaves open forms of others good', async () => {
    const open = async () =>
      fieldsOf((await admin.get('/plans/edit?plane=gateway&id=premier')).text, '/plans/save-gateway')
    const premier = await open()
    const fresh = (await admin.get('/plans/new?plane=gateway&like=live')).text
    expect(fresh).toMatch(/<option value="live" selected>/)
    const settings = fieldsOf(fresh, '/plans/add-gateway')
    const team = { ...settings, id: 'team', after: 'live', key_prefix: 'svc_live_', title: 'Team' }
    const page = await admin.done('/plans/add-gateway', { ...team, requests_per_minute: '91' })
    expect(page.text).toContain('Plan team is added')
    const { data } = (await (await request(`${service.gatewayUrl}/pricing`)).body.json()) as {
      data: { id: string }[]
    }
    expect(data.map(({ id }) => id)).toEqual(['free', 'live', 'team', 'premier', 'platinum'])
    const key = await service.key('gateway', 'team', 'a team')
    const { headers } = await request(`${service.gatewayUrl}/account`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect([key.slice(0, 9), headers['x-ratelimit-limit-requests']]).toEqual(['svc_live_', '91'])
    // It stands one further up now, and is what it was.
    await admin.done('/plans/save-gateway', premier)
    await admin.done('/plans/add-toolkit', {
      ...{ id: 'tiny', after: 'free', title: 'Tiny', calls_per_day: '3', monthly_price: '1000' },
    })
    expect(service.accounts.toolkitPlans().map(({ id, rank }) => [id, rank])).toEqual([
      ['free', 0],
      ['tiny', 1],
      ['basic', 2],
      ['pro', 3],
      ['unlimited', 4],
    ])
  })

  it('is not added under an id that is taken or none, or behind one that is none', async () => {
    const fields = { id: 'mine', after: 'free', title: 'x', monthly_price: '0' }
    for (const [change, status] of [
      [{ id: 'free' }, 422],
      [{ id: 'Mine!' }, 400],
      [{ after: 'nothing' }, 422],
      [{ title: ' ' }, 400],
    ] as const)
      expect([change, (await admin.post('/plans/add-toolkit', { ...fields, ...change })).status]).toEqual([
        change,
        status,
      ])
    expect((await admin.get('/plans/new?plane=rest&like=nothing')).status).toBe(404)
  })

  it('with a price that is none is refused with the field’s name', async () => {
    const fields = fieldsOf((await admin.get('/plans/edit?plane=rest&id=free')).text, '/plans/save-toolkit')
    const answer = await admin.post(
      '/plans/save-toolkit',
      { ...fields, monthly_price: '1e9', calls_per_day: 'many' },
      { accept: 'application/json' },
    )
    const { fields: faults } = JSON.parse(answer.text) as { fields: { parameter: string }[] }
    expect(answer.status).toBe(400)
    expect(faults.map(({ parameter }) => parameter).sort()).toEqual(['calls_per_day', 'monthly_price'])
  })

  it('is refused in words, not in regular expressions', async () => {
    const fields = { id: 'Mine', after: 'free', title: 'a\u202Eb', monthly_price: '1,5' }
    const answer = await admin.post('/plans/add-toolkit', fields, { accept: 'application/json' })
    const { error } = JSON.parse(answer.text) as { error: string }
    expect(error).not.toContain('^')
    expect(error).toMatch(/id must be at most 40 lower-case letters/)
    expect(error).toMatch(/monthly_price must be a number such as 1500/)
    expect(error).toMatch(/title must be one line without control characters/)
  })
})

describe('an announcement', () => {
  it('is shown to callers, told to webhooks, and ended', async () => {
    const receiver = await startReceiver()
    await service.key('gateway', 'live', 'listener')
    const page = await admin.done('/webhooks/create', {
      account: 'listener',
      url: receiver.url,
      events: ['announcement.published'],
    })
    expect(page.text).toContain('whsec_')
    await admin.done('/announcements/publish', { kind: 'incident', title: EVIL, body: `two\nlines ${EVIL}` })
    const listed = async () =>
      (
        (await (await request(`${service.gatewayUrl}/announcements`)).body.json()) as {
          data: { id: string; title: string }[]
        }
      ).data
    expect((await listed())[0]).toMatchObject({ kind: 'incident', title: EVIL, ends_at: null })
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({
      type: 'announcement.published',
      data: { title: EVIL },
    })
    expect((await admin.get('/announcements')).text).not.toContain('<img')
    await admin.done('/announcements/end', { id: (await listed())[0]?.id ?? '' })
    expect(await listed()).toEqual([])
  })

  it('must end behind its start', async () => {
    const fields = { kind: 'launch', title: 'x', body: 'y' }
    for (const times of [
      { starts_at: '2026-12-02T10:00', ends_at: '2026-12-01T10:00' },
      { starts_at: '2026-13-45T10:00' },
      { starts_at: '2027-02-30T10:00' },
      { starts_at: '2020-12-24T10:00', ends_at: '2020-12-24T12:00' },
    ])
      expect((await admin.post('/announcements/publish', { ...fields, ...times })).status).toBe(422)
  })
})

describe('webhooks', () => {
  it('are tested, listed, sent again, disabled and deleted', async () => {
    const receiver = await startReceiver()
    await service.key('gateway', 'live', 'hooked')
    await admin.done('/webhooks/create', { account: 'hooked', url: receiver.url, events: ['key.created'] })
    const [endpoint] = (
      await service.store.pool.query<{ id: string }>('SELECT id FROM webhook ORDER BY created_at DESC')
    ).rows
    const id = endpoint?.id ?? ''
    await admin.done('/webhooks/test', { id })
    await expect.poll(() => receiver.received.length).toBe(1)
    await expect
      .poll(async () => (await admin.get(`/webhooks/deliveries?endpoint=${id}`)).text)
      .toContain('delivered')
    const delivery = /dlv_\w+/.exec((await admin.get(`/webhooks/deliveries?endpoint=${id}`)).text)?.[0] ?? ''
    await admin.done('/webhooks/resend', { id: delivery })
    await expect.poll(() => receiver.received.length).toBe(2)
    expect((await admin.done('/webhooks/rotate', { id, overlap_hours: '1' })).text).toContain('whsec_')
    expect((await admin.done('/webhooks/switch', { id })).text).toContain('disabled')
    expect((await admin.post('/webhooks/test', { id })).status).toBe(422)
    await admin.done('/webhooks/switch', { id, enabled: 'true' })
    await admin.done('/webhooks/delete', { id })
    expect((await admin.get('/webhooks')).text).not.toContain(id)
  })

  it('refuse an address that leads nowhere good', async () => {
    for (const url of ['ftp://example.org', 'http://10.0.0.1/'])
      expect(
        (await admin.post('/webhooks/create', { account: 'hooked', url, events: ['key.created'] })).status,
      ).toBe(422)
  })
})

describe('support', () => {
  it('shows tickets and subscribers, whatever is in them, and unsubscribes', async () => {
    const key = await service.key('gateway', 'live')
    const send = (path: string, body: object) =>
      request(`${service.gatewayUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await send('/support', { message: EVIL, subject: EVIL, email: 'mira@example.org' })
    await send('/subscribe', { email: 'mira@example.org' })
    const page = (await admin.get('/support')).text
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img')
    expect((await admin.get('/support/mail')).text).toContain('waiting')
    expect((await admin.get('/support/subscribers')).text).toContain('mira@example.org')
    await admin.done('/support/unsubscribe', { address: 'mira@example.org' })
    expect((await admin.get('/support/subscribers')).text).toContain('Nobody has subscribed.')
  })
})

describe('batches and assets', () => {
  it('have no page behind a cursor that somebody made up', async () => {
    for (const path of ['/batches', '/assets']) {
      expect((await admin.get(path)).status).toBe(200)
      expect([path, (await admin.get(`${path}?before=made-up`)).status]).toEqual([path, 400])
    }
  })
})

describe('the drain switch', () => {
  it('has this node refuse new requests until it is switched back; operators still come in', async () => {
    const key = await service.key('gateway', 'live')
    const status = async () =>
      (await request(`${service.gatewayUrl}/account`, { headers: { authorization: `Bearer ${key}` } }))
        .statusCode
    const ready = async () => (await request(`${service.url}/readyz`)).statusCode
    await service.ready
    await admin.done('/system/drain', { is_draining: 'true' })
    expect([await status(), await ready()]).toEqual([503, 503])
    expect((await admin.get('/')).text).toContain('This node is draining')
    await admin.done('/system/drain')
    expect([await status(), await ready()]).toEqual([200, 200])
  })
})

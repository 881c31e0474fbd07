import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import OpenAI from 'openai'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { EVENT_TYPES } from '#events'
import { folder, run } from '../accounts/support/cli.js'
import { requestsOf, resultsAt, submit } from '../support/batch.js'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { startProcess } from '../support/process.js'
import { answers, startProvider, type ScriptedProvider } from '../support/provider.js'
import { startReceiver, type Receiver } from '../support/receiver.js'
import { startService } from '../support/service.js'
import { freshPlace, preparedFolder } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

const LOOPBACK = { EGRESS_ALLOW: '127.0.0.1/32' }

const payloadsOf = (receiver: Receiver, secret: string) =>
  receiver.received.map(
    ({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>) as {
        type: string
        data: Record<string, unknown>
      },
  )

describe('a running server', () => {
  let provider: ScriptedProvider
  let gateway: TestGateway
  let receiver: Receiver
  let secret: string
  const typesOf = () => payloadsOf(receiver, secret).map(({ type }) => type)

  beforeAll(async () => {
    provider = await startProvider({ models: [{ id: 'vendor/a:free' }], chat: answers('fine') })
    gateway = await startGateway([{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }], {
      environment: { ...LOOPBACK, MAIL_FROM: 'Operator <operator@gateway.example>' },
    })
    receiver = await startReceiver()
    await gateway.service.key('gateway', 'free', 'hooked')
    const created = await run(
      'webhooks',
      ['create', '--account', 'hooked', '--url', receiver.url, '--events', EVENT_TYPES.join(',')],
      gateway.service.dataDir,
    )
    expect(created.code).toBe(0)
    secret = created.stdout.trim()
  })
  afterAll(async () => {
    await gateway.stop()
    await provider.close()
    await receiver.close()
  })

  test('tells of keys, of the end of batches and once of a quota, and shows its endpoints without the secret', async () => {
    const { service } = gateway
    const apiKey = await service.key('gateway', 'free', 'hooked')
    const client = new OpenAI({ apiKey, baseURL: service.gatewayUrl, maxRetries: 0 })
    const { data } = await client.get<{ data: Record<string, unknown>[] }>('/account/webhooks')
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^whk_/) as string,
        url: receiver.url,
        events: [...EVENT_TYPES],
        enabled: true,
        created_at: expect.any(String) as string,
      },
    ])

    const batch = await submit(client, { requests: requestsOf(['a', 'b']), metadata: { order: '7' } })
    await resultsAt(batch.results_url)
    await eventually(() => expect(typesOf()).toContain('batch.completed'))

    // free: 20 requests a minute, so that of 45 at once at least five are refused, however the minutes fall.
    const asked = Array.from({ length: 45 }, () =>
      client.moderations.create({ input: 'fine' }).then(
        () => 200,
        (error: InstanceType<typeof OpenAI.APIError>) => error.status,
      ),
    )
    expect((await Promise.all(asked)).filter((status) => status === 429).length).toBeGreaterThan(1)
    await service.accounts.operator.revokeKey(apiKey)
    await eventually(() => expect(typesOf()).toContain('key.revoked'))
    await eventually(() => expect(typesOf()).toContain('quota.exhausted'))

    const payloads = payloadsOf(receiver, secret)
    expect(typesOf().sort()).toEqual(['batch.completed', 'key.created', 'key.revoked', 'quota.exhausted'])
    const dataOf = (type: string) => payloads.find((payload) => payload.type === type)?.data
    expect(dataOf('batch.completed')).toEqual({
      id: batch.id,
      object: 'batch',
      status: 'completed',
      request_counts: { total: 2, completed: 2, failed: 0 },
      created_at: batch.created_at,
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      results_url: batch.results_url,
      metadata: { order: '7' },
    })
    expect(dataOf('quota.exhausted')).toMatchObject({
      plane: 'gateway',
      window: 'minute',
      limit: 20,
      key_id: null,
    })
    expect(dataOf('key.created')).toMatchObject({ plane: 'gateway', plan: 'free', prefix: 'svc_free_' })
    for (const { body, headers } of receiver.received) {
      expect(body).not.toContain(apiKey)
      // The operator's address is for those whom the operator asks, and not for customers' logs.
      expect(headers['user-agent']).toMatch(/^inference-gateway\/[\d.]+ \(http\S+\)$/)
    }
    expect(gateway.service.logs.join('')).not.toContain(secret.slice('whsec_'.length))
  })

  test('tells of the calls of a toolkit key, once', async () => {
    const { service } = gateway
    const restKey = await service.key('rest', 'free', 'hooked')
    // free: 5 calls a day.
    const statuses = []
    for (let call = 0; call < 8; call += 1)
      statuses.push((await fetch(`${service.toolkitUrl}/hash/digest?text=abc&key=${restKey}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const told = () =>
      payloadsOf(receiver, secret)
        .map(({ data }) => data)
        .filter(({ plane, window }) => plane === 'rest' && window !== undefined)
    await eventually(() => expect(told().length).toBe(1))
    expect(told()).toMatchObject([
      { window: 'day', limit: 5, key_id: expect.stringMatching(/^key_/) as string },
    ])
  })

  test('is told what to do with endpoints by the command', async () => {
    const { dataDir } = gateway.service
    const listed = await run('webhooks', ['list'], dataDir)
    expect(listed.stdout).toContain(receiver.url)
    const id = /whk_\w+/.exec(listed.stdout)?.[0] ?? ''
    const deliveries = await run('webhooks', ['deliveries', '--status', 'delivered'], dataDir)
    const delivery = /dlv_\w+/.exec(deliveries.stdout)?.[0] ?? ''
    const before = receiver.received.length
    expect(await run('webhooks', ['resend', delivery], dataDir)).toMatchObject({ code: 0, stdout: '' })
    await eventually(() => expect(receiver.received.length).toBe(before + 1))
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids.slice(0, -1)).toContain(ids.at(-1))
    expect((await run('webhooks', ['disable', id], dataDir)).stderr).toMatch(/^Disabled whk_/)
    expect((await run('webhooks', ['list'], dataDir)).stdout).toMatch(/ no +20.* disabled by the operator\n/)
    expect(await run('webhooks', ['disable', 'whk_none'], dataDir)).toMatchObject({
      code: 1,
      stderr: 'There is no endpoint "whk_none"\n',
    })
    const incomplete = await run('webhooks', ['create', '--account', 'hooked'], dataDir)
    expect(incomplete.code).toBe(2)
    expect(incomplete.stderr).toMatch(
      /^--url is missing\n--events is missing\n\nUsage:\n {2}webhooks create /,
    )
    expect(incomplete.stderr).not.toContain('webhooks list')

    const rotated = await run('webhooks', ['rotate-secret', id, '--overlap', '3'], dataDir)
    expect(rotated).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^whsec_\S+\n$/) as string,
      stderr: expect.stringMatching(/^The old secret of whk_\w+ also signs until 20/) as string,
    })
    expect((await run('webhooks', ['rotate-secret', id, '--overlap', '721'], dataDir)).stderr).toMatch(
      /^--overlap must be a whole number from 0 to 720, not 721\n\nUsage:\n {2}webhooks rotate-secret ID/,
    )
    expect((await run('webhooks', ['list'], dataDir)).stdout).toMatch(/ no +20\S+ +20/)
    const ofIt = await run('webhooks', ['deliveries', '--endpoint', id, '--account', 'hooked'], dataDir)
    expect(ofIt.stdout).toContain(delivery)
    expect((await run('webhooks', ['delete', id], dataDir)).stderr).toMatch(
      /^Deleted whk_\w+ of account hooked: /,
    )
    expect((await run('webhooks', ['list'], dataDir)).stdout).not.toContain(id)
    expect(await run('webhooks', ['--help'], dataDir)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage:\n/) as string,
      stderr: '',
    })
  })
})

test('an event outlives the server that is killed before it is delivered', async () => {
  const place = await freshPlace('embedded')
  const file = join(place.config.dataDir, 'providers.yaml')
  await writeFile(file, stringify({ providers: [] }))
  const environment = {
    ...place.environment,
    ...LOOPBACK,
    PROVIDERS_FILE: file,
    PLANS_FILE: resolve('plans.yaml'),
    EGRESS_TIMEOUT_MS: '60000',
  }
  const receiver = await startReceiver()
  receiver.answers.push(null)
  const killed = startProcess(environment)
  await killed.listening
  const { dataDir } = place.config
  const keys = (): Promise<{ stdout: string }> =>
    run('keys', ['create', '--plane', 'gateway', '--plan', 'free', '--account', 'hooked'], dataDir)
  await keys()
  const { stdout } = await run(
    'webhooks',
    ['create', '--account', 'hooked', '--url', receiver.url, '--events', 'key.created'],
    dataDir,
  )
  const secret = stdout.trim()
  await keys()
  await eventually(() => expect(receiver.received.length).toBe(1))
  killed.child.kill('SIGKILL')
  await killed.exit

  const service = await startService(environment)
  await eventually(() => expect(receiver.received.length).toBe(2))
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids[0]).toBe(ids[1])
  expect(payloadsOf(receiver, secret)[1]).toMatchObject({ type: 'key.created', data: { plane: 'gateway' } })
  await service.stop()
  await receiver.close()
  await place.remove()
})

test('the commands work where no server runs, and what they tell is sent by the next', async () => {
  const dataDir = await preparedFolder(await folder())
  const receiver = await startReceiver()
  const keys = ['create', '--plane', 'gateway', '--plan', 'free', '--account', 'hooked']
  expect((await run('keys', keys, dataDir)).code).toBe(0)
  const refused = await run(
    'webhooks',
    ['create', '--account', 'hooked', '--url', receiver.url, '--events', 'key.created'],
    dataDir,
  )
  expect(refused).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'url: 127.0.0.1 is a private or local address\n',
  })
  const created = await run(
    'webhooks',
    ['create', '--account', 'hooked', '--url', receiver.url, '--events', 'key.created'],
    dataDir,
    LOOPBACK,
  )
  expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(/^whsec_\S+\n$/) as string })
  expect((await run('keys', keys, dataDir)).code).toBe(0)
  expect((await run('webhooks', ['deliveries'], dataDir)).stdout).toMatch(/key\.created +pending +0/)
  const service = await startService({ DATA_DIR: dataDir, ...LOOPBACK })
  await eventually(() => expect(receiver.received.length).toBe(1))
  payloadsOf(receiver, created.stdout.trim())
  await service.stop()
  await receiver.close()
})

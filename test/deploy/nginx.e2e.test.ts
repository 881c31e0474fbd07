import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, startRedis, type RedisServer } from '../accounts/support/redis.js'
import { writeProviders } from '../cluster/support/server.js'
import { inOneMinute } from '../support/clock.js'
import { eventually } from '../support/eventually.js'
import { commandFile, startProcess, temporaryFolder, type ServerProcess } from '../support/process.js'
import { chunk, startProvider, type ScriptedProvider } from '../support/provider.js'
import { freshPlace, serverUrl, type Place } from '../support/stores.js'
import { hasNginx, startNginx, type NginxServer } from './support/nginx.js'

const missing = [
  ...(hasNginx ? [] : ['nginx is not installed']),
  ...(hasRedis ? [] : ['redis-server is not installed']),
  ...(serverUrl === undefined ? ['TEST_DATABASE_URL is not set'] : []),
]
const PUBLIC_RATE = 4
const MEGABYTE = 1024 * 1024

describe.skipIf(missing.length > 0)(
  `deploy/nginx.conf before two instances${missing.length > 0 ? ` (skipped: ${missing.join(', ')})` : ''}`,
  () => {
    let provider: ScriptedProvider
    let redis: RedisServer
    let place: Place
    let nginx: NginxServer
    let one: ServerProcess
    let two: ServerProcess
    let gatewayKey: string
    let restKey: string
    let environment: Record<string, string>
    let lastAddress = 1
    const nextAddress = (): string => `127.0.0.${++lastAddress}`
    const folder = temporaryFolder()
    const portOf = async ({ listening }: ServerProcess): Promise<number> =>
      Number(new URL(await listening).port)

    const start = (name: string, port = 0): ServerProcess =>
      startProcess({ ...environment, PORT: String(port), NODE_NAME: name, DATA_DIR: join(folder, name) })

    const isReady = async ({ listening }: ServerProcess): Promise<void> => {
      const url = await listening
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
    }
    const keyOf = async (plane: string, plan: string): Promise<string> => {
      const args = ['create', '--plane', plane, '--plan', plan, '--account', 'nginx']
      const { stdout } = await promisify(execFile)(process.execPath, [commandFile('keys'), ...args], {
        env: { PATH: process.env['PATH'], ...environment, DATA_DIR: join(folder, 'one') },
      })
      return stdout.trim()
    }

    beforeAll(async () => {
      provider = await startProvider()
      redis = await startRedis()
      place = await freshPlace('server')
      environment = {
        ...place.environment,
        REDIS_URL: redis.url,
        SECRET_KEY: 'a secret of both, at least 32 characters',
        PROVIDERS_FILE: writeProviders({ scripted: provider.baseUrl }),
        TRUST_PROXY: '1',
        IP_RATE_LIMIT: '0',
        PUBLIC_RATE_LIMIT: String(PUBLIC_RATE),
      }
      one = start('one')
      await one.listening
      two = start('two')
      nginx = await startNginx([await portOf(one), await portOf(two)])
      gatewayKey = await keyOf('gateway', 'unlimited')
      restKey = await keyOf('rest', 'unlimited')
      for (const instance of [one, two]) {
        await isReady(instance)
        // The one that did not issue the key reads it a moment later.
        const address = `${await instance.listening}/rest/hash/digest?text=abc`
        const headers = { 'x-api-key': restKey }
        await eventually(async () => expect((await fetch(address, { headers })).status).toBe(200))
      }
    })
    afterAll(async () => {
      await nginx.stop()
      for (const { child, exit } of [one, two]) {
        child.kill('SIGKILL')
        await exit
      }
      await redis.stop()
      await provider.close()
      await place.remove()
    })

    it('passes a stream on as it comes', async () => {
      let goOn = (): void => undefined
      const isRead = new Promise<void>((resolve) => (goOn = resolve))
      provider.script(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(`data: ${chunk({ content: 'One ' })}\n\n`)
        // The rest is not written before the caller has the first piece.
        await isRead
        response.end(`data: ${chunk({ content: 'two.' })}\n\ndata: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`)
      })
      const client = new OpenAI({ baseURL: `${nginx.url}/v1`, apiKey: gatewayKey, maxRetries: 0 })
      const stream = await client.chat.completions.create({
        model: 'vendor/small',
        messages: [{ role: 'user', content: 'Count.' }],
        stream: true,
      })
      let text = ''
      for await (const { choices } of stream) {
        text += choices[0]?.delta.content ?? ''
        if (text !== '') goOn()
      }
      expect(text).toBe('One two.')
    })

    /** The status, and the error's code, of a body of that size, whose structure is empty but for one long text. */
    const batchOf = async (bytes: number): Promise<[status: number, code: unknown]> => {
      const frame = '{"requests":[],"padding":""}'
      const response = await fetch(`${nginx.url}/v1/batch`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
        body: frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`),
      })
      const { error } = (await response.json()) as { error: { code: unknown } }
      return [response.status, error.code]
    }

    it('passes the largest body on, and leaves a larger one to the service', async () => {
      // It was read whole: the fault is in what it says.
      expect((await batchOf(32 * MEGABYTE))[0]).toBe(400)
      expect((await batchOf(32 * MEGABYTE + 1))[0]).toBe(413)
    })

    it('passes the longest address on', async () => {
      const query = '/rest/hash/digest?text='
      const ask = (length: number) =>
        fetch(`${nginx.url}${query}${'a'.repeat(length - query.length)}`, {
          headers: { 'x-api-key': restKey },
        })
      // /rest/hash/digest takes less than an address may have: its own fault, and the address's.
      expect(await (await ask(512 * 1024)).json()).toMatchObject({
        ok: false,
        feature: 'hash/digest',
      })
      const longer = await ask(512 * 1024 + 1)
      expect([longer.status, longer.headers.get('content-type')]).toEqual([
        414,
        'application/json; charset=utf-8',
      ])
    })

    /** The status of a public operation, asked from an address of this machine with a forged one before it. */
    const publicStatus = (localAddress: string, forged: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'x-forwarded-for': forged }
        request(`${nginx.url}/v1/announcements`, { agent: false, localAddress, headers }, (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
        })
          .on('error', reject)
          .end()
      })

    it('counts callers by the address they come from, over both instances', async () => {
      const statuses = await inOneMinute(2_000, async () => {
        // The addresses of a scene that is played again are others.
        const [caller, other] = [nextAddress(), nextAddress()]
        const first: number[] = []
        for (let at = 0; at <= PUBLIC_RATE; at++) first.push(await publicStatus(caller, `203.0.113.${at}`))
        const seen = [...first, await publicStatus(other, '203.0.113.0')]
        expect(seen).toEqual([...Array<number>(PUBLIC_RATE).fill(200), 429, 200])
        return seen
      })
      expect(statuses).toHaveLength(PUBLIC_RATE + 2)
    })

    it('keeps queries out of its log', async () => {
      expect((await fetch(`${nginx.url}/rest/hash/digest?text=hidden&key=${restKey}`)).status).toBe(200)
      await eventually(() => expect(nginx.log()).toContain('"GET /rest/hash/digest" 200'))
      expect(nginx.log()).not.toMatch(/hidden|svc_rest/)
    })

    it('loses no request while one instance after the other is restarted', async () => {
      let served = 0
      const lost: string[] = []
      let isOver = false
      const headers = { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ model: 'vendor/small', messages: [{ role: 'user', content: 'Hi.' }] })
      const calls = [
        () => fetch(`${nginx.url}/v1/chat/completions`, { method: 'POST', headers, body }),
        () => fetch(`${nginx.url}/rest/hash/digest?text=abc`, { headers: { 'x-api-key': restKey } }),
      ]
      const callOn = async (call: () => Promise<Response>): Promise<void> => {
        while (!isOver) {
          const response = await call()
          const text = await response.text()
          if (response.status !== 200) lost.push(`${response.status} ${text}`)
          served++
        }
      }
      const callers = calls.flatMap((call) => [callOn(call), callOn(call)])
      const someAreServed = async (): Promise<void> => {
        const before = served
        await expect.poll(() => served).toBeGreaterThan(before + 20)
      }
      /** Ends one under way, has requests served without it, and starts it again where it was. */
      const restart = async (instance: ServerProcess, name: string): Promise<ServerProcess> => {
        const port = await portOf(instance)
        instance.child.kill('SIGTERM')
        expect(await instance.exit).toBe(0)
        await someAreServed()
        const next = start(name, port)
        await isReady(next)
        return next
      }
      const instances = [one, two]
      one = await restart(one, 'one')
      two = await restart(two, 'two')
      instances.push(one, two)
      await someAreServed()
      isOver = true
      await Promise.all(callers)
      // On a machine that does not let Redis run for 250 ms a call is refused, as is promised, and while one instance is away no
      // other can take it. The instances say how often that was, which is never where the machine has time.
      const late = (): number =>
        instances
          .flatMap(({ output }) => [...output().matchAll(/"commands":(\d+).*Redis was too slow/g)])
          .reduce((sum, [, commands]) => sum + Number(commands), 0)
      await eventually(() => expect(lost.slice(late())).toEqual([]))
    })
  },
)

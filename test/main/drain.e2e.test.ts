import { mkdtempSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandFile, startProcess, type ServerProcess } from '../support/process.js'
import { startProvider, type ScriptedProvider } from '../support/provider.js'
import { preparedFolder } from '../support/stores.js'

const ROOT = join(import.meta.dirname, '../..')
const PIECES = ['One ', 'two ', 'three ', 'four.']

let provider: ScriptedProvider
let server: ServerProcess
let url: string
let key: string

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`

beforeAll(async () => {
  provider = await startProvider({
    chat: async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const piece of PIECES) {
        response.write(chunk(piece))
        await sleep(400)
      }
      response.end(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
      )
    },
  })
  const file = join(mkdtempSync(join(tmpdir(), 'drain-')), 'providers.yaml')
  writeFileSync(file, `providers:\n  - id: scripted\n    base_url: ${provider.baseUrl}\n    free: all\n`)
  const dataDir = await preparedFolder()
  server = startProcess({ DATA_DIR: dataDir, PROVIDERS_FILE: file })
  url = await server.listening
  const command = ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'drain']
  const { stdout } = await promisify(execFile)(process.execPath, [commandFile('keys'), ...command], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  key = stdout.trim()
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await provider.close()
})

describe('SIGTERM while a stream is open', () => {
  it('lets the stream finish, refuses what is new with 503, and ends with 0', async () => {
    const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 })
    const stream = await client.chat.completions.create({
      model: 'vendor/small',
      messages: [{ role: 'user', content: 'Count.' }],
      stream: true,
    })
    let text = ''
    let isStopped = false
    const statuses: Record<string, number> = {}
    for await (const { choices } of stream) {
      text += choices[0]?.delta.content ?? ''
      if (isStopped) continue
      isStopped = true
      server.child.kill('SIGTERM')
      await sleep(100)
      server.child.kill('SIGTERM')
      for (const path of [
        '/readyz',
        '/livez',
        '/v1/health',
        '/v1/models',
        '/v1/usage',
        '/rest/hash/digest',
      ]) {
        const response = await fetch(`${url}${path}`)
        statuses[path] = response.status
        if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        await response.arrayBuffer()
      }
    }
    expect(text).toBe(PIECES.join(''))
    expect(statuses).toEqual({
      '/readyz': 503,
      '/livez': 200,
      '/v1/health': 503,
      '/v1/models': 503,
      '/v1/usage': 503,
      '/rest/hash/digest': 503,
    })
    expect(await server.exit).toBe(0)
  })
})

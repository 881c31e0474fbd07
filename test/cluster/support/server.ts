import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect } from 'vitest'
import { hasRedis } from '../../accounts/support/redis.js'
import { eventually } from '../../support/eventually.js'
import { commandFile, startProcess, type Command, type ServerProcess } from '../../support/process.js'
import { serverUrl } from '../../support/stores.js'

const ROOT = join(import.meta.dirname, '../../..')

/** What is missing here for tests of several workers. */
export const missing = [
  ...(hasRedis ? [] : ['redis-server is not installed']),
  ...(serverUrl === undefined ? ['TEST_DATABASE_URL is not set'] : []),
]

/** An answer, and which worker gave it. */
export interface Answer {
  status: number
  body: string
  requestId: string
}

const askOnce = (url: string, headers: Record<string, string>, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => (text += piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            requestId: String(response.headers['x-request-id']),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** What callers are told where Redis has not answered within 250 ms: nothing was done, and they come again. */
const NOT_COUNTED = /"quota_unavailable"|The call cannot be counted/

/**
 * One request on a connection of its own: the primary deals connections out in turn. Comes again where a machine with much
 * else to do has let Redis wait.
 */
export const ask = async (
  url: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Answer> => {
  let answer = await askOnce(url, headers, body)
  for (let turn = 0; turn < 20 && answer.status === 503 && NOT_COUNTED.test(answer.body); turn += 1) {
    await sleep(200)
    answer = await askOnce(url, headers, body)
  }
  return answer
}

/** A server of several workers. */
export interface WorkersServer {
  server: ServerProcess
  url: string
  /** Runs an operator's command. @returns what it prints */
  command(name: Command, ...args: string[]): Promise<string>
  /** The lines of its log. */
  lines(): Record<string, unknown>[]
  /** The process of a worker that serves. */
  pidOf(worker: number): number
  /** Which workers gave these answers, once their lines are there. */
  workersOf(answers: readonly Answer[]): Promise<Set<unknown>>
  query<T>(sql: string): Promise<T[]>
}

/** Starts one, and waits until all of its workers are ready. */
export const startWorkersServer = async (environment: Record<string, string>): Promise<WorkersServer> => {
  const given = { IP_RATE_LIMIT: '0', PUBLIC_RATE_LIMIT: '0', WORKERS: '2', ...environment }
  const server = startProcess(given)
  const url = await server.listening
  const lines: WorkersServer['lines'] = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await eventually(async () => expect((await ask(`${url}/readyz`)).status).toBe(200))
  return {
    server,
    url,
    lines,
    command: async (name, ...args) => {
      const run = promisify(execFile)(process.execPath, [commandFile(name), ...args], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...given },
      })
      return (await run).stdout.trim()
    },
    pidOf: (worker) =>
      Number(
        lines().findLast((line) => line['msg'] === 'worker serves' && line['worker'] === worker)?.['pid'],
      ),
    workersOf: async (answers) => {
      const ids = new Set<unknown>(answers.map(({ requestId }) => requestId))
      const found = () => lines().filter(({ requestId, msg }) => msg === 'request' && ids.has(requestId))
      await expect.poll(() => found().length).toBe(ids.size)
      return new Set(found().map(({ worker }) => worker))
    },
    query: async <T>(sql: string) => {
      const client = new Client(environment['DATABASE_URL'])
      await client.connect()
      try {
        return (await client.query(sql)).rows as T[]
      } finally {
        await client.end()
      }
    },
  }
}

/** A providers file with these models' providers, by id. */
export const writeProviders = (baseUrls: Readonly<Record<string, string>>, into?: string): string => {
  const file = into ?? join(mkdtempSync(join(tmpdir(), 'workers-')), 'providers.yaml')
  const entries = Object.entries(baseUrls).map(
    ([id, baseUrl]) => `  - id: ${id}\n    base_url: ${baseUrl}\n    free: all\n`,
  )
  writeFileSync(file, `providers:\n${entries.join('')}`)
  return file
}

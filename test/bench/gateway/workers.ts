/**
 * `npm run bench -- workers`: `WORKERS=1` beside `WORKERS=2`, both on one PostgreSQL server and one Redis, in interleaved
 * rounds. Ends with 1 where two workers do less than 1.7 times what one does.
 *
 * On a machine whose processors the clients, the provider, PostgreSQL and Redis need as well, requests a second say how the
 * machine was shared. So the figure is requests a second of processor time: a round's requests divided by the processor
 * time that one worker took on average, all threads included, and that of the primary. So long would the round take if every
 * worker had a processor of its own that it kept busy, and the primary took its time off one of them. For one process it is
 * that process's time. It cannot see what two cores take from each other, such as caches.
 *
 * In the environment: TEST_DATABASE_URL (a role that may create databases), BENCH_ROUNDS, BENCH_ONLY (scenarios),
 * BENCH_CONNECTIONS.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { fire, shotOf, type Shot } from './load.js'
import { startGateway, startProvider, type Server } from './servers.js'
import { freePort } from '../../support/free-port.js'

const WANTED = 1.7
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
/** For each worker: what requests of one tick share would else be shared by fewer of them. */
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 32)
/** Rounds of each worker before it is measured: its code is compiled as it runs. */
const WARM_UP = 6
const MESSAGES = [{ role: 'user', content: 'Which animals jump over which others, and how often?' }]

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const startRedis = async () => {
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of child.stdout as AsyncIterable<Buffer>)
    if (chunk.toString().includes('Ready to accept connections')) break
  child.stdout.resume()
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** Processor time of a process, all threads, microseconds. */
const cpuOf = async (pid: number): Promise<number> => {
  let micros = 0
  for (const task of await readdir(`/proc/${pid}/task`)) {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')
    micros += Number(nanoseconds) / 1000
  }
  return micros
}

/** The workers of a primary, in the order in which they were started; the processes of heavy features are theirs. */
const workersOf = async (primary: number): Promise<number[]> => {
  const children = await readFile(`/proc/${primary}/task/${primary}/children`, 'utf8')
  return children.trim().split(/\s+/).map(Number)
}

interface Contender {
  workers: number
  server: Server
  /** The processes that serve. */
  pids: number[]
  shots: Record<string, { shot: Shot; requests: number }>
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How often a round is tried: where the machine is starved, Redis does not answer in its 250 ms, and calls get 503. */
const TRIES = 10

/** Fires until all of it is answered well. */
const fireWell = async (shot: Shot, connections: number, requests: number): Promise<void> => {
  for (let left = TRIES; ; left -= 1) {
    const [fired] = await Promise.allSettled([fire(shot, connections, requests)])
    if (fired.status === 'fulfilled') return
    if (left === 1) throw fired.reason
  }
}

const measure = async ({ workers, server, pids }: Contender, shot: Shot, requests: number) => {
  const primary = server.child.pid as number
  const times = () => Promise.all([primary, ...pids].map(cpuOf))
  const before = await times()
  const { seconds } = await fire(shot, CONNECTIONS * workers, requests)
  const after = await times()
  const [own = 0, ...theirs] = after.map((micros, at) => micros - (before[at] ?? 0))
  const busiest = workers === 1 ? own : own + Math.max(...theirs)
  return {
    perProcessorSecond: (requests / busiest) * 1e6,
    perSecond: requests / seconds,
    primary: own / requests,
  }
}

const measureWell = async (...given: Parameters<typeof measure>): ReturnType<typeof measure> => {
  for (let left = TRIES; ; left -= 1) {
    const [measured] = await Promise.allSettled([measure(...given)])
    if (measured.status === 'fulfilled') return measured.value
    if (left === 1) throw measured.reason
  }
}

const databaseUrl = process.env['TEST_DATABASE_URL']
if (databaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set: both need a PostgreSQL server')
const folder = await mkdtemp(join(tmpdir(), 'bench-workers-'))
const redis = await startRedis()
const provider = await startProvider()
const databases: string[] = []

const start = async (workers: number): Promise<Contender> => {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await administer(databaseUrl, `CREATE DATABASE ${name}`)
  databases.push(name)
  const url = new URL(databaseUrl)
  url.pathname = name
  const given = { WORKERS: String(workers), DATABASE_URL: url.href, REDIS_URL: `${redis.url}/${workers}` }
  const own = join(folder, String(workers))
  execFileSync('mkdir', ['-p', own])
  const server = await startGateway(provider, own, given)
  const bearer = { Authorization: `Bearer ${server.keys.gateway}` }
  const chatUrl = `${server.url}/v1/chat/completions`
  const body = { model: 'bench/model', messages: MESSAGES }
  return {
    workers,
    server,
    pids: workers === 1 ? [] : await workersOf(server.child.pid as number),
    shots: {
      plain: { shot: shotOf(chatUrl, bearer, body), requests: 2_000 },
      stream: { shot: shotOf(chatUrl, bearer, { ...body, stream: true }), requests: 500 },
      toolkit: {
        shot: shotOf(`${server.url}/rest/hash/digest?text=hello&algorithm=sha256`, {
          'X-Api-Key': server.keys.rest,
        }),
        requests: 4_000,
      },
    },
  }
}

const contenders: Contender[] = []
let isBelow = false
try {
  for (const workers of [1, 2]) contenders.push(await start(workers))
  const wanted = process.env['BENCH_ONLY']?.split(',')
  console.log(
    `${'scenario'.padEnd(12)}${['workers', 'req/s of processor', 'req/s', 'primary µs', 'times', 'spread'].map((head) => head.padStart(20)).join('')}`,
  )
  for (const scenario of ['plain', 'stream', 'toolkit']) {
    if (wanted !== undefined && !wanted.includes(scenario)) continue
    const taking = contenders.map((contender) => ({
      contender,
      samples: [] as Awaited<ReturnType<typeof measure>>[],
    }))
    for (const { contender } of taking) {
      const { shot, requests } = contender.shots[scenario] as Contender['shots'][string]
      await fireWell(shot, 1, 20)
      await fireWell(shot, CONNECTIONS * contender.workers, WARM_UP * requests * contender.workers)
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { contender, samples } of taking) {
        const { shot, requests } = contender.shots[scenario] as Contender['shots'][string]
        const sample = await measureWell(contender, shot, requests * contender.workers)
        samples.push(sample)
      }
    const single = taking[0]?.samples ?? []
    for (const { contender, samples } of taking) {
      const ratios = samples.map(
        ({ perProcessorSecond }, at) => perProcessorSecond / (single[at]?.perProcessorSecond ?? Number.NaN),
      )
      const ratio = middle(ratios)
      const figures = [
        String(contender.workers),
        middle(samples.map((sample) => sample.perProcessorSecond)).toFixed(0),
        middle(samples.map((sample) => sample.perSecond)).toFixed(0),
        contender.workers === 1 ? '' : middle(samples.map((sample) => sample.primary)).toFixed(1),
        ratio.toFixed(2),
        `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
      ]
      console.log(`${scenario.padEnd(12)}${figures.map((text) => text.padStart(20)).join('')}`)
      if (contender.workers === 2 && ratio < WANTED) isBelow = true
    }
  }
} finally {
  for (const { server } of contenders) await server.stop()
  await provider.stop().catch(() => undefined)
  redis.stop()
  for (const name of databases) await administer(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  await rm(folder, { recursive: true, force: true })
}
if (isBelow) console.error(`Two workers do less than ${WANTED} times what one does`)
process.exitCode = isBelow ? 1 : 0

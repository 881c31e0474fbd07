/**
 * `npm run bench`: this service with everything on beside the floor, which is bare Koa with undici, and
 * Portkey's gateway where npm can install it. All stand before one mock provider; each server has the first processor to
 * itself while it is measured, in interleaved rounds. Ends with 1 where a ratio is below its bound.
 *
 * A ratio is the floor's processor time of a request divided by the server's, all threads included, so that neither the
 * clients nor other work on the machine decide it; requests a second are printed beside it. The table of stages comes from
 * a profile of the main thread.
 *
 * In the environment: BENCH_ROUNDS, BENCH_STREAMS (open at once for their memory), BENCH_ONLY (scenarios, and `memory`,
 * between commas), BENCH_PORTKEY=off, BENCH_PROFILES (a folder for the profiles).
 */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fire, holdOpen, shotOf, type Shot } from './load.js'
import { portkeyHeaders, startPortkey } from './portkey.js'
import { BUDGETS, FLOOR, RATIOS, type Scenario } from './bounds.js'
import { pinClients, startFloor, startGateway, startProvider, type Server } from './servers.js'
import { profileOf, stagesOf } from './stages.js'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const OPEN_STREAMS = Number(process.env['BENCH_STREAMS'] ?? 2000)
const MESSAGES = [
  { role: 'system', content: 'You are a helpful assistant. Answer briefly.' },
  { role: 'user', content: 'Which animals jump over which others, and how often do they do it?' },
]

const SCENARIOS: Readonly<Record<Scenario, { connections: number; requests: number; warmUp: number }>> = {
  plain: { connections: 64, requests: 4_000, warmUp: 12_000 },
  stream: { connections: 64, requests: 1_000, warmUp: 3_000 },
  'one connection': { connections: 1, requests: 1_000, warmUp: 500 },
  toolkit: { connections: 64, requests: 8_000, warmUp: 12_000 },
}

interface Contender {
  name: string
  server: Server
  shots: Partial<Record<Scenario, Shot>>
}

interface Sample {
  micros: number
  mainMicros: number
  perSecond: number
  median: number
  p99: number
}

const chatShots = (url: string, headers: Record<string, string>): Contender['shots'] => {
  const plain = shotOf(url, headers, { model: 'bench/model', messages: MESSAGES })
  const stream = shotOf(url, headers, { model: 'bench/model', messages: MESSAGES, stream: true })
  return { plain, stream, 'one connection': plain }
}

/** In which the rows of a round's last requests are copied into the database, which is a part of what they cost. */
const SETTLING_MS = 1_500

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async (
  { server }: Contender,
  shot: Shot,
  connections: number,
  requests: number,
): Promise<Sample> => {
  const before = server.cpu()
  const { seconds, latencies } = await fire(shot, connections, requests)
  await delay(SETTLING_MS)
  const after = server.cpu()
  return {
    micros: (after.all - before.all) / requests,
    mainMicros: (after.main - before.main) / requests,
    perSecond: requests / seconds,
    median: middle(latencies),
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  }
}

pinClients()
const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'))
const provider = await startProvider()
const floor = await startFloor(provider)
const gateway = await startGateway(provider, folder)
const bearer = { Authorization: `Bearer ${gateway.keys.gateway}` }
const contenders: Contender[] = [
  {
    name: 'floor',
    server: floor,
    shots: {
      ...chatShots(`${floor.url}/v1/chat/completions`, {}),
      toolkit: shotOf(`${floor.url}/light`, {}),
    },
  },
  {
    name: 'this service',
    server: gateway,
    shots: {
      ...chatShots(`${gateway.url}/v1/chat/completions`, bearer),
      toolkit: shotOf(`${gateway.url}/rest/hash/digest?text=hello&algorithm=sha256`, {
        'X-Api-Key': gateway.keys.rest,
      }),
    },
  },
]
const portkeyFolder = await mkdtemp(join(tmpdir(), 'bench-portkey-'))
if (process.env['BENCH_PORTKEY'] !== 'off')
  await startPortkey(portkeyFolder).then(
    (server) =>
      contenders.push({
        name: 'Portkey',
        server,
        shots: chatShots(`${server.url}/v1/chat/completions`, portkeyHeaders(provider)),
      }),
    (error: unknown) => console.log(`Portkey is left out: ${(error as Error).message.split('\n')[0]}`),
  )

const faults: string[] = []
const wanted = process.env['BENCH_ONLY']?.split(',')
const floorMicros = new Map<Scenario, number>()
console.log(
  `${'scenario'.padEnd(16)}${'server'.padEnd(14)}${['µs', 'main µs', 'ratio', 'spread', 'req/s', 'p50 ms', 'p99 ms'].map((head) => head.padStart(12)).join('')}`,
)
for (const [scenario, { connections, requests, warmUp }] of Object.entries(SCENARIOS) as [
  Scenario,
  (typeof SCENARIOS)[Scenario],
][]) {
  if (wanted !== undefined && !wanted.includes(scenario)) continue
  const taking = contenders.flatMap((contender) => {
    const shot = contender.shots[scenario]
    return shot === undefined ? [] : [{ contender, shot, samples: [] as Sample[] }]
  })
  for (const { shot } of taking) await fire(shot, connections, warmUp)
  for (let round = 0; round < ROUNDS; round++)
    for (const { contender, shot, samples } of taking)
      samples.push(await measure(contender, shot, connections, requests))
  const floorSamples = taking[0]?.samples ?? []
  for (const { contender, samples } of taking) {
    const ratios = samples.map(({ micros }, at) => (floorSamples[at]?.micros ?? Number.NaN) / micros)
    const ratio = middle(ratios)
    const figures = [
      middle(samples.map(({ micros }) => micros)).toFixed(0),
      middle(samples.map(({ mainMicros }) => mainMicros)).toFixed(0),
      ratio.toFixed(2),
      `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
      middle(samples.map(({ perSecond }) => perSecond)).toFixed(0),
      middle(samples.map(({ median }) => median)).toFixed(2),
      middle(samples.map(({ p99 }) => p99)).toFixed(2),
    ]
    console.log(
      `${scenario.padEnd(16)}${contender.name.padEnd(14)}${figures.map((text) => text.padStart(12)).join('')}`,
    )
    if (contender.name === 'floor') floorMicros.set(scenario, middle(samples.map(({ micros }) => micros)))
    if (contender.name === 'this service' && ratio < RATIOS[scenario])
      faults.push(`${scenario}: ${ratio.toFixed(2)} of the floor, less than ${RATIOS[scenario]}`)
  }
}

const ours = contenders[1] as Contender
for (const scenario of ['plain', 'stream', 'toolkit'] as const) {
  const shot = ours.shots[scenario]
  if (shot === undefined || (wanted !== undefined && !wanted.includes(scenario))) continue
  const { connections, requests } = SCENARIOS[scenario]
  const profile = await profileOf(ours.server, async () => void (await fire(shot, connections, requests)))
  if (process.env['BENCH_PROFILES'] !== undefined)
    await writeFile(join(process.env['BENCH_PROFILES'], `${scenario}.cpuprofile`), JSON.stringify(profile))
  const stages = stagesOf(profile, requests)
  console.log(`\n${scenario}: ${'stage'.padEnd(24)}${'µs'.padStart(8)}${'budget'.padStart(10)}`)
  for (const [stage, micros] of [...stages].sort(([, a], [, b]) => b - a)) {
    const measured = BUDGETS[scenario][stage]
    const budget =
      measured && Math.round((measured * (floorMicros.get(scenario) ?? FLOOR[scenario])) / FLOOR[scenario])
    console.log(
      `${' '.repeat(scenario.length + 2)}${stage.padEnd(24)}${micros.toFixed(1).padStart(8)}${String(budget ?? '').padStart(10)}${budget !== undefined && micros > budget ? '  over' : ''}`,
    )
  }
}

const collected = async (): Promise<number> => {
  ours.server.child.send('collect')
  const [bytes] = (await once(ours.server.child, 'message')) as [number]
  return bytes
}
if (wanted === undefined || wanted.includes('memory')) {
  // An account of the plan `unlimited` has 1,024 at once.
  const holders = Array.from({ length: Math.ceil(OPEN_STREAMS / 1000) }, (_, at) =>
    gateway.keyOf(`bench-${at}`),
  )
  const before = await collected()
  const held = await Promise.all(
    holders.map((key) =>
      holdOpen(
        shotOf(
          `${gateway.url}/v1/chat/completions`,
          { Authorization: `Bearer ${key}` },
          { model: 'bench/idle', messages: MESSAGES, stream: true },
        ),
        Math.round(OPEN_STREAMS / holders.length),
      ),
    ),
  )
  const kilobytes = ((await collected()) - before) / 1024 / OPEN_STREAMS
  for (const close of held) close()
  console.log(`\n${OPEN_STREAMS} open streams: ${kilobytes.toFixed(1)} KB of heap and buffers each`)
}

for (const { server } of contenders) await server.stop()
await provider.stop().catch(() => undefined)
await Promise.all([folder, portkeyFolder].map((each) => rm(each, { recursive: true, force: true })))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

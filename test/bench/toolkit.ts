/** `npm run bench:toolkit [feature...]`: what each feature's first and later calls cost; fails where one holds up the event loop. */
import { performance } from 'node:perf_hooks'
import { documentedCalls, type DocumentedCall } from '../support/documented-calls.js'
import { upstreamEnvironment } from '../support/upstream-environment.js'
import { registerExamples } from '../support/upstream-examples.js'
import { startLocalUpstreams } from '../support/upstream-server.js'
import { startBenchServer, type BenchServer } from './server.js'

/** A chat stream beside a feature must never wait longer, milliseconds. */
const MOST_DELAY_MS = 50
const LATER_CALLS = 20
/** A delay is only believed when it shows in each of so many fresh servers: the machine has other work, too. */
const TRIES = 3

interface Cost {
  feature: string
  heavy: boolean
  firstMs: number
  laterMs: number
  delayMs: number
  serverMb: number
  poolMb: number
}

const call = async ({ url, key }: BenchServer, { path, query }: DocumentedCall): Promise<number> => {
  const started = performance.now()
  const response = await fetch(`${url}${path}?${query.toString()}`, { headers: { 'x-api-key': key } })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`)
  return performance.now() - started
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measure = async (server: BenchServer, documented: DocumentedCall): Promise<Cost> => {
  const before = await server.read()
  const poolBefore = server.poolBytes()
  const firstMs = await call(server, documented)
  const first = await server.read()
  const later: number[] = []
  for (let count = 0; count < LATER_CALLS; count += 1) later.push(await call(server, documented))
  const after = await server.read()
  return {
    feature: documented.path.slice(1),
    heavy: documented.heavy,
    firstMs,
    laterMs: median(later),
    delayMs: Math.max(first.delayMs, after.delayMs),
    serverMb: (after.rssBytes - before.rssBytes) / 1e6,
    poolMb: (server.poolBytes() - poolBefore) / 1e6,
  }
}

const line = (cost: Cost): string =>
  [
    cost.feature.padEnd(34),
    (cost.heavy ? 'heavy' : 'light').padEnd(6),
    ...[cost.firstMs, cost.laterMs, cost.delayMs, cost.serverMb, cost.poolMb].map((value) =>
      value.toFixed(1).padStart(9),
    ),
  ].join(' ')

const wanted = process.argv.slice(2)
const calls = documentedCalls().filter(
  ({ path }) => wanted.length === 0 || wanted.some((name) => path.startsWith(`/${name}`)),
)
const upstreams = await startLocalUpstreams()
registerExamples(upstreams)
const environment = { ...upstreamEnvironment(upstreams), EGRESS_ALLOW: '127.0.0.1/32' }
const server = await startBenchServer(environment)
// The routes, the envelope and the validator's runtime warm up on a call that is measured again later.
const [warm] = calls
if (warm !== undefined) await call(server, warm)
const costs: Cost[] = []
for (const documented of calls) costs.push(await measure(server, documented))
await server.stop()

for (const cost of costs.filter(({ delayMs }) => delayMs > MOST_DELAY_MS)) {
  const documented = calls.find(({ path }) => path === `/${cost.feature}`)
  for (let attempt = 1; attempt < TRIES && documented !== undefined; attempt += 1) {
    const fresh = await startBenchServer(environment)
    const again = await measure(fresh, documented)
    await fresh.stop()
    cost.delayMs = Math.min(cost.delayMs, again.delayMs)
  }
}

await upstreams.close()

console.log(`${'feature'.padEnd(34)} ${'cost'.padEnd(6)}  first ms  later ms   loop ms server MB   pool MB`)
for (const cost of costs.sort((a, b) => b.firstMs - a.firstMs)) console.log(line(cost))
const late = costs.filter(({ delayMs }) => delayMs > MOST_DELAY_MS)
for (const { feature, delayMs } of late)
  console.error(`${feature} holds up the event loop for ${delayMs.toFixed(0)} ms`)
console.log(`\n${costs.length} features, ${late.length} over ${MOST_DELAY_MS} ms`)
process.exitCode = late.length > 0 ? 1 : 0

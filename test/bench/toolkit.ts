/**
 * `npm run bench:toolkit [feature...]`: what each feature costs as documented and at its bounds; fails where a light one
 * takes 1 ms of server time, a heavy one 300 ms, or any holds up the event loop.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentedCalls, type DocumentedCall } from '../support/documented-calls.js'
import { startExampleSite } from '../support/example-site.js'
import { startExampleModel } from '../support/example-model.js'
import { upstreamEnvironment } from '../support/upstream-environment.js'
import { registerExamples } from '../support/upstream-examples.js'
import { startLocalUpstreams } from '../support/upstream-server.js'
import { boundsOf, pathsOfTables } from './bounds/index.js'
import { callOnce, measureAtBounds, measureDocumented, type Cost, type CostAtBounds } from './measure.js'
import { startBenchServer, type BenchServer } from './server.js'

/** Server time of a call, milliseconds; probe.mjs says what it spans. */
const MOST_MS = { light: 1, heavy: 300 }
/** A chat stream beside a feature must never wait longer, milliseconds. */
const MOST_DELAY_MS = 50
/** A cost is only believed when it shows in each of so many servers: the machine has other work, too. */
const TRIES = 3
/** Rounds over all light features before anything is timed: V8 compiles what they share. */
const WARM_UPS = 4

interface Measured extends Cost, CostAtBounds {
  call: DocumentedCall
}

const featureOf = ({ path }: DocumentedCall): string => path.slice(1)
const commonMs = ({ heavy }: DocumentedCall): number => MOST_MS[heavy ? 'heavy' : 'light']
const mostMs = (call: DocumentedCall): number => boundsOf(call.path)?.own?.ms ?? commonMs(call)

const documentedMostMs = (call: DocumentedCall): number => {
  const own = boundsOf(call.path)?.own
  return own?.isAlways === true ? own.ms : commonMs(call)
}

/** What is wrong with a feature's cost; empty where nothing is. */
const faultsOf = ({ call, documentedMs, boundsMs, slowest, delayMs }: Measured): string[] => [
  ...(documentedMs < documentedMostMs(call) ? [] : [`takes ${documentedMs.toFixed(2)} ms as documented`]),
  ...(boundsMs < mostMs(call) ? [] : [`takes ${boundsMs.toFixed(2)} ms at its bounds: ${slowest}`]),
  ...(delayMs <= MOST_DELAY_MS ? [] : [`holds up the event loop for ${delayMs.toFixed(0)} ms`]),
]

const line = (measured: Measured): string =>
  [
    featureOf(measured.call).padEnd(28),
    (measured.call.heavy ? 'heavy' : 'light').padEnd(6),
    ...[
      [measured.firstMs, 1],
      [measured.documentedMs, 2],
      [measured.boundsMs, 2],
      [measured.delayMs, 1],
      [measured.serverMb, 1],
      [measured.poolMb, 1],
    ].map(([value = 0, decimals]) => value.toFixed(decimals).padStart(10)),
  ].join(' ')

const site = await startExampleSite()
const documented = documentedCalls(site.url)
const unknown = pathsOfTables().filter((path) => !documented.some((call) => call.path === path))
if (unknown.length > 0) throw new Error(`test/bench/bounds/ names what is no feature: ${unknown.join(', ')}`)

// What asks the public network cannot be measured here.
const all = documented.filter(({ kind }) => kind !== 'remote')
const wanted = process.argv.slice(2)
const calls = all.filter(
  ({ path }) => wanted.length === 0 || wanted.some((name) => path.startsWith(`/${name}`)),
)
const upstreams = await startLocalUpstreams()
registerExamples(upstreams)
const folder = await mkdtemp(join(tmpdir(), 'bench-model-'))
const model = await startExampleModel(folder)
const environment = {
  ...upstreamEnvironment(upstreams),
  ...model.environment,
  EGRESS_ALLOW: '127.0.0.1/32',
}

const warmUp = async (server: BenchServer): Promise<void> => {
  for (let round = 0; round < WARM_UPS; round += 1)
    for (const call of all.filter(({ heavy }) => !heavy)) await callOnce(server, call)
  await server.read()
}

const server = await startBenchServer(environment)
// The routes, the envelope and the validator's runtime warm up on a call that is measured again later.
const [warm] = all
if (warm !== undefined) await callOnce(server, warm)
const costs = new Map<DocumentedCall, Cost>()
for (const call of calls) costs.set(call, await measureDocumented(server, call))
await warmUp(server)
const measured: Measured[] = []
const refused: unknown[] = []
for (const [call, cost] of costs) {
  const [result] = await Promise.allSettled([measureAtBounds(server, call)])
  if (result.status === 'rejected') refused.push(result.reason)
  else
    measured.push({ call, ...cost, ...result.value, delayMs: Math.max(cost.delayMs, result.value.delayMs) })
}
await server.stop()

/** Measures once more, on a server that has not loaded the feature; the better of both counts, and a failure counts for nothing. */
const measureAgain = async (fresh: BenchServer, one: Measured): Promise<void> => {
  const [result] = await Promise.allSettled([
    (async () =>
      [await measureDocumented(fresh, one.call), await measureAtBounds(fresh, one.call)] as const)(),
  ])
  if (result.status === 'rejected') return
  const [again, atBounds] = result.value
  one.documentedMs = Math.min(one.documentedMs, again.documentedMs)
  one.boundsMs = Math.min(one.boundsMs, atBounds.boundsMs)
  one.delayMs = Math.min(one.delayMs, Math.max(again.delayMs, atBounds.delayMs))
}

for (let attempt = 1; attempt < TRIES; attempt += 1) {
  const slow = measured.filter((one) => faultsOf(one).length > 0)
  if (slow.length === 0) break
  const fresh = await startBenchServer(environment)
  // What held up the loop is called before the warm-up, which would load it.
  for (const one of slow.filter(({ delayMs }) => delayMs > MOST_DELAY_MS)) await measureAgain(fresh, one)
  await warmUp(fresh)
  for (const one of slow.filter((one) => faultsOf(one).length > 0)) await measureAgain(fresh, one)
  await fresh.stop()
}
await Promise.all([upstreams.close(), site.close(), model.close()])
await rm(folder, { recursive: true, force: true })

const heads = ['first', 'documented', 'bounds', 'loop ms', 'server MB', 'pool MB']
console.log(`${'feature'.padEnd(28)} ${'cost'.padEnd(6)} ${heads.map((head) => head.padStart(10)).join(' ')}`)
for (const one of measured.sort((a, b) => b.boundsMs / mostMs(b.call) - a.boundsMs / mostMs(a.call)))
  console.log(line(one))

const owners = measured.filter(({ call }) => boundsOf(call.path)?.own !== undefined)
if (owners.length > 0) console.log('\nWith a bound of their own:')
for (const { call, boundsMs, slowest } of owners) {
  const own = boundsOf(call.path)?.own
  console.log(
    `${featureOf(call)}: ${boundsMs.toFixed(2)} of ${own?.ms} ms (${slowest}), because ${own?.because}`,
  )
}

const failed = measured.filter((one) => faultsOf(one).length > 0)
for (const one of failed) for (const fault of faultsOf(one)) console.error(`${featureOf(one.call)} ${fault}`)
for (const reason of refused) console.error(String(reason))
console.log(`\n${calls.length} features, ${failed.length} past their bounds, ${refused.length} not measured`)
process.exitCode = failed.length + refused.length > 0 ? 1 : 0

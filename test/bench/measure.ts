import { performance } from 'node:perf_hooks'
import type { DocumentedCall } from '../support/documented-calls.js'
import { boundsOf, callsAtBounds } from './bounds/index.js'
import type { BenchServer, Reading } from './server.js'

/** What a feature costs as documented, from its first call on. */
export interface Cost {
  /** The client's time for the first call, which loads the feature, milliseconds. */
  firstMs: number
  /** Server time of a later one. */
  documentedMs: number
  delayMs: number
  serverMb: number
  poolMb: number
}

/** What a feature costs at its bounds. */
export interface CostAtBounds {
  boundsMs: number
  /** The call that costs most, with its long values cut. */
  slowest: string
  delayMs: number
}

const FIRST_CALLS = 10
/**
 * Other work on the machine makes a median of many calls wander: the best of some medians of a few is steady, and no
 * call is thrown out for being slow by itself.
 */
const ROUNDS = { light: { rounds: 5, calls: 9 }, heavy: { rounds: 2, calls: 3 } }
/** Calls of each candidate before the slowest are measured. */
const TRIALS = { light: 4, heavy: 1 }
const MEASURED_CANDIDATES = { light: 2, heavy: 1 }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const abbreviated = (query: URLSearchParams): string =>
  [...query]
    .map(
      ([name, value]) => `${name}=${value.length > 30 ? `${value.slice(0, 20)}… (${value.length})` : value}`,
    )
    .join('&')
    .replace(/\s+/g, ' ')

/** A call that the server answers with something else than 200. */
class RefusedCall extends Error {}

/**
 * Calls once; gives back the client's milliseconds.
 * @throws RefusedCall for everything but 200
 */
export const callOnce = async (
  { url, key }: BenchServer,
  { path, query }: DocumentedCall,
): Promise<number> => {
  const started = performance.now()
  const response = await fetch(`${url}${path}?${query.toString()}`, { headers: { 'x-api-key': key } })
  const text = await response.text()
  if (response.status !== 200)
    throw new RefusedCall(`${path}?${abbreviated(query)} answers ${response.status}: ${text.slice(0, 300)}`)
  return performance.now() - started
}

/**
 * Of a light feature, whose work is all the server's own, the processor time where that is the shorter one: then the
 * machine had other work. A heavy one's clock counts, since its work is in the pool.
 */
const serverMs = ({ heavy }: DocumentedCall, { clockMs, processorMs }: Reading['served'][number]): number =>
  heavy ? clockMs : Math.min(clockMs, processorMs)

const served = async (server: BenchServer, call: DocumentedCall, times: number) => {
  for (let count = 0; count < times; count += 1) await callOnce(server, call)
  const { served: answers, delayMs } = await server.read()
  if (answers.length !== times) throw new Error(`${times} calls, and the server told of ${answers.length}`)
  return { servedMs: answers.map((answer) => serverMs(call, answer)), delayMs }
}

const steady = async (server: BenchServer, call: DocumentedCall) => {
  const { rounds, calls } = ROUNDS[call.heavy ? 'heavy' : 'light']
  const medians: number[] = []
  let delayMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const { servedMs, delayMs: delayed } = await served(server, call, calls)
    medians.push(median(servedMs))
    delayMs = Math.max(delayMs, delayed)
  }
  return { ms: Math.min(...medians), delayMs }
}

/** Measures the documented call on a server that has not loaded the feature. */
export const measureDocumented = async (server: BenchServer, call: DocumentedCall): Promise<Cost> => {
  const before = await server.read()
  const poolBefore = server.poolBytes()
  const firstMs = await callOnce(server, call)
  const first = await server.read()
  const { delayMs } = await served(server, call, FIRST_CALLS)
  const after = await server.read()
  const { ms, delayMs: laterDelayMs } = await steady(server, call)
  return {
    firstMs,
    documentedMs: ms,
    delayMs: Math.max(first.delayMs, delayMs, laterDelayMs),
    serverMb: (after.rssBytes - before.rssBytes) / 1e6,
    poolMb: (server.poolBytes() - poolBefore) / 1e6,
  }
}

/** Measures the slowest of a feature's calls at its bounds, on a server that has been used. */
export const measureAtBounds = async (
  server: BenchServer,
  documented: DocumentedCall,
): Promise<CostAtBounds> => {
  const candidates = callsAtBounds(documented, boundsOf(documented.path))
  await served(server, documented, 1)
  const tried: { call: DocumentedCall; ms: number }[] = []
  let delayMs = 0
  let refused: unknown
  for (const call of candidates) {
    const [trial] = await Promise.allSettled([served(server, call, TRIALS[call.heavy ? 'heavy' : 'light'])])
    if (trial.status === 'rejected') {
      if (!(trial.reason instanceof RefusedCall)) throw trial.reason
      refused = trial.reason
      await server.read()
      continue
    }
    tried.push({ call, ms: Math.min(...trial.value.servedMs) })
    delayMs = Math.max(delayMs, trial.value.delayMs)
  }
  // Values that exclude each other make calls that are refused; the table is not true where all of them are.
  if (tried.length === 0) throw refused
  let worst: CostAtBounds = { boundsMs: 0, slowest: '', delayMs }
  for (const { call } of tried
    .sort((one, other) => other.ms - one.ms)
    .slice(0, MEASURED_CANDIDATES[documented.heavy ? 'heavy' : 'light'])) {
    const { ms, delayMs: delayed } = await steady(server, call)
    delayMs = Math.max(delayMs, delayed)
    if (ms > worst.boundsMs) worst = { boundsMs: ms, slowest: abbreviated(call.query), delayMs }
  }
  return { ...worst, delayMs }
}

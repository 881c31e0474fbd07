import cluster, { type Worker } from 'node:cluster'
import type { Config } from '#config'
import type { Logger } from '#observe'
import { createBackOff, MOST_EARLY_ENDS, PROVEN_MS, type BackOff } from './backoff.js'
import { watchInTransit } from './in-transit.js'
import { createPermitOffice } from './permit-office.js'
import { isReport, WORKER_VARIABLE, type PrimaryOrder, type WorkerReport } from './messages.js'

/** The processes that serve, each replaced when it ends. */
export interface Workers {
  /** Resolves with the addresses when all of them listen. @throws Error with a line for each problem */
  started: Promise<{ url: string; adminUrl: string }>
  /** Numbers of those that serve now. */
  running(): number[]
  /** Drains all of them; resolves when they have ended, with whether each did as it was told. */
  stop(): Promise<boolean>
}

interface Slot {
  worker: number
  process: Worker | null
  startedAt: number
  isServing: boolean
  /** Whether it has said why it cannot start. */
  hasFailed: boolean
  /** Whether it, or one before it, was ready once. */
  wasReady: boolean
  backOff: BackOff
  timer: NodeJS.Timeout | undefined
}

const waysToEnd = (code: number | null, signal: string | null): string =>
  signal === null ? `with code ${code}` : `by ${signal}`

/**
 * Starts as many workers as are configured. `gaveUp` is called, once, when one of them ends again and again.
 *
 * The primary accepts connections and deals them out in turn: left to the kernel, one worker may get most of them.
 */
export const startWorkers = (config: Config, log: Logger, gaveUp: (reason: string) => void): Workers => {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const slots = Array.from({ length: config.workers }, (_, index): Slot => ({
    worker: index + 1,
    process: null,
    startedAt: 0,
    isServing: false,
    hasFailed: false,
    wasReady: false,
    backOff: createBackOff(),
    timer: undefined,
  }))
  let isStopping = false
  let isClean = true
  let whenAllEnded: (() => void) | undefined
  let settleStart:
    { resolve: (urls: { url: string; adminUrl: string }) => void; reject: (error: Error) => void } | undefined
  const started = new Promise<{ url: string; adminUrl: string }>((resolve, reject) => {
    settleStart = { resolve, reject }
  })
  started.catch(() => undefined)

  const tell = (slot: Slot, order: PrimaryOrder): void => {
    // One that is ending has no channel any more.
    if (slot.process?.isConnected() === true) slot.process.send(order, () => undefined)
  }
  const failStart = (problem: string): void => settleStart?.reject(new Error(problem))

  const permits = createPermitOffice(config.workers, (worker, order) => {
    const slot = slots[worker - 1]
    if (slot !== undefined) tell(slot, order)
  })

  const hear = (slot: Slot, report: WorkerReport): void => {
    if (report.kind === 'permits') permits.hear(slot.worker, report)
    else if (report.kind === 'started') {
      slot.isServing = true
      log.info({ worker: slot.worker, pid: slot.process?.process.pid }, 'worker serves')
      if (slots.every(({ wasReady }) => wasReady)) tell(slot, 'all ready')
      if (slots.every(({ isServing }) => isServing)) {
        settleStart?.resolve(report)
        settleStart = undefined
      }
    } else if (report.kind === 'ready') {
      slot.wasReady = true
      if (slots.every(({ wasReady }) => wasReady)) for (const each of slots) tell(each, 'all ready')
    } else {
      slot.hasFailed = true
      if (settleStart !== undefined) failStart(report.problems.join('\n'))
      else log.error({ worker: slot.worker, problems: report.problems }, 'a worker cannot start')
    }
  }

  /** What keeps one from starting may pass, as a database that is away does, and the others serve meanwhile. */
  const isHopeless = ({ backOff, hasFailed }: Slot): boolean =>
    backOff.isHopeless && !(hasFailed && slots.some(({ isServing }) => isServing))

  const ended = (slot: Slot, code: number | null, signal: string | null): void => {
    slot.process = null
    slot.isServing = false
    permits.left(slot.worker)
    if (isStopping) {
      if (code !== 0) isClean = false
      if (slots.every(({ process }) => process === null)) whenAllEnded?.()
      return
    }
    // What it reported has been rejected with already, and then this changes nothing.
    if (settleStart !== undefined)
      return failStart(`Worker ${slot.worker} ended ${waysToEnd(code, signal)} while it started`)
    const lived = performance.now() - slot.startedAt
    const wait = slot.backOff.ended(lived)
    if (isHopeless(slot))
      return gaveUp(
        `Worker ${slot.worker} ended ${MOST_EARLY_ENDS} times in a row within ${PROVEN_MS / 1000} s of its start, the last time ${waysToEnd(code, signal)}`,
      )
    log.error(
      { worker: slot.worker, code, signal, seconds: Math.round(lived / 1000), waitMs: wait },
      'a worker ended and is replaced',
    )
    slot.timer = setTimeout(() => start(slot), wait)
  }

  const start = (slot: Slot): void => {
    slot.startedAt = performance.now()
    slot.hasFailed = false
    // What `.env` held when the server started holds for every worker, whenever it starts.
    const child = cluster.fork({ ...config.env, [WORKER_VARIABLE]: String(slot.worker) })
    slot.process = child
    const closeInTransit = watchInTransit(child.process)
    child.on('message', (report) => {
      if (isReport(report)) hear(slot, report)
    })
    child.on('error', (error) => log.error({ err: error, worker: slot.worker }, 'a worker cannot be reached'))
    child.once('exit', (code: number | null, signal: string | null) => {
      closeInTransit()
      ended(slot, code, signal)
    })
  }
  for (const slot of slots) start(slot)

  return {
    started,
    running: () => slots.flatMap(({ worker, isServing }) => (isServing ? [worker] : [])),
    stop: async () => {
      isStopping = true
      for (const slot of slots) clearTimeout(slot.timer)
      if (slots.some(({ process }) => process !== null)) {
        const all = new Promise<void>((resolve) => (whenAllEnded = resolve))
        for (const slot of slots) tell(slot, 'stop')
        await all
      }
      return isClean
    },
  }
}

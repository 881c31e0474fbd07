import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openProcessGauge, startDeadline, type ProcessGauge } from '#processes'
import type { Order, Verdict } from './messages.js'

/** Checks callers' schemas, and answers against them, away from the event loop. */
export interface SchemaChecker {
  /** `busy`: too many wait; `exhausted`: it took more time or memory than one check may. */
  check(order: Order): Promise<Exclude<Verdict, { kind: 'ready' }> | { kind: 'busy' | 'exhausted' }>
  close(): void
}

export interface CheckerLimits {
  /** Milliseconds of one check; those in which other work has the processors do not count. */
  checkMs: number
  /** Milliseconds from the start of the process until it takes orders, counted likewise. */
  startMs: number
  heapMegabytes: number
  /** Checks that may wait. */
  queueLength: number
  /** Milliseconds without a check after which the process ends. */
  idleMs: number
}

export const CHECKER_LIMITS: CheckerLimits = {
  checkMs: 2_000,
  startMs: 15_000,
  heapMegabytes: 96,
  queueLength: 64,
  idleMs: 60_000,
}

type Answer = Awaited<ReturnType<SchemaChecker['check']>>

interface Waiting {
  order: Order
  resolve: (answer: Answer) => void
}

// From TypeScript (development) the process needs the same loader and import conditions as this one.
const entry = fileURLToPath(import.meta.resolve('#program/gateway/json-schema/process'))
const loader = entry.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : []

/** The process that handles callers' input has none of the server's secrets in its environment. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: process.env['NODE_ENV'],
})

/**
 * A schema can be made to take exponential time and memory, and a thread can be stopped in neither for sure: the checks
 * run one after another in a process of their own, which is killed when one takes too long. It starts with the first.
 */
export const createSchemaChecker = (limits: CheckerLimits = CHECKER_LIMITS): SchemaChecker => {
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let isReady = false
  let gauge: ProcessGauge | null = null
  let endDeadline = (): void => undefined

  const limit = (milliseconds: number): void => {
    endDeadline()
    endDeadline = startDeadline(gauge, milliseconds, () => child?.kill('SIGKILL'))
  }

  const forget = (): void => {
    child = undefined
    gauge?.close()
    gauge = null
  }

  /** Ends the process as if there had been none. */
  const drop = (): void => {
    const gone = child
    forget()
    gone?.kill('SIGKILL')
  }

  const hand = (): void => {
    const [first] = waiting
    if (first === undefined) {
      endDeadline()
      const timer = setTimeout(drop, limits.idleMs).unref()
      endDeadline = () => clearTimeout(timer)
      // While idle it does not keep the server from ending.
      child?.unref()
      child?.channel?.unref()
      return
    }
    child ??= start()
    child.ref()
    child.channel?.ref()
    if (!isReady) return
    limit(limits.checkMs)
    child.send(first.order)
  }

  function start(): ChildProcess {
    const started = fork(entry, {
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, ...loader],
      env: environment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    isReady = false
    const answer = (given: Answer): void => waiting.shift()?.resolve(given)
    const onEnd = (): void => {
      if (child !== started) return
      forget()
      // It ended because of the first in line, unless it never started.
      if (waiting.length > 0) answer({ kind: isReady ? 'exhausted' : 'busy' })
      hand()
    }
    started.on('message', (verdict: Verdict) => {
      if (verdict.kind === 'ready') isReady = true
      else answer(verdict)
      hand()
    })
    started.on('error', onEnd)
    started.on('exit', onEnd)
    gauge = started.pid === undefined ? null : openProcessGauge(started.pid)
    limit(limits.startMs)
    return started
  }

  return {
    check(order) {
      if (waiting.length >= limits.queueLength) return Promise.resolve({ kind: 'busy' })
      return new Promise((resolve) => {
        waiting.push({ order, resolve })
        if (waiting.length === 1) hand()
      })
    },
    close() {
      endDeadline()
      drop()
      for (const { resolve } of waiting.splice(0)) resolve({ kind: 'busy' })
    },
  }
}

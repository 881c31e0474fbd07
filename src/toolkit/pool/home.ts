import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import type { Logger } from '#observe'
import { openProcessGauge } from '#processes'
import { FeatureError } from '../errors.js'
import { killGroup, launch, type LaunchLimits } from './launch.js'
import { createFrameReader, errorOf, type ErrorImage, type FrameKind, type ServiceCall } from './protocol.js'
import { ProcessEnded } from './process-ended.js'
import { beginTask, type Job, type Task, type TaskLimits } from './task.js'

/** Bounds of one process and of each of its jobs. */
export interface HomeLimits extends LaunchLimits, TaskLimits {
  /** Milliseconds from the start of a process until it takes jobs. */
  startMs: number
}

/** One process and the features that are at home in it. It has one job at a time. */
export interface Home {
  /** operationIds whose handlers it has imported. */
  readonly features: ReadonlySet<string>
  /** `waiting`: its job waits for a service, and needs no processor. */
  readonly state: 'starting' | 'idle' | 'busy' | 'waiting' | 'ended'
  readonly pid: number | undefined
  /** Whether it starts, or loads a feature: that is the server's work and not a job's. */
  readonly isPreparing: boolean
  residentBytes(): number
  /**
   * Computes a job; a starting process computes it when it is ready.
   * @returns JSON text of the feature's data
   * @throws {FeatureError} the feature's own, or 422 for an input that takes too much time
   * @throws {ProcessEnded}
   */
  run(job: Job): Promise<Buffer>
  /** Holds the process to its bounds; to be called every few milliseconds while it starts or computes. */
  watch(now: number): void
  /** Kills the process with all that it started; its job rejects with the cause. */
  end(cause: Error): void
  /** Resolves when nothing is left of it. */
  readonly ended: Promise<void>
}

/** What the pool hears of a process. */
export interface HomeListener {
  ready(): void
  /** It can take a job. */
  idle(home: Home): void
  /** Its job waits for a service. */
  waiting(): void
  ended(home: Home): void
}

/** What is kept of what a process prints, and how much of it is read for one job. */
const KEPT_OUTPUT = 8_000
const LOGGED_OUTPUT = 1_000
const MAX_OUTPUT_BYTES = 65_536

/** Room beside the answer's bytes: errors and calls are shorter. */
const MAX_FRAME_BYTES = 262_144

/** How long the last words of a process may be on their way. */
const SETTLE_MS = 250
/** On a busy machine, a process's exit is heard of this much later than the end of its pipe. */
const END_MS = 2_000

/** What V8 and the C++ library print before they give up. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed/i

/** A job that is over its time may go on sending its answer for so many looks at it. */
const MOST_LATE_LOOKS = 40

interface Assignment {
  job: Job
  resolve: (answer: Buffer) => void
  reject: (cause: unknown) => void
}

const tooMuchMemory = (): FeatureError =>
  new FeatureError(422, 'unprocessable', 'The input needs too much memory to be processed.')

/**
 * Starts a process.
 * @param handlers module specifier or address whose `toolkitHandlers` the process imports
 * @throws {Error} when the system starts no further one
 */
export const startHome = (
  handlers: string,
  limits: HomeLimits,
  log: Logger,
  listener: HomeListener,
): Home => {
  const { child, pid, channel } = launch(handlers, limits)
  let gauge = openProcessGauge(pid)
  const startedAt = performance.now()
  const features = new Set<string>()
  let state: Exclude<Home['state'], 'waiting'> = 'starting'
  let hasStarted = false
  let jobCount = 0
  let current: Assignment | null = null
  let task: Task | null = null
  let output = ''
  let outputBytes = 0
  /** How often something came through its channel. */
  let chunks = 0
  /** How often the job was found to take too long while it still sent something. */
  let lateLooks = 0

  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null

  /** Takes the job from the process. */
  const release = (): Assignment | null => {
    const done = current
    task?.end()
    task = null
    current = null
    return done
  }

  const end = (cause: Error): void => {
    if (state === 'ended') return
    state = 'ended'
    channel.destroy()
    if (!hasExited()) killGroup(pid)
    release()?.reject(cause)
  }

  const broken = (
    what: string,
    signal: NodeJS.Signals | null = null,
    refusal: FeatureError | null = null,
  ): ProcessEnded =>
    new ProcessEnded(
      `The process of the feature ended: ${what}`,
      { hadStarted: hasStarted, wasUsed: jobCount > 1, signal },
      refusal,
    )

  const outOfMemory = (): ProcessEnded => broken('out of memory', null, tooMuchMemory())

  /** After a job, or when the process is ready without one. */
  const rest = (): void => {
    state = 'idle'
    outputBytes = 0
    listener.idle(home)
  }

  const begin = ({ job, reject }: Assignment): void => {
    if (job.context.signal.aborted) {
      release()
      reject(job.context.signal.reason)
      return rest()
    }
    state = 'busy'
    lateLooks = 0
    jobCount += 1
    features.add(job.operationId)
    task = beginTask(channel, jobCount, job, limits, () => gauge?.starvedMs() ?? 0)
  }

  const onReady = (): void => {
    hasStarted = true
    listener.ready()
    if (current === null) rest()
    else begin(current)
  }

  const onFrame = (kind: FrameKind, about: number, payload: Buffer): void => {
    if (state === 'ended') return
    if (kind === 'ready' && state === 'starting') return onReady()
    if (task === null) throw new Error(`It sent ${kind} without a job`)
    if (kind === 'call') {
      task.call(about, deserialize(payload) as ServiceCall)
      return listener.waiting()
    }
    if (kind === 'cancel') return task.cancel(about)
    if (about !== jobCount) throw new Error(`It sent ${kind} of another job`)
    if (kind === 'loaded') return task.loaded()
    if (kind === 'answer') release()?.resolve(payload)
    else if (kind === 'failure') release()?.reject(errorOf(deserialize(payload) as ErrorImage))
    else throw new Error(`It sent ${kind}`)
    rest()
  }

  /**
   * Ends the process for a job that takes too long, once what it has sent is read: where this server is short of the
   * processor itself, the answer may be here already.
   */
  const endOverdue = (overdue: FeatureError): void => {
    const [late, heard] = [task, chunks]
    setImmediate(() => {
      if (task !== late) return
      lateLooks += 1
      if (chunks === heard || lateLooks > MOST_LATE_LOOKS) end(overdue)
    })
  }

  const read = createFrameReader(limits.answerBytes + MAX_FRAME_BYTES, onFrame)
  channel.on('data', (chunk: Buffer) => {
    chunks += 1
    try {
      read(chunk)
    } catch (error) {
      log.error({ pid, err: error }, 'a process of the pool broke its protocol')
      end(broken('it broke the protocol'))
    }
  })
  // A write to a process that has just ended fails; that it has ended is heard from itself.
  channel.on('error', () => undefined)
  channel.on('close', () => {
    setTimeout(() => {
      if (!hasExited()) end(broken('it closed its channel'))
    }, END_MS).unref()
  })

  const onOutput = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT)
    outputBytes += chunk.length
    if (outputBytes <= MAX_OUTPUT_BYTES) return
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
  child.stdout?.on('data', onOutput)
  child.stderr?.on('data', onOutput)

  /** Why a process is gone that nobody here has ended. */
  const explain = (code: number | null, signal: NodeJS.Signals | null): Error => {
    const what = signal ?? `exit code ${code}`
    // V8's last words come before the addresses of its stack.
    const words = output.split('----- Native stack trace')[0]?.trim().slice(-LOGGED_OUTPUT)
    log.warn(
      { pid, operationId: current?.job.operationId, ended: what, words },
      'a process of the pool ended',
    )
    // Whose pipes were closed for their flood cannot print its last words: V8 aborts for nothing else.
    const isSilenced = signal === 'SIGABRT' && outputBytes > MAX_OUTPUT_BYTES
    if (task !== null && (isSilenced || OUT_OF_MEMORY.test(output))) return outOfMemory()
    return broken(`${what}. ${words}`, signal)
  }

  const onExit = async (code: number | null, signal: NodeJS.Signals | null): Promise<void> => {
    gauge?.close()
    gauge = null
    if (state !== 'ended') {
      killGroup(pid)
      // What it printed last may still be on its way.
      await Promise.race([closed, sleep(SETTLE_MS)])
      end(explain(code, signal))
    }
    listener.ended(home)
  }
  const closed = once(child, 'close')
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => resolve(onExit(code, signal)))
  })

  const home: Home = {
    features,
    pid,
    ended,
    end,
    get state() {
      // A process that has gone without our doing is first heard of through its channel.
      if (channel.destroyed) return 'ended'
      return task?.isWaiting === true ? 'waiting' : state
    },
    get isPreparing() {
      return state === 'starting' || task?.isLoading === true
    },
    residentBytes: () => gauge?.residentBytes() ?? 0,
    run: (job) =>
      new Promise((resolve, reject) => {
        current = { job, resolve, reject }
        if (state === 'idle') begin(current)
      }),
    watch: (now) => {
      if (home.residentBytes() > limits.residentBytes) return end(outOfMemory())
      if (state === 'starting' && now - startedAt > limits.startMs) {
        return end(broken('it did not start in time'))
      }
      const overdue = task?.overdue() ?? null
      if (overdue !== null) endOverdue(overdue)
    },
  }
  return home
}

import { abortSignalOf, type CancelSignal } from '#flow'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from '#observe'
import { UpstreamError } from '../providers/upstream.js'
import type { FromEngine, GenerateRequest, ToEngine } from './messages.js'

/** Loading takes one to three seconds; a machine that swaps may need a minute. */
const START_TIMEOUT_MS = 60_000

/** An engine that has not ended an aborted answer by then hangs. */
const ABORT_TIMEOUT_MS = 10_000

/** What is kept of what a process that does not start has to say. */
const MAX_COMPLAINT = 2_000

/** The last message of a job, or that its process is gone. */
export type JobEnd = Exclude<FromEngine, { kind: 'ready' | 'text' }> | { kind: 'died' }

/** Receives what happens to one job: pieces of text, then one end. */
export interface JobListener {
  text: (text: string) => void
  end: (end: JobEnd) => void
}

/** One job in the engine's process. */
export interface EngineJob {
  /** Tells that pieces were read, so that more may come. */
  consumed(pieces: number): void
  /** Stops the work; the listener still hears the end. */
  abort(): void
}

/** The engine's process: started on first use, and again after it died. */
export interface EngineProcess {
  /** @throws {UpstreamError} `connect` when it does not start; the signal's reason when it aborts before the start */
  submit(request: GenerateRequest, listener: JobListener, signal: CancelSignal): Promise<EngineJob>
  /** Of the running process; `null` when there is none. */
  readonly pid: number | null
  close(): Promise<void>
}

interface Running {
  child: ChildProcess
  jobs: Map<number, JobListener>
}

// From TypeScript (development) the process needs the same loader and import conditions as this one.
const entry = fileURLToPath(import.meta.resolve('#program/gateway/local/engine'))
const execArgv = ['--expose-gc', ...(entry.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : [])]

/** The engine works on what callers write: its environment has none of the server's secrets. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].map((name) => [name, process.env[name]]))

const launch = (folder: string, log: Logger): Promise<Running> =>
  new Promise((resolve, reject) => {
    const jobs: Running['jobs'] = new Map()
    const child = fork(entry, [folder], {
      execArgv,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaint = ''
    let isReady = false
    // Once it runs, what it prints could hold what callers wrote.
    child.stderr?.on('data', (data: Buffer) => {
      if (!isReady) complaint = (complaint + data.toString()).slice(-MAX_COMPLAINT)
    })
    const slow = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
    const gone = (what: string): void => {
      clearTimeout(slow)
      if (!isReady)
        reject(
          new UpstreamError(
            'connect',
            `the local model's process does not start: ${what}; ${complaint.trim()}`,
          ),
        )
      else if (!child.killed) log.error({ pid: child.pid }, `the local model's process ended: ${what}`)
      for (const listener of jobs.values()) listener.end({ kind: 'died' })
      jobs.clear()
    }
    child.once('error', (error) => gone(error.message))
    child.once('exit', (code, signal) => gone(signal ?? `exit code ${code}`))
    child.on('message', (message: FromEngine) => {
      if (message.kind === 'ready') {
        isReady = true
        clearTimeout(slow)
        log.info({ pid: child.pid }, 'the local model is loaded')
        return resolve({ child, jobs })
      }
      const listener = jobs.get(message.id)
      if (message.kind === 'text') return listener?.text(message.text)
      jobs.delete(message.id)
      listener?.end(message)
    })
  })

const isAlive = ({ child }: Running): boolean =>
  child.exitCode === null && child.signalCode === null && child.connected

/** Waits for a promise, but no longer than until the signal aborts; then throws the signal's reason. */
const unlessAborted = async <Value>(promise: Promise<Value>, signal: CancelSignal): Promise<Value> => {
  signal.throwIfAborted()
  const settled = new AbortController()
  const aborted = once(abortSignalOf(signal), 'abort', { signal: settled.signal }).then(
    () => signal.throwIfAborted(),
    () => undefined,
  )
  return Promise.race([promise, aborted.then(() => promise)]).finally(() => settled.abort())
}

/** @param folder of a finished installation */
export const createEngineProcess = (folder: string, log: Logger): EngineProcess => {
  let running: Running | null = null
  let starting: Promise<Running> | null = null
  let nextId = 1
  let isClosed = false

  const start = async (): Promise<Running> => {
    running = await launch(folder, log)
    if (isClosed) running.child.kill('SIGKILL')
    return running
  }

  const current = (): Promise<Running> => {
    if (running !== null && isAlive(running)) return Promise.resolve(running)
    starting ??= start().finally(() => (starting = null))
    return starting
  }

  return {
    get pid() {
      return running !== null && isAlive(running) ? (running.child.pid ?? null) : null
    },
    async submit(request, listener, signal) {
      if (isClosed) throw new UpstreamError('connect', 'the local model is closed')
      const { child, jobs } = await unlessAborted(current(), signal)
      const id = nextId
      nextId += 1
      // A message to a process that has just died is dropped; its end is heard through 'exit'.
      const say = (message: ToEngine): void => void child.send(message, () => undefined)
      let overdue: NodeJS.Timeout | undefined
      jobs.set(id, {
        text: listener.text,
        end: (end) => {
          clearTimeout(overdue)
          listener.end(end)
        },
      })
      say({ kind: 'generate', id, request })
      return {
        consumed: (pieces) => say({ kind: 'consumed', id, pieces }),
        abort: () => {
          if (!jobs.has(id)) return
          say({ kind: 'abort', id })
          overdue ??= setTimeout(() => {
            log.error({ pid: child.pid }, 'the local model hangs and is started again')
            child.kill('SIGKILL')
          }, ABORT_TIMEOUT_MS)
        },
      }
    },
    async close() {
      isClosed = true
      const last = running ?? (await starting?.catch(() => null)) ?? null
      if (last === null || !isAlive(last)) return
      const exited = once(last.child, 'exit')
      last.child.kill('SIGKILL')
      await exited
    },
  }
}

/** What a caller of the gateway sees of a job that did not finish. */
export const failureOf = (end: Exclude<JobEnd, { kind: 'finished' }>): UpstreamError => {
  switch (end.kind) {
    case 'refused':
      return new UpstreamError('refused', end.refusal.message, {
        status: 400,
        callerMessage: end.refusal.message,
        code: end.refusal.code,
        param: end.refusal.param,
      })
    case 'failed':
      return new UpstreamError('malformed', `the local model failed: ${end.message}`)
    case 'died':
      return new UpstreamError('interrupted', "the local model's process ended before the answer did")
    case 'aborted':
      return new UpstreamError('interrupted', 'the answer was aborted')
  }
}

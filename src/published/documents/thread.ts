import type { Worker } from 'node:worker_threads'
import { startWorker } from '#processes'
import type { Answers, Task } from './tasks.js'
import type { Answered, Asked } from './worker.js'

/** The thread keeps the contract parsed, some 60 MB, and so is not kept for long when nobody asks. */
const LINGER_MS = 20_000

/** More than all documents at once; what waits behind so many would wait too long. */
const MOST_WAITING = 500

const HEAP_MEGABYTES = 512

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

type TaskOf<Kind> = Omit<Extract<Task, { kind: Kind }>, 'kind'>

/** The thread that makes documents, as its users see it. */
export interface Thread {
  /** @throws Error where the thread cannot answer, ends before it has, or has too much to do */
  ask: <Kind extends keyof Answers>(kind: Kind, task: TaskOf<Kind>) => Promise<Answers[Kind]>
  close: () => Promise<void>
}

/** A worker thread that starts with the first task, and ends when there has been none for a while. */
export const createThread = (lingerMs = LINGER_MS): Thread => {
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  const end = (): Promise<unknown> => {
    const ended = worker
    worker = undefined
    clearTimeout(timer)
    return ended?.terminate() ?? Promise.resolve()
  }

  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const settle = (answered: Answered): void => {
    const asker = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('error' in answered) asker?.reject(new Error(answered.error))
    else asker?.resolve(answered.result)
    if (waiting.size === 0) timer = setTimeout(() => void end(), lingerMs).unref()
  }

  const start = (): Worker => {
    const started = startWorker('published/documents/worker', {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    const gone = (reason: string): void => {
      if (worker !== started) return
      worker = undefined
      clearTimeout(timer)
      failAll(new Error(`The thread that makes documents ${reason}`))
    }
    started.on('message', settle)
    started.on('error', (error) => gone(`failed: ${String(error)}`))
    started.on('exit', (code) => gone(`ended with code ${code}`))
    // A server that has nothing else to do may end.
    started.unref()
    return started
  }

  return {
    ask: <Kind extends keyof Answers>(kind: Kind, task: TaskOf<Kind>) => {
      if (waiting.size >= MOST_WAITING)
        return Promise.reject(new Error(`${MOST_WAITING} tasks wait for the thread that makes documents`))
      clearTimeout(timer)
      worker ??= start()
      const id = ++lastId
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, task: { kind, ...task } as unknown as Task } satisfies Asked)
      return answer as Promise<Answers[Kind]>
    },
    close: async () => {
      await end()
      failAll(new Error('The server is closing'))
    },
  }
}

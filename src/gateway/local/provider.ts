import type { Logger } from '#observe'
import {
  UpstreamError,
  type ChatBody,
  type ChatUpstream,
  type ChunkDelta,
  type UpstreamModel,
  type UpstreamUsage,
} from '../providers/upstream.js'
import { createEngineProcess, failureOf, type JobEnd, type JobListener } from './engine-process.js'
import { isInstalled } from './folder.js'
import type { Finish } from './messages.js'
import { CONTEXT_TOKENS, MAX_WAITING, MODEL_ID, SEQUENCES, SUPPORTED_PARAMETERS } from './model.js'
import { generateRequest, refused } from './request.js'
import { createSemaphore, type CancelSignal } from '#flow'

/** The local model's state, in words for operators. */
export type LocalStatus =
  | { installed: false; detail: 'not installed; npm run local-model' }
  | { installed: true; detail: 'idle' | 'running' }

/** The provider of kind `local`. */
export interface LocalUpstream extends ChatUpstream {
  status(): Promise<LocalStatus>
  /** The engine's process id; `null` while none runs. */
  readonly enginePid: number | null
}

/** When every sequence is taken and the queue is full. */
const RETRY_AFTER_MS = 5_000

const LISTED: UpstreamModel = {
  id: MODEL_ID,
  created: null,
  ownedBy: 'huggingfacetb',
  contextLength: CONTEXT_TOKENS,
  inputModalities: ['text'],
  outputModalities: ['text'],
  supportedParameters: SUPPORTED_PARAMETERS,
  zeroPriced: true,
}

const usageOf = ({ promptTokens, completionTokens }: Finish): UpstreamUsage => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
})

/**
 * The local model as a provider. Nothing runs before the first request; the engine lives in a process of its own.
 * @param folder of the installation; it may be empty, and be filled while the server runs
 */
export const localUpstream = (folder: string, log: Logger): LocalUpstream => {
  const engine = createEngineProcess(folder, log)
  const semaphore = createSemaphore(() => SEQUENCES)

  const admit = async (body: ChatBody, signal: CancelSignal): Promise<() => void> => {
    if (body.model !== MODEL_ID) {
      throw refused({ code: 'model_not_found', param: 'model', message: 'There is no such model here.' })
    }
    if (!(await isInstalled(folder))) {
      throw new UpstreamError('connect', 'the local model is not installed; npm run local-model')
    }
    if (semaphore.waiting < MAX_WAITING) return semaphore.acquire(signal)
    throw new UpstreamError('status', `the local model has ${MAX_WAITING} requests waiting`, {
      status: 503,
      retryAfterMs: RETRY_AFTER_MS,
    })
  }

  /** Pieces of text, and at last how the answer ended. */
  async function* generate(body: ChatBody, signal: CancelSignal): AsyncGenerator<string | Finish, void> {
    const request = generateRequest(body)
    const release = await admit(body, signal)
    let pieces: string[] = []
    let end: JobEnd | null = null
    let wake = (): void => undefined
    const listener: JobListener = {
      text: (text) => {
        pieces.push(text)
        wake()
      },
      // The sequence is free only when the engine says so: an aborted answer may still be in a computation.
      end: (last) => {
        end = last
        release()
        wake()
      },
    }
    const job = await engine.submit(request, listener, signal).catch((error: unknown) => {
      release()
      throw error
    })
    const onAbort = (): void => {
      job.abort()
      wake()
    }
    signal.addEventListener('abort', onAbort)
    try {
      for (;;) {
        signal.throwIfAborted()
        const ready = pieces
        pieces = []
        for (const piece of ready) {
          yield piece
          signal.throwIfAborted()
          job.consumed(1)
        }
        if (pieces.length > 0) continue
        const last = end as JobEnd | null
        if (last?.kind === 'finished') {
          if (last.finish.completionTokens === 0)
            throw new UpstreamError('empty', 'the local model gave no answer')
          yield last.finish
          return
        }
        if (last !== null) throw failureOf(last)
        await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      job.abort()
    }
  }

  return {
    async models() {
      return (await isInstalled(folder)) ? [LISTED] : []
    },

    async complete(body, signal) {
      let content = ''
      let finish: Finish | null = null
      for await (const part of generate(body, signal)) {
        if (typeof part === 'string') content += part
        else finish = part
      }
      if (finish === null) throw new UpstreamError('interrupted', 'the answer has no end')
      return {
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish.reason }],
        usage: usageOf(finish),
      }
    },

    async *stream(body, signal) {
      let delta: ChunkDelta = { role: 'assistant' }
      for await (const part of generate(body, signal)) {
        if (typeof part === 'string')
          yield [{ choices: [{ index: 0, delta: { ...delta, content: part }, finish_reason: null }] }]
        else yield [{ choices: [{ index: 0, delta, finish_reason: part.reason }], usage: usageOf(part) }]
        delta = {}
      }
    },

    async status() {
      if (!(await isInstalled(folder)))
        return { installed: false, detail: 'not installed; npm run local-model' }
      return { installed: true, detail: engine.pid === null ? 'idle' : 'running' }
    },

    get enginePid() {
      return engine.pid
    },

    close: () => engine.close(),
  }
}

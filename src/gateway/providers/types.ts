/** What a provider can be asked for. */
export const KINDS = ['chat', 'embeddings', 'images', 'videos', 'speech'] as const
export type Kind = (typeof KINDS)[number]

/**
 * How a provider goes on with an answer that another one began: as the last assistant message, as that with a flag of its
 * own, or not at all. `auto` tries the first and remembers what each model did with it.
 */
export const CONTINUATIONS = ['auto', 'prefill', 'prefix', 'none'] as const
export type Continuation = (typeof CONTINUATIONS)[number]

/** One provider of `providers.yaml`, checked, with every default filled in. */
export interface ProviderConfig {
  id: string
  kind: 'openai' | 'local'
  /** Without a trailing slash; `null` for kind `local`. */
  baseUrl: string | null
  /** Where the models are listed, if not at `{baseUrl}/models`. */
  modelsUrl: string | null
  /** `null`: the provider needs none. */
  apiKey: string | null
  /** Which of its models are free variants: ids ending in `:free`, all, or those listed. */
  free: 'suffix' | 'all' | readonly string[]
  /** Share of first attempts among equals. */
  weight: number
  /**
   * `totalMs` bounds an attempt as a whole, until its answer is through; `plainMs` one whose answer is of no use before
   * its last byte; `mediaMs` is to the first byte of what is not text.
   */
  timeout: {
    connectMs: number
    firstByteMs: number
    mediaMs: number
    idleMs: number
    plainMs: number
    totalMs: number
  }
  maxConcurrency: number
  kinds: readonly Kind[]
  /** Inputs that it takes in one request for embeddings. */
  embeddingBatch: number
  /** `null` is unlimited. */
  budget: { requestsPerMinute: number | null; requestsPerDay: number | null }
  /** Patterns (`*` matches anything) and the plan they need; the longest matching pattern counts. */
  minPlan: readonly (readonly [pattern: string, plan: string])[]
  continuation: Continuation
  /** Other names of its models: alias to catalog id. */
  aliases: Readonly<Record<string, string>>
}

/** `providers.yaml` as the gateway uses it. */
export interface Providers {
  /** The enabled ones, in the file's order. */
  providers: readonly ProviderConfig[]
  /** Those disabled because an environment variable is unset. */
  off: readonly { id: string; variable: string }[]
  /** Last resorts by catalog id. */
  fallbacks: Readonly<Record<string, readonly string[]>>
}

/** One mistake in `providers.yaml`. */
export interface Problem {
  file: string
  /** From 1; `null` when the file could not be read at all. */
  line: number | null
  column: number | null
  /** `providers[2].timeout.idle_ms`; empty for the document itself. */
  path: string
  message: string
}

/** `providers.yaml` cannot be used; every mistake is in `problems` and in the message. */
export class ProvidersError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describe).join('\n'))
    this.name = 'ProvidersError'
  }
}

const describe = ({ file, line, column, path, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}:${column}`}: ${path === '' ? '' : `${path}: `}${message}`

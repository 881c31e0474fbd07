import type { CancelSignal } from '#flow'

/**
 * What the gateway asks of a provider, whatever is behind it: an OpenAI-compatible server or a model in our
 * own processes. Bodies and chunks are OpenAI's, typed only where the gateway reads them; everything else passes
 * through unharmed.
 */

/** OpenAI's usage object, as far as the gateway reads it. */
export interface UpstreamUsage {
  prompt_tokens: number
  completion_tokens: number
  /** Everything else that it reports, such as `prompt_tokens_details`. */
  details?: Readonly<Record<string, unknown>>
}

/** One message of a conversation. */
export interface ChatMessage {
  role: string
  /** Text, OpenAI's content parts, or null beside `tool_calls`. */
  content?: unknown
  [field: string]: unknown
}

/** A chat completion request as a provider receives it; `model` is the id that the provider itself listed. */
export interface ChatBody {
  model: string
  messages: ChatMessage[]
  [field: string]: unknown
}

/** A piece of a tool call: `index` says which call of the message it belongs to. */
export interface ToolCallDelta {
  index?: number
  id?: string
  type?: string
  function?: { name?: string; arguments?: string }
  [field: string]: unknown
}

/** What a chunk adds to one choice. */
export interface ChunkDelta {
  role?: string
  content?: string | null
  tool_calls?: ToolCallDelta[]
  /** The older form of a call. */
  function_call?: ToolCallDelta['function'] | null
  [field: string]: unknown
}

/** One choice of a chunk. */
export interface ChunkChoice {
  index: number
  delta: ChunkDelta
  finish_reason: string | null
  /** The model's own finish reason, where a router has translated it. */
  native_finish_reason?: string
  [field: string]: unknown
}

/** One `chat.completion.chunk`; `choices` is empty in the chunk that carries the usage alone. */
export interface UpstreamChunk {
  choices: ChunkChoice[]
  usage?: UpstreamUsage | null
  /** Other top-level members that the gateway does not set itself, such as `system_fingerprint`. */
  members?: Readonly<Record<string, unknown>>
}

/** The message of a plain completion. */
export interface CompletionMessage {
  role: string
  content: string | null
  tool_calls?: ToolCallDelta[]
  /** The older form of a call. */
  function_call?: ToolCallDelta['function'] | null
  [field: string]: unknown
}

/** One choice of a plain completion. */
export interface CompletionChoice {
  index: number
  message: CompletionMessage
  finish_reason: string | null
  native_finish_reason?: string
  [field: string]: unknown
}

/** A plain `chat.completion`; at least one choice. `usage` is absent where the provider counts nothing. */
export interface UpstreamCompletion {
  choices: CompletionChoice[]
  usage?: UpstreamUsage | null
  /** As of a chunk. */
  members?: Readonly<Record<string, unknown>>
}

/** What is to be embedded: one text, texts, the token ids of one text, or those of several. */
export type EmbeddingInput = string | readonly string[] | readonly number[] | readonly (readonly number[])[]

/** An embeddings request as a provider receives it; `model` is the id that the provider itself listed. */
export interface EmbeddingBody {
  model: string
  input: EmbeddingInput
  /** The caller may want another one; every provider is asked for this one, unless it refuses to be. */
  encoding_format?: 'float'
  [field: string]: unknown
}

/** Vectors of the same length, one for each input in its order, of finite numbers within float32. */
export interface UpstreamEmbeddings {
  vectors: readonly ArrayLike<number>[]
  /** `null` where the provider counts nothing. */
  promptTokens: number | null
}

/** One listed model, whatever shape the provider's list had. `null` is "the list does not say". */
export interface UpstreamModel {
  /** Exactly as listed; this is what the provider is sent. */
  id: string
  /** Unix seconds. */
  created: number | null
  ownedBy: string | null
  contextLength: number | null
  inputModalities: readonly string[] | null
  outputModalities: readonly string[] | null
  supportedParameters: readonly string[] | null
  /** Whether every listed price is zero; `null` where the list has no prices. */
  zeroPriced: boolean | null
}

/**
 * Why an attempt failed.
 * - `connect`: no connection (refused, unknown host, TLS)
 * - `timeout`: nothing arrived for longer than the provider's limits allow
 * - `interrupted`: the connection ended before the answer did
 * - `status`: an HTTP status that is our or the provider's fault (401, 402, 403, 404, 408, 409, 425, 429, 3xx, 5xx)
 * - `malformed`: not the JSON or event stream of a completion (HTML, broken JSON, an error object with 200)
 * - `oversized`: more than is accepted of one answer, or an answer without end; it would be as large again
 * - `empty`: well-formed, but without any content
 * - `unfit`: an answer, but not as the request wants it (JSON, a schema, tools); asking again mostly gives another such
 * - `refused`: the request is at fault (400, 413, 422); no other provider is tried unless it may have what this one lacks
 */
export type UpstreamFailure =
  'connect' | 'timeout' | 'interrupted' | 'status' | 'malformed' | 'oversized' | 'empty' | 'unfit' | 'refused'

/**
 * The only error that {@link ChatUpstream} operations throw, apart from the signal's own reason after an abort.
 * `message` is for operators (logs); only `callerMessage` of a `refused` may reach a caller, cleaned beforehand.
 */
export class UpstreamError extends Error {
  constructor(
    readonly failure: UpstreamFailure,
    message: string,
    readonly details: {
      status?: number
      /** What was asked for was begun there: asking again would only begin another. */
      isFinal?: boolean
      /** For how long it asks to be left alone; milliseconds from now. */
      retryAfterMs?: number
      /** Whose limit is reached; absent where that is not known. */
      limited?: 'account' | 'model'
      callerMessage?: string
      /** Of a `refused`: a rule of this provider alone, so that another one may take the same request. */
      isOwnRule?: boolean
      /** Of an `oversized`: the request asked for so much. */
      isAskedFor?: boolean
      /** All that a 400, 413 or 422 says, a router's cause included: only to be matched, never shown. */
      words?: string
      /** The upstream's own code and parameter of a `refused`. */
      code?: string
      param?: string
      cause?: unknown
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'UpstreamError'
  }
}

/** Whether a provider refuses a member of the request itself, by the member that it names or by its words. */
export const isRefusalOf = (error: unknown, member: RegExp): boolean =>
  error instanceof UpstreamError &&
  error.failure === 'refused' &&
  member.test(`${error.details.param ?? ''} ${error.details.callerMessage ?? ''}`)

/** A request for something other than text, in OpenAI's format; `model` is the id that the provider itself listed. */
export interface MediaBody {
  model: string
  [field: string]: unknown
}

/** Bytes with the media type that the provider named, in lower case; empty where it named none. */
export interface UpstreamFile {
  type: string
  bytes: Uint8Array
}

/** One generated image: its bytes, or the address where the provider has put it. */
export interface UpstreamImage {
  source: UpstreamFile | { url: string }
  revisedPrompt: string | null
}

/** A picture that a video begins with. */
export type StillImage = UpstreamFile

/** One provider, ready to be called. Every operation may run many times at once and ends soon after its signal aborts. */
export interface ChatUpstream {
  /** The models it offers now. */
  models(signal: CancelSignal): Promise<UpstreamModel[]>
  /** A whole completion. `body.stream` is absent. Throws {@link UpstreamError}. */
  complete(body: ChatBody, signal: CancelSignal): Promise<UpstreamCompletion>
  /**
   * A completion in pieces. `body.stream` is absent, `body.stream_options` asks for the usage; usage is to be given in the last chunk where it is known.
   * Ends normally only after a whole answer (a `finish_reason` was seen); otherwise throws {@link UpstreamError}.
   * Chunks that arrive together come together. Nothing is produced ahead of the consumer beyond a small buffer; leaving
   * the loop cancels the work.
   */
  stream(body: ChatBody, signal: CancelSignal): AsyncIterable<readonly UpstreamChunk[]>
  /** The vectors of texts; absent where the provider has none. Throws {@link UpstreamError}. */
  embed?(body: EmbeddingBody, signal: CancelSignal): Promise<UpstreamEmbeddings>
  /** Images, at least one, not looked into. Absent where the provider makes none, as are the next two. */
  images?(body: MediaBody, signal: CancelSignal): Promise<UpstreamImage[]>
  /** The whole spoken text. */
  speech?(body: MediaBody, signal: CancelSignal): Promise<UpstreamFile>
  /**
   * A video, from the order until all of it has arrived.
   *
   * @param still what it begins with; null for text only
   * @param begun told once the order is taken, with what the provider calls it; null for one that cannot be asked about again
   */
  video?(
    body: MediaBody,
    still: StillImage | null,
    signal: CancelSignal,
    begun: (job: string | null) => void,
  ): Promise<UpstreamFile>
  /** A video that was ordered before. @param job as `begun` was told */
  orderedVideo?(job: string, signal: CancelSignal): Promise<UpstreamFile>
  /** Frees connections and processes. Calls still running fail. */
  close(): Promise<void>
}

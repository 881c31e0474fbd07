/** What the server and the engine's process say to each other over IPC. */

/** One message of the conversation as the template sees it. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string
}

/** A checked request: every number is in range. */
export interface GenerateRequest {
  messages: readonly PromptMessage[]
  /** 0 is greedy. */
  temperature: number
  topP: number
  /** `null`: as far as the context goes. */
  maxTokens: number | null
  stop: readonly string[]
  /** `null`: another one each time. */
  seed: number | null
  frequencyPenalty: number
  presencePenalty: number
  format: { type: 'text' } | { type: 'json_object' } | { type: 'json_schema'; schema: object }
}

/** How an answer ended, with the tokenizer's own counts. The end-of-turn token is not counted. */
export interface Finish {
  reason: 'stop' | 'length'
  promptTokens: number
  completionTokens: number
}

/** A request that cannot be answered as it stands. */
export interface Refusal {
  code: string
  param: string
  message: string
}

export type ToEngine =
  | { kind: 'generate'; id: number; request: GenerateRequest }
  /** So many pieces of text have been read: as many more may come. */
  | { kind: 'consumed'; id: number; pieces: number }
  | { kind: 'abort'; id: number }

/** Every job ends with exactly one of `finished`, `refused`, `failed`, `aborted`. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'finished'; id: number; finish: Finish }
  | { kind: 'refused'; id: number; refusal: Refusal }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'aborted'; id: number }

/** Pieces of text that the engine produces ahead of its reader. */
export const PIECES_AHEAD = 32

import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ChatMessage } from '../providers/upstream.js'

/** OpenAI's overhead of a message and of the answer's start, in tokens (its cookbook, "How to count tokens"). */
const TOKENS_PER_MESSAGE = 3
const TOKENS_PER_REPLY = 3
/** OpenAI's price of a low-detail image; what providers take differs, and none says so beforehand. */
const TOKENS_PER_IMAGE = 85

const SLICE_LENGTH = 2000
/** Beyond this many characters, evenly spread slices are counted and scaled up. */
const COUNTED_LENGTH = 100_000

/**
 * A rough number of tokens from the text's length alone: four ASCII characters a token, and about one token for a
 * character of three UTF-8 bytes. Takes about a millisecond a megabyte.
 */
export const estimateTokens = (text: string): number =>
  Math.ceil(text.length / 4 + (Buffer.byteLength(text) - text.length) / 2)

/** A conversation reduced to what its tokens can be counted from. */
export interface PromptMeasure {
  /** Everything that is text, tool definitions and calls included. */
  text: string
  /** Tokens that are not in any text: the frame of each message, images. */
  overhead: number
}

const partsOf = (content: unknown): { type?: unknown; text?: unknown }[] =>
  Array.isArray(content) ? (content as { type?: unknown; text?: unknown }[]) : []

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** All of a message that is text, part by part. */
const textOf = ({ content, name, refusal, tool_calls: calls, function_call: call }: ChatMessage): string => {
  let text = stringOf(content)
  for (const part of partsOf(content)) text += `\n${stringOf(part.text)}`
  return `${text}\n${stringOf(name)}\n${stringOf(refusal)}\n${jsonOf(calls)}\n${jsonOf(call)}`
}

/** What a prompt consists of; `tools` are OpenAI's tool definitions. */
export const measurePrompt = (messages: readonly ChatMessage[], tools: unknown): PromptMeasure => {
  let text = ''
  let images = 0
  for (const message of messages) {
    text += `${textOf(message)}\n`
    for (const part of partsOf(message.content)) if (part.type !== 'text') images += 1
  }
  return {
    text: text + jsonOf(tools),
    overhead: messages.length * TOKENS_PER_MESSAGE + TOKENS_PER_REPLY + images * TOKENS_PER_IMAGE,
  }
}

/** Counts tokens off the main thread. */
export interface Tokenizer {
  /**
   * The tokens of a text in OpenAI's o200k_base encoding, which is close enough to what other vocabularies make of
   * it. Up to 100,000 characters all are counted, in slices; of longer texts as many are counted as a sample.
   */
  count(text: string): Promise<number>
  close(): Promise<void>
}

/** Even slices of a text; all of it up to `COUNTED_LENGTH`, else as many as make that length. */
const slicesOf = (text: string): string[] => {
  const all = Math.ceil(text.length / SLICE_LENGTH)
  const taken = Math.min(all, COUNTED_LENGTH / SLICE_LENGTH)
  return Array.from({ length: taken }, (_, index) => {
    const start = Math.floor((index * all) / taken) * SLICE_LENGTH
    return text.slice(start, start + SLICE_LENGTH)
  })
}

/**
 * The encoding takes 0.2 s to load and a hostile text 30 us a character, which would hold up every open stream: it
 * lives in a worker, made at the first use. The program is a text because a worker's own file would have to be found
 * both as TypeScript and compiled.
 */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { countTokens } = require(workerData)
  const plain = { disallowedSpecial: new Set() }
  parentPort.on('message', ({ id, slices }) => {
    parentPort.postMessage({ id, tokens: slices.reduce((sum, slice) => sum + countTokens(slice, plain), 0) })
  })
`

export const createTokenizer = (): Tokenizer => {
  const waiting = new Map<number, { resolve: (tokens: number) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let lastId = 0

  const start = (): Worker => {
    const encoding = createRequire(import.meta.url).resolve('gpt-tokenizer/cjs/encoding/o200k_base')
    const started = new Worker(PROGRAM, { eval: true, workerData: encoding, execArgv: [] })
    const fail = (error: Error): void => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', ({ id, tokens }: { id: number; tokens: number }) => {
      waiting.get(id)?.resolve(tokens)
      waiting.delete(id)
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the tokenizer ended')))
    started.unref()
    return started
  }

  return {
    async count(text) {
      if (text === '') return 0
      const slices = slicesOf(text)
      const counted = slices.reduce((sum, slice) => sum + slice.length, 0)
      worker ??= start()
      const id = ++lastId
      const tokens = await new Promise<number>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ id, slices })
      })
      return Math.round((tokens * text.length) / counted)
    },
    async close() {
      await worker?.terminate()
    },
  }
}

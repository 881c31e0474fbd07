import { randomBytes } from 'node:crypto'
import type { ResponseBody } from '#operation'
import type {
  ChunkChoice,
  ChunkDelta,
  CompletionMessage,
  ToolCallDelta,
  UpstreamChunk,
  UpstreamCompletion,
  UpstreamUsage,
} from './upstream.js'

export type ChatCompletion = ResponseBody<'createChatCompletion'>
type Choice = ChatCompletion['choices'][number]
type FinishReason = Choice['finish_reason']

/** The part of an answer that the gateway gives itself, the same in every chunk. */
export interface Identity {
  id: string
  /** Unix seconds. */
  created: number
  model: string
  node: string
}

const LENGTH_REASONS = new Set(['length', 'max_tokens', 'model_length', 'MAX_TOKENS'])
const TOOL_REASONS = new Set(['tool_calls', 'function_call', 'tool_use'])

/** Every provider's word for the end as one of the contract's three; a provider that calls tools and says `stop` means `tool_calls`. */
const mapFinishReason = (reason: string, calledTools: boolean): FinishReason => {
  if (LENGTH_REASONS.has(reason)) return 'length'
  return TOOL_REASONS.has(reason) || calledTools ? 'tool_calls' : 'stop'
}

export const REASONING_FIELDS = ['reasoning_content', 'reasoning'] as const

const stringOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

/** The text that a message or delta adds, reasoning and tool arguments included: what is charged as completion. */
export const textOf = (delta: ChunkDelta | CompletionMessage): string => {
  // Some providers say the same in both fields.
  const [reasoning] = REASONING_FIELDS.flatMap((field) => stringOf(delta[field]))
  const [refusal] = stringOf(delta['refusal'])
  const called = [...(delta.tool_calls ?? []).map((call) => call.function), delta['function_call']] as (
    { name?: string; arguments?: string } | null | undefined
  )[]
  const calls = called.map((call) => `${call?.name ?? ''}${call?.arguments ?? ''}`)
  return `${reasoning ?? ''}${refusal ?? ''}${delta.content ?? ''}${calls.join('')}`
}

/** Whether anything of an answer stands in it: text, reasoning, a tool call, audio or images. */
export const hasContent = (delta: ChunkDelta | CompletionMessage): boolean =>
  textOf(delta) !== '' ||
  delta.tool_calls !== undefined ||
  isGiven(delta['audio']) ||
  isGiven(delta['images'])

/** Whether there is more of it than white space, which models that go astray repeat without end. */
export const isVisible = (delta: ChunkDelta | CompletionMessage): boolean => {
  const text = textOf(delta)
  return text === '' ? hasContent(delta) : text.trim() !== '' || delta.tool_calls !== undefined
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)

/** An answer that ran into its limit before its first visible token is one; any other without content is none. */
export const isEmpty = ({ choices }: UpstreamCompletion): boolean =>
  choices.every(
    ({ message, finish_reason: reason }) => !isVisible(message) && !LENGTH_REASONS.has(reason ?? ''),
  )

/** OpenAI's usage object of a request. */
export const usageBody = (promptTokens: number, completionTokens: number): ChatCompletion['usage'] => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
})

/**
 * More than any model's window holds, or any answer: a figure above it is a provider's mistake, and would use up a day's
 * quota.
 */
const MOST_PROMPT_TOKENS = 20_000_000
const MOST_COMPLETION_TOKENS = 1_000_000

const isCount = (tokens: number, most: number): boolean =>
  Number.isInteger(tokens) && tokens >= 0 && tokens <= most

/** Whether a provider's figures can be right: nobody writes text with no tokens. */
export const isCredible = (usage: UpstreamUsage | null | undefined, text: string): usage is UpstreamUsage =>
  usage !== null &&
  usage !== undefined &&
  isCount(usage.prompt_tokens, MOST_PROMPT_TOKENS) &&
  isCount(usage.completion_tokens, MOST_COMPLETION_TOKENS) &&
  usage.prompt_tokens > 0 &&
  (usage.completion_tokens > 0 || text === '')

const newCallId = (): string => `call_${randomBytes(12).toString('hex')}`

const withCallIds = ({ tool_calls: calls, ...message }: CompletionMessage): CompletionMessage =>
  calls === undefined
    ? message
    : {
        ...message,
        tool_calls: calls.map(({ index: _, id = '', ...call }) => ({
          ...call,
          id: id === '' ? newCallId() : id,
          type: call.type ?? 'function',
          function: { ...call.function, arguments: call.function?.arguments ?? '{}' },
        })),
      }

/** A plain completion in the contract's shape. */
export const toCompletion = (
  { id, created, model, node }: Identity,
  { choices }: UpstreamCompletion,
  usage: ChatCompletion['usage'],
): ChatCompletion => ({
  id,
  object: 'chat.completion',
  created,
  model,
  node,
  choices: choices
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, message, finish_reason: reason, logprobs }): Choice => ({
      index,
      message: withCallIds(message) as Choice['message'],
      finish_reason: mapFinishReason(reason ?? 'stop', message.tool_calls !== undefined),
      ...(logprobs === undefined ? {} : { logprobs: logprobs as NonNullable<Choice['logprobs']> }),
    })),
  usage,
})

/** Gives chunks of one stream the contract's shape; it remembers which choices and tool calls have begun. */
export interface ChunkShaper {
  shape(chunk: UpstreamChunk): ChunkChoice[]
  /** Last pieces for choices whose end the provider did not mark. */
  finish(): ChunkChoice[]
}

interface KnownCall {
  id: string
  /** The provider's own index of it. */
  given: number | undefined
  name: string
  /** Its arguments so far. */
  text: string
}

interface ChoiceState {
  calls: KnownCall[]
  finished: boolean
}

/** Whether a call needs nothing more, so that a name that comes is another one's. */
const isWhole = ({ name, text }: KnownCall, next: string): boolean =>
  name !== next || /^\s*\{[^]*\}\s*$/.test(text)

/**
 * Clients put tool calls together by `index`, which some providers leave out or give to all alike: a new id with a name
 * is a new call, and where there is neither id nor index a name behind a whole call. A call without an id gets one, or its
 * result could not be sent back.
 */
const withIndex = (call: ToolCallDelta, { calls }: ChoiceState): ToolCallDelta => {
  const { id = '', index: given, function: { name = '', arguments: text = '' } = {} } = call
  const ofId = id === '' ? -1 : calls.findIndex((known) => known.id === id)
  const ofIndex =
    given === undefined ? calls.length - 1 : calls.findLastIndex((known) => known.given === given)
  const last = calls.at(-1)
  const isAnother =
    id === ''
      ? given === undefined && name !== '' && last !== undefined && isWhole(last, name)
      : given === undefined || name !== ''
  const at = ofId !== -1 ? ofId : isAnother ? -1 : ofIndex
  const known = calls[at]
  if (known !== undefined) {
    known.text += text
    return { ...call, index: at }
  }
  const begun = { id: id === '' ? newCallId() : id, given, name, text }
  return { ...call, index: calls.push(begun) - 1, id: begun.id, type: call.type ?? 'function' }
}

export const createChunkShaper = (): ChunkShaper => {
  const states = new Map<number, ChoiceState>()
  return {
    shape({ choices }) {
      return choices.flatMap(({ index, delta, finish_reason: given, logprobs }) => {
        const isFirst = !states.has(index)
        const state = states.get(index) ?? { calls: [], finished: false }
        states.set(index, state)
        // Some say the end twice, and clients act upon each.
        const isAgain = given !== null && state.finished
        const reason = isAgain ? null : given
        if (isAgain && !hasContent(delta)) return []
        const calls = delta.tool_calls?.map((call) => withIndex(call, state))
        state.finished ||= reason !== null
        return {
          index,
          delta: {
            ...(isFirst ? { role: 'assistant' } : {}),
            ...delta,
            ...(calls === undefined ? {} : { tool_calls: calls }),
          },
          ...(logprobs === undefined ? {} : { logprobs }),
          finish_reason: reason === null ? null : mapFinishReason(reason, state.calls.length > 0),
        }
      })
    },
    finish: () =>
      [...states]
        .filter(([, { finished }]) => !finished)
        .map(([index, { calls }]) => ({
          index,
          delta: {},
          finish_reason: mapFinishReason('stop', calls.length > 0),
        })),
  }
}

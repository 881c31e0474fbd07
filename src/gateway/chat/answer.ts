import type { ResponseBody } from '#operation'
import type { Usage } from '../metering/meter.js'
import { TextPiece } from '../providers/text-piece.js'
import type { NormalisedRequest } from './normalise.js'
import { customText, wholeCall, withArguments, withOwnIds } from './tool-calls.js'
import {
  UpstreamError,
  type ChunkChoice,
  type ChunkDelta,
  type CompletionMessage,
  type UpstreamChunk,
  type UpstreamCompletion,
} from '../providers/upstream.js'

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
/** OpenAI's and its imitators' word for a filtered answer, Google's, Zhipu's and Anthropic's. */
const FILTER_REASONS =
  /^(content[_-]?filter|safety|recitation|blocklist|prohibited_content|spii|sensitive|refusal)/i

/** Whether an answer ended before its model was done: at its token limit, or by a filter. */
export const isLengthReason = (reason: string | null): boolean => LENGTH_REASONS.has(reason ?? '')
export const isFilterReason = (reason: string | null): boolean => FILTER_REASONS.test(reason ?? '')

const MAX_REASON_LENGTH = 100

/** Maps every provider's finish reason to one of the contract's three; calls of tools are recognised whatever the provider says. */
const mapFinishReason = (reason: string, calledTools: boolean): FinishReason => {
  if (isLengthReason(reason)) return 'length'
  return calledTools ? 'tool_calls' : 'stop'
}

/** The provider's own finish reason, which tells a filtered answer from a whole one. */
const nativeReason = (
  reason: string | null,
  native: string | undefined,
): { native_finish_reason?: string } => {
  const word = native ?? reason
  return word === null ? {} : { native_finish_reason: word.slice(0, MAX_REASON_LENGTH) }
}

export const REASONING_FIELDS = ['reasoning_content', 'reasoning'] as const

const stringOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

/** The text that a message or delta adds, reasoning and tool arguments included: what is charged as completion. */
export const textOf = (delta: ChunkDelta | CompletionMessage): string =>
  isPlainText(delta) ? (delta.content ?? '') : fullTextOf(delta)

/** Whether there is nothing beside its role and its content, as in nearly every piece of a stream. */
const isPlainText = (delta: ChunkDelta | CompletionMessage): boolean => {
  for (const name in delta) if (name !== 'content' && name !== 'role') return false
  return true
}

const fullTextOf = (delta: ChunkDelta | CompletionMessage): string => {
  // Some providers say the same in both fields.
  const [reasoning] = REASONING_FIELDS.flatMap((field) => stringOf(delta[field]))
  const [refusal] = stringOf(delta['refusal'])
  const functions = [...(delta.tool_calls ?? []).map((call) => call.function), delta.function_call]
  const calls = [
    ...functions.map((call) => `${call?.name ?? ''}${call?.arguments ?? ''}`),
    ...(delta.tool_calls ?? []).map(customText),
  ]
  return `${reasoning ?? ''}${refusal ?? ''}${delta.content ?? ''}${calls.join('')}`
}

/** Whether it has any part of an answer: text, reasoning, a tool call, audio or images. */
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

/** An answer that a limit or a filter cut before its first visible token counts as one; any other without content does not. */
export const isEmpty = ({ choices }: UpstreamCompletion): boolean =>
  choices.every(
    ({ message, finish_reason: reason }) =>
      !isVisible(message) && !isLengthReason(reason) && !isFilterReason(reason),
  )

/** The end that a stop sequence makes, or the model itself. */
export const isStop = ({ finish_reason: reason }: { finish_reason: string | null }): boolean =>
  reason?.toLowerCase() === 'stop'

/** Whether an answer may rightly be empty: the caller's own `stop` is not part of the text, and may come first. */
export const mayStopAtOnce = ({ body }: Pick<NormalisedRequest, 'body'>): boolean =>
  (body['stop'] ?? null) !== null

/** Asks the next provider, while this answer is kept: one empty answer does not show whether it was the stop or a fault. */
export const stoppedAtOnce = (): UpstreamError =>
  new UpstreamError('unfit', 'the answer stopped before its first content')

/** OpenAI's usage object of a request. */
export const usageBody = ({
  promptTokens,
  completionTokens,
  details,
}: Pick<Usage, 'promptTokens' | 'completionTokens' | 'details'>): ChatCompletion['usage'] => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
  ...details,
})

/** Whether tools are called, in the newer form or the older one. */
export const hasCalls = (delta: ChunkDelta | CompletionMessage): boolean =>
  delta.tool_calls !== undefined || isGiven(delta['function_call'])

const withWholeCalls = ({
  tool_calls: calls,
  function_call: call,
  ...message
}: CompletionMessage): CompletionMessage => ({
  ...message,
  ...(calls === undefined ? {} : { tool_calls: withOwnIds(calls).map(wholeCall) }),
  ...(call === undefined || call === null ? {} : { function_call: withArguments(call) }),
})

/** A plain completion in the contract's shape. */
export const toCompletion = (
  { id, created, model, node }: Identity,
  { choices, members }: UpstreamCompletion,
  usage: ChatCompletion['usage'],
): ChatCompletion => ({
  ...members,
  id,
  object: 'chat.completion',
  created,
  model,
  node,
  choices: choices.map(
    ({ index, message, finish_reason: reason, native_finish_reason: native, logprobs }): Choice => ({
      index,
      message: withWholeCalls(message) as Choice['message'],
      finish_reason: mapFinishReason(reason ?? 'stop', hasCalls(message)),
      ...nativeReason(reason, native),
      ...(logprobs === undefined ? {} : { logprobs: logprobs as NonNullable<Choice['logprobs']> }),
    }),
  ),
  usage,
})

/** Gives the chunks of one stream the contract's shape; remembers which choices have begun. */
export interface ChunkShaper {
  /** The choices of a chunk as JSON where they are one more piece of a text, as nearly always; `undefined` where `shape` is due. */
  plainText(chunk: UpstreamChunk): string | undefined
  shape(chunk: UpstreamChunk): ChunkChoice[]
  /** Last pieces for choices whose end the provider did not mark. */
  finish(): ChunkChoice[]
}

interface ChoiceState {
  hasCalled: boolean
  finished: boolean
}

export const createChunkShaper = (): ChunkShaper => {
  const states = new Map<number, ChoiceState>()
  return {
    plainText(chunk) {
      if (chunk instanceof TextPiece) return states.has(0) ? chunk.choicesText : undefined
      const { choices } = chunk
      const [choice] = choices
      if (choice === undefined || choices.length > 1 || !states.has(choice.index)) return undefined
      const { index, delta, finish_reason: reason, logprobs } = choice
      if (reason !== null || logprobs !== undefined || typeof delta.content !== 'string') return undefined
      for (const name in delta) if (name !== 'content') return undefined
      return `[{"index":${index},"delta":{"content":${JSON.stringify(delta.content)}},"finish_reason":null}]`
    },
    shape({ choices }) {
      return choices.flatMap(
        ({ index, delta, finish_reason: given, native_finish_reason: native, logprobs }) => {
          const isFirst = !states.has(index)
          const state = states.get(index) ?? { hasCalled: false, finished: false }
          states.set(index, state)
          // Some send the finish reason twice, and clients act on each.
          const isAgain = given !== null && state.finished
          const reason = isAgain ? null : given
          if (isAgain && !hasContent(delta)) return []
          state.hasCalled ||= hasCalls(delta)
          state.finished ||= reason !== null
          return {
            index,
            delta: { ...(isFirst ? { role: 'assistant' } : {}), ...delta },
            ...(logprobs === undefined ? {} : { logprobs }),
            finish_reason: reason === null ? null : mapFinishReason(reason, state.hasCalled),
            ...(reason === null ? {} : nativeReason(reason, native)),
          }
        },
      )
    },
    finish: () =>
      [...states]
        .filter(([, { finished }]) => !finished)
        .map(([index, { hasCalled }]) => ({
          index,
          delta: {},
          finish_reason: mapFinishReason('stop', hasCalled),
        })),
  }
}

import { REASONING_FIELDS } from '../chat/answer.js'
import { createBufferedBytes } from '../chat/buffered-bytes.js'
import { assembleCalls, isNamed, joinedFunction, withArguments } from '../chat/tool-calls.js'
import { hasHalves, wholeCharacters } from '../json/characters.js'
import { TextPiece } from '../providers/text-piece.js'
import {
  UpstreamError,
  type ChunkChoice,
  type ChunkDelta,
  type ToolCallDelta,
  type UpstreamChunk,
} from '../providers/upstream.js'

/**
 * Holds back what is useless in part: the first half of a surrogate pair, and tool calls until the answer's end, each of
 * which is then one delta. Clients join fragments, and some of them join what providers repeat in each.
 */
export interface DeltaBuffer {
  /**
   * The part of the chunk that can be shown now.
   *
   * @throws UpstreamError `malformed` where an answer ends with a tool call that has no name, `oversized` where its calls have no end
   */
  take(chunk: UpstreamChunk): UpstreamChunk[]
  /** After the last chunk: whatever no `finish_reason` has released. */
  end(): UpstreamChunk[]
  /** Forgets what is still held back. */
  close(): void
}

interface BufferedChoice {
  pieces: ToolCallDelta[]
  /** The older form: one function alone. */
  call: ToolCallDelta['function']
  /** By the name of the text that it ended. */
  halves: Map<string, string>
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** What is shown as it comes. */
const TEXTS = ['content', ...REASONING_FIELDS, 'refusal'] as const

const isWhole = (text: unknown): boolean => typeof text !== 'string' || !hasHalves(text)

const only = (index: number, delta: ChunkDelta): UpstreamChunk => ({
  choices: [{ index, delta, finish_reason: null }],
})

/** Nobody has seen the tool calls of a provider that dies before its end, so another one can answer afresh. */
const isAlone = ({ usage, members }: UpstreamChunk): boolean => usage === undefined && members === undefined

export const createDeltaBuffer = (): DeltaBuffer => {
  /** Made when something is held back: many streams are open at once, and few of them need it. */
  let choices: Map<number, BufferedChoice> | undefined
  const bytes = createBufferedBytes()

  const stateOf = (index: number): BufferedChoice =>
    choices?.get(index) ?? { pieces: [], call: undefined, halves: new Map() }

  const release = (index: number): UpstreamChunk[] => {
    const { pieces, call, halves } = stateOf(index)
    choices?.delete(index)
    const calls = assembleCalls(pieces)
    const isNameless = pieces.length > 0 && !(calls.length > 0 && calls.every(isNamed))
    if (isNameless || (call !== undefined && !call.name))
      throw new UpstreamError('malformed', 'a tool call has no name')
    const deltas: ChunkDelta[] = [
      ...[...halves].map(([name, half]): ChunkDelta => ({ [name]: wholeCharacters(half) })),
      ...calls.map((each) => ({ tool_calls: [each] })),
      ...(call === undefined ? [] : [{ function_call: withArguments(call) }]),
    ]
    return deltas.map((delta) => only(index, delta))
  }

  const takeChoice = (choice: ChunkChoice): { before: UpstreamChunk[]; shown: ChunkChoice[] } => {
    const { index, delta, finish_reason: reason } = choice
    const { tool_calls: calls, function_call: call, ...others } = delta
    const state = stateOf(index)
    choices ??= new Map()
    choices.set(index, state)
    const hasCall = call !== undefined && call !== null
    if (calls !== undefined || hasCall) bytes.add([calls, call])
    state.pieces.push(...(calls ?? []))
    if (hasCall) state.call = joinedFunction(state.call, call)
    for (const name of TEXTS) {
      const text = others[name]
      if (typeof text !== 'string' || text === '') continue
      const whole = (state.halves.get(name) ?? '') + text
      const isCut = HIGH_SURROGATE.test(whole)
      if (isCut) state.halves.set(name, whole.slice(-1))
      else state.halves.delete(name)
      others[name] = wholeCharacters(isCut ? whole.slice(0, -1) : whole)
    }
    const isNothing = (calls !== undefined || hasCall) && reason === null && Object.keys(others).length === 0
    return {
      before: reason === null ? [] : release(index),
      shown: isNothing ? [] : [{ ...choice, delta: others }],
    }
  }

  /** Whether there is nothing to hold back: one piece of text, and nothing is kept of this answer. */
  const isShownWhole = (chunk: UpstreamChunk): boolean => {
    if (chunk instanceof TextPiece) return choices?.has(0) !== true && !hasHalves(chunk.content)
    const [choice] = chunk.choices
    if (choice === undefined || chunk.choices.length > 1 || choice.finish_reason !== null) return false
    const { index, delta } = choice
    if ('tool_calls' in delta || 'function_call' in delta || choices?.has(index) === true) return false
    return TEXTS.every((name) => isWhole(delta[name]))
  }

  return {
    take(chunk) {
      if (isShownWhole(chunk)) return [chunk]
      const taken = chunk.choices.map(takeChoice)
      const before = taken.flatMap((each) => each.before)
      const shown = taken.flatMap((each) => each.shown)
      if (shown.length === 0 && chunk.choices.length > 0 && isAlone(chunk)) return before
      return [...before, { ...chunk, choices: shown }]
    },
    end: () => [...(choices?.keys() ?? [])].flatMap(release),
    close: () => bytes.release(),
  }
}

import { UpstreamError, type ChunkChoice, type ChunkDelta, type UpstreamChunk } from '../upstream.js'

/** Keeps back what is of no use in part: tool calls until the answer's end, the first half of a surrogate pair. */
export interface Hold {
  /**
   * What of the chunk can be shown now.
   *
   * @throws UpstreamError `malformed` where an answer ends whose tool calls have no name
   */
  take(chunk: UpstreamChunk): UpstreamChunk[]
  /** After the last chunk: whatever no `finish_reason` has let go. */
  end(): UpstreamChunk[]
}

interface HeldChoice {
  calls: ChunkDelta[]
  half: string
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/

const isNamed = ({ tool_calls: calls = [], function_call: call }: ChunkDelta): boolean =>
  (call !== undefined && call !== null) ||
  calls.some(({ function: called, custom }) => (called?.name ?? '') !== '' || custom !== undefined)

const only = (index: number, delta: ChunkDelta): UpstreamChunk => ({
  choices: [{ index, delta, finish_reason: null }],
})

/** Tool calls of a provider that dies before its end have been seen by nobody, so that another one can answer anew. */
export const createHold = (): Hold => {
  const choices = new Map<number, HeldChoice>()

  const release = (index: number): UpstreamChunk[] => {
    const { calls, half } = choices.get(index) ?? { calls: [], half: '' }
    choices.delete(index)
    if (calls.length > 0 && !calls.some(isNamed))
      throw new UpstreamError('malformed', 'the tool calls have no name')
    return [...(half === '' ? [] : [{ content: half }]), ...calls].map((delta) => only(index, delta))
  }

  const takeChoice = (choice: ChunkChoice): { before: UpstreamChunk[]; shown: ChunkChoice[] } => {
    const { index, delta, finish_reason: reason } = choice
    const { tool_calls: calls, function_call: call, ...others } = delta
    const state = choices.get(index) ?? { calls: [], half: '' }
    choices.set(index, state)
    if (calls !== undefined) state.calls.push({ tool_calls: calls })
    if (call !== undefined && call !== null) state.calls.push({ function_call: call })
    const hasCalls = calls !== undefined || (call !== undefined && call !== null)
    if (typeof others.content === 'string' && others.content !== '') {
      const whole = state.half + others.content
      const isCut = HIGH_SURROGATE.test(whole)
      state.half = isCut ? whole.slice(-1) : ''
      others.content = isCut ? whole.slice(0, -1) : whole
    }
    const isNothing = hasCalls && reason === null && Object.keys(others).length === 0
    return {
      before: reason === null ? [] : release(index),
      shown: isNothing ? [] : [{ ...choice, delta: others }],
    }
  }

  return {
    take(chunk) {
      const taken = chunk.choices.map(takeChoice)
      const before = taken.flatMap((each) => each.before)
      const shown = taken.flatMap((each) => each.shown)
      if (shown.length === 0 && chunk.choices.length > 0 && chunk.usage === undefined) return before
      return [...before, { ...chunk, choices: shown }]
    },
    end: () => [...choices.keys()].flatMap(release),
  }
}

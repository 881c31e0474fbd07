import type { CancelSignal } from '#flow'
import { grammarFor } from './grammar.js'
import type { EvaluateOptions, Grammar, GrammarState, Llama, Model, Sequence, Token } from './llama.js'
import type { Finish, GenerateRequest, Refusal } from './messages.js'
import { CONTEXT_TOKENS } from './model.js'
import { promptParts, type RenderTemplate } from './prompt.js'
import { characterAssembler, stopFilter } from './text.js'

/** Prompt tokens between two looks at the signal; about 0.3 s on one slow core. */
export const PROMPT_SLICE = 256

/** The loaded engine. */
export interface Engine {
  llama: Llama
  model: Model
  render: RenderTemplate
  grammarState: (grammar: Grammar) => GrammarState
}

/** The caller's request cannot be answered as it stands. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
    this.name = 'RefusedError'
  }
}

const tokenize = ({ model, render }: Engine, request: GenerateRequest): Token[] => {
  const controls = [model.tokens.bosString, model.tokens.eosString].filter((text) => text !== null)
  return promptParts(render, controls, request.messages).flatMap(({ text, isControl }) =>
    model.tokenize(text, isControl),
  )
}

const checkedPrompt = (engine: Engine, request: GenerateRequest): Token[] => {
  const prompt = tokenize(engine, request)
  if (prompt.length < CONTEXT_TOKENS) return prompt
  throw new RefusedError({
    code: 'context_length_exceeded',
    param: 'messages',
    message: `This model's maximum context length is ${CONTEXT_TOKENS} tokens. However, your messages resulted in ${prompt.length} tokens. Please reduce the length of the messages.`,
  })
}

const compiledGrammar = async (engine: Engine, request: GenerateRequest) => {
  const compiled = await grammarFor(engine.llama, request.format).catch((error: unknown) => {
    throw new RefusedError({
      code: 'invalid_value',
      param: 'response_format',
      message: `This model cannot follow the JSON schema: ${error instanceof Error ? error.message : 'it does not compile'}.`,
    })
  })
  return compiled === null ? null : { state: engine.grammarState(compiled.grammar), stops: compiled.stops }
}

const UINT32 = 2 ** 32

const evaluateOptions = (
  request: GenerateRequest,
  produced: Token[],
  state: GrammarState | null,
): EvaluateOptions => ({
  temperature: request.temperature,
  topP: request.topP,
  topK: 0,
  minP: 0,
  seed:
    request.seed === null ? Math.floor(Math.random() * UINT32) : ((request.seed % UINT32) + UINT32) % UINT32,
  ...(state === null ? {} : { grammarEvaluationState: state }),
  ...(request.frequencyPenalty === 0 && request.presencePenalty === 0
    ? {}
    : {
        repeatPenalty: {
          punishTokens: () => produced,
          maxPunishTokens: CONTEXT_TOKENS,
          penalty: 1,
          frequencyPenalty: request.frequencyPenalty,
          presencePenalty: request.presencePenalty,
        },
      }),
})

/**
 * Generates one answer on a sequence of its own. Nothing of an earlier request is reused: a seed repeats its answer, and
 * no caller can learn from the time taken what others have asked.
 * @param emit takes each piece of text and resolves when another may come
 * @throws {RefusedError}; the signal's reason after an abort
 */
export const generate = async (
  engine: Engine,
  sequence: Sequence,
  request: GenerateRequest,
  emit: (text: string) => Promise<void>,
  signal: CancelSignal,
): Promise<Finish> => {
  const prompt = checkedPrompt(engine, request)
  const grammar = await compiledGrammar(engine, request)
  await sequence.clearHistory()
  const lastSlice = Math.floor((prompt.length - 1) / PROMPT_SLICE) * PROMPT_SLICE
  for (let at = 0; at < lastSlice; at += PROMPT_SLICE) {
    signal.throwIfAborted()
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(at, at + PROMPT_SLICE))
  }

  const room = CONTEXT_TOKENS - prompt.length
  const limit = request.maxTokens === null ? room : Math.min(request.maxTokens, room)
  const characters = characterAssembler<Token>((tokens) => engine.model.detokenize(tokens))
  const filter = stopFilter([...request.stop, ...(grammar?.stops ?? [])])
  const produced: Token[] = []
  const send = async (text: string): Promise<void> => {
    if (text !== '') await emit(text)
  }
  const finish = async (reason: Finish['reason']): Promise<Finish> => {
    if (!filter.stopped) await send(filter.push(characters.flush()))
    if (!filter.stopped) await send(filter.flush())
    return {
      reason: filter.stopped ? 'stop' : reason,
      promptTokens: prompt.length,
      completionTokens: produced.length,
    }
  }

  const options = evaluateOptions(request, produced, grammar?.state ?? null)
  for await (const token of sequence.evaluate(prompt.slice(lastSlice), options)) {
    signal.throwIfAborted()
    produced.push(token)
    await send(filter.push(characters.push(token)))
    signal.throwIfAborted()
    if (filter.stopped) return finish('stop')
    if (produced.length === limit) return finish('length')
  }
  return finish('stop')
}

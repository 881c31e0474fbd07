import type { Provider } from './provider.js'

/** What came of a test call. */
export interface Trial {
  model: string
  isGood: boolean
  latencyMs: number
  /** The beginning of the answer, or why there is none. */
  text: string
}

const LONGEST_MS = 60_000
const LONGEST_TEXT = 500
const QUESTION = 'Reply with one short sentence.'
const MOST_TOKENS = 64

const textOf = (content: unknown): string =>
  (typeof content === 'string' ? content : '').slice(0, LONGEST_TEXT)

/**
 * Asks one model of one provider a small question, outside of routing: it is in nobody's log and changes no circuit, but
 * counts in the provider's budget.
 * @param listedId the model as the provider lists it; it must be one of the catalog's
 */
export const tryProvider = async (provider: Provider, listedId: string): Promise<Trial> => {
  const signal = AbortSignal.timeout(LONGEST_MS)
  const startedAt = performance.now()
  const body = {
    model: listedId,
    messages: [{ role: 'user' as const, content: QUESTION }],
    max_tokens: MOST_TOKENS,
  }
  const told = (isGood: boolean, text: string): Trial => ({
    model: listedId,
    isGood,
    latencyMs: Math.round(performance.now() - startedAt),
    text,
  })
  provider.budget.spend(Date.now())
  return provider.upstream.complete(body, signal).then(
    ({ choices }) => told(true, textOf(choices[0]?.message.content)),
    (error: unknown) =>
      told(
        false,
        signal.aborted ? `No answer within ${LONGEST_MS / 1000} s.` : textOf((error as Error).message),
      ),
  )
}

/**
 * One adjustment of a request for a model that is known to refuse it otherwise:
 * - `limit:NAME`: the answer's limit of tokens goes by this name
 * - `default:NAME`: what the gateway would add by itself is not added
 * - `without:NAME`: the parameter is left out
 * - `plain history`: assistant messages go without members that only answers have, such as their reasoning
 */
export type Adjustment =
  | 'limit:max_tokens'
  | 'limit:max_completion_tokens'
  | `default:${string}`
  | `without:${string}`
  | 'plain history'

/** What the models of one provider were found to refuse, for a day: providers change. */
export interface Findings {
  of(modelId: string): readonly Adjustment[]
  add(modelId: string, found: readonly Adjustment[]): void
  /** Every model with findings that hold. */
  all(): { model: string; adjustments: readonly Adjustment[] }[]
}

const KEPT_MS = 86_400_000

const NONE: readonly Adjustment[] = []

const OPPOSITES: Readonly<Record<string, Adjustment>> = {
  'limit:max_tokens': 'limit:max_completion_tokens',
  'limit:max_completion_tokens': 'limit:max_tokens',
}

/** @param now milliseconds since the epoch */
export const createFindings = (now: () => number = Date.now): Findings => {
  /** By model: until when each one holds. */
  const models = new Map<string, Map<Adjustment, number>>()
  const of: Findings['of'] = (modelId) => {
    const known = models.get(modelId)
    if (known === undefined) return NONE
    const at = now()
    return [...known].flatMap(([each, until]) => (until > at ? each : []))
  }
  return {
    of,
    all: () =>
      [...models.keys()]
        .map((model) => ({ model, adjustments: of(model) }))
        .filter(({ adjustments }) => adjustments.length > 0),
    add(modelId, found) {
      const known = models.get(modelId) ?? new Map<Adjustment, number>()
      models.set(modelId, known)
      for (const each of found) {
        known.set(each, now() + KEPT_MS)
        const opposite = OPPOSITES[each]
        if (opposite !== undefined) known.delete(opposite)
      }
    },
  }
}

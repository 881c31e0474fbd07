import type { Adjustment } from '../providers/findings.js'
import type { Provider } from '../providers/provider.js'
import type { ProviderSettings } from '../providers/settings.js'
import type { Kind, Providers } from '../providers/types.js'
import type { Health } from '../routing/health.js'
import type { Discovery } from './discovery.js'

/** A provider of `providers.yaml` as operators see it. */
export interface ProviderState {
  id: string
  kinds: readonly Kind[]
  /** `off`: by an operator; `no key`: its environment variable is unset. */
  state: 'on' | 'off' | 'no key'
  /** The variable that is unset. */
  variable: string | null
  /** The share of first attempts: the one in force, and the file's. */
  weight: number
  fileWeight: number
  /** How the last look at its models went; `waiting` before the first has ended. */
  discovery: 'ok' | 'failing' | 'waiting'
  /** Why it failed. */
  reason: string | null
  models: number
  circuits: { closed: number; halfOpen: number; open: number }
  /** Its models whose circuits are not closed, and when each may be called again, in milliseconds. */
  troubled: readonly { model: string; state: 'open' | 'half-open'; usableAt: number }[]
  /** Calls that run now. */
  running: number
  /** What its models were found to refuse in the last day. */
  refusals: readonly { model: string; adjustments: readonly Adjustment[] }[]
}

interface Sources {
  file: Providers
  settings: ProviderSettings
  providers: readonly Provider[]
  discovery: Pick<Discovery, 'lists' | 'reasons'>
  health: Pick<Health, 'circuits' | 'circuit' | 'usableAt'>
}

const NOTHING = {
  weight: 0,
  fileWeight: 0,
  discovery: 'waiting',
  reason: null,
  models: 0,
  circuits: { closed: 0, halfOpen: 0, open: 0 },
  troubled: [],
  running: 0,
  refusals: [],
} as const

/** Every provider of the file, in its order, those without a key last. */
export const providerStates = ({
  file,
  settings,
  providers,
  discovery,
  health,
}: Sources): ProviderState[] => {
  const lists = discovery.lists()
  const reasons = discovery.reasons()
  const circuits = health.circuits()
  const known = file.providers.map((config): ProviderState => {
    const { id, kinds, weight: fileWeight } = config
    const provider = providers.find((each) => each.config.id === id)
    const base = { ...NOTHING, id, kinds, variable: null, fileWeight }
    const weight = settings.get(id)?.weight ?? fileWeight
    if (provider === undefined) return { ...base, state: 'off', weight }
    const list = lists.find((each) => each.provider === provider)
    const states = circuits.get(id)
    const reason = reasons.get(id) ?? null
    return {
      ...base,
      state: 'on',
      weight,
      discovery: reason !== null ? 'failing' : list === undefined ? 'waiting' : 'ok',
      reason,
      models: list?.models.length ?? 0,
      circuits: {
        closed: states?.closed ?? 0,
        halfOpen: states?.['half-open'] ?? 0,
        open: states?.open ?? 0,
      },
      troubled: (list?.models ?? []).flatMap(({ id: model }) => {
        const state = health.circuit(id, model)
        return state === 'closed' ? [] : [{ model, state, usableAt: health.usableAt(id, model) }]
      }),
      running: provider.semaphore.taken,
      refusals: provider.findings.all(),
    }
  })
  const keyless = file.off.map(({ id, variable }): ProviderState => ({
    ...NOTHING,
    id,
    kinds: [],
    state: 'no key',
    variable,
  }))
  return [...known, ...keyless]
}

type Refusals = ProviderState['refusals']

const joinRefusals = (all: readonly Refusals[]): Refusals => {
  const byModel = new Map<string, Set<Adjustment>>()
  for (const { model, adjustments } of all.flat()) {
    const known = byModel.get(model) ?? new Set()
    byModel.set(model, known)
    for (const adjustment of adjustments) known.add(adjustment)
  }
  return [...byModel].map(([model, adjustments]) => ({ model, adjustments: [...adjustments] }))
}

/**
 * What all workers of a server say of its providers, as one: calls that run and refusals of all, and circuits as the one
 * that has called most models sees them.
 */
export const joinProviderStates = (
  own: readonly ProviderState[],
  others: readonly (readonly ProviderState[])[],
): ProviderState[] =>
  own.map((state) => {
    const all = [state, ...others.flatMap((states) => states.filter(({ id }) => id === state.id))]
    const most = (circuit: keyof ProviderState['circuits']): number =>
      Math.max(...all.map(({ circuits }) => circuits[circuit]))
    return {
      ...state,
      circuits: { closed: most('closed'), halfOpen: most('halfOpen'), open: most('open') },
      running: all.reduce((sum, { running }) => sum + running, 0),
      refusals: joinRefusals(all.map(({ refusals }) => refusals)),
    }
  })

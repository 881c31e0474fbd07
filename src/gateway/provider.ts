import { createPlaces, type Places } from '#flow'
import { createHabits, type Habits } from './continuation/habits.js'
import { createBudget, type Budget } from './budget.js'
import { createFindings, type Findings } from './findings.js'
import type { ProviderConfig } from './providers/types.js'
import type { ChatUpstream } from './upstream.js'

/** An enabled provider: its settings, the way to call it, and how much it may be asked. */
export interface Provider {
  readonly config: ProviderConfig
  readonly upstream: ChatUpstream
  /** Calls that may run at once, and who waits to make one. */
  readonly places: Places
  readonly budget: Budget
  /** How its models continue answers that others began. */
  readonly habits: Habits
  /** What its models refuse. */
  readonly findings: Findings
  /** Closes the connections when the last call has ended. */
  retire(): Promise<void>
}

export const createProvider = (config: ProviderConfig, upstream: ChatUpstream): Provider => {
  const places = createPlaces(() => config.maxConcurrency)
  return {
    config,
    upstream,
    places,
    budget: createBudget(config.budget),
    habits: createHabits(),
    findings: createFindings(),
    async retire() {
      await places.idle()
      await upstream.close()
    },
  }
}

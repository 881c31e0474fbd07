import type { MakeSemaphore } from '#cluster'
import { createSemaphore, type Semaphore } from '#flow'
import { createHabits, type Habits } from '../continuation/habits.js'
import { createBudget, type Budget } from '../admission/budget.js'
import { createFindings, type Findings } from './findings.js'
import type { ProviderConfig } from './types.js'
import type { ChatUpstream } from './upstream.js'

/** An enabled provider: its settings, the way to call it, and how much it may be asked. */
export interface Provider {
  readonly config: ProviderConfig
  readonly upstream: ChatUpstream
  /** Calls that may run at once, and who waits to make one. */
  readonly semaphore: Semaphore
  readonly budget: Budget
  /** How its models continue answers that others began. */
  readonly habits: Habits
  /** What its models refuse. */
  readonly findings: Findings
  /** Closes the connections when the last call has ended. */
  retire(): Promise<void>
}

/** @param makeSemaphore makes the one that counts its calls, where other processes make calls as well */
export const createProvider = (
  config: ProviderConfig,
  upstream: ChatUpstream,
  makeSemaphore: MakeSemaphore = (_, limit) => createSemaphore(limit),
): Provider => {
  const semaphore = makeSemaphore(`provider ${config.id}`, () => config.maxConcurrency)
  return {
    config,
    upstream,
    semaphore,
    budget: createBudget(config.budget),
    habits: createHabits(),
    findings: createFindings(),
    async retire() {
      await semaphore.idle()
      await upstream.close()
    },
  }
}

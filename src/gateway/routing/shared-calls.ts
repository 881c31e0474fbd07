import type { Peers } from '#cluster'
import { UpstreamError, type UpstreamFailure } from '../providers/upstream.js'
import type { Provider } from '../providers/provider.js'
import type { Ending, Health } from './health.js'

/** How calls of a model ended, in a row; `failure` is absent where all of them went well. */
interface Told {
  provider: string
  model: string
  times: number
  failure?: {
    kind: UpstreamFailure
    message: string
    details: Omit<UpstreamError['details'], 'cause' | 'words'>
  }
}

/** What a worker tells the others. */
interface Message {
  calls: Told[]
  /** Calls that were made, by provider. */
  spent: Record<string, number>
}

/** How calls to providers went, told among the workers of one server. */
export interface SharedCalls {
  /** The same health, whose calls are told to the others. */
  health: Health
  /** The same provider, whose spent budget is told to the others. */
  share(provider: Provider): Provider
  /** Takes in what another worker has told. */
  hear(message: unknown): void
  close(): void
}

/** Between two messages: a cool-down or a spent budget is known to all within this time. */
const TELL_MS = 100
/** More successes in a row than this say nothing more: a circuit looks at so many calls. */
const MOST_TIMES = 20
/** A message must fit into a command; so many runs of calls in a tenth of a second are told at once. */
const MOST_TOLD = 100

const failureOf = (ending: UpstreamError): NonNullable<Told['failure']> => {
  const { cause: _, words: __, ...details } = ending.details
  return { kind: ending.failure, message: ending.message, details }
}

/**
 * Has the others know within a tenth of a second how a worker's calls end, so that circuits, cool-downs and budgets are
 * those of the server. Without other workers everything stays as it is.
 *
 * @param providers those of now
 */
export const shareCalls = (
  health: Health,
  peers: Peers,
  providers: () => readonly Provider[],
): SharedCalls => {
  if (peers.count === 0)
    return { health, share: (provider) => provider, hear: () => undefined, close: () => undefined }
  let message: Message = { calls: [], spent: {} }
  let timer: NodeJS.Timeout | undefined

  const tell = (): void => {
    timer = undefined
    const told = message
    message = { calls: [], spent: {} }
    void peers.ask('POST', '/worker/calls', told)
  }
  const tellSoon = (): void => {
    timer ??= setTimeout(tell, TELL_MS).unref()
    if (message.calls.length < MOST_TOLD) return
    clearTimeout(timer)
    tell()
  }
  const note = (provider: string, model: string, ending: Ending): void => {
    // As the health itself counts: a refusal is the caller's own fault.
    if (ending === 'abandoned' || (ending !== 'ok' && ending.failure === 'refused')) return
    const last = message.calls.at(-1)
    const isRun = last?.provider === provider && last.model === model && last.failure === undefined
    if (ending === 'ok' && isRun) last.times += 1
    else
      message.calls.push({
        provider,
        model,
        times: 1,
        ...(ending !== 'ok' && { failure: failureOf(ending) }),
      })
    tellSoon()
  }

  return {
    health: Object.create(health, {
      begin: {
        value: (provider: string, model: string): ReturnType<Health['begin']> => {
          const attempt = health.begin(provider, model)
          let hasEnded = false
          return {
            started: attempt.started,
            end(ending) {
              attempt.end(ending)
              if (!hasEnded) note(provider, model, ending)
              hasEnded = true
            },
          }
        },
      },
    }) as Health,
    share(provider) {
      const { budget } = provider
      const { id } = provider.config
      return {
        ...provider,
        budget: {
          ...budget,
          spend(now) {
            budget.spend(now)
            message.spent[id] = (message.spent[id] ?? 0) + 1
            tellSoon()
          },
        },
      }
    },
    hear(heard) {
      // Workers of one server are of one version.
      const { calls, spent } = heard as Message
      for (const { provider, model, times, failure } of calls) {
        const ending = failure && new UpstreamError(failure.kind, failure.message, failure.details)
        for (let turn = 0; turn < Math.min(times, MOST_TIMES); turn += 1)
          health.heard(provider, model, ending ?? 'ok')
      }
      const at = Date.now()
      for (const [id, made] of Object.entries(spent))
        providers()
          .find(({ config }) => config.id === id)
          ?.budget.restore({ at, minute: made, day: made })
    },
    close: () => clearTimeout(timer),
  }
}

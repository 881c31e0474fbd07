import { startProvider, type Behaviour, type Received, type ScriptedProvider } from '../support/provider.js'
import { fateOf } from './fates.js'
import { textOf } from './texts.js'

/** A provider that fails a share of its calls. */
export interface FailingProvider extends ScriptedProvider {
  calls: number
  failures: number
}

const messagesOf = ({ body }: Received): { role: string; content: string }[] =>
  body?.['messages'] as { role: string; content: string }[]

/** The number of the request stands in its prompt. */
const numberIn = (request: Received): number => Number(/\d+/.exec(messagesOf(request)[0]?.content ?? '')?.[0])

/** What a provider has still to say; one that starts over says everything. */
const restOf = (request: Received, startsOver: boolean): string => {
  const text = textOf(numberIn(request))
  const last = messagesOf(request).at(-1)
  const said = last?.role === 'assistant' && !startsOver ? last.content : ''
  if (!text.startsWith(said)) throw new Error(`It was told ${said} instead of ${text}`)
  return text.slice(said.length)
}

/**
 * Starts a provider whose fate in each call depends on the seed, the request's number and how often it was asked it
 * before alone, and not on what happens at the same time.
 */
export const startFailing = async (
  id: string,
  { seed, share, startsOver }: { seed: string; share: number; startsOver: boolean },
): Promise<FailingProvider> => {
  const asked = new Map<number, number>()
  const provider = Object.assign(await startProvider({ models: [{ id: 'chaos/model:free' }] }), {
    calls: 0,
    failures: 0,
  })
  const answer: Behaviour = (response, request) => {
    provider.received.length = 0
    const number = numberIn(request)
    const time = (asked.get(number) ?? 0) + 1
    asked.set(number, time)
    const stream = request.body?.['stream'] === true
    const fate = fateOf([seed, id, number, time], share, stream, restOf(request, startsOver))
    provider.calls += 1
    if (fate.failed) provider.failures += 1
    return fate.behaviour(response, request)
  }
  provider.fallback = answer
  return provider
}

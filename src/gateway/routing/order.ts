import type { Candidate } from './candidate.js'
import type { AnswerForm, Health } from './health.js'

/** Even a provider that always fails keeps this share of its weight, so that it is noticed when it recovers. */
const LEAST_RELIABILITY = 0.05
/** A slow provider keeps this share of its weight, so that it is measured again. */
const LEAST_SPEED = 0.25
/** Latencies below are the same for everybody. */
const SHORTEST_MS = 10

/**
 * Candidates in the order in which they are tried: a weighted draw without replacement (Efraimidis and Spirakis,
 * Information Processing Letters 97, 2006), each with the weight
 *
 *     weight × max(0.05, (1 − error rate)²) × max(0.25, fastest latency ÷ own latency)
 *
 * where latencies are those of answers of this form, `fastest` is the least among these candidates; one that was never
 * measured counts as the fastest, and what is below 10 ms as 10 ms. Error rates fade with time (see {@link Health}), so
 * that a recovered provider gets traffic again; a circuit that is due for its probe takes part like any other.
 *
 * @param random uniform on [0, 1)
 */
export const drawOrder = (
  candidates: readonly Candidate[],
  health: Pick<Health, 'of'>,
  form: AnswerForm,
  random: () => number,
): Candidate[] => {
  if (candidates.length < 2) return [...candidates]
  const known = candidates.map((candidate) => {
    const { provider, listedId } = candidate.offer
    const { errorRate, latencyMs } = health.of(provider.config.id, listedId)
    const measured = latencyMs[form]
    const latency = measured === null ? null : Math.max(measured, SHORTEST_MS)
    return { candidate, weight: provider.config.weight, errorRate, latency }
  })
  const fastest = Math.min(...known.flatMap(({ latency }) => latency ?? []))
  return known
    .map(({ candidate, weight, errorRate, latency }) => {
      const reliability = Math.max(LEAST_RELIABILITY, (1 - errorRate) ** 2)
      const speed = latency === null ? 1 : Math.max(LEAST_SPEED, fastest / latency)
      return { candidate, key: -Math.log(1 - random()) / (weight * reliability * speed) }
    })
    .toSorted((a, b) => a.key - b.key)
    .map(({ candidate }) => candidate)
}

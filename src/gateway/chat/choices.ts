import type { NormalisedRequest } from './normalise.js'
import type { UpstreamChunk, UpstreamCompletion } from '../providers/upstream.js'

/** How many answers a request asks for. */
export const countAsked = ({ body }: Pick<NormalisedRequest, 'body'>): number =>
  typeof body['n'] === 'number' ? body['n'] : 1

/** The answers that were asked for, numbered from 0 whatever the provider's numbers are; others are dropped. */
export const onlyAsked = (completion: UpstreamCompletion, count: number): UpstreamCompletion => ({
  ...completion,
  choices: completion.choices
    .toSorted((a, b) => a.index - b.index)
    .slice(0, count)
    .map((choice, index) => ({ ...choice, index })),
})

/** The same for a stream: with one answer, the first number that comes is the answer's. */
export async function* onlyAskedOf(
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  count: number,
): AsyncGenerator<UpstreamChunk[]> {
  let only: number | undefined
  const onlyFirst = (chunk: UpstreamChunk): UpstreamChunk => {
    const [first, ...others] = chunk.choices
    only ??= first?.index
    if (only === 0 && first?.index === 0 && others.length === 0) return chunk
    const choices = chunk.choices.filter(({ index }) => index === only)
    return { ...chunk, choices: choices.map((choice) => ({ ...choice, index: 0 })) }
  }
  const onlyCounted = (chunk: UpstreamChunk): UpstreamChunk => ({
    ...chunk,
    choices: chunk.choices.filter(({ index }) => index < count),
  })
  for await (const group of groups) yield group.map(count === 1 ? onlyFirst : onlyCounted)
}

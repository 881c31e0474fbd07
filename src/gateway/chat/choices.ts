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
  chunks: AsyncIterable<UpstreamChunk>,
  count: number,
): AsyncGenerator<UpstreamChunk> {
  let only: number | undefined
  for await (const chunk of chunks) {
    if (count === 1) only ??= chunk.choices[0]?.index
    const choices =
      count === 1
        ? chunk.choices.filter(({ index }) => index === only).map((choice) => ({ ...choice, index: 0 }))
        : chunk.choices.filter(({ index }) => index < count)
    yield { ...chunk, choices }
  }
}

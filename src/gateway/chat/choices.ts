import type { NormalisedRequest } from './normalise.js'
import { TextPiece } from '../providers/text-piece.js'
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

/** The same for the chunks of a stream: with one answer, the first number that comes is the answer's. */
export const choicesAsked = (count: number): ((chunk: UpstreamChunk) => UpstreamChunk) => {
  if (count !== 1)
    return (chunk) => ({ ...chunk, choices: chunk.choices.filter(({ index }) => index < count) })
  let only: number | undefined
  return (chunk) => {
    if (chunk instanceof TextPiece && (only ??= 0) === 0) return chunk
    const [first, ...others] = chunk.choices
    only ??= first?.index
    if (only === 0 && first?.index === 0 && others.length === 0) return chunk
    const choices = chunk.choices.filter(({ index }) => index === only)
    return { ...chunk, choices: choices.map((choice) => ({ ...choice, index: 0 })) }
  }
}

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

/** Our number for each of a provider's, given out as they come: its own where that is free, else the lowest that is. */
const createNumbers = (count: number): ((given: number) => number | undefined) => {
  const numbers = new Map<number, number>()
  const free = new Set(Array.from({ length: count }, (_, number) => number))
  return (given) => {
    const known = numbers.get(given)
    if (known !== undefined) return known
    const [lowest] = free
    const number = free.has(given) ? given : lowest
    if (number === undefined) return undefined
    free.delete(number)
    numbers.set(given, number)
    return number
  }
}

/** The same for the chunks of a stream: with one answer, the first number that comes is the answer's. */
export const choicesAsked = (count: number): ((chunk: UpstreamChunk) => UpstreamChunk) => {
  if (count !== 1) {
    const numberOf = createNumbers(count)
    return (chunk) => ({
      ...chunk,
      choices: chunk.choices.flatMap((choice) => {
        const index = numberOf(choice.index)
        return index === undefined ? [] : [{ ...choice, index }]
      }),
    })
  }
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

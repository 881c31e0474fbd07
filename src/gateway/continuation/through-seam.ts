import { REASONING_FIELDS } from '../chat/answer.js'
import { createBufferedBytes } from '../chat/buffered-bytes.js'
import type { ChunkChoice, ChunkDelta, UpstreamChunk } from '../providers/upstream.js'
import type { Seam } from './seam.js'
import type { Delivered } from './delivered.js'

const REASONING = [...REASONING_FIELDS, 'reasoning_details'] as const

/** Separates the reasoning of two providers where one of them died before its answer. */
const BREAK = '\n\n'

/**
 * Another provider's chunks as the rest of an answer. Reasoning that was shown stays; before the answer's first text the
 * new provider's goes on behind it, afterwards it is left out.
 */
export async function* throughSeam(
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  seam: Seam,
  { said, hasReasoned }: Pick<Delivered, 'said' | 'hasReasoned'>,
): AsyncGenerator<UpstreamChunk[]> {
  const bytes = createBufferedBytes()
  const toBreak = new Set<string>(hasReasoned ? REASONING_FIELDS : [])

  const withReasoning = (delta: ChunkDelta): ChunkDelta => {
    const kept = { ...delta }
    for (const field of REASONING) {
      const value = kept[field]
      if (said.trim() !== '') delete kept[field]
      else if (typeof value === 'string' && value !== '' && toBreak.delete(field)) kept[field] = BREAK + value
    }
    return kept
  }

  const joined = ({ delta, ...choice }: ChunkChoice): ChunkChoice => {
    const { content, role: _, ...others } = delta
    const isLast = choice.finish_reason !== null
    const text = seam.push(content ?? '') + (isLast ? seam.end() : '')
    if (text === '') bytes.add(content)
    else bytes.release()
    return { ...choice, delta: { ...withReasoning(others), ...(text === '' ? {} : { content: text }) } }
  }

  try {
    // One by one: whoever reads looks at the seam after each.
    for await (const group of groups)
      for (const { choices, ...chunk } of group)
        yield [{ ...chunk, choices: choices.filter(({ index }) => index === 0).map(joined) }]
  } finally {
    bytes.release()
  }
  const content = seam.end()
  if (content !== '') yield [{ choices: [{ index: 0, delta: { content }, finish_reason: null }] }]
}

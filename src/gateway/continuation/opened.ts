import { Readable } from 'node:stream'
import type { Soon } from '#flow'
import { hasContent, isFilterReason, isLengthReason, isVisible } from '../chat/answer.js'
import { createBufferedBytes } from '../chat/buffered-bytes.js'
import { UpstreamError, type UpstreamChunk } from '../providers/upstream.js'

/** A provider's stream whose first content has arrived. */
export interface OpenedStream {
  /** The chunks up to and with the first content, and what came together with it. */
  head: readonly UpstreamChunk[]
  rest: AsyncIterator<readonly UpstreamChunk[]>
  /** Stops the provider, whatever is being waited for. */
  stop: () => void
}

export const isBegun = ({ choices }: UpstreamChunk): boolean =>
  choices.some(
    ({ delta, finish_reason: reason }) =>
      isVisible(delta) || isLengthReason(reason) || isFilterReason(reason),
  )

/** Whether a chunk goes on with an answer: after its beginning white space counts too. */
export const goesOn = ({ choices }: UpstreamChunk): boolean =>
  choices.some(({ delta, finish_reason: reason }) => hasContent(delta) || isLengthReason(reason))

/**
 * Reads until there is something to show, by default text that is not blank, a call, or an end by the token limit or a filter.
 *
 * @throws UpstreamError `empty` when an answer ends before, `oversized` when too much comes that shows nothing
 */
export const readHead = async (
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  stop: () => void,
  isShown: (chunk: UpstreamChunk) => boolean = isBegun,
): Promise<OpenedStream> => {
  const rest = groups[Symbol.asyncIterator]()
  const head: UpstreamChunk[] = []
  const bytes = createBufferedBytes()
  try {
    for (;;) {
      const next = await rest.next()
      if (next.done === true) throw new UpstreamError('empty', 'the stream has no content')
      head.push(...next.value)
      if (next.value.some(isShown)) return { head, rest, stop }
      for (const chunk of next.value) bytes.add(chunk)
    }
  } finally {
    bytes.release()
  }
}

/** The rest of a stream behind its end, which may be its usage, and all that came before it. Stops the provider. */
export const readEnd = async (opened: OpenedStream): Promise<OpenedStream> => {
  const chunks: UpstreamChunk[] = []
  await readGroups(
    opened,
    () => true,
    (group) => void chunks.push(...group),
  )
  return readHead(Readable.from([chunks]), opened.stop, () => true)
}

/** How long to wait for the usage after the answer's end. */
const TAIL_MS = 2_000

/** The next chunks, or the end where none come in time. */
const nextInTime = async (
  rest: OpenedStream['rest'],
): Promise<IteratorResult<readonly UpstreamChunk[], unknown>> => {
  const next = rest.next()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<IteratorResult<readonly UpstreamChunk[], unknown>>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), TAIL_MS)
  })
  // Left pending, it fails when the provider is stopped.
  next.catch(() => undefined)
  return Promise.race([next, late]).finally(() => clearTimeout(timer))
}

/**
 * Reads a stream to its end, in the groups in which its chunks came, and stops the provider.
 *
 * @param isTail whether the answer's end has been seen, so that only the usage is awaited, and not for long
 * @param take takes a group; the next one is read once it is through
 */
export const readGroups = async (
  { head, rest, stop }: OpenedStream,
  isTail: () => boolean,
  take: (group: readonly UpstreamChunk[]) => Soon<void>,
): Promise<void> => {
  try {
    let group = head
    for (;;) {
      const taken = take(group)
      if (taken !== undefined) await taken
      const next = await (isTail() ? nextInTime(rest) : rest.next())
      if (next.done === true) return
      group = next.value
    }
  } finally {
    stop()
    await rest.return?.()
  }
}

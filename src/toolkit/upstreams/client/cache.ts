/** An answer as it is kept: bytes, so that its size is known and no caller can change another's. */
export interface Kept {
  status: number
  bytes: Buffer
  /** Milliseconds of the epoch; until then it is fresh. */
  freshUntil: number
  /** Until then it stands in for an answer that cannot be had. */
  staleUntil: number
}

export interface AnswerCache {
  /** Fresh or stale; nothing that is neither. */
  get(key: string): Kept | undefined
  set(key: string, kept: Kept): void
  delete(key: string): void
}

/** What an entry costs beside its bytes. */
const OVERHEAD_BYTES = 300

/** Keeps answers up to `maxBytes` in all; the least recently used go first. */
export const createAnswerCache = (maxBytes: number, now: () => number): AnswerCache => {
  const entries = new Map<string, Kept>()
  let bytes = 0
  const sizeOf = (key: string, kept: Kept): number => key.length * 2 + kept.bytes.length + OVERHEAD_BYTES
  const remove = (key: string, kept: Kept): void => {
    entries.delete(key)
    bytes -= sizeOf(key, kept)
  }
  return {
    get(key) {
      const kept = entries.get(key)
      if (kept === undefined) return undefined
      if (Math.max(kept.freshUntil, kept.staleUntil) <= now()) {
        remove(key, kept)
        return undefined
      }
      // A map keeps the order of insertion, so the least recently used comes first.
      entries.delete(key)
      entries.set(key, kept)
      return kept
    },
    set(key, kept) {
      const before = entries.get(key)
      if (before !== undefined) remove(key, before)
      if (sizeOf(key, kept) > maxBytes) return
      entries.set(key, kept)
      bytes += sizeOf(key, kept)
      for (const [oldest, entry] of entries) {
        if (bytes <= maxBytes) return
        remove(oldest, entry)
      }
    },
    delete(key) {
      const kept = entries.get(key)
      if (kept !== undefined) remove(key, kept)
    },
  }
}

/** What is written in batches: held in memory, one value a key, the last one. */
export interface HeldWrites<Value> {
  hold: (key: string, value: Value) => void
  /** Stops the turns, and writes what is still held. */
  close: () => Promise<void>
}

/**
 * Writes what is held every so many milliseconds; what could not be written is written later, unless it is newer by then.
 *
 * @param write rejects where nothing of the batch was written
 * @param failed called with the reason
 */
export const holdWrites = <Value>(
  everyMs: number,
  write: (batch: ReadonlyMap<string, Value>) => Promise<unknown>,
  failed: (error: unknown) => void,
): HeldWrites<Value> => {
  let held = new Map<string, Value>()

  const writeHeld = async (): Promise<void> => {
    const batch = held
    if (batch.size === 0) return
    held = new Map()
    await write(batch).catch((error: unknown) => {
      failed(error)
      held = new Map([...batch, ...held])
    })
  }
  const timer = setInterval(() => void writeHeld(), everyMs)
  timer.unref()

  return {
    hold: (key, value) => void held.set(key, value),
    close: () => {
      clearInterval(timer)
      return writeHeld()
    },
  }
}

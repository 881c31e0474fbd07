/** A bounded number of holders, and a bounded queue of those who wait. */
export interface Slots {
  /**
   * Waits for a slot, first come, first served; `null` when the queue is full.
   * @throws the signal's reason
   */
  acquire(signal: AbortSignal): Promise<(() => void) | null>
}

export const createSlots = (size: number, maxWaiting: number): Slots => {
  let taken = 0
  const waiting = new Set<() => void>()

  const releaseOnce = (): (() => void) => {
    let released = false
    return () => {
      if (released) return
      released = true
      const [next] = waiting
      if (next === undefined) taken -= 1
      else {
        waiting.delete(next)
        next()
      }
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (taken < size) {
        taken += 1
        return releaseOnce()
      }
      if (waiting.size >= maxWaiting) return null
      const isAdmitted = await new Promise<boolean>((resolve) => {
        const leave = (): void => {
          waiting.delete(enter)
          resolve(false)
        }
        const enter = (): void => {
          signal.removeEventListener('abort', leave)
          resolve(true)
        }
        waiting.add(enter)
        signal.addEventListener('abort', leave, { once: true })
      })
      if (!isAdmitted) signal.throwIfAborted()
      return releaseOnce()
    },
  }
}

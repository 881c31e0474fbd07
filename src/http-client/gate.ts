/** Lets a number in at once; the others wait in the order they came. */
export interface Gate {
  /** Resolves once inside. @throws the signal's reason */
  enter(signal: AbortSignal): Promise<void>
  leave(): void
  isIdle(): boolean
}

export const createGate = (limit: number): Gate => {
  let inside = 0
  const waiting = new Set<() => void>()
  return {
    enter(signal) {
      signal.throwIfAborted()
      if (inside < limit) {
        inside += 1
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const admit = (): void => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        }
        const giveUp = (): void => {
          waiting.delete(admit)
          reject(signal.reason as Error)
        }
        waiting.add(admit)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
    leave() {
      const [next] = waiting
      if (next === undefined) {
        inside -= 1
        return
      }
      waiting.delete(next)
      next()
    },
    isIdle: () => inside === 0 && waiting.size === 0,
  }
}

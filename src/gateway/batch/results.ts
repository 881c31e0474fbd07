/** Stores what comes in while something is being stored, all together: one write for many at once. */
export const createGroupWriter = <T>(write: (values: readonly T[]) => Promise<void>) => {
  let waiting: T[] = []
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  return {
    /** Resolves when the value is stored; rejects with the failure of its group. */
    add(value: T): Promise<void> {
      waiting.push(value)
      next ??= last
        .catch(() => undefined)
        .then(() => {
          const values = waiting
          waiting = []
          next = undefined
          last = write(values)
          return last
        })
      return next
    },
  }
}

/** Values read slice by slice and given one at a time to any number of takers. */
export const createFeed = <T>(read: (after: T | undefined) => Promise<readonly T[]>) => {
  let slice: readonly T[] = []
  let position = 0
  let isOver = false
  let last: T | undefined
  let reading: Promise<void> | undefined
  const refill = async (): Promise<void> => {
    slice = await read(last)
    position = 0
    last = slice.at(-1) ?? last
    isOver = slice.length === 0
  }
  return {
    /** The next value; `undefined` when there are no more. */
    async next(): Promise<T | undefined> {
      while (position >= slice.length) {
        if (isOver) return undefined
        await (reading ??= refill().finally(() => (reading = undefined)))
      }
      return slice[position++]
    },
  }
}

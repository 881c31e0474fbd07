/** No honest request or answer is nested deeper, and what is could not be written out again. */
export const MOST_DEPTH = 100

/** Whether lists and objects stand in one another more than {@link MOST_DEPTH} deep. Takes no stack, however deep. */
export const isTooDeep = (root: unknown): boolean => {
  let level: object[] = [{ root }]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return true
    const next: object[] = []
    for (const node of level) {
      for (const value of (Array.isArray(node) ? node : Object.values(node)) as unknown[]) {
        if (typeof value === 'object' && value !== null) next.push(value)
      }
    }
    level = next
  }
  return false
}

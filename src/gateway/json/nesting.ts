/** No honest request or answer is nested deeper, and one that is could not be serialised again. */
export const MOST_DEPTH = 100

/** Whether lists and objects are nested more than {@link MOST_DEPTH} deep. Uses no stack, however deep. */
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

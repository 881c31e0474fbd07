/** No honest request or answer is nested deeper, and one that is could not be serialised again. */
export const MOST_DEPTH = 100

/** Whether lists and objects are nested deeper than so many levels, the value's own included. */
const isDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const element of value as unknown[]) if (isDeeper(element, levels - 1)) return true
    return false
  }
  for (const name in value) if (isDeeper((value as Record<string, unknown>)[name], levels - 1)) return true
  return false
}

/** Whether a parsed JSON value is nested more than {@link MOST_DEPTH} deep. Looks no deeper, so that its stack is bounded. */
export const isTooDeep = (root: unknown): boolean => isDeeper(root, MOST_DEPTH)

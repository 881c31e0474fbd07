/** The runs of `size` neighbouring words, each once; all words are one run where there are fewer. Empty without words. */
export const shinglesOf = (words: readonly string[], size: number): Set<string> => {
  if (words.length === 0) return new Set()
  if (words.length <= size) return new Set([words.join(' ')])
  return new Set(
    Array.from({ length: words.length - size + 1 }, (_, index) => words.slice(index, index + size).join(' ')),
  )
}

/** How many members two sets share. */
export const sharedMembers = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const member of few) if (many.has(member)) shared += 1
  return shared
}

/** Jaccard's index: shared members / all members; 0 for two empty sets. */
export const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = sharedMembers(one, other)
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

const FACTOR_SIZE = 0.72
/** Below so many words the measure says nothing. */
const FEWEST_WORDS = 50
const PER_TEN_THOUSAND = 10_000

/** How often each word occurs. */
export const countsOf = (words: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Words per factor in one direction; the number of words where no word is repeated. */
const wordsPerFactor = (words: readonly string[]): number => {
  let factors = 0
  let length = 0
  const types = new Set<string>()
  for (const word of words) {
    types.add(word)
    length++
    if (types.size / length > FACTOR_SIZE) continue
    factors++
    length = 0
    types.clear()
  }
  if (length > 0) factors += (1 - types.size / length) / (1 - FACTOR_SIZE)
  return factors === 0 ? words.length : words.length / factors
}

/**
 * Measure of textual lexical diversity (McCarthy and Jarvis 2010), factor size 0.72 with the partial factor at the end, mean
 * of both directions; `null` below 50 words.
 */
export const mtld = (words: readonly string[]): number | null =>
  words.length < FEWEST_WORDS ? null : (wordsPerFactor(words) + wordsPerFactor(words.toReversed())) / 2

/** Yule's characteristic K: 10,000 (sum of squared counts - N) / N^2. */
export const yulesK = (counts: Iterable<number>): number => {
  let [words, squares] = [0, 0]
  for (const count of counts) {
    words += count
    squares += count * count
  }
  return (PER_TEN_THOUSAND * (squares - words)) / (words * words)
}

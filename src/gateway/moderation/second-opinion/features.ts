/** Which words a feature may be made of: those that have a weight. */
export type IsKnown = (feature: string) => boolean

/** Stands for every word that names a group of people, so that no group has a weight of its own. */
export const GROUP = '§'

const WORD = /@?[\p{L}\p{N}][\p{L}\p{N}'*$!]*/gu
/** Mentions, addresses, numbers, and what posts have besides words. */
const NO_WORD = /^(?:@.*|https?|.*\d.*|co|rt|amp|t|user|url)$/
const ADDRESS = /https?:\S+/g
const SENTENCE_END = /[.!?\n;]/
const THREE_ALIKE = /(.)\1\1+/g

/** The words of a folded text; `null` stands between sentences. */
const wordsOf = (folded: string, groups: ReadonlySet<string>): (string | null)[] => {
  const text = folded.replaceAll(ADDRESS, ' ')
  const words: (string | null)[] = []
  let position = 0
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const hasEnded = words.length > 0 && SENTENCE_END.test(text.slice(position, index))
    position = index + written.length
    if (hasEnded && words.at(-1) !== null) words.push(null)
    if (NO_WORD.test(written)) continue
    const word = written.replaceAll("'", '').replaceAll(THREE_ALIKE, '$1$1')
    words.push(groups.has(word) ? GROUP : word)
  }
  return words
}

/**
 * What a folded text is weighed by, each once: words, two and three words of a sentence in a row, and `§+word` for a word in a
 * text that names a group.
 *
 * @param groups words that name groups of people
 */
export const featuresOf = (folded: string, groups: ReadonlySet<string>, isKnown: IsKnown): Set<string> => {
  const words = wordsOf(folded, groups)
  const hasGroup = words.includes(GROUP)
  const features = new Set<string>()
  const add = (feature: string): void => {
    if (isKnown(feature)) features.add(feature)
  }
  for (const [at, word] of words.entries()) {
    if (word === null) continue
    if (word !== GROUP) {
      add(word)
      if (hasGroup) add(`${GROUP}+${word}`)
    }
    const next = words[at + 1] ?? null
    if (next === null) continue
    add(`${word} ${next}`)
    const third = words[at + 2] ?? null
    if (third !== null) add(`${word} ${next} ${third}`)
  }
  return features
}

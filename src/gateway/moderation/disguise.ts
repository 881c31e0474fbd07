import { createJoiner } from './joined.js'
import { withoutLeet } from './leet.js'
import type { RuleSet } from './rule-files.js'
import { createSplitter, LONGEST_WORD, type Split } from './split.js'
import { createTrie } from './trie.js'

/** Recognises words of the rules under the disguises that people give them. */
export interface Disguises {
  /** The number of a word as it is written, or under digits for letters, repeated or starred letters; -1 for none. */
  wordOf(written: string): number
  /** The number of a word as it is written; -1 for none. */
  plainWordOf(written: string): number
  /** Words that were written together ("killallmen"); `null` where the letters are not words of the rules throughout. */
  joined(written: string): number[] | null
  /** Splits letters that were written apart or together into words. */
  split(letters: string): Split
}

const LETTER = /[a-z]/
const THREE_ALIKE = /(.)\1\1/
const RUN = /(.)\1*/g
/** "orang2", as Indonesian is written in haste for "orang-orang". */
const REDUPLICATED = /^[a-z]{3,}2$/

const squeeze = (word: string): string => word.replaceAll(RUN, '$1')
const runLengths = (word: string): number[] => (word.match(RUN) ?? []).map(({ length }) => length)

const SHORTEST_WITH_A_GAP = 5

/** How a word is written in haste: the first letter stays, two others change places or one that is not the last is left out. */
const slipsOf = (word: string): string[] =>
  Array.from({ length: word.length - 2 }, (_, index) => index + 1).flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
    const swapped = before + after + letter + word.slice(at + 2)
    const isDoubled = letter === after
    return word.length >= SHORTEST_WITH_A_GAP || isDoubled
      ? [swapped, before + word.slice(at + 1)]
      : [swapped]
  })

export const createDisguises = (
  vocabulary: ReadonlyMap<string, number>,
  { masked, misspelt, hasty, spelledSo }: Pick<RuleSet, 'masked' | 'misspelt' | 'hasty' | 'spelledSo'>,
): Disguises => {
  const slips = new Map<string, number>()
  for (const word of [...hasty, ...misspelt])
    for (const slip of slipsOf(word)) slips.set(slip, vocabulary.get(word) ?? -1)
  for (const word of spelledSo) slips.delete(word)

  const squeezed = new Map<string, string[]>()
  for (const word of vocabulary.keys()) {
    const key = squeeze(word)
    squeezed.set(key, [...(squeezed.get(key) ?? []), word])
  }

  const trie = createTrie([...vocabulary].filter(([word]) => word.length <= LONGEST_WORD))

  const stretched = (written: string): string | undefined => {
    const lengths = runLengths(written)
    return squeezed
      .get(squeeze(written))
      ?.find((word) => runLengths(word).every((length, index) => length <= (lengths[index] ?? 0)))
  }
  const starred = (written: string): string | undefined =>
    masked.find(
      (word) =>
        word.length === written.length &&
        Array.from(word).every((letter, at) => written[at] === '*' || written[at] === letter),
    )
  const lookUp = (word: string): number | undefined =>
    vocabulary.get(word) ??
    slips.get(word) ??
    (THREE_ALIKE.test(word) ? vocabulary.get(stretched(word) ?? '') : undefined)

  const unleeted = (written: string): number | undefined => {
    if (!LETTER.test(written)) return undefined
    const plain = withoutLeet(written)
    const found = plain === written ? undefined : lookUp(plain)
    if (found !== undefined) return found
    const other = withoutLeet(written.replaceAll(/[1!|]/g, 'l'))
    return (
      (other === written ? undefined : lookUp(other)) ??
      (plain.includes('v') ? lookUp(plain.replaceAll('v', 'u')) : undefined)
    )
  }

  const wordOf = (written: string): number => {
    const plain = vocabulary.get(written)
    if (plain !== undefined) return plain
    if (REDUPLICATED.test(written)) return vocabulary.get(written.slice(0, -1)) ?? unleeted(written) ?? -1
    if (written.length < 2 || written.length > LONGEST_WORD * 2) return -1
    if (written.includes('*')) return vocabulary.get(starred(written) ?? '') ?? -1
    return lookUp(written) ?? unleeted(written) ?? -1
  }

  const grave = new Set(
    [...masked, ...misspelt].filter(({ length }) => length > 3).map((word) => vocabulary.get(word) ?? -1),
  )
  const common = new Set(hasty.map((word) => vocabulary.get(word) ?? -1))
  const plain = new Set(spelledSo)

  return {
    wordOf,
    plainWordOf: (written) => vocabulary.get(written) ?? -1,
    joined: createJoiner({ trie, grave, common, plain }),
    split: createSplitter(trie),
  }
}

import { damerauLevenshtein } from '../diff/edit-distance.js'

/** A lower-cased word, and its letters as bits: those that it has, and those that it has twice or more. */
interface Entry {
  letters: readonly string[]
  once: number
  twice: number
}

const entryOf = (word: string): Entry => {
  let [once, twice] = [0, 0]
  for (const letter of word) {
    const bit = 1 << (letter.charCodeAt(0) - 97)
    if (letter < 'a' || letter > 'z') continue
    twice |= once & bit
    once |= bit
  }
  return { letters: [...word], once, twice }
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** An edit adds, takes or replaces one letter, so that it changes two bits of a kind at most. */
const mayBeNear = (one: Entry, other: Entry, edits: number): boolean =>
  bitCount(one.once ^ other.once) <= 2 * edits && bitCount(one.twice ^ other.twice) <= 2 * edits

/** nspell's forms of a word with single letters doubled and doubled ones single, three of them at most at first. */
const doublings = (word: string): string[] => {
  let forms = ['']
  let most = 1
  for (const [index, letter] of Array.from(word).entries()) {
    const added = forms
      .slice(0, most + 1)
      .map((form) => form + (letter === word[index + 1] ? '' : letter + letter))
    forms = [...forms.map((form) => form + letter), ...added]
    if (index < 2) most = forms.length
  }
  return forms
}

/** Past this nspell's own search is short, and its doublings are many. */
const LONGEST_WORD = 20

/**
 * Makes what tells whether nspell can have a suggestion for a word: whether a word of the dictionary is two edits away from it,
 * or one from a form that nspell begins with. It takes some milliseconds where nspell takes seconds to find nothing, as for
 * "xqzzv" and most names.
 *
 * @param replacements the dictionary's common slips and what is meant by them
 */
export const neighbourSearch = (
  dictionary: Iterable<string>,
  replacements: readonly (readonly [slip: string, meant: string])[],
): ((word: string) => boolean) => {
  const byLength = new Map<number, Entry[]>()
  for (const word of new Set(Array.from(dictionary, (form) => form.toLowerCase()))) {
    const entry = entryOf(word)
    const others = byLength.get(entry.letters.length)
    if (others === undefined) byLength.set(entry.letters.length, [entry])
    else others.push(entry)
  }
  const hasNear = (form: string, edits: number): boolean => {
    const wanted = entryOf(form)
    const lengths = Array.from({ length: 2 * edits + 1 }, (_, index) => wanted.letters.length - edits + index)
    return lengths.some((length) =>
      byLength
        .get(length)
        ?.some(
          (entry) =>
            mayBeNear(wanted, entry, edits) && damerauLevenshtein(wanted.letters, entry.letters) <= edits,
        ),
    )
  }
  return (written) => {
    const word = written.toLowerCase()
    if (word.length > LONGEST_WORD || hasNear(word, 2)) return true
    const replaced = replacements
      .filter(([slip]) => word.includes(slip.toLowerCase()))
      .map(([slip, meant]) => word.replace(slip.toLowerCase(), meant.toLowerCase()))
    return [...new Set([...replaced, ...doublings(word)])].some((form) => hasNear(form, 1))
  }
}

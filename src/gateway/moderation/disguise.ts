import type { RuleSet } from './rule-files.js'

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

/** The words of some letters; `null` where they are none of the rules, nor with the first `skip` letters left out. */
export type Split = { words: { word: number; start: number; end: number }[] } | { words: null; skip: number }

/** What digits and signs stand for in a word; 1, ! and | also for l. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}
const SIGN = /[0-9!|@$+]/g
const LETTER = /[a-z]/
const THREE_ALIKE = /(.)\1\1/
const RUN = /(.)\1*/g
/** "orang2", as Indonesian is written in haste for "orang-orang". */
const REDUPLICATED = /^[a-z]{3,}2$/

/** Digits between letters that stand apart are letters; numbers in a row are not. */
const MOSTLY_LETTERS = /^[a-z]+(?:[0-9!|@$+][a-z]+)*[0-9!|@$+]?$/

const squeeze = (word: string): string => word.replaceAll(RUN, '$1')
const runLengths = (word: string): number[] => (word.match(RUN) ?? []).map(({ length }) => length)

const LONGEST_WORD = 18
/** Cost of a letter that belongs to no word, and the most that may be spent on such letters. */
const STRAY = 3
const MOST_STRAY = 2
/** Words that begin up to so many letters later would have been found with those as stray ones. */
const TOO_STRAY: Split = { words: null, skip: MOST_STRAY + 1 }

/** Letters of words written together. */
const LEAST_JOINED = 8
const MOST_JOINED = 28
const LEAST_GRAVE_OF_TWO = 5
/** Words of one or two letters that are written together with others; more would be found in any word. */
const SHORT = new Set('i am is be he we my me go to of in on up so do'.split(' '))

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

/** The cheapest way to read letters up to a place: the word that ends there and where it begins. */
interface Cut {
  cost: number
  from: number
  word: number
  /** Letters of no word on the whole way. */
  stray: number
}

export const createDisguises = (
  vocabulary: ReadonlyMap<string, number>,
  { masked, misspelt, spelledSo }: Pick<RuleSet, 'masked' | 'misspelt' | 'spelledSo'>,
): Disguises => {
  const slips = new Map<string, number>()
  for (const word of misspelt) for (const slip of slipsOf(word)) slips.set(slip, vocabulary.get(word) ?? -1)
  for (const word of spelledSo) slips.delete(word)

  const squeezed = new Map<string, string[]>()
  for (const word of vocabulary.keys()) {
    const key = squeeze(word)
    squeezed.set(key, [...(squeezed.get(key) ?? []), word])
  }

  /** What words of the rules begin with: the number of a whole word, -1 for a part of one. */
  const beginnings = new Map<string, number>()
  for (const [word, number] of vocabulary) {
    if (word.length > LONGEST_WORD) continue
    for (let length = 1; length < word.length; length += 1) {
      const beginning = word.slice(0, length)
      if (!beginnings.has(beginning)) beginnings.set(beginning, -1)
    }
    beginnings.set(word, number)
  }

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
    const plain = written.replaceAll(SIGN, (sign) => LEET[sign] ?? sign)
    const found = plain === written ? undefined : lookUp(plain)
    if (found !== undefined) return found
    const other = written.replaceAll(/[1!|]/g, 'l').replaceAll(SIGN, (sign) => LEET[sign] ?? sign)
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

  /** One of these at least is what words are written together for. */
  const grave = new Set([...masked, ...misspelt].filter(({ length }) => length > 3))
  const plain = new Set(spelledSo)
  const LETTERS_ALONE = /^[a-z]+$/
  /** The fewest words that the letters are made of throughout; the shortest are {@link SHORT}. */
  const joined = (written: string): number[] | null => {
    if (written.length < LEAST_JOINED || written.length > MOST_JOINED || !LETTERS_ALONE.test(written))
      return null
    if (plain.has(written)) return null
    const best: (Cut | undefined)[] = [{ cost: 0, from: 0, word: -1, stray: 0 }]
    for (let start = 0; start < written.length; start += 1) {
      const reached = best[start]
      if (reached === undefined) continue
      for (let end = start + 1; end <= written.length; end += 1) {
        const beginning = written.slice(start, end)
        const word = beginnings.get(beginning)
        if (word === undefined) break
        const isWord = word >= 0 && (end - start > 2 || SHORT.has(beginning))
        const cost = reached.cost + 1
        if (isWord && cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, from: start, word, stray: 0 }
      }
    }
    const whole = best.at(-1)
    if (best.length !== written.length + 1 || whole === undefined || whole.word < 0) return null
    const words: number[] = []
    let longestGrave = 0
    for (let end = written.length; end > 0;) {
      const { from, word } = best[end] as Cut
      words.unshift(word)
      if (grave.has(written.slice(from, end))) longestGrave = Math.max(longestGrave, end - from)
      end = from
    }
    return longestGrave >= (words.length > 2 ? 4 : LEAST_GRAVE_OF_TWO) ? words : null
  }

  return {
    wordOf,
    plainWordOf: (written) => vocabulary.get(written) ?? -1,
    joined,
    split(written) {
      const letters = MOSTLY_LETTERS.test(written)
        ? written.replaceAll(SIGN, (sign) => LEET[sign] ?? sign)
        : written
      const best: (Cut | undefined)[] = [{ cost: 0, from: 0, word: -1, stray: 0 }]
      /** No place behind it can be reached with few enough letters of no word. */
      let furthest = 0
      const reach = (end: number, cut: Cut): void => {
        best[end] = cut
        if (cut.stray <= MOST_STRAY) furthest = Math.max(furthest, end)
      }
      for (let start = 0; start < letters.length; start += 1) {
        if (start > furthest) return TOO_STRAY
        const { cost, stray } = best[start] as Cut
        if (cost + STRAY <= (best[start + 1]?.cost ?? Infinity))
          reach(start + 1, { cost: cost + STRAY, from: start, word: -1, stray: stray + 1 })
        for (let end = start + 1; end <= letters.length; end += 1) {
          const word = beginnings.get(letters.slice(start, end))
          if (word === undefined) break
          const reached = cost + (end - start > 2 ? 1 : 2)
          if (word >= 0 && reached < (best[end]?.cost ?? Infinity))
            reach(end, { cost: reached, from: start, word, stray })
        }
      }
      if ((best.at(-1)?.stray ?? 0) > MOST_STRAY) return TOO_STRAY
      const words: { word: number; start: number; end: number }[] = []
      for (let end = letters.length; end > 0;) {
        const { from, word } = best[end] as Cut
        words.unshift({ word, start: from, end })
        end = from
      }
      const isFound = words.some(({ word, start, end }) => word >= 0 && end - start > 2)
      return isFound ? { words } : { words: null, skip: Math.max(1, letters.length - LONGEST_WORD) }
    },
  }
}

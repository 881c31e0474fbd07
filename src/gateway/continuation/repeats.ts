import { counts, fold, foldCharacter, isSpaceless } from './fold.js'

/** The part of an earlier text that a later one repeated at its beginning. */
export interface Repeat {
  /** Where the repeated wording begins in the earlier text and where it ends, in code units. */
  from: number
  until: number
  /** Where the later text goes on, in code units. */
  to: number
  /** Words, and characters of scripts without spaces. */
  words: number
  letters: number
  /** Whether it is of a script without spaces. */
  isSpaceless: boolean
  /** Whether the earlier text says it twice itself. */
  isHabit: boolean
}

/** Compares a text that comes in pieces with an earlier one: where in it the later one may have begun again. */
export interface Repeats {
  push(piece: string): void
  /** The earlier text's closing words that the later one began with, the longest; `null` while there is none. */
  readonly closing: Repeat | null
  /** Whether more of the later text may make it longer. */
  readonly isOpen: boolean
  /** All of the earlier text, said again from its beginning, perhaps after a few words of introduction. */
  readonly whole: Repeat | null
  /** Whether all of it may yet come. */
  readonly mayBeWhole: boolean
  /** The most words in which the later text, or a sentence near its beginning, agreed with the earlier one's beginning. */
  readonly begunWords: number
}

/** Where a repeat begins in what counts of the earlier text, and ends in the later one. */
interface Place {
  from: number
  to: number
}

/** How much of the earlier text's end is looked for, in characters that count. */
const TAIL = 2_000
/** The whole of a longer text (code units) is not looked for: comparing its wording would hold up others. */
const LONGEST = 100_000
/** An introduction is no longer, in code units. */
const MOST_INTRODUCTION = 240

const ENDS_SENTENCE = /[.!?:。！？：\n]/

/** Only wording counts: case, punctuation, markup and white space do not. */
export const createRepeats = (earlier: string): Repeats => {
  const isLong = earlier.length > LONGEST
  const skipped = isLong ? earlier.length - LONGEST : 0
  const { characters, at, isStart } = fold(earlier.slice(skipped))
  const end = characters.length
  const wordsUpTo = (from: number, to: number): number => {
    let words = 0
    for (let index = from; index < to; index++) if (isStart[index] === true) words++
    return words
  }
  /** Places in the earlier text at which the later one may have begun. */
  let tails = Array.from({ length: Math.min(end, TAIL) }, (_, back) => end - 1 - back).filter(
    (place) => isStart[place],
  )
  /** How many characters each beginning has in common with the earlier text's; the last one began last. */
  let beginnings: number[] = []
  let counted = 0
  let length = 0
  let closing: Place | null = null
  let whole: Place | null = null
  let begunWords = 0
  let isAtBeginning = !isLong
  let isInWord = false

  const repeatOf = ({ from, to }: Place): Repeat => {
    const part = characters.slice(from)
    return {
      from: skipped + (at[from] ?? 0),
      until: skipped + (at[end - 1] ?? 0) + (characters[end - 1]?.length ?? 0),
      to,
      words: wordsUpTo(from, end),
      letters: part.filter((character) => /\p{L}/u.test(character)).length,
      isSpaceless: part.some(isSpaceless),
      isHabit: part.every((character, index) => characters[2 * from - end + index] === character),
    }
  }

  const take = (character: string): void => {
    if (!counts(character)) {
      isInWord = false
      length += character.length
      isAtBeginning ||= !isLong && length <= MOST_INTRODUCTION && ENDS_SENTENCE.test(character)
      return
    }
    const folded = foldCharacter(character)
    const begins = !isInWord || isSpaceless(character)
    const agrees = (place: number): boolean => characters[place] === folded && isStart[place] === begins
    isInWord = true
    if (isAtBeginning) beginnings.push(0)
    isAtBeginning = false
    beginnings = beginnings.flatMap((matched) => {
      if (agrees(matched)) return [matched + 1]
      begunWords = Math.max(begunWords, wordsUpTo(0, matched))
      return []
    })
    tails = tails.filter((from) => from + counted < end && agrees(from + counted))
    counted++
    length += character.length
    if (whole === null && end > 0 && beginnings.includes(end)) whole = { from: 0, to: length }
    beginnings = beginnings.filter((matched) => matched < end)
    const complete = tails.find((from) => from + counted === end)
    if (complete !== undefined) closing = { from: complete, to: length }
  }

  return {
    push(piece) {
      for (const character of piece) take(character)
    },
    get closing() {
      return closing === null ? null : repeatOf(closing)
    },
    get isOpen() {
      return tails.some((from) => from + counted < end)
    },
    get whole() {
      return whole === null ? null : repeatOf(whole)
    },
    get mayBeWhole() {
      return !isLong && end > 0 && (beginnings.length > 0 || length <= MOST_INTRODUCTION)
    },
    get begunWords() {
      return begunWords
    },
  }
}

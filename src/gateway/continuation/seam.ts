import { compareWith } from './comparison.js'

/** Joins the text of a second provider to what a first one said, piece by piece. */
export interface Seam {
  /** What of this piece (and of held ones) goes to the reader. */
  push(piece: string): string
  /** After the last piece: what is still held. */
  end(): string
  /** The second provider repeated the whole of what was said. */
  readonly startedOver: boolean
  /** It had to, and did not. */
  readonly isBroken: boolean
}

/** Texts so short come again by chance, in UTF-16 code units; longer ones where a provider starts over. */
const BRIEF = 24
/** Shorter parts of a word come again by chance. */
const OVERLAP = /(?<![\p{L}\p{N}_])\p{L}{4,}$/u
const LETTER = /^\p{L}$/u

/**
 * Whether a text recurs in itself (a rule, an indentation, "word word"): it goes on as it began, so that a repeat of it
 * says nothing. Finds the text's period by its borders (Knuth, Morris and Pratt 1977).
 */
export const isRecurring = (text: string): boolean => {
  if (text.length === 1) return !LETTER.test(text)
  const borders = new Int32Array(text.length)
  for (let at = 1, border = 0; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0
    if (text[at] === text[border]) border++
    borders[at] = border
  }
  const period = text.length - (borders.at(-1) ?? 0)
  return 2 * period <= text.length + 1
}

/** The word that what was said may have been cut in, where a repeat of it can be told from a word that goes on. */
const cutWord = (said: string): string => {
  const [word = ''] = OVERLAP.exec(said.slice(-200)) ?? []
  return word === '' || isRecurring(word) ? '' : word
}

const commonLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/**
 * The seam between what was said and how another provider goes on, which was given it without its closing whitespace.
 *
 * - What equals the beginning of what was said is held back, and dropped if the whole of it comes again.
 * - Of the closing whitespace, as much as comes again is dropped.
 * - A word of at least four letters in which the text was cut is dropped where it comes again as part of a longer one.
 *
 * @param mustRepeat the provider begins anew: what is no repeat of the whole belongs to another answer
 */
export const createSeam = (said: string, mustRepeat: boolean): Seam => {
  const bare = said.trimEnd()
  const gap = said.slice(bare.length)
  const beginning = bare.trimStart()
  const comparison = compareWith(beginning)
  const word = gap === '' ? cutWord(bare) : ''
  let phase: 'repeat' | 'word' | 'gap' | 'open' =
    beginning === '' ? 'gap' : !mustRepeat && isRecurring(beginning) ? 'word' : 'repeat'
  let startedOver = false
  let isBroken = false
  let held: string[] = []

  const take = (): string => {
    const text = held.join('')
    held = []
    return text
  }
  const hold = (text: string): string => {
    held = [text]
    return ''
  }

  const pushGap = (text: string, isLast: boolean): string => {
    const dropped = commonLength(gap, text)
    if (dropped === text.length && dropped < gap.length && !isLast) return hold(text)
    phase = 'open'
    return text.slice(dropped)
  }

  const pushWord = (text: string, isLast: boolean): string => {
    phase = 'word'
    const isUndecided = word !== '' && text.length <= word.length && word.startsWith(text)
    if (isUndecided && !isLast) return hold(text)
    const comesAgain = word !== '' && text.startsWith(word) && /^\p{L}/u.test(text.slice(word.length))
    phase = 'gap'
    return pushGap(comesAgain ? text.slice(word.length) : text, isLast)
  }

  /** A word that comes twice ("very very") looks like a repeat of the whole, but for the space between the two. */
  const goesOnWith = (piece: string): boolean =>
    !mustRepeat && said === said.trimStart() && bare.length <= BRIEF && /^\s/.test(piece)

  const pushRepeat = (piece: string): string => {
    if (piece === '') return ''
    if (held.length === 0 && goesOnWith(piece)) return pushWord(piece, false)
    const result = comparison.take(piece)
    held.push(piece)
    if (result.state === 'partly') return ''
    if (result.state === 'not') {
      isBroken = mustRepeat
      return pushWord(take(), false)
    }
    take()
    startedOver = true
    phase = 'gap'
    return pushGap(result.rest, false)
  }

  return {
    push(piece) {
      if (phase === 'open') return piece
      if (phase === 'repeat') return pushRepeat(piece)
      held.push(piece)
      return phase === 'word' ? pushWord(take(), false) : pushGap(take(), false)
    },
    end() {
      if (phase === 'open') return ''
      if (phase === 'gap') return pushGap(take(), true)
      isBroken ||= mustRepeat
      return pushWord(take(), true)
    },
    get startedOver() {
      return startedOver
    },
    get isBroken() {
      return isBroken
    },
  }
}

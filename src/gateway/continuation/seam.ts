import { compareWith } from './comparison.js'
import { behindRepeat, commonLength } from './joint.js'
import { createRepeats, type Repeat, type Repeats } from './repeats.js'
import { isInCode, judge } from './restart.js'

/** Joins the text of a second provider to what a first one said, piece by piece. */
export interface Seam {
  /** What of this piece (and of held ones) goes to the reader. */
  push(piece: string): string
  /** After the last piece: what is still held. */
  end(): string
  /** The second provider repeated the whole or the end of what was said. */
  readonly hasRepeated: boolean
  /** It began an answer of its own, and did not repeat what was said. */
  readonly isBroken: boolean
  /** It went on in the middle of a sentence, as one does that is able to. */
  readonly wentOn: boolean
}

export interface SeamOptions {
  /** The provider begins anew: what does not repeat the whole belongs to another answer. */
  mustRepeat: boolean
  /** It is known to continue when told to. */
  isTrusted?: boolean
}

/** Texts this short recur by chance, in UTF-16 code units; longer ones where a provider starts over. */
const BRIEF = 24
const LETTER = /^\p{L}$/u
/** White space, or marks that end what was said: a proper continuation begins like this, unless within a word. */
const PARTED = /^(\s|[,;:!?)\]}-]|\.(?!\.))/
/** Words that are said twice on purpose. */
const DOUBLED = /^(very|really|much|many|long|that|more|over|again|yeah|blah|okay)$/iu
/** As many words in common with the beginning are another wording of it, in the middle of a sentence and between two. */
const BEGUN_WORDS = { inSentence: 4, between: 8 } as const
/** The opening of a block of code: three marks and the name of a language. */
const FENCE = /^\s*(```|~~~)[^\n`]*\n/
const FENCE_TO_BE = /^\s*(`{0,3}|~{0,3}|(```|~~~)[^\n`]*)$/

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

/** Words that are enough for a repeat of the end. */
const enoughWords = ({ isSpaceless }: Repeat, hasSpace: boolean, isTrusted: boolean): number => {
  if (isSpaceless) return 4
  if (!hasSpace) return 2
  return isTrusted ? 5 : 2
}

/**
 * The seam between what was said and how another provider goes on, which was given it without its closing whitespace.
 *
 * - What equals the beginning of what was said is held back, and dropped if the whole of it comes again, also in other
 *   case and punctuation and after a few words of introduction.
 * - The last words of what was said are dropped where they come again; one word alone where no space parts it from them,
 *   since "very" may well be followed by " very".
 * - What begins an answer of its own must repeat the whole. Where it does not, the seam is broken.
 * - Of the closing whitespace, as much as comes again is dropped.
 */
export const createSeam = (said: string, { mustRepeat, isTrusted = false }: SeamOptions): Seam => {
  const bare = said.trimEnd()
  const gap = said.slice(bare.length)
  const beginning = bare.trimStart()
  const comparison = compareWith(beginning)
  const isMute = !mustRepeat && isRecurring(beginning)
  let phase: 'exact' | 'wording' | 'anew' | 'closing' | 'gap' | 'open' =
    beginning === '' ? 'gap' : isMute ? 'wording' : 'exact'
  let repeats: Repeats | undefined
  /** It opened a block of code that is open already. */
  let reopens = false
  let closing = ''
  let hasRepeated = false
  let isBroken = false
  let wentOn = false
  let held: string[] = []
  let half = ''

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

  const pushClosing = (text: string, isLast: boolean): string => {
    const rest = behindRepeat(closing, text, isLast)
    if (rest === null) return hold(text)
    phase = 'open'
    return rest
  }

  const dropRepeat = ({ until, to }: Repeat, isLast: boolean): string => {
    hasRepeated = true
    phase = 'closing'
    closing = said.slice(until)
    return pushClosing(take().slice(to), isLast)
  }

  /** Whether the end is repeated; `null` where more of the text is needed. */
  const isRepeated = (text: string, repeat: Repeat, isLast: boolean): boolean | null => {
    const { from, to, words, letters } = repeat
    const phrase = said.slice(from).trimEnd()
    const hasSpace = PARTED.test(text)
    const next = text.slice(to)
    if (next === '' && !isLast) return null
    // Said twice before, it may be said a third time.
    if (repeat.isHabit || isRecurring(phrase)) return false
    if (words === 1 && !repeat.isSpaceless) {
      const isAtEnd = repeat.until === bare.length
      if (hasSpace || letters < 4 || !isAtEnd || !/^\p{L}/u.test(text)) return false
      return gap === '' || (!/^[\p{L}\p{N}]/u.test(next) && !DOUBLED.test(phrase))
    }
    if (letters < 6 || words < enoughWords(repeat, hasSpace, isTrusted))
      return repeat.isSpaceless && words >= 4
    // "again and" goes on with "again and again" as well.
    const [first = ''] = phrase.split(/\s+/)
    const following = next.trimStart()
    if (following.length <= first.length && !isLast && first.startsWith(following)) return null
    return !following.startsWith(first) || words > 3
  }

  const pushAnew = (seen: Repeats, isLast: boolean): string => {
    phase = 'anew'
    if (seen.whole !== null) return dropRepeat(seen.whole, isLast)
    isBroken = isLast || !seen.mayBeWhole
    return ''
  }

  const isOtherWording = ({ begunWords }: Repeats): boolean =>
    begunWords >= (/[\p{L}\p{N},;]$/u.test(bare) ? BEGUN_WORDS.inSentence : BEGUN_WORDS.between)

  /** Leaves out the opening of a block of code that is open already; `null` where more of the text is needed. */
  const withoutFence = (isLast: boolean): string | null => {
    const text = take()
    if (mustRepeat || !isInCode(said)) return text
    if (!isLast && FENCE_TO_BE.test(text)) {
      held = [text]
      return null
    }
    const [fence = ''] = FENCE.exec(text) ?? []
    reopens = fence.trim().length > 3
    return reopens ? text.slice(fence.length) : text
  }

  const pushWording = (piece: string, isLast: boolean): string => {
    phase = phase === 'anew' ? 'anew' : 'wording'
    held.push(piece)
    if (isMute) {
      phase = 'gap'
      return pushGap(take(), isLast)
    }
    if (repeats === undefined) {
      const text = withoutFence(isLast)
      if (text === null) return ''
      held = [text]
      repeats = createRepeats(bare)
      repeats.push(text)
    } else repeats.push(piece)
    if (phase === 'anew' || mustRepeat) return pushAnew(repeats, isLast)
    if (!isLast && repeats.isOpen) return ''
    const text = take()
    hold(text)
    if (repeats.closing !== null) {
      const repeated = isRepeated(text, repeats.closing, isLast)
      if (repeated === null) return ''
      if (repeated) return dropRepeat(repeats.closing, isLast)
    }
    const judgement = judge(said, text, isLast, isTrusted)
    if (judgement === null) return ''
    if (judgement === 'begins anew' || reopens || isOtherWording(repeats)) return pushAnew(repeats, isLast)
    wentOn = judgement === 'goes on'
    phase = 'gap'
    return pushGap(take(), isLast)
  }

  /** A word that comes twice ("very very") looks like a repeat of the whole, but for the space between the two. */
  const goesOnWith = (piece: string): boolean =>
    !mustRepeat && said === said.trimStart() && bare.length <= BRIEF && /^\s/.test(piece)

  const pushExact = (piece: string): string => {
    if (piece === '') return ''
    if (held.length === 0 && goesOnWith(piece)) return pushWording(piece, false)
    const result = comparison.take(piece)
    if (result.state === 'not') return pushWording(take() + piece, false)
    if (result.state === 'partly') {
      held.push(piece)
      return ''
    }
    take()
    hasRepeated = true
    phase = 'gap'
    return pushGap(result.rest, false)
  }

  const pushWhole = (piece: string, isLast: boolean): string => {
    if (phase === 'exact') return isLast ? pushWording(take() + piece, true) : pushExact(piece)
    if (phase === 'wording' || phase === 'anew') return pushWording(piece, isLast)
    const text = take() + piece
    return phase === 'gap' ? pushGap(text, isLast) : phase === 'closing' ? pushClosing(text, isLast) : text
  }

  return {
    push(given) {
      // Half a character cannot be compared.
      const text = half + given
      half = phase !== 'open' && /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
      return phase === 'open' ? text : pushWhole(half === '' ? text : text.slice(0, -1), false)
    },
    end() {
      const last = half
      half = ''
      return pushWhole(last, true)
    },
    get hasRepeated() {
      return hasRepeated
    },
    get isBroken() {
      return isBroken
    },
    get wentOn() {
      return wentOn
    },
  }
}

import type { Disguises } from './disguise.js'

/** A text as a row of words, with what is between them. All lists have the same length. */
export interface Words {
  /** The word's number in the rules, -1 for any other. */
  numbers: number[]
  /** Whether the word is between quotation marks. */
  quoted: boolean[]
  /** Counts up at commas and colons. */
  clauses: number[]
  /** Where the word begins and ends in the folded text. */
  starts: number[]
  ends: number[]
  /** Indexes at which sentences begin, and the number of words at the end. */
  sentences: number[]
}

const WORD = /@[\p{L}\p{N}]+_[\p{L}\p{N}_]*|[\p{L}\p{N}@$*!|+']+/gu
const FRAME = /^[*!|+']+|[*!|+']+$/g
/** Somebody's name on social media; phrases call it {@link MENTIONED}. */
const MENTION = /^@[\p{L}\p{N}][\p{L}\p{N}_]+$/u
const MENTIONED = 'atmention'
const RETWEETED = 'rt'
const LETTERS_APART = 3
const LEAST_TORN = 6
/** A sentence is not longer, so that no text is one piece of work. */
const MOST_WORDS = 200
/** Letters apart are read in stretches of at most so many. */
const MOST_APART = 120

interface Raw {
  text: string
  start: number
  end: number
}

const rawWords = (text: string): Raw[] => {
  const words: Raw[] = []
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const bare = match.replaceAll(FRAME, '')
    if (bare === '') continue
    const start = index + match.indexOf(bare)
    words.push({ text: bare.replaceAll("'", ''), start, end: start + bare.length })
  }
  return words
}

/** Letters that stand alone one after another, as in "k i l l" or "k.i.l.l". */
interface Run {
  start: number
  /** After the last one, in words as they are written. */
  end: number
  letters: string
}

const runFrom = (raw: readonly Raw[], start: number, text: string): Run => {
  let end = start
  let letters = ''
  while (
    raw[end]?.text.length === 1 &&
    (end === start || isClose(text.slice(raw[end - 1]?.end, raw[end]?.start)))
  ) {
    letters += raw[end]?.text ?? ''
    end += 1
  }
  return { start, end, letters }
}
const isClose = (between: string): boolean => /^[^\p{L}\p{N}\n"]{0,3}$/u.test(between)
const isJoint = (between: string): boolean => /^[._~,/-]$/.test(between)

const SENTENCE_END = /[.!?…](?=["')\]]*(?:\s|$))|[\n;]/

/** Splits a folded text into words of the rules and others. */
export const readWords = (text: string, disguises: Disguises): Words => {
  const raw = rawWords(text)
  const words: Words = { numbers: [], quoted: [], clauses: [], starts: [], ends: [], sentences: [0] }
  let isQuoted = false
  let isSingleQuoted = false
  let clause = 0
  let position = 0
  const pass = (to: number): void => {
    const between = text.slice(position, to)
    position = to
    if (between === ' ') return
    for (const character of between) if (character === '"') isQuoted = !isQuoted
    if (between.startsWith("'")) isSingleQuoted = false
    if (between.endsWith("'") && /^'$|[\s(]'$/.test(between)) isSingleQuoted = true
    if (/[,:()]/.test(between)) clause += 1
    const begun = words.sentences.at(-1) ?? 0
    const length = words.numbers.length
    if (
      length - begun >= MOST_WORDS ||
      (length > begun && SENTENCE_END.test(between + (to < text.length ? '' : ' ')))
    ) {
      words.sentences.push(length)
      clause += 1
      if (between.includes('\n\n')) isQuoted = isSingleQuoted = false
    }
  }
  const push = (number: number, start: number, end: number): void => {
    words.numbers.push(number)
    words.starts.push(start)
    words.ends.push(end)
    words.quoted.push(isQuoted || isSingleQuoted)
    words.clauses.push(clause)
  }
  /** A word torn in two; a space tears only what are both no words. */
  const joinedWith = (written: string, next: Raw, between: string): number => {
    if (isJoint(between)) return disguises.wordOf(written + next.text)
    const isTorn = between === ' ' && written.length + next.text.length >= LEAST_TORN
    if (!isTorn || disguises.wordOf(next.text) >= 0) return -1
    return disguises.plainWordOf(written + next.text)
  }
  const mentioned = disguises.plainWordOf(MENTIONED)
  /** Those that an answer is for stand before its first sentence. */
  let isForSomebody = true
  let run: Run = { start: 0, end: 0, letters: '' }
  /** No word is written apart before this one. */
  let splitFrom = 0
  for (let at = 0; at < raw.length;) {
    const { text: written, start, end } = raw[at] as Raw
    pass(start)
    if (written.length === 1 && at >= run.end) run = runFrom(raw, at, text)
    const apart = at >= splitFrom ? Math.min(run.end, at + MOST_APART) : at
    if (apart - at >= LETTERS_APART) {
      const split = disguises.split(run.letters.slice(at - run.start, apart - run.start))
      if (split.words !== null) {
        for (const { word, start: first, end: behind } of split.words)
          push(word, raw[at + first]?.start ?? start, raw[at + behind - 1]?.end ?? end)
        position = raw[apart - 1]?.end ?? end
        at = apart
        continue
      }
      splitFrom = at + split.skip
    }
    const next = raw[at + 1]
    const number = disguises.wordOf(written)
    const isMention = number < 0 && MENTION.test(written)
    isForSomebody &&= isMention || written === RETWEETED
    if (isMention || isForSomebody) {
      push(isMention ? mentioned : number, start, end)
      if (isForSomebody) words.sentences.push(words.numbers.length)
      position = end
      at += 1
      continue
    }
    const joined =
      number < 0 && next !== undefined ? joinedWith(written, next, text.slice(end, next.start)) : -1
    const parts = number < 0 && joined < 0 ? disguises.joined(written) : null
    if (parts !== null) {
      for (const part of parts) push(part, start, end)
      position = end
      at += 1
      continue
    }
    position = joined >= 0 ? (next?.end ?? end) : end
    push(joined >= 0 ? joined : number, start, position)
    at += joined >= 0 ? 2 : 1
  }
  words.sentences.push(words.numbers.length)
  return words
}

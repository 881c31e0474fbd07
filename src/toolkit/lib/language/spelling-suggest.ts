import type { Speller } from 'nspell'
import { sieveOf, type Sieve } from './spelling-sieve.js'

/** Lower case, upper case, upper and then lower, or mixed, as nspell tells them apart. */
type Casing = 'lower' | 'upper' | 'sentence' | null

const casingOfPart = (part: string): Casing =>
  part === part.toLowerCase() ? 'lower' : part === part.toUpperCase() ? 'upper' : null

const casingOf = (word: string): Casing => {
  const head = casingOfPart(word.charAt(0))
  if (word.length < 2) return head
  const rest = casingOfPart(word.slice(1))
  if (head === rest) return head
  return head === 'upper' && rest === 'lower' ? 'sentence' : null
}

const isUpper = (letter: string): boolean => letter.toLowerCase() !== letter

const switchCase = (fragment: string): string => {
  const first = fragment.charAt(0)
  return (isUpper(first) ? first.toLowerCase() : first.toUpperCase()) + fragment.slice(1)
}

/** The word with each common slip written as what is meant by it. */
const replaced = function* (word: string, table: Speller['replacementTable']): Generator<string> {
  for (const [slip, meant] of table)
    for (let at = word.indexOf(slip); at >= 0; at = word.indexOf(slip, at + 1))
      yield word.replace(slip, meant)
}

/** The word with each letter written as one in the same row of the keyboard. */
const mistyped = function* (word: string, rows: readonly string[]): Generator<string> {
  for (const [index, letter] of word.split('').entries()) {
    const own = letter.toLowerCase()
    const others = new Set(rows.filter((row) => row.includes(own)).flatMap((row) => [...row]))
    others.delete(own)
    for (const other of others)
      yield word.slice(0, index) + (isUpper(letter) ? other.toUpperCase() : other) + word.slice(index + 1)
  }
}

/** The word's forms with single letters doubled and doubled ones single, three of them at most at first. */
const doubled = (word: string): string[] => {
  let forms = ['']
  let most = 1
  for (const [index, letter] of word.split('').entries()) {
    const added = forms
      .slice(0, most + 1)
      .map((form) => form + (letter === word[index + 1] ? '' : letter + letter))
    forms = [...forms.map((form) => form + letter), ...added]
    if (index < 2) most = forms.length
  }
  return forms
}

/** Every form that is one edit away from a word, in nspell's order; some come more than once, which counts for them. */
const edited = function* (word: string, alphabet: readonly string[]): Generator<string> {
  const isSentence = casingOf(word) === 'sentence'
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
    const [from, after, rest] = [word.slice(at), word.slice(at + 1), word.slice(at + 2)]
    const upper = isUpper(letter)
    if (after !== '' && upper !== isUpper(next)) {
      yield before + switchCase(after)
      yield before + switchCase(next) + switchCase(letter) + rest
    }
    yield before + after
    if (after !== '') yield before + next + letter + rest
    // Behind its end a word goes on in the case of its last letter.
    const capitals = letter === '' ? isUpper(word.charAt(at - 1)) : upper
    for (const other of alphabet) {
      const capital = other.toUpperCase()
      if (!capitals || other === capital || !isSentence) {
        yield before + other + from
        yield before + other + after
      }
      if (capitals && other !== capital) {
        yield before + capital + from
        yield before + capital + after
      }
    }
  }
}

/** Weighs what is found: how often a form was come upon, and 10 more where it is of the likeliest slips. */
const searchIn = ({ data, flags }: Speller, sieve: Sieve) => {
  const has = (
    word: string,
    ...names: ('FORBIDDENWORD' | 'KEEPCASE' | 'NOSUGGEST' | 'ONLYINCOMPOUND')[]
  ): boolean => names.some((name) => flags[name] !== undefined && data[word]?.includes(flags[name]) === true)
  const isExact = (word: string): boolean => data[word] !== undefined && !has(word, 'ONLYINCOMPOUND')
  /** The word itself, or what it stands for in other cases; null where it is none. */
  const known = (word: string): string | null => {
    if (isExact(word)) return has(word, 'FORBIDDENWORD') ? null : word
    const sentence = word.charAt(0) + word.slice(1).toLowerCase()
    const others = word.toUpperCase() === word ? [sentence, word.toLowerCase()] : [word.toLowerCase()]
    for (const other of others) {
      if (other === word) continue
      if (has(other, 'KEEPCASE', 'FORBIDDENWORD')) return null
      if (isExact(other)) return other
    }
    return null
  }
  const states = new Map<string, boolean | null>()
  const weights = new Map<string, number>()
  return {
    weights,
    /** Counts a form. @returns whether to look around it next: each time for what is no word, once for a word */
    meet: (form: string, bonus: number): boolean => {
      if (!sieve.mayBeWord(form)) return true
      const state = states.get(form)
      if (state === true) weights.set(form, (weights.get(form) ?? 0) + 1)
      if (state !== undefined) return state === null
      const word = known(form.trim())
      const isGood = word === null ? null : !has(word, 'NOSUGGEST')
      states.set(form, isGood)
      if (isGood === true) weights.set(form, bonus + 1)
      return true
    },
  }
}

/**
 * Makes nspell's `suggest` (nspell 2.1.5, https://github.com/wooorm/nspell, MIT), with its answers and their order. Its
 * own takes up to 0.2 s for a word that is far from all others, because it looks at all that is two edits away. This
 * one passes over forms that have no word near them, which add nothing to its answer.
 *
 * @returns for a word that is not in the dictionary what may be meant by it, the likeliest first
 */
export const suggester = (speller: Speller): ((word: string) => string[]) => {
  const { TRY: alphabet = [], KEY: rows = [] } = speller.flags
  const sieve = sieveOf(Object.keys(speller.data))
  return (word) => {
    const search = searchIn(speller, sieve)
    const casing = casingOf(word)
    const lower = word.toLowerCase()
    const firstLevel: string[] = []
    for (const form of [
      ...replaced(word, speller.replacementTable),
      ...mistyped(word, rows),
      ...doubled(word),
    ])
      if (search.meet(form, 10)) firstLevel.push(form)
    const cases = [
      word,
      ...(word === lower || casing === null ? [word.charAt(0).toUpperCase() + lower.slice(1)] : []),
      ...(word === word.toUpperCase() ? [] : [word.toUpperCase()]),
    ]
    for (const written of cases)
      for (const form of edited(written, alphabet)) if (search.meet(form, 0)) firstLevel.push(form)

    const most = Math.min(firstLevel.length, Math.max(15 - word.length, 3) ** 3)
    const size = Math.max((10 - word.length) ** 3, 1)
    for (let from = 0; search.weights.size === 0 && from < most; from += size)
      for (const near of firstLevel.slice(from, from + size).filter((form) => sieve.mayBeNear(form)))
        for (const form of edited(near, alphabet)) search.meet(form, 0)

    const byCase = (one: string, other: string): number => {
      const [a, b] = [casingOf(one), casingOf(other)]
      return a === b ? 0 : a === casing ? -1 : b === casing ? 1 : 0
    }
    const found = [...search.weights].sort(
      ([a, one], [b, other]) => other - one || byCase(a, b) || a.localeCompare(b),
    )
    const first = new Map<string, string>()
    for (const [form] of found) if (!first.has(form.toLowerCase())) first.set(form.toLowerCase(), form)
    return [...first.values()]
  }
}

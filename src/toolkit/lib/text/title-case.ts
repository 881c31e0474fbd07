import { capitalized, isUpperCase } from './letter-case.js'

export type TitleStyle = 'ap' | 'chicago' | 'start-case' | 'sentence'

/** Words that a style does not capitalize. */
const SMALL: Readonly<Record<'ap' | 'chicago', ReadonlySet<string>>> = {
  // Articles, conjunctions and prepositions of up to three letters: The Associated Press Stylebook.
  ap: new Set('a an and as at but by en for if in nor of on or per so the to v vs via yet'.split(' ')),
  // Articles, coordinating conjunctions and prepositions of any length: The Chicago Manual of Style, 8.159.
  chicago: new Set(
    `a an the and but or nor as about above across after against along among around at before behind below beneath
    beside between beyond by down during except for from in inside into like near of off on onto out over past per
    since through throughout to toward under until up upon via with within without`.split(/\s+/),
  ),
}

/** From a letter or digit to the last one before white space, a hyphen or an em dash. */
const WORD = /[\p{L}\p{N}](?:[^\s‐‑—-]*[\p{L}\p{M}\p{N}])?/gu

/** After these a new sentence or subtitle begins. */
const BEGINS = /[:.!?—]/

/** An inner capital, a dot, an at sign or a digit: the writer meant it so. */
const staysAsWritten = (word: string, before: string, allCapitals: boolean): boolean =>
  /[.@\p{N}]/u.test(word) || before.endsWith('@') || (!allCapitals && /^.+\p{Lu}/su.test(word))

/**
 * Capitalizes a headline.
 * @param keep words in lower case that stay as they are written
 */
export const titleCase = (
  text: string,
  style: TitleStyle,
  keep: ReadonlySet<string>,
): { text: string; changed: number } => {
  const words = [...text.matchAll(WORD)]
  const allCapitals = isUpperCase(text)
  let [answer, end, changed] = ['', 0, 0]
  words.forEach(({ 0: word, index }, at) => {
    const before = text.slice(end, index)
    const begins = at === 0 || BEGINS.test(before)
    const ends = at === words.length - 1 && style !== 'sentence'
    const lowered = word.toLowerCase()
    const small = style === 'sentence' || (style !== 'start-case' && SMALL[style].has(lowered))
    const cased = small && !begins && !ends ? lowered : capitalized(word)
    const written = keep.has(lowered) || staysAsWritten(word, before, allCapitals) ? word : cased
    answer += before + written
    end = index + word.length
    changed += Number(written !== word)
  })
  return { text: answer + text.slice(end), changed }
}

import { francAll } from 'franc'
import { data } from 'franc/data.js'
import { expressions } from 'franc/expressions.js'
import { scriptOf } from '../text/scripts.js'

/** A language that a text may be written in. */
export interface LanguageCandidate {
  /** ISO 639-1. */
  language: string
  /** ISO 639-3, as franc has it. */
  iso6393: string
  /** In English. */
  name: string
  /** Relative to the best, which has 1. */
  score: number
}

const LETTER = /\p{L}/gu
/** From so many letters on trigrams tell anything, and something reliable. */
const [ENOUGH_LETTERS, RELIABLE_LETTERS] = [10, 20]
/** A second candidate this near to the first one leaves doubt. */
const NEAR = 0.98

const names = new Intl.DisplayNames('en', { type: 'language' })

const francCodes = [...Object.values(data).flatMap(Object.keys), ...Object.keys(expressions)].filter((code) =>
  /^[a-z]{3}$/.test(code),
)

/** Codes of three letters with their canonical ones of two (deu de, cmn zh, arb ar); languages without one are left out. */
const twoLetterCodes: ReadonlyMap<string, string> = new Map(
  [...new Set(francCodes)].flatMap((code): [string, string][] => {
    const [canonical = ''] = Intl.getCanonicalLocales(code)
    return canonical.length === 2 ? [[code, canonical]] : []
  }),
)

/** franc's codes of the languages with these codes of two letters; all that have one where `only` is undefined. */
export const knownLanguages = (only?: readonly string[]): string[] =>
  [...twoLetterCodes].filter(([, code]) => only?.includes(code) ?? true).map(([iso6393]) => iso6393)

const lettersOf = (text: string): string[] => text.match(LETTER) ?? []

/** The script of most letters, the first one of equals; `null` without a letter of any script. */
const mostFrequentScript = (letters: readonly string[]): string | null => {
  const scripts = new Map<string, string | null>()
  const counts = new Map<string, number>()
  for (const letter of letters) {
    if (!scripts.has(letter)) scripts.set(letter, scriptOf(letter))
    const script = scripts.get(letter) ?? null
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  let most: string | null = null
  for (const [script, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = script
  return most
}

/** Whether franc names one language for the script alone. */
const isDecidedByScript = (text: string): boolean => {
  const [first, ...others] = francAll(text, { minLength: 1 })
  return first?.[0] !== 'und' && others.length === 0
}

/**
 * The languages that a text may be written in, by franc.
 *
 * @param only franc's codes to choose from
 */
export const languagesOf = (
  text: string,
  only: readonly string[],
): { candidates: LanguageCandidate[]; script: string | null; reliable: boolean } => {
  const letters = lettersOf(text)
  const isEnough = letters.length >= ENOUGH_LETTERS || isDecidedByScript(text)
  const found = isEnough ? francAll(text, { only: [...only], minLength: 1 }) : []
  const candidates = found.flatMap(([iso6393, score]): LanguageCandidate[] => {
    const language = twoLetterCodes.get(iso6393)
    return language === undefined ? [] : [{ language, iso6393, name: names.of(language) ?? language, score }]
  })
  const isClear = candidates.length > 0 && (candidates[1]?.score ?? 0) < NEAR
  return {
    candidates,
    script: mostFrequentScript(letters),
    reliable: letters.length >= RELIABLE_LETTERS && isClear,
  }
}

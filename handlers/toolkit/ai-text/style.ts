import writeGood from 'write-good'
import { feature, invalidParameter } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { wordsIn, wordsOrRefuse } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { commaList } from '#toolkit/lib/text/comma-list'

/** In the order of remarks at the same place. */
const CHECKS = ['passive', 'illusion', 'so', 'thereIs', 'weasel', 'adverb', 'tooWordy', 'cliches'] as const
type Check = (typeof CHECKS)[number]

const NONE = Object.fromEntries(CHECKS.map((check) => [check, false]))

const wantedOf = (list: string | undefined): readonly Check[] => {
  if (list === undefined) return CHECKS
  const names = commaList('checks', list)
  const unknown = names.find((name) => !CHECKS.some((check) => check === name))
  if (unknown !== undefined)
    invalidParameter('checks', `must be names of ${CHECKS.join(', ')}, not ${quoted(unknown)}`)
  return CHECKS.filter((check) => names.includes(check))
}

/**
 * The text without what no check can match, at the same offsets: write-good takes seconds for 20,000 characters without an end
 * of a sentence, and for as many spaces at the end, since it looks for `[^\n.;!?]+[.;!?]+` from each character on.
 */
const withoutOpenEnds = (text: string): string =>
  text
    .trimEnd()
    .replace(/[^\n.;!?]+/g, (run: string, start: number, whole: string) =>
      /[.;!?]/.test(whole.charAt(start + run.length)) ? run : '\n'.repeat(run.length),
    )

const ENDED: ReadonlySet<Check> = new Set<Check>(['so', 'thereIs'])

/** What one check alone remarks. */
const remarksOf = (text: string, check: Check) =>
  writeGood(ENDED.has(check) ? withoutOpenEnds(text) : text.trimEnd(), { ...NONE, [check]: true }).map(
    ({ index, offset, reason }) => ({
      check,
      index,
      end: index + offset,
      text: text.slice(index, index + offset),
      message: reason,
    }),
  )

export default feature('rest_aiText_style', ({ text, checks, longSentence }) => {
  const wanted = wantedOf(checks)
  const words = wordsOrRefuse(text).length
  const sentences = sentencesOf(text)
  const items = wanted.flatMap((check) => remarksOf(text, check)).sort((a, b) => a.index - b.index)
  const passives = remarksOf(text, 'passive')
  const passive = sentences.filter(({ start, end }) =>
    passives.some(({ index }) => index >= start && index < end),
  )
  return {
    count: items.length,
    items,
    passivePercent: roundHalfAway((100 * passive.length) / sentences.length, 2),
    longSentences: sentences
      .map(({ text: sentence, start }) => ({ index: start, words: wordsIn(sentence).length }))
      .filter((sentence) => sentence.words >= longSentence),
    sentences: sentences.length,
    score: Math.max(0, 100 - roundHalfAway((100 * items.length) / words, 0)),
  }
})

import { feature, unprocessable } from '#toolkit'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { isSpeltRight, spellingSuggestions } from '#toolkit/lib/language/spelling'
import { FINDERS } from '#toolkit/lib/text/extract'
import type { Span } from '#toolkit/lib/language/words'

const MOST_MISSPELT = 200
/** Runs of letters and digits with inner apostrophes; those with a digit are left out later. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu
const WEB_HOST = /(?<![\p{L}\p{N}.])www\.[^\s<>"]+/giu

/** For each character whether it is in something that is not language: an address, a tag, a name. */
const machineText = (text: string): Uint8Array => {
  const marks = new Uint8Array(text.length)
  const hosts = Array.from(text.matchAll(WEB_HOST), ({ 0: value, index }) => ({ value, index }))
  const { url, email, hashtag, mention } = FINDERS
  for (const { value, index } of [...[url, email, hashtag, mention].flatMap((find) => find(text)), ...hosts])
    marks.fill(1, index, index + value.length)
  return marks
}

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word)
const isAllCapitals = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

/** The words of a text that are to be checked. */
const checkedWords = (text: string, capitals: boolean): Span[] => {
  const marks = machineText(text)
  const runs = Array.from(text.matchAll(RUN), ({ 0: word, index: start }): Span => ({
    text: word,
    start,
    end: start + word.length,
  }))
  const sentences = sentencesOf(text)
  let sentence = 0
  return runs.filter(({ text: word, start }) => {
    const begins = start >= (sentences[sentence]?.start ?? Infinity)
    while (start >= (sentences[sentence]?.start ?? Infinity)) sentence += 1
    if (marks[start] === 1 || /\p{N}/u.test(word) || isAllCapitals(word)) return false
    return begins || capitals || !isCapitalised(word)
  })
}

interface Misspelt {
  word: string
  index: number
  occurrences: number
}

export default feature('rest_aiText_spelling', ({ text, allow, capitals, limit }) => {
  const allowed = new Set(allow.split(',').map((word) => word.trim().toLowerCase().replaceAll('’', "'")))
  const words = checkedWords(text, capitals)
  const misspelt = new Map<string, Misspelt>()
  for (const { text: word, start: index } of words) {
    const form = word.replaceAll('’', "'")
    const known = misspelt.get(word)
    if (known !== undefined) known.occurrences += 1
    else if (!allowed.has(form.toLowerCase()) && !isSpeltRight(form))
      misspelt.set(word, { word, index, occurrences: 1 })
  }
  if (misspelt.size > MOST_MISSPELT)
    unprocessable(
      `text has ${misspelt.size} different misspelt words; at most ${MOST_MISSPELT} are corrected.`,
    )
  const items = [...misspelt.values()].map((item) => ({
    ...item,
    suggestions: spellingSuggestions(item.word.replaceAll('’', "'")).slice(0, limit),
  }))
  const corrections = new Map(items.map(({ word, suggestions: [first] }) => [word, first ?? word]))
  let [corrected, from] = ['', 0]
  for (const { text: word, start, end } of words) {
    const correction = corrections.get(word)
    if (correction === undefined) continue
    corrected += text.slice(from, start) + correction
    from = end
  }
  return { words: words.length, count: items.length, items, corrected: corrected + text.slice(from) }
})

/*
 * The ranking of operations by words, for the search of the reference in browsers and for /mcp in the service: BM25F over an
 * index that the service makes, with Porter's stemmer, the words by which people mean others, and spelling mistakes.
 */

/** Words that stand in most questions and say nothing of what is wanted. */
const SILENT = new Set(
  (
    'a about all am an and any are as at be by calculate calculator can compute create do does did find for from get give has have ' +
    'how i if in into is it its let like lookup make me my need of on one or our please see should show some tell that the ' +
    'their them there these they this to tool up use using want was we what when where which who why will with you your'
  ).split(' '),
)

const VOWEL = '[aeiouy]'
const CONSONANTS = '[^aeiou][^aeiouy]*'
const VOWELS = '[aeiouy][aeiou]*'
/** Porter's measures of what stands before a suffix: m > 0, m = 1, m > 1, and whether it has a vowel. */
const ABOVE_NONE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`)
const EXACTLY_ONE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`)
const ABOVE_ONE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`)
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`)
const SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`)

const pairs = (text) => text.split(' ').map((pair) => pair.split(':'))
const STEP_2 = pairs(
  'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ' +
    'ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
)
const STEP_3 = pairs('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:')
const STEP_4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/

const replaced = (word, endings) => {
  for (const [ending, other] of endings) {
    if (!word.endsWith(ending)) continue
    const before = word.slice(0, -ending.length)
    return ABOVE_NONE.test(before) ? before + other : word
  }
  return word
}

const withoutTense = (word) => {
  if (word.endsWith('eed')) return ABOVE_NONE.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const before = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (before === undefined || !HAS_VOWEL.test(before)) return word
  if (/(?:at|bl|iz)$/.test(before) || SHORT.test(before)) return `${before}e`
  return before.replace(/([^aeiouylsz])\1$/, '$1')
}

const porter = (given) => {
  let word = given.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1')
  word = withoutTense(word)
  if (word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`
  word = replaced(replaced(word, STEP_2), STEP_3)
  const before = STEP_4.exec(word)?.[1]
  if (before !== undefined && ABOVE_ONE.test(before)) word = before
  if (word.endsWith('e')) {
    const rest = word.slice(0, -1)
    if (ABOVE_ONE.test(rest) || (EXACTLY_ONE.test(rest) && !SHORT.test(rest))) word = rest
  }
  return word.endsWith('ll') && ABOVE_ONE.test(word) ? word.slice(0, -1) : word
}

/** British spelling as American. */
const american = (word) =>
  word.length < 5
    ? word
    : word
        .replace(/our(s|ed|ing|ful)?$/, 'or$1')
        .replace(/is(es?|ed|ing|ations?|er)$/, 'iz$1')
        .replace(/ence(s|d)?$/, 'ense$1')

/** A word's stem, the same for its plural, its tenses and its British spelling: `sudokus` and `sudoku`, `colours` and `color`. */
export const stem = (word) => (/^[a-z]{3,}$/.test(word) ? porter(american(word)) : word)

/** The words of a text, in lower case and without accents; camelCase names in their parts. */
export const words = (text) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Stems of a text's words that say something. */
export const terms = (text) =>
  words(text)
    .filter((word) => !SILENT.has(word))
    .map(stem)

/** What a term is worth in an operation where it stands by a word that people mean by it, or only begins so, or is misspelt. */
const MEANT = 0.85
const BEGUN = 0.6
const MISSPELT = 0.5
/** How much of an operation's worth does not ask whether it has all of the words. */
const PARTLY = 0.25
/** What is worth less of the best is left out: it has one of the words by chance. */
const FAINT = 0.25

const isOneMistake = (a, b) => {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.length - start - end, b.length - start - end]
  // Few mistakes are in the first letter, and other languages' words are often a letter away: "Wetter", letter.
  if (left <= 1 && right <= 1) return start > 0
  // Two letters that changed places.
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** "generater" is no word, so that its stem keeps an ending that "generator" loses. */
const hasStrangeEnding = (term, known) =>
  known.length > 4 && term.length <= known.length + 2 && term.startsWith(known)

const isMisspelt = (term, known) => isOneMistake(term, known) || hasStrangeEnding(term, known)

const addBest = (into, from, factor) => {
  for (const [at, worth] of from) {
    const value = worth * factor
    if (value > (into.get(at) ?? 0)) into.set(at, value)
  }
}

/** @param index as the service makes it: see its type */
export const createRanking = ({ postings, synonyms }) => {
  const known = new Map(Object.entries(postings))
  const meanings = new Map(
    Object.entries(synonyms).map(([phrase, meant]) => [words(phrase).map(stem).join(' '), meant]),
  )
  const longest = Math.max(1, ...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

  const worthsOf = (term) => {
    const list = known.get(term) ?? []
    const worths = new Map()
    let place = 0
    for (let at = 0; at < list.length; at += 2) {
      place += list[at]
      worths.set(place, list[at + 1])
    }
    return worths
  }

  /** Of several words that together mean one thing: best where all of them stand. */
  const together = (all) => {
    const each = all.map(worthsOf)
    const sums = new Map()
    for (const worths of each) addSum(sums, worths)
    for (const [at, sum] of sums) {
      const having = each.filter((worths) => worths.has(at)).length
      sums.set(at, (sum / Math.sqrt(all.length)) * (having / all.length) ** 2)
    }
    return sums
  }

  const addSum = (into, from) => {
    for (const [at, worth] of from) into.set(at, (into.get(at) ?? 0) + worth)
  }

  const addMeanings = (into, phrase) => {
    for (const meaning of meanings.get(phrase) ?? []) addBest(into, together(terms(meaning)), MEANT)
  }

  /** Words written as one that an operation has as two: "blockchain" is not meant where only a block is. */
  const halves = (word) => {
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)].map(stem)
      const each = parts.map(worthsOf)
      const both = [...together(parts)].filter(([place]) => each.every((worths) => worths.has(place)))
      if (both.length > 0) return new Map(both)
    }
    return new Map()
  }

  const ofWord = (word) => {
    const term = stem(word)
    const worths = worthsOf(term)
    addMeanings(worths, term)
    if (word.length > 2)
      for (const each of known.keys())
        if (each.length > word.length && each.startsWith(word))
          addBest(worths, worthsOf(each), (BEGUN * word.length) / each.length)
    if (worths.size > 0) return worths
    // Of shorter stems too many are one letter apart: tide, time, tile, tire.
    if (term.length > 4)
      for (const each of known.keys()) if (isMisspelt(term, each)) addBest(worths, worthsOf(each), MISSPELT)
    return worths.size > 0 ? worths : halves(word)
  }

  /** The parts of a question: phrases that mean something of their own, and words. */
  const partsOf = (question) => {
    const all = words(question)
    const stems = all.map(stem)
    const parts = []
    for (let at = 0; at < all.length; at++) {
      let taken = 0
      for (let count = Math.min(longest, all.length - at); count > 1 && taken === 0; count--)
        if (meanings.has(stems.slice(at, at + count).join(' '))) taken = count
      if (taken > 0) {
        const phrase = all.slice(at, at + taken)
        const worths = together(phrase.filter((word) => !SILENT.has(word)).map(stem))
        addMeanings(worths, stems.slice(at, at + taken).join(' '))
        parts.push(worths)
        at += taken - 1
      } else if (!SILENT.has(all[at])) {
        const worths = ofWord(all[at])
        // "time zone" is "timezone" too.
        for (const joined of [all[at - 1] + all[at], all[at] + all[at + 1]])
          if (known.has(stem(joined))) addBest(worths, worthsOf(stem(joined)), 1)
        parts.push(worths)
      }
    }
    return parts.filter((worths) => worths.size > 0)
  }

  /** The places of the operations that answer a question, best first, without those that hardly do. @param accepts which of them may */
  return (question, accepts = () => true) => {
    const parts = partsOf(question)
    const sums = new Map()
    for (const worths of parts) addSum(sums, worths)
    // What a part is worth at best says how much it matters.
    const best = parts.map((worths) => Math.max(...worths.values()))
    const total = best.reduce((sum, each) => sum + each, 0)
    const scored = [...sums]
      .filter(([at]) => accepts(at))
      .map(([at, sum]) => {
        const covered = parts.reduce((all, worths, part) => all + (worths.has(at) ? best[part] : 0), 0)
        return [at, sum * (PARTLY + (1 - PARTLY) * (covered / total))]
      })
    const least = FAINT * Math.max(...scored.map(([, worth]) => worth))
    return scored
      .filter(([, worth]) => worth >= least)
      .sort(([a, one], [b, other]) => other - one || a - b)
      .map(([at]) => at)
  }
}

import { feature, unprocessable } from '#toolkit'
import { letterCounts, playableWords } from '#toolkit/lib/poetry/playable-words'

const MOST_BLANKS = 2

/** The code of a. */
const FIRST_LETTER = 97

/** The values of English Scrabble, a to z. */
const VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]

/** The score of a word made of the given letters, those that blanks stand for being 0; null where they are too few. */
const scoreOf = (word: string, given: Uint8Array, blanks: number): number | null => {
  const left = given.slice()
  let missing = 0
  let score = 0
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - FIRST_LETTER
    const count = left[letter] ?? 0
    if (count > 0) {
      left[letter] = count - 1
      score += VALUES[letter] ?? 0
    } else {
      missing += 1
      if (missing > blanks) return null
    }
  }
  return score
}

export default feature('rest_poetry_anagrams', ({ letters: text, mode, min, limit }) => {
  const letters = text.toLowerCase()
  const blanks = letters.split('?').length - 1
  if (blanks > MOST_BLANKS) unprocessable(`letters has ${blanks} blanks; at most ${MOST_BLANKS} are allowed.`)
  const given = letterCounts(letters)
  const shortest = mode === 'exact' ? letters.length : min
  const found = playableWords()
    .filter((word) => word.length >= shortest && word.length <= letters.length && word !== letters)
    .flatMap((word) => {
      const score = scoreOf(word, given, blanks)
      return score === null ? [] : [{ word, length: word.length, score }]
    })
    .sort((a, b) => b.length - a.length)
  const items = found.slice(0, limit)
  return { letters, total: found.length, count: items.length, longest: items[0]?.length ?? 0, items }
})

import { feature, invalidParameter } from '#toolkit'
import { fitsPattern, letterCounts, playableWords } from '#toolkit/lib/poetry/playable-words'

const containsAll = (word: string, wanted: Uint8Array): boolean => {
  const counts = letterCounts(word)
  return wanted.every((count, letter) => (counts[letter] ?? 0) >= count)
}

export default feature('rest_poetry_wordFinder', ({ pattern, contains, without, length, limit }) => {
  if ([pattern, contains, without, length].every((given) => given === undefined)) {
    invalidParameter('pattern', 'is required, unless contains, without or length is given')
  }
  const signs = pattern?.toLowerCase()
  const wanted = contains === undefined ? null : letterCounts(contains.toLowerCase())
  const unwanted = new Set(without?.toLowerCase())
  const found = playableWords().filter(
    (word) =>
      (length === undefined || word.length === length) &&
      (signs === undefined || fitsPattern(word, signs)) &&
      (wanted === null || containsAll(word, wanted)) &&
      (unwanted.size === 0 || !Array.from(word).some((letter) => unwanted.has(letter))),
  )
  const items = found.slice(0, limit)
  return { total: found.length, count: items.length, items }
})

import { feature } from '#toolkit'
import { PIRATE_WORDS } from '#toolkit/lib/fun/pirate-words'
import { isUpperCase } from '#toolkit/lib/text/letter-case'
import { lettersOf, replaceWords } from '#toolkit/lib/fun/words'

/** Shorter words keep the g of their ing. */
const SHORTEST_WITH_ING = 5

const withoutG = (word: string): string | undefined =>
  /ing$/i.test(word) && lettersOf(word).length >= SHORTEST_WITH_ING ? `${word.slice(0, -3)}in'` : undefined

const inCase = (word: string, replacement: string): string => {
  const letters = lettersOf(word)
  if (letters.length > 1 && isUpperCase(word)) return replacement.toUpperCase()
  const first = letters[0] ?? ''
  return isUpperCase(first) ? replacement.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : replacement
}

export default feature('rest_fun_pirateSpeak', ({ text: given }) => {
  let replaced = 0
  const text = replaceWords(given, (word) => {
    const replacement = PIRATE_WORDS.get(word.toLowerCase()) ?? withoutG(word)
    if (replacement === undefined) return word
    replaced += 1
    return inCase(word, replacement)
  })
  return { text, replaced }
})

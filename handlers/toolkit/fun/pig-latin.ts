import { feature } from '#toolkit'
import { endBefore, lettersOf, replaceWords } from '#toolkit/lib/fun/words'
import { capitalized, isUpperCase } from '#toolkit/lib/text/letter-case'

/** What a word begins and ends with: letters up to the first vowel, `qu` kept together. */
const splitAtVowel = (word: string): [consonants: string, rest: string] => {
  // Accents do not make another letter; one behind it stays with it.
  const letters = word.match(/\P{M}\p{M}*/gu) ?? []
  const bare = letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
  const isVowel = (letter: string, index: number): boolean =>
    'aeiou'.includes(letter) || (letter === 'y' && index > 0)
  const vowel = bare.findIndex(isVowel)
  if (vowel < 0) return [word, '']
  const split = vowel > 0 && bare[vowel] === 'u' && bare[vowel - 1] === 'q' ? vowel + 1 : vowel
  return [letters.slice(0, split).join(''), letters.slice(split).join('')]
}

const translated = (word: string): string => {
  const [consonants, rest] = splitAtVowel(word)
  const result = consonants === '' ? `${word}way` : `${rest}${consonants}ay`
  const letters = lettersOf(word)
  if (letters.length > 1 && isUpperCase(word)) return result.toUpperCase()
  return isUpperCase(letters[0] ?? '') ? capitalized(result) : result
}

/** Apostrophes that open a word stay in front of it; then those that close it are quotation marks too, and stay behind. */
const translatedInQuotes = (word: string): string => {
  const open = word.search(/\p{L}/u)
  if (open === 0) return translated(word)
  const close = endBefore(word, "'")
  return `${word.slice(0, open)}${translated(word.slice(open, close))}${word.slice(close)}`
}

export default feature('rest_fun_pigLatin', ({ text: given }) => {
  let words = 0
  const text = replaceWords(given, (word) => {
    words += 1
    return translatedInQuotes(word)
  })
  return { text, words }
})

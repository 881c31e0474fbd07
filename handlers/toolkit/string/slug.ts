import anyAscii from 'any-ascii'
import { feature, unprocessable } from '#toolkit'

const SPOKEN: Readonly<Record<string, string>> = { '&': ' and ', '@': ' at ', '%': ' percent ' }

const wordsOf = (text: string, lower: boolean): string[] => {
  const ascii = anyAscii(text.replace(/[&@%]/g, (sign) => SPOKEN[sign] ?? sign)).replaceAll("'", '')
  return (lower ? ascii.toLowerCase() : ascii).match(/[A-Za-z0-9]+/g) ?? []
}

/** How many of the words fit, with a separator of one character between them. */
const fitting = (words: readonly string[], maxLength: number): number => {
  let length = -1
  const firstPast = words.findIndex((word) => {
    length += 1 + word.length
    return length > maxLength
  })
  return firstPast < 0 ? words.length : firstPast
}

export default feature('rest_string_slug', ({ text, separator, lower, maxLength }) => {
  const words = wordsOf(text, lower)
  const [first] = words
  if (first === undefined) return unprocessable('text contains nothing that a slug can be made of.')
  const kept = words.slice(0, fitting(words, maxLength))
  const whole = kept.length === 0 ? [first.slice(0, maxLength)] : kept
  return { slug: whole.join(separator), words: whole.length, truncated: kept.length < words.length }
})

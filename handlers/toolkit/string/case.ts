import { feature } from '#toolkit'
import { letterCases, wordsOfIdentifier, type LetterCase } from '#toolkit/lib/text/identifier-case'

const names = Object.keys(letterCases) as LetterCase[]

export default feature('rest_string_case', ({ text, to }) => {
  const words = wordsOfIdentifier(text)
  const wanted = to === 'all' ? names : [to]
  return { words, cases: Object.fromEntries(wanted.map((name) => [name, letterCases[name](words, text)])) }
})

import { feature } from '#toolkit'
import { endBefore, lettersOf } from '#toolkit/lib/fun/words'
import { isUpperCase } from '#toolkit/lib/text/letter-case'

const AUXILIARIES = new Set(
  'am is are was were will would can could shall should must may might have has had do does did'.split(' '),
)
const CONTRACTED = /['’](?:ll|re|ve)$/i

const isPivot = (word: string, index: number): boolean =>
  CONTRACTED.test(word) || (index > 0 && AUXILIARIES.has(word.toLowerCase()))

const keepsItsCapital = (word: string): boolean =>
  word === 'I' || /^I['’]/.test(word) || (lettersOf(word).length > 1 && isUpperCase(word))

/** The sentence turned around, or null where it has no pivot or nothing behind it. */
const turned = (sentence: string): string | null => {
  const end = endBefore(sentence, '.!?')
  const words = sentence.slice(0, end).trim().split(/\s+/)
  const pivot = words.findIndex(isPivot)
  const rest = words.slice(pivot + 1)
  if (pivot < 0 || rest.length === 0) return null
  const [first = '', ...others] = words.slice(0, pivot + 1)
  const opening = keepsItsCapital(first) ? first : first.replace(/\p{L}/u, (letter) => letter.toLowerCase())
  const front = rest.join(' ').replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
  return `${front}${rest.length > 1 ? ',' : ''} ${[opening, ...others].join(' ')}${sentence.slice(end)}`
}

export default feature('rest_fun_yodaSpeak', ({ text }) => {
  let changed = 0
  const sentences = text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const result = turned(sentence)
      if (result !== null) changed += 1
      return result ?? sentence
    })
  return { text: sentences.join(' '), changed }
})

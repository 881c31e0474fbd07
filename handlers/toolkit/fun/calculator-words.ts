import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { quoted } from '#toolkit/lib/common/quoted'
import { calculatorNumber, calculatorWord, calculatorWords } from '#toolkit/lib/wordplay/calculator-words'

const listOf = (length: number | undefined, limit: number): { word: string; number: string }[] =>
  calculatorWords()
    .filter((word) => word.length === length)
    .slice(0, limit)
    .map((word) => ({ word, number: calculatorNumber(word) ?? '' }))

export default feature('rest_fun_calculatorWords', (query) => {
  exactlyOne(query, ['word', 'number', 'length'])
  const { word, number, length, limit } = query
  if (word !== undefined) {
    const keyed = calculatorNumber(word)
    return { word, number: keyed, possible: keyed !== null, count: 0, items: [] }
  }
  if (number !== undefined) {
    const shown = calculatorWord(number)
    if (shown === '') unprocessable(`number ${quoted(number)} has no digit.`)
    return { word: shown, number, possible: true, count: 0, items: [] }
  }
  const items = listOf(length, limit)
  return { word: null, number: null, possible: true, count: items.length, items }
})

import { feature, invalidParameter } from '#toolkit'
import { byteStream, shuffled } from '#toolkit/lib/random/byte-stream'
import { quoted } from '#toolkit/lib/common/quoted'

const [FEWEST_PAIRS, MOST_PAIRS] = [3, 300]
const LETTERS = 'ABCDEF'

interface Pair {
  word: string
  meaning: string
}

const pairOf = (text: string): Pair => {
  const item = text.trim()
  const [, word = '', meaning = ''] = /^([^=]*)=(.*)$/s.exec(item) ?? []
  const pair = { word: word.trim(), meaning: meaning.trim() }
  if (pair.word === '' || pair.meaning === '') {
    invalidParameter('pairs', `${quoted(item)} is not word=meaning`)
  }
  return pair
}

const pairsOf = (text: string): Pair[] => {
  const items = text.split(';')
  if (items.length > MOST_PAIRS) {
    invalidParameter('pairs', `has ${items.length} pairs; at most ${MOST_PAIRS} are allowed`)
  }
  const pairs = items.map(pairOf)
  const seen = new Set<string>()
  for (const { word } of pairs) {
    const key = word.toLowerCase()
    if (seen.has(key)) invalidParameter('pairs', `${quoted(word)} is given more than once`)
    seen.add(key)
  }
  if (pairs.length < FEWEST_PAIRS) {
    invalidParameter('pairs', `has ${pairs.length} pairs; at least ${FEWEST_PAIRS} are needed`)
  }
  return pairs
}

export default feature(
  'rest_education_vocabularyQuiz',
  ({ pairs: text, count, choices, direction, seed }) => {
    const pairs = pairsOf(text)
    const stream = byteStream(seed)
    const asked = shuffled(stream, pairs).slice(0, count)
    const promptOf = ({ word, meaning }: Pair): string => (direction === 'wordToMeaning' ? word : meaning)
    const answerOf = ({ word, meaning }: Pair): string => (direction === 'wordToMeaning' ? meaning : word)
    const items = asked.map((pair, index) => {
      const answer = answerOf(pair)
      const others = new Set(pairs.filter((other) => other !== pair).map(answerOf))
      others.delete(answer)
      const wrong = shuffled(stream, [...others]).slice(0, choices - 1)
      const offered = shuffled(stream, [answer, ...wrong])
      return {
        n: index + 1,
        prompt: promptOf(pair),
        choices: offered,
        answerIndex: offered.indexOf(answer),
        answer,
      }
    })
    const answerKey = items.map(({ n, answerIndex }) => `${n}-${LETTERS.charAt(answerIndex)}`).join(' ')
    return { count: items.length, items, answerKey }
  },
)

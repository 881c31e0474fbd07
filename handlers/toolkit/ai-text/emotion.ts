import type { Data } from '#operation'
import { feature } from '#toolkit'
import { EMOTIONS, emotionOf, type Emotion } from '#toolkit/lib/language/emotions'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { isStopWord } from '#toolkit/lib/language/stop-words'
import { wordsIn, type Span } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type FoundWord = Data<'rest_aiText_emotion'>['words'][number] & { emotion: Emotion; exactWeight: number }

const NEGATIONS = new Set(['not', 'no', 'never', 'without'])
/** How far before a word a negation reaches. */
const REACH = 3
/** Every fifth word with an emotion makes a text as intense as it can be. */
const INTENSITY = 5

const isNegation = (word: string): boolean => NEGATIONS.has(word) || word.endsWith("n't")

const lowerCased = ({ text }: Span): string => text.toLowerCase().replaceAll('’', "'")

const emotionalWords = (words: readonly Span[]): FoundWord[] => {
  const forms = words.map(lowerCased)
  return words.flatMap(({ text: word, start: index }, place) => {
    const form = forms[place] ?? ''
    const found = isStopWord(form) ? null : emotionOf(form)
    if (found === null) return []
    const { emotion, weight: exactWeight } = found
    const negated = forms.slice(Math.max(0, place - REACH), place).some(isNegation)
    return [{ word, index, emotion, weight: roundHalfAway(exactWeight, 4), negated, exactWeight }]
  })
}

export default feature('rest_aiText_emotion', ({ text }) => {
  const found = sentencesOf(text).flatMap(({ text: sentence, start }) =>
    emotionalWords(wordsIn(sentence, start)),
  )
  const sums = new Map<Emotion, number>(EMOTIONS.map((emotion) => [emotion, 0]))
  for (const { emotion, exactWeight, negated } of found)
    if (!negated) sums.set(emotion, (sums.get(emotion) ?? 0) + exactWeight)
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0)
  const share = (emotion: Emotion): number =>
    total === 0 ? 0 : roundHalfAway((sums.get(emotion) ?? 0) / total, 4)
  const largest = [...sums.keys()].reduce((best, other) => (share(other) > share(best) ? other : best))
  const wordCount = wordsIn(text).length
  return {
    dominant: total === 0 ? ('none' as const) : largest,
    scores: {
      joy: share('joy'),
      love: share('love'),
      surprise: share('surprise'),
      anger: share('anger'),
      sadness: share('sadness'),
      fear: share('fear'),
      disgust: share('disgust'),
    },
    words: found.map(({ word, index, emotion, weight, negated }) => ({
      word,
      index,
      emotion,
      weight,
      negated,
    })),
    intensity: wordCount === 0 ? 0 : roundHalfAway(Math.min(1, (total / wordCount) * INTENSITY), 4),
  }
})

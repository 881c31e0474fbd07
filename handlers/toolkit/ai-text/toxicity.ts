import type { Data } from '#operation'
import { feature } from '#toolkit'
import { toxicSpans, type ToxicSpan } from '#toolkit/lib/language/toxicity'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type Answer = Data<'rest_aiText_toxicity'>
type Item = Answer['items'][number]

const WEIGHTS = { threat: 0.9, profanity: 0.6, insult: 0.5, slang: 0.3, shouting: 0.2 } as const
const [SHOUTED_LETTERS, SHOUTED_SHARE, SHOUTED_TEXT] = [10, 0.7, 50]
const [TOXIC, SEVERE] = [0.5, 0.85]

const isShouting = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= SHOUTED_LETTERS && capitals / letters > SHOUTED_SHARE
}

const shouting = (text: string): Item[] =>
  isShouting(text)
    ? [
        {
          category: 'shouting',
          text: Array.from(text).slice(0, SHOUTED_TEXT).join(''),
          index: 0,
          weight: WEIGHTS.shouting,
        },
      ]
    : []

const levelOf = (score: number): Answer['level'] => {
  if (score === 0) return 'none'
  if (score < TOXIC) return 'mild'
  return score < SEVERE ? 'toxic' : 'severe'
}

/** A word's first character, and a * for each other one. */
const masked = (word: string): string => {
  const [first = '', ...others] = Array.from(word)
  return first + others.map((character) => (character.trim() === '' ? character : '*')).join('')
}

const censored = (text: string, spans: readonly ToxicSpan[]): string => {
  let [result, from] = ['', 0]
  for (const { category, text: word, start, end } of spans) {
    if (category === 'threat') continue
    result += text.slice(from, start) + masked(word)
    from = end
  }
  return result + text.slice(from)
}

export default feature('rest_aiText_toxicity', ({ text, censor }) => {
  const spans = toxicSpans(text)
  const items = [
    ...spans.map(({ category, text: found, start: index }) => ({
      category,
      text: found,
      index,
      weight: WEIGHTS[category],
    })),
    ...shouting(text),
  ].toSorted((one, other) => one.index - other.index)
  const score = roundHalfAway(1 - items.reduce((product, { weight }) => product * (1 - weight), 1), 4)
  return {
    toxic: score >= TOXIC,
    score,
    level: levelOf(score),
    items,
    censored: censor ? censored(text, spans) : null,
  }
})

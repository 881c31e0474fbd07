import { feature } from '#toolkit'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

/** The standard answers of the toy in its usual order: ten positive, five neutral, five negative. */
const ANSWERS = [
  'It is certain',
  'It is decidedly so',
  'Without a doubt',
  'Yes definitely',
  'You may rely on it',
  'As I see it, yes',
  'Most likely',
  'Outlook good',
  'Yes',
  'Signs point to yes',
  'Reply hazy, try again',
  'Ask again later',
  'Better not tell you now',
  'Cannot predict now',
  'Concentrate and ask again',
  "Don't count on it",
  'My reply is no',
  'My sources say no',
  'Outlook not so good',
  'Very doubtful',
]
const [LAST_POSITIVE, LAST_NEUTRAL] = [10, 15]

const toneOf = (number: number): 'positive' | 'neutral' | 'negative' => {
  if (number <= LAST_POSITIVE) return 'positive'
  return number <= LAST_NEUTRAL ? 'neutral' : 'negative'
}

export default feature('rest_fun_magic8Ball', ({ question = null, seed }) => {
  const draws = seededDraws(seed)
  const number = draws.below(ANSWERS.length) + 1
  return { question, answer: ANSWERS[number - 1] ?? '', tone: toneOf(number), number, seed: draws.seed }
})

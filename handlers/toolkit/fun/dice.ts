import { feature, unprocessable } from '#toolkit'
import { diceFormula, isDice } from '#toolkit/lib/random/dice-notation'
import { rangeOf, rollOnce } from '#toolkit/lib/random/dice-rolls'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const MOST_DICE = 10_000

export default feature('rest_fun_dice', ({ roll, times, seed }) => {
  const terms = diceFormula(roll)
  const dice = times * terms.reduce((sum, term) => sum + (isDice(term) ? term.count : 0), 0)
  if (dice > MOST_DICE) unprocessable(`These are ${dice} dice; at most ${MOST_DICE} can be rolled.`)
  const draws = seededDraws(seed)
  const items = Array.from({ length: times }, () => rollOnce(terms, draws))
  return { roll, ...rangeOf(terms), seed: draws.seed, items }
})

import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const rounded = (value: number): number => roundHalfAway(value, 2)

/** Elo's logistic formula; 400 points are odds of 10 to 1. */
export default feature('rest_games_rating', ({ a, b, score, k, kB = k }) => {
  const expectedA = 1 / (1 + 10 ** ((b - a) / 400))
  const expectedB = 1 - expectedA
  const changeA = k * (score - expectedA)
  const changeB = kB * (1 - score - expectedB)
  return {
    expectedA: roundHalfAway(expectedA, 6),
    expectedB: roundHalfAway(expectedB, 6),
    newA: rounded(a + changeA),
    newB: rounded(b + changeB),
    changeA: rounded(changeA),
    changeB: rounded(changeB),
  }
})

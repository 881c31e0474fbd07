import { feature } from '#toolkit'
import { chineseProverbs } from '#toolkit/lib/fun/fortunes'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const HIGHEST = 49
const LUCKY = 6

export default feature('rest_fun_fortuneCookie', ({ seed }) => {
  const draws = seededDraws(seed)
  const fortune = draws.pick(chineseProverbs())
  const numbers = draws.shuffle(Array.from({ length: HIGHEST }, (_, index) => index + 1))
  const luckyNumbers = numbers.slice(0, LUCKY).sort((a, b) => a - b)
  return { fortune, luckyNumbers, seed: draws.seed }
})

import { feature, unprocessable } from '#toolkit'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { binomial } from '#toolkit/lib/numbers/integers'
import { seededDraws, type Draws } from '#toolkit/lib/random/seeded-draws'

const picked = (count: number, highest: number, draws: Draws): number[] =>
  draws
    .shuffle(Array.from({ length: highest }, (_, index) => index + 1))
    .slice(0, count)
    .sort((a, b) => a - b)

export default feature('rest_fun_lottery', ({ pick, of, bonus, bonusOf, tickets, seed }) => {
  if (pick > of) unprocessable(`pick ${pick} is above of ${of}.`)
  if (bonus > bonusOf) unprocessable(`bonus ${bonus} is above bonusOf ${bonusOf}.`)
  const draws = seededDraws(seed)
  const ways = binomial(BigInt(of), BigInt(pick)) * binomial(BigInt(bonusOf), BigInt(bonus))
  return {
    tickets: Array.from({ length: tickets }, () => ({
      numbers: picked(pick, of, draws),
      bonus: bonus === 0 ? [] : picked(bonus, bonusOf, draws),
    })),
    oddsOneIn: ways.toString(),
    // Of more ways than a double counts exactly, too, the nearest number.
    probability: new Decimal(1).div(ways.toString()).toNumber(),
    seed: draws.seed,
  }
})

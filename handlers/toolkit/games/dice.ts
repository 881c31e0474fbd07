import { feature } from '#toolkit'
import { rollTotals } from '#toolkit/lib/games/dice-roll'
import type { Totals } from '#toolkit/lib/games/dice-totals'
import { nearestDouble, rational } from '#toolkit/lib/numbers/rational'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const MILLION = 1_000_000n

/** A share from 0 to 1 with 6 decimals, exactly rounded. */
const shareOf = (count: bigint, all: bigint): number =>
  Number((2n * count * MILLION + all) / (2n * all)) / 1e6

/** Mean and population standard deviation, from exact sums. */
const momentsOf = ({ least, counts }: Totals, all: bigint): { mean: number; stdDev: number } => {
  let [sum, squares] = [0n, 0n]
  for (const [index, count] of counts.entries()) {
    const total = BigInt(least + index)
    sum += count * total
    squares += count * total * total
  }
  const variance = nearestDouble(rational(squares * all - sum * sum, all * all))
  return {
    mean: roundHalfAway(nearestDouble(rational(sum, all)), 6),
    stdDev: roundHalfAway(Math.sqrt(variance), 6),
  }
}

export default feature('rest_games_dice', ({ roll, target }) => {
  const totals = rollTotals(roll)
  const { least, counts } = totals
  const all = counts.reduce((sum, count) => sum + count, 0n)
  let rest = all
  const items = counts.map((count, index) => {
    const item = { total: least + index, probability: shareOf(count, all), atLeast: shareOf(rest, all) }
    rest -= count
    return item
  })
  const most = counts.reduce((best, count) => (count > best ? count : best), 0n)
  const chanceFrom = (total: number): number => {
    if (total <= least) return 1
    return items[total - least]?.atLeast ?? 0
  }
  return {
    roll,
    min: least,
    max: least + counts.length - 1,
    ...momentsOf(totals, all),
    mode: counts.flatMap((count, index) => (count === most ? [least + index] : [])),
    chance: target === undefined ? null : chanceFrom(target),
    items,
  }
})

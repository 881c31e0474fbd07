import { brentRoot } from '../algebra/root-finding.js'
import { Decimal } from '../numbers/decimal.js'

/** An amount so many days after the first date. */
export interface DatedFlow {
  amount: Decimal
  days: number
}

export const DAYS_PER_YEAR = 365

/** ln(1 + rate) of -99.9999 % and of 100000 %. */
const LOWEST = Math.log(1e-6)
const HIGHEST = Math.log(1001)
const STEP = 1 / 200
const TOLERANCE = 1e-15

/** One flow a day, without days on which they cancel each other, by days. */
const merged = (flows: readonly DatedFlow[]): DatedFlow[] => {
  const sums = new Map<number, Decimal>()
  for (const { amount, days } of flows) sums.set(days, amount.plus(sums.get(days) ?? 0))
  return Array.from(sums, ([days, amount]) => ({ days, amount }))
    .filter(({ amount }) => !amount.isZero())
    .sort((a, b) => a.days - b.days)
}

/** The net present value at a yearly rate (a fraction above -1), 365 days to a year, as Excel's XNPV. */
export const datedPresentValue = (flows: readonly DatedFlow[], rate: Decimal): Decimal => {
  const daily = rate.plus(1).ln().div(DAYS_PER_YEAR)
  return flows.reduce(
    (sum, { amount, days }) => sum.plus(amount.times(daily.times(-days).exp())),
    new Decimal(0),
  )
}

/** A value with the sign of the NPV at ln(1 + rate) = u; the greatest discount factor is 1, so that none overflows. */
const scaledValue = (flows: readonly DatedFlow[]): ((u: number) => number) => {
  const years = flows.map(({ days }) => days / DAYS_PER_YEAR)
  const amounts = flows.map(({ amount }) => amount.toNumber())
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0]
  return (u) => {
    const origin = u < 0 ? last : first
    let sum = 0
    for (const [index, amount] of amounts.entries())
      sum += amount * Math.exp(u * (origin - (years[index] ?? 0)))
    return sum
  }
}

/** A range from 0 outwards in which the sign changes; null where it does not up to the limit. */
const changeFrom = (value: (u: number) => number, limit: number): [number, number] | null => {
  const steps = Math.ceil(Math.abs(limit) / STEP)
  let [u, sign] = [0, Math.sign(value(0))]
  for (let step = 1; step <= steps; step++) {
    const next = step === steps ? limit : Math.sign(limit) * step * STEP
    const nextSign = Math.sign(value(next))
    if (nextSign !== sign) return [u, next]
    ;[u, sign] = [next, nextSign]
  }
  return null
}

/**
 * The yearly rate (a fraction) nearest to 0 at which dated flows have no present value, between -99.9999 % and
 * 100000 %; null where there is none.
 */
export const datedRate = (flows: readonly DatedFlow[]): number | null => {
  const days = merged(flows)
  if (days.length < 2) return null
  const value = scaledValue(days)
  if (value(0) === 0) return 0
  const ranges = [changeFrom(value, LOWEST), changeFrom(value, HIGHEST)].filter((range) => range !== null)
  const roots = ranges.map(([from, to]) => Math.expm1(brentRoot(value, from, to, TOLERANCE)))
  const [nearest] = roots.sort((a, b) => Math.abs(a) - Math.abs(b))
  return nearest ?? null
}

import { brentRoot } from '../algebra/root-finding.js'
import { Decimal } from '../numbers/decimal.js'
import { nthRoot } from './annuity.js'

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

/**
 * The net present value at a yearly rate (a fraction above -1), 365 days to a year, as Excel's XNPV.
 * @param flows not before the first date
 */
export const datedPresentValue = (flows: readonly DatedFlow[], rate: Decimal): Decimal => {
  // Powers of the daily growth to 1, 2, 4, ... days, from which every number of days is made.
  const powers = [nthRoot(rate.plus(1), DAYS_PER_YEAR)]
  let [sum, growth, day] = [new Decimal(0), new Decimal(1), 0]
  for (const { amount, days } of merged(flows)) {
    for (let bit = 0; 2 ** bit <= days - day; bit++) {
      const power = powers[bit] ?? (powers[bit - 1] ?? growth).pow(2)
      powers[bit] = power
      if (Math.floor((days - day) / 2 ** bit) % 2 === 1) growth = growth.times(power)
    }
    day = days
    sum = sum.plus(amount.div(growth))
  }
  return sum
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
const changeFrom = (flows: readonly DatedFlow[], limit: number): [number, number] | null => {
  const steps = Math.ceil(Math.abs(limit) / STEP)
  const direction = Math.sign(limit)
  const origin = (direction < 0 ? flows.at(-1) : flows[0])?.days ?? 0
  const terms = flows.map(({ amount }) => amount.toNumber())
  const factors = flows.map(({ days }) => Math.exp((direction * STEP * (origin - days)) / DAYS_PER_YEAR))
  const sign = Math.sign(terms.reduce((sum, term) => sum + term, 0))
  for (let step = 1; step <= steps; step++) {
    let sum = 0
    for (const [index, factor] of factors.entries()) {
      const term = (terms[index] ?? 0) * factor
      terms[index] = term
      sum += term
    }
    if (Math.sign(sum) !== sign) return [direction * (step - 1) * STEP, direction * step * STEP]
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
  const rootOf = ([from, to]: [number, number]): number => Math.expm1(brentRoot(value, from, to, TOLERANCE))
  const below = changeFrom(days, LOWEST)
  const roots = below === null ? [] : [rootOf(below)]
  const farthest = roots[0] === undefined ? HIGHEST : Math.log1p(-roots[0])
  const above = changeFrom(days, farthest)
  if (above !== null) roots.push(rootOf(above))
  const isWithin = (root: number): boolean => root > Math.expm1(LOWEST) && root < Math.expm1(HIGHEST)
  const [nearest] = roots.filter(isWithin).sort((a, b) => Math.abs(a) - Math.abs(b))
  return nearest ?? null
}

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

/** A function with the sign of the NPV at ln(1 + rate) = u, its slope, and a bound for the error of its value. */
interface Scaled {
  value: (u: number) => number
  slope: (u: number) => number
  error: (u: number) => number
}

/** The greatest discount factor is 1, so that none overflows. */
const scaledValue = (flows: readonly DatedFlow[]): Scaled => {
  const years = flows.map(({ days }) => days / DAYS_PER_YEAR)
  const amounts = flows.map(({ amount }) => amount.toNumber())
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0]
  const sumOf = (u: number, term: (amount: number, power: number) => number): number => {
    const origin = u < 0 ? last : first
    let sum = 0
    for (const [index, amount] of amounts.entries()) {
      const power = origin - (years[index] ?? 0)
      sum += term(amount, power) * Math.exp(u * power)
    }
    return sum
  }
  return {
    value: (u) => sumOf(u, (amount) => amount),
    slope: (u) => sumOf(u, (amount, power) => amount * power),
    error: (u) =>
      4 *
      Number.EPSILON *
      sumOf(u, (amount, power) => Math.abs(amount) * (flows.length + Math.abs(u * power))),
  }
}

/** The root nearest to 0 where the value turns back between two points of one sign: where it touches 0, or before that. */
const rootAtTurn = ({ value, slope, error }: Scaled, from: number, to: number): number | null => {
  if (slope(from) * slope(to) >= 0) return null
  const turn = brentRoot(slope, from, to, TOLERANCE)
  if (Math.abs(value(turn)) <= error(turn)) return turn
  return value(from) * value(turn) < 0 ? brentRoot(value, from, turn, TOLERANCE) : null
}

/** The first root from 0 outwards, as ln(1 + rate); null where there is none up to the limit. */
const rootTowards = (flows: readonly DatedFlow[], limit: number): number | null => {
  const scaled = scaledValue(flows)
  const steps = Math.ceil(Math.abs(limit) / STEP)
  const direction = Math.sign(limit)
  const origin = (direction < 0 ? flows.at(-1) : flows[0])?.days ?? 0
  const terms = flows.map(({ amount }) => amount.toNumber())
  const factors = flows.map(({ days }) => Math.exp((direction * STEP * (origin - days)) / DAYS_PER_YEAR))
  let [before, last] = [0, terms.reduce((sum, term) => sum + term, 0)]
  for (let step = 1; step <= steps; step++) {
    let sum = 0
    for (const [index, factor] of factors.entries()) {
      const term = (terms[index] ?? 0) * factor
      terms[index] = term
      sum += term
    }
    const at = (steps: number): number => direction * steps * STEP
    // Least at the point before: between its neighbours the value may touch 0, or pass it and come back.
    const turns = Math.abs(last) <= Math.abs(sum) && (step === 1 || Math.abs(last) <= Math.abs(before))
    const turned = turns ? rootAtTurn(scaled, at(Math.max(step - 2, 0)), at(step)) : null
    if (turned !== null) return turned
    if (Math.sign(sum) !== Math.sign(last)) return brentRoot(scaled.value, at(step - 1), at(step), TOLERANCE)
    ;[before, last] = [last, sum]
  }
  return null
}

/** A rate that is a bound comes out so near to it in ln(1 + rate). */
const NEAR = 1e-9

/**
 * The yearly rate (a fraction) nearest to 0 at which dated flows have no present value, from -99.9999 % to
 * 100000 %; null where there is none.
 */
export const datedRate = (flows: readonly DatedFlow[]): number | null => {
  const days = merged(flows)
  // Flows that cancel each other on every day have no present value at any rate.
  if (days.length === 0) return 0
  if (days.length === 1) return null
  if (scaledValue(days).value(0) === 0) return 0
  const below = rootTowards(days, LOWEST - NEAR)
  const farthest = below === null ? HIGHEST : Math.min(Math.log1p(-Math.expm1(below)), HIGHEST)
  const above = rootTowards(days, farthest + NEAR)
  const [nearest] = [below, above]
    .filter((root) => root !== null)
    .filter((root) => root > LOWEST - NEAR && root < HIGHEST + NEAR)
    .map(Math.expm1)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  return nearest ?? null
}

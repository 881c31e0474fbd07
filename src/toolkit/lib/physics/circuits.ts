import { unprocessable } from '../../errors.js'
import { Decimal } from '../numbers/decimal.js'

export type Connection = 'series' | 'parallel'

/** V, A, ohm and W. */
export interface Load {
  voltage: Decimal
  current: Decimal
  resistance: Decimal
  power: Decimal
}

/** The resistance of all resistors; 422 for a short circuit. */
export const together = (resistors: readonly Decimal[], connection: Connection): Decimal => {
  const total = (values: readonly Decimal[]): Decimal =>
    values.reduce((sum, value) => sum.plus(value), new Decimal(0))
  if (connection === 'parallel') {
    if (resistors.some((resistor) => resistor.isZero()))
      unprocessable('A resistor of 0 ohm in parallel is a short circuit.')
    return new Decimal(1).div(total(resistors.map((resistor) => new Decimal(1).div(resistor))))
  }
  const sum = total(resistors)
  return sum.isZero() ? unprocessable('The resistors add up to 0 ohm, a short circuit.') : sum
}

/** All four quantities by two of them: P = VI, V = RI. */
export const loadOf = (known: Partial<Load>): Load => {
  const { voltage: v, current: i, resistance: r, power: p } = known
  if (v !== undefined) {
    const current = i ?? (r === undefined ? (p ?? v).div(v) : v.div(r))
    return { voltage: v, current, resistance: r ?? v.div(current), power: p ?? v.times(current) }
  }
  if (i !== undefined) {
    const voltage = r === undefined ? (p ?? i).div(i) : r.times(i)
    return { voltage, current: i, resistance: r ?? voltage.div(i), power: p ?? voltage.times(i) }
  }
  const [resistance, power] = [r ?? new Decimal(0), p ?? new Decimal(0)]
  return { voltage: power.times(resistance).sqrt(), current: power.div(resistance).sqrt(), resistance, power }
}

/** What falls on one of the resistors that make the load. */
export const partOf = (resistance: Decimal, { voltage, current }: Load, connection: Connection): Load => {
  if (connection === 'parallel') return loadOf({ voltage, resistance })
  return loadOf({ current, resistance })
}

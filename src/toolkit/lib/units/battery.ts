import { invalidParameter } from '../../errors.js'
import { Decimal, settled } from '../numbers/decimal.js'

/** Charge (Ah or A) or energy (Wh or W), with the size of a unit in those. */
interface Measure {
  kind: 'charge' | 'energy'
  size: number
}

const MEASURES = {
  uA: { kind: 'charge', size: 1e-6 },
  mA: { kind: 'charge', size: 1e-3 },
  A: { kind: 'charge', size: 1 },
  mAh: { kind: 'charge', size: 1e-3 },
  Ah: { kind: 'charge', size: 1 },
  mW: { kind: 'energy', size: 1e-3 },
  W: { kind: 'energy', size: 1 },
  kW: { kind: 'energy', size: 1e3 },
  Wh: { kind: 'energy', size: 1 },
  kWh: { kind: 'energy', size: 1e3 },
} as const satisfies Readonly<Record<string, Measure>>

/** Units of capacity, current and power. */
export type BatteryUnit = keyof typeof MEASURES

/** An amount with its unit. */
export interface Amount {
  value: number | Decimal
  unit: BatteryUnit
}

/** An amount in Wh or W; null where it is a charge or current and the voltage is missing. */
export const inWatts = ({ value, unit }: Amount, voltage: number | undefined): Decimal | null => {
  const { kind, size } = MEASURES[unit]
  const base = new Decimal(value).times(size)
  if (kind === 'energy') return base
  return voltage === undefined ? null : base.times(voltage)
}

/**
 * Hours in which a rate uses up, or fills, a capacity.
 * @throws {FeatureError} 400 where one is of charge, the other of energy, and there is no voltage
 */
export const hoursAt = (capacity: Amount, rate: Amount, voltage: number | undefined): Decimal => {
  const [stored, drawn] = [MEASURES[capacity.unit], MEASURES[rate.unit]]
  if (stored.kind === drawn.kind) {
    return new Decimal(capacity.value).times(stored.size).div(new Decimal(rate.value).times(drawn.size))
  }
  const [energy, power] = [inWatts(capacity, voltage), inWatts(rate, voltage)]
  return energy === null || power === null
    ? invalidParameter('voltage', `is required to join ${capacity.unit} and ${rate.unit}`)
    : energy.div(power)
}

/** Hours in whole minutes, a half rounded up. */
export const wholeMinutes = (hours: Decimal): Decimal =>
  settled(hours.times(60)).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)

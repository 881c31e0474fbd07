import { feature, unprocessable } from '#toolkit'
import { givenOf } from '#toolkit/lib/common/given-of'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { significant } from '#toolkit/lib/numbers/significant'
import { GAS_CONSTANT, molarVolumeOf, pressureOf, thermalOf } from '#toolkit/lib/physics/gas-law'
import type { Query } from '#operation'

const NAMES = ['pressure', 'volume', 'amount', 'temperature'] as const
type Name = (typeof NAMES)[number]
type State = Record<Name, Decimal>

const unknownOf = (query: Query<'rest_science_gasLaw'>): Name => {
  const given = givenOf(query, NAMES, 3)
  return NAMES.find((name) => !given.includes(name)) ?? 'pressure'
}

const solved = (unknown: Name, given: State, a: Decimal, b: Decimal): Decimal => {
  const { pressure, volume, amount, temperature } = given
  const attraction = { a, b }
  if (unknown === 'volume' || unknown === 'amount') {
    const one =
      molarVolumeOf(pressure, GAS_CONSTANT.times(temperature), attraction) ??
      unprocessable(`There is no positive ${unknown}: without b, nothing holds out against a.`)
    return unknown === 'volume' ? one.times(amount) : volume.div(one)
  }
  const molarVolume = volume.div(amount)
  if (molarVolume.lte(b)) unprocessable('The volume is not above that of the molecules, amount times b.')
  if (unknown === 'temperature') return thermalOf(molarVolume, pressure, attraction).div(GAS_CONSTANT)
  return pressureOf(molarVolume, GAS_CONSTANT.times(temperature), attraction)
}

export default feature('rest_science_gasLaw', (query) => {
  const solvedFor = unknownOf(query)
  const read = (name: Name): Decimal => new Decimal(query[name] ?? 0)
  const given: State = {
    pressure: read('pressure'),
    volume: read('volume'),
    amount: read('amount'),
    temperature: read('temperature'),
  }
  const value = solved(solvedFor, given, new Decimal(query.a), new Decimal(query.b))
  if (!value.isPositive() || value.isZero()) unprocessable(`There is no positive ${solvedFor}.`)
  const state: State = { ...given, [solvedFor]: value }
  const round = (decimal: Decimal): number => significant(decimal, 12)
  const molarVolume = state.volume.div(state.amount)
  return {
    solvedFor,
    pressure: round(state.pressure),
    volume: round(state.volume),
    amount: round(state.amount),
    temperature: round(state.temperature),
    molarVolume: round(molarVolume),
    compressibility: round(state.pressure.times(molarVolume).div(GAS_CONSTANT.times(state.temperature))),
  }
})

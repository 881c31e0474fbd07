import { feature, invalidParameter } from '#toolkit'
import { givenOf } from '#toolkit/lib/common/given-of'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { significant } from '#toolkit/lib/numbers/significant'
import { loadOf, partOf, together, type Load } from '#toolkit/lib/physics/circuits'
import type { Query } from '#operation'

const SOURCES = ['voltage', 'current', 'power'] as const
const NAMES = ['voltage', 'current', 'resistance', 'power'] as const
const round = (value: Decimal): number => significant(value, 10)

const shown = ({ voltage, current, resistance, power }: Load) => ({
  voltage: round(voltage),
  current: round(current),
  resistance: round(resistance),
  power: round(power),
})

const knownOf = (query: Query<'rest_science_ohm'>, given: readonly (keyof Load)[]): Partial<Load> =>
  Object.fromEntries(given.map((name) => [name, new Decimal(query[name] ?? 0)]))

export default feature('rest_science_ohm', (query) => {
  const { resistors: list, connection } = query
  if (list === undefined) return { ...shown(loadOf(knownOf(query, givenOf(query, NAMES, 2)))), parts: [] }
  if (query.resistance !== undefined) invalidParameter('resistance', 'cannot be given with resistors')
  const given = SOURCES.filter((name) => query[name] !== undefined)
  if (given[1] !== undefined) {
    invalidParameter(
      given[1],
      `is one too many: with resistors at most one of ${SOURCES.join(', ')} is given`,
    )
  }
  const resistors = list.split(',').map((resistor) => new Decimal(resistor))
  const resistance = together(resistors, connection)
  if (given.length === 0) {
    return { voltage: null, current: null, resistance: round(resistance), power: null, parts: [] }
  }
  const load = loadOf({ ...knownOf(query, given), resistance })
  return { ...shown(load), parts: resistors.map((resistor) => shown(partOf(resistor, load, connection))) }
})

import { feature, invalidParameter } from '#toolkit'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { significant } from '#toolkit/lib/numbers/significant'
import { loadOf, partOf, together, type Load } from '#toolkit/lib/physics/circuits'

const NAMES = ['voltage', 'current', 'resistance', 'power'] as const
const round = (value: Decimal): number => significant(value, 10)

const shown = ({ voltage, current, resistance, power }: Load) => ({
  voltage: round(voltage),
  current: round(current),
  resistance: round(resistance),
  power: round(power),
})

export default feature('rest_science_ohm', (query) => {
  const { resistors: list, connection } = query
  const given = NAMES.filter((name) => query[name] !== undefined)
  if (list !== undefined && query.resistance !== undefined) {
    invalidParameter('resistance', 'cannot be given with resistors')
  }
  const [least, most] = list === undefined ? [2, 2] : [0, 1]
  if (given.length < least || given.length > most) {
    const wanted =
      list === undefined ? `exactly two of ${NAMES.join(', ')}` : 'at most one of voltage, current, power'
    invalidParameter(
      given[most] ?? NAMES.find((name) => query[name] === undefined) ?? 'voltage',
      `give ${wanted}`,
    )
  }
  const known: Partial<Load> = Object.fromEntries(given.map((name) => [name, new Decimal(query[name] ?? 0)]))
  if (list === undefined) return { ...shown(loadOf(known)), parts: [] }
  const resistors = list.split(',').map((resistor) => new Decimal(resistor))
  const resistance = together(resistors, connection)
  if (given.length === 0) {
    return { voltage: null, current: null, resistance: round(resistance), power: null, parts: [] }
  }
  const load = loadOf({ ...known, resistance })
  return { ...shown(load), parts: resistors.map((resistor) => shown(partOf(resistor, load, connection))) }
})

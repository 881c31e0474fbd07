import { feature } from '#toolkit'
import { convertUnit } from '#toolkit/lib/units/conversion'
import { findUnit } from '#toolkit/lib/units/unit-search'
import { UNITS } from '#toolkit/lib/units/unit-table'

export default feature('rest_utility_convert_2', ({ value, from: text }) => {
  const from = findUnit('from', text)
  const items = UNITS.filter(({ quantity }) => quantity === from.quantity).map((unit) => ({
    unit: unit.id,
    name: unit.name,
    result: convertUnit(value, from, unit),
  }))
  return { quantity: from.quantity, value, from: from.id, count: items.length, items }
})

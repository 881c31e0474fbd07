import { feature, unprocessable } from '#toolkit'
import { convertUnit } from '#toolkit/lib/units/conversion'
import { findUnit } from '#toolkit/lib/units/unit-search'

export default feature('rest_utility_convert', ({ value, from: fromText, to: toText }) => {
  const from = findUnit('from', fromText)
  const to = findUnit('to', toText)
  if (from.quantity !== to.quantity) {
    unprocessable(`to: ${to.id} is a unit of ${to.quantity}, and ${from.id} one of ${from.quantity}.`)
  }
  const result = convertUnit(value, from, to)
  return {
    quantity: from.quantity,
    value,
    from: from.id,
    to: to.id,
    result,
    text: `${value} ${from.id} = ${result} ${to.id}`,
  }
})

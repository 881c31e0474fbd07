import { feature, invalidParameter } from '#toolkit'
import { Decimal, percentOf, rounded, settled } from '#toolkit/lib/numbers/decimal'
import { hoursAt, inWatts, wholeMinutes } from '#toolkit/lib/units/battery'
import { minutesText } from '#toolkit/lib/units/duration-parts'

export default feature('rest_utility_battery_2', (query) => {
  const { capacity, capacityUnit: unit, rate, rateUnit, voltage, from, to, efficiency, price } = query
  if (to <= from) invalidParameter('to', 'must be greater than from')
  const added = percentOf(capacity, new Decimal(to).minus(from))
  const drawn = added.div(efficiency).times(100)
  const hours = hoursAt({ value: drawn, unit }, { value: rate, unit: rateUnit }, voltage)
  const wattHours = inWatts({ value: drawn, unit }, voltage)
  return {
    hours: rounded(settled(hours), 4),
    text: minutesText(wholeMinutes(hours)),
    added: rounded(added, 4),
    drawn: rounded(settled(drawn), 4),
    unit,
    cost:
      price === undefined || wattHours === null
        ? null
        : rounded(settled(wattHours.div(1000).times(price)), 2),
  }
})

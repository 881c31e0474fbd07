import { feature } from '#toolkit'
import { percentOf, rounded, settled } from '#toolkit/lib/numbers/decimal'
import { hoursAt, inWatts, wholeMinutes } from '#toolkit/lib/units/battery'
import { minutesText } from '#toolkit/lib/units/duration-parts'

export default feature('rest_utility_battery', (query) => {
  const { capacity, capacityUnit, load, loadUnit, voltage, efficiency, duty } = query
  const hours = hoursAt(
    { value: percentOf(capacity, efficiency), unit: capacityUnit },
    { value: percentOf(load, duty), unit: loadUnit },
    voltage,
  )
  const energy = inWatts({ value: capacity, unit: capacityUnit }, voltage)
  return {
    hours: rounded(settled(hours), 4),
    days: rounded(settled(hours.div(24)), 4),
    text: minutesText(wholeMinutes(hours)),
    energyWh: energy === null ? null : rounded(energy, 4),
  }
})

import { feature, invalidParameter } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Trip = Query<'rest_calc_tripCost'>

/** International mile; US gallon of 231 cubic inches; UK gallon (Weights and Measures Act 1985). */
const KM_PER_MILE = '1.609344'
const LITRES: Record<Exclude<Trip['priceUnit'], 'kwh'>, string> = {
  liter: '1',
  gallonUs: '3.785411784',
  gallonUk: '4.54609',
}

/**
 * Litres, or kilowatt-hours, that the trip takes, as dividend and divisor: a third of a litre that was rounded before it
 * is paid may end just below the half of a cent.
 */
const energyFor = (
  km: Decimal,
  unit: Trip['consumptionUnit'],
  consumption: number,
): [dividend: Decimal, divisor: Decimal] => {
  switch (unit) {
    case 'lPer100km':
    case 'kwhPer100km':
      return [km.times(consumption), new Decimal(100)]
    case 'kmPerL':
      return [km, new Decimal(consumption)]
    case 'mpgUs':
      return [km.times(LITRES.gallonUs), new Decimal(KM_PER_MILE).times(consumption)]
    case 'mpgUk':
      return [km.times(LITRES.gallonUk), new Decimal(KM_PER_MILE).times(consumption)]
  }
}

export default feature('rest_calc_tripCost', (trip) => {
  const { consumption, consumptionUnit, price, priceUnit, tolls, people } = trip
  const isElectric = consumptionUnit === 'kwhPer100km'
  if (isElectric !== (priceUnit === 'kwh')) {
    invalidParameter(
      'priceUnit',
      `must go with consumptionUnit=${consumptionUnit}, which ${priceUnit} does not`,
    )
  }
  const oneWay = new Decimal(trip.distance).times(trip.distanceUnit === 'mi' ? KM_PER_MILE : 1)
  const km = oneWay.times(trip.returnTrip ? 2 : 1)
  const [amount, divisor] = energyFor(km, consumptionUnit, consumption)
  const costDivisor = divisor.times(priceUnit === 'kwh' ? 1 : LITRES[priceUnit])
  const energyCost = amount.times(price)
  const total = costDivisor.times(tolls).plus(energyCost)
  const unit: 'kwh' | 'liter' = isElectric ? 'kwh' : 'liter'
  return {
    distanceKm: rounded(km, 3),
    energy: { amount: rounded(amount.div(divisor), 3), unit },
    energyCost: rounded(energyCost.div(costDivisor), 2),
    tolls: rounded(new Decimal(tolls), 2),
    total: rounded(total.div(costDivisor), 2),
    perPerson: rounded(total.div(costDivisor.times(people)), 2),
    costPerKm: rounded(total.div(costDivisor.times(km)), 2),
  }
})

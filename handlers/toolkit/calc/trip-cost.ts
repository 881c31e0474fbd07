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

/** Litres, or kilowatt-hours, that the trip takes. */
const energyFor = (km: Decimal, unit: Trip['consumptionUnit'], consumption: number): Decimal => {
  const miles = km.div(KM_PER_MILE)
  switch (unit) {
    case 'lPer100km':
    case 'kwhPer100km':
      return km.times(consumption).div(100)
    case 'kmPerL':
      return km.div(consumption)
    case 'mpgUs':
      return miles.div(consumption).times(LITRES.gallonUs)
    case 'mpgUk':
      return miles.div(consumption).times(LITRES.gallonUk)
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
  const amount = energyFor(km, consumptionUnit, consumption)
  const energyCost = amount.div(priceUnit === 'kwh' ? 1 : LITRES[priceUnit]).times(price)
  const total = energyCost.plus(tolls)
  const unit: 'kwh' | 'liter' = isElectric ? 'kwh' : 'liter'
  return {
    distanceKm: rounded(km, 3),
    energy: { amount: rounded(amount, 3), unit },
    energyCost: rounded(energyCost, 2),
    tolls: rounded(new Decimal(tolls), 2),
    total: rounded(total, 2),
    perPerson: rounded(total.div(people), 2),
    costPerKm: rounded(total.div(km), 2),
  }
})

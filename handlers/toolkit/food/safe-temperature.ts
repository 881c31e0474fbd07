import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

interface SafeTemperature {
  celsius: number
  fahrenheit: number
  restMinutes: number
}

const at = (fahrenheit: number, celsius: number, restMinutes = 0): SafeTemperature => ({
  celsius,
  fahrenheit,
  restMinutes,
})

const POULTRY = at(165, 74)
const GROUND_MEAT = at(160, 71)
const WHOLE_CUT = at(145, 63, 3)

/** Safe Minimum Internal Temperature Chart of the USDA Food Safety and Inspection Service. */
const SAFE: Readonly<Record<Query<'rest_food_safeTemperature'>['food'], SafeTemperature>> = {
  poultry: POULTRY,
  'ground-poultry': POULTRY,
  'ground-meat': GROUND_MEAT,
  steak: WHOLE_CUT,
  roast: WHOLE_CUT,
  chops: WHOLE_CUT,
  'ham-raw': WHOLE_CUT,
  'ham-cooked': at(140, 60),
  fish: at(145, 63),
  'egg-dishes': GROUND_MEAT,
  casserole: POULTRY,
  leftovers: POULTRY,
}

export default feature('rest_food_safeTemperature', ({ food, measured, unit }) => {
  const { celsius, fahrenheit, restMinutes } = SAFE[food]
  const least = unit === 'C' ? celsius : fahrenheit
  const found = { food, celsius, fahrenheit, restMinutes }
  if (measured === undefined) return { ...found, safe: null, missing: null }
  const safe = measured >= least
  return { ...found, safe, missing: safe ? 0 : rounded(new Decimal(least).minus(measured), 1) }
})

import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Ingredient = Query<'rest_food_measure'>['ingredient']
type Unit = Query<'rest_food_measure'>['from']

/** A US cup in grams: household weights of the USDA's FoodData Central, rounded. */
const GRAMS_PER_CUP: Readonly<Record<Ingredient, number>> = {
  water: 237,
  milk: 244,
  butter: 227,
  'heavy-cream': 238,
  yogurt: 245,
  'all-purpose-flour': 125,
  'bread-flour': 137,
  'whole-wheat-flour': 120,
  'granulated-sugar': 200,
  'brown-sugar': 220,
  'powdered-sugar': 120,
  honey: 339,
  'maple-syrup': 315,
  'vegetable-oil': 218,
  'olive-oil': 216,
  'white-rice': 185,
  'rolled-oats': 81,
  'cocoa-powder': 86,
  cornstarch: 128,
  salt: 292,
  'peanut-butter': 258,
}

const MILLILITRES_PER_CUP = 236.5882365

/** US customary volumes in millilitres, weights in grams (NIST Handbook 44, appendix C). */
const UNITS: Readonly<Record<Unit, { millilitres: number } | { grams: number }>> = {
  cup: { millilitres: MILLILITRES_PER_CUP },
  tbsp: { millilitres: 14.78676478125 },
  tsp: { millilitres: 4.92892159375 },
  ml: { millilitres: 1 },
  l: { millilitres: 1000 },
  'fl-oz': { millilitres: 29.5735295625 },
  g: { grams: 1 },
  kg: { grams: 1000 },
  oz: { grams: 28.349523125 },
  lb: { grams: 453.59237 },
}

interface Ratio {
  from: Unit
  to: Unit
  gramsPerCup: number
}

/** Multiplied before it is divided, so that cups of so many grams come out whole. */
const converted = (amount: number, { from, to, gramsPerCup }: Ratio): Decimal => {
  const [given, wanted] = [UNITS[from], UNITS[to]]
  if ('millilitres' in given) {
    const volume = new Decimal(amount).times(given.millilitres)
    return 'millilitres' in wanted
      ? volume.div(wanted.millilitres)
      : volume.times(gramsPerCup).div(MILLILITRES_PER_CUP).div(wanted.grams)
  }
  const weight = new Decimal(amount).times(given.grams)
  return 'grams' in wanted
    ? weight.div(wanted.grams)
    : weight.times(MILLILITRES_PER_CUP).div(gramsPerCup).div(wanted.millilitres)
}

export default feature('rest_food_measure', ({ ingredient, amount, from, to }) => {
  const gramsPerCup = GRAMS_PER_CUP[ingredient]
  const result = rounded(converted(amount, { from, to, gramsPerCup }), 3)
  return { ingredient, amount, from, to, result, gramsPerCup }
})

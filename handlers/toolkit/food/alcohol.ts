import { feature } from '#toolkit'
import { Decimal, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

/** Grams of ethanol in a millilitre at 20 degrees Celsius. */
const DENSITY = 0.789
/** Grams of alcohol in a standard drink. */
const US_DRINK = 14
const AU_DRINK = 10
const ML_PER_UK_UNIT = 10
const KCAL_PER_GRAM = 7

/** Widmark's shares of the body in which alcohol spreads, and percent of blood alcohol lost in an hour. */
const DISTRIBUTION = { male: 0.68, female: 0.55 }
const LOST_PER_HOUR = 0.015

interface Body {
  weight: number
  sex: keyof typeof DISTRIBUTION
  hours: number
}

const bloodAlcohol = (grams: Decimal, { weight, sex, hours }: Body): Decimal => {
  const highest = grams.times(100).div(new Decimal(weight).times(1000).times(DISTRIBUTION[sex]))
  return Decimal.max(0, highest.minus(new Decimal(LOST_PER_HOUR).times(hours)))
}

export default feature('rest_food_alcohol', ({ ml, abv, weight, sex, hours }) => {
  const volume = percentOf(ml, abv)
  const grams = volume.times(DENSITY)
  const bac = weight === undefined ? null : bloodAlcohol(grams, { weight, sex, hours })
  return {
    grams: rounded(grams, 2),
    usDrinks: rounded(grams.div(US_DRINK), 2),
    ukUnits: rounded(volume.div(ML_PER_UK_UNIT), 2),
    auDrinks: rounded(grams.div(AU_DRINK), 2),
    kcal: rounded(grams.times(KCAL_PER_GRAM), 0),
    bacPercent: bac === null ? null : rounded(bac, 3),
    soberInHours: bac === null ? null : rounded(bac.div(LOST_PER_HOUR), 1),
  }
})

import { feature, invalidParameter, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Person = Query<'rest_calc_calories'>

/** Constant term, and kilocalories a day for each kg, cm and year. */
type Coefficients = readonly [constant: number, weight: number, height: number, age: number]

const EQUATIONS: Record<'mifflin' | 'harris', Record<Person['sex'], Coefficients>> = {
  /** Mifflin, St Jeor et al., Am J Clin Nutr 1990; 51: 241-247. */
  mifflin: { male: [5, 10, 6.25, -5], female: [-161, 10, 6.25, -5] },
  /** Roza and Shizgal, Am J Clin Nutr 1984; 40: 168-182. */
  harris: { male: [88.362, 13.397, 4.799, -5.677], female: [447.593, 9.247, 3.098, -4.33] },
}

const ACTIVITY_FACTORS: Record<Person['activity'], number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  veryActive: 1.9,
}

/** Percent of the energy from carbohydrates, protein and fat. */
const DIETS: Record<Person['diet'], readonly [carbs: number, protein: number, fat: number]> = {
  balanced: [40, 30, 30],
  lowCarb: [20, 40, 40],
  highProtein: [30, 45, 25],
}

const KCAL_PER_KG_OF_BODY = 7700
const SAFE_MINIMUM: Record<Person['sex'], number> = { male: 1500, female: 1200 }

/** Basal metabolic rate in kcal a day. */
const basalRate = ({ formula, weight, height, age, sex, bodyFat }: Person): Decimal => {
  if (formula === 'katch') {
    if (bodyFat === undefined) return invalidParameter('bodyFat', 'is required with formula=katch')
    // McArdle, Katch and Katch, Exercise Physiology: 370 + 21.6 kcal a kg of lean body mass.
    return new Decimal(100).minus(bodyFat).div(100).times(weight).times(21.6).plus(370)
  }
  const [constant, perKg, perCm, perYear] = EQUATIONS[formula][sex]
  return new Decimal(weight)
    .times(perKg)
    .plus(new Decimal(height).times(perCm))
    .plus(new Decimal(age).times(perYear))
    .plus(constant)
}

export default feature('rest_calc_calories', (person) => {
  const bmr = basalRate(person)
  const activityFactor = ACTIVITY_FACTORS[person.activity]
  const tdee = bmr.times(activityFactor)
  const target = tdee.plus(new Decimal(person.weeklyChange).times(KCAL_PER_KG_OF_BODY).div(7))
  if (target.lte(0)) unprocessable('The daily energy target is not above 0 kcal.')
  const [carbs, protein, fat] = DIETS[person.diet]
  const grams = (percent: number, kcalPerGram: number): number =>
    rounded(target.times(percent).div(100).div(kcalPerGram), 0)
  return {
    formula: person.formula,
    bmr: rounded(bmr, 1),
    activityFactor,
    tdee: rounded(tdee, 1),
    target: rounded(target, 1),
    belowSafeMinimum: target.lt(SAFE_MINIMUM[person.sex]),
    macros: { carbsG: grams(carbs, 4), proteinG: grams(protein, 4), fatG: grams(fat, 9) },
  }
})

import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Pet = Query<'rest_fun_petAge'>

/** Human years for the first year, the second, and each one after. */
const FIRST_YEAR = 15
const SECOND_YEAR = 9
const CAT_YEAR = 4
const DOG_YEARS: Readonly<Record<Pet['size'], number>> = { small: 4, medium: 5, large: 6, giant: 7 }

const humanYearsOf = ({ animal, years, size }: Pet): number => {
  const part = (from: number, to: number): Decimal =>
    Decimal.max(Decimal.min(new Decimal(years).minus(from), to - from), 0)
  const later = animal === 'cat' ? CAT_YEAR : DOG_YEARS[size]
  const total = part(0, 1)
    .times(FIRST_YEAR)
    .plus(part(1, 2).times(SECOND_YEAR))
    .plus(part(2, Infinity).times(later))
  return rounded(total, 1)
}

/** By the methylation of DNA, for dogs of a year and more: Wang and others, Cell Systems 11 (2020), 176-185. */
const epigeneticAge = ({ animal, years }: Pet): number | null =>
  animal === 'dog' && years >= 1 ? rounded(new Decimal(years).ln().times(16).plus(31), 1) : null

const stageOf = (humanYears: number): 'baby' | 'young' | 'adult' | 'senior' => {
  if (humanYears < 12) return 'baby'
  if (humanYears < 24) return 'young'
  return humanYears < 56 ? 'adult' : 'senior'
}

export default feature('rest_fun_petAge', (pet) => {
  const humanYears = humanYearsOf(pet)
  return {
    animal: pet.animal,
    years: pet.years,
    humanYears,
    method: 'veterinary rule',
    epigenetic: epigeneticAge(pet),
    stage: stageOf(humanYears),
  }
})

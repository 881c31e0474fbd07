import type { FoodComposition, Nutrient } from '../../data/food-composition-set.js'
import { readDataSet } from '../../data/read.js'
import { Decimal } from '../numbers/decimal.js'
import { roundedNear } from '../numbers/rounded-near.js'

export type { FoodComposition }

/** The table is for 100 g; a kilocalorie has 4.184 kJ. */
const PER_GRAM = 100
const PER_GRAM_AND_KCAL = 418.4

const foods = (): readonly FoodComposition[] => readDataSet<FoodComposition[]>('food-composition', 'foods')

let byCode: ReadonlyMap<string, FoodComposition> | undefined

/** The food with a code of the Indian Food Composition Tables 2017, such as A015. */
export const foodOf = (code: string): FoodComposition | undefined =>
  (byCode ??= new Map(foods().map((food) => [food.code, food]))).get(code)

interface Searched {
  food: FoodComposition
  name: string
  scientific: string
}

let searched: readonly Searched[] | undefined
const searchedFoods = (): readonly Searched[] =>
  (searched ??= foods().map((food) => ({
    food,
    name: food.name.toLowerCase(),
    scientific: food.scientific?.toLowerCase() ?? '',
  })))

const rankOf = (name: string, wanted: string): number => {
  if (name === wanted) return 0
  return name.startsWith(wanted) ? 1 : 2
}

/**
 * Foods that have each word in their name or their scientific name, in any case. A name equal to the text comes first,
 * then names that begin with it, then the rest; among equals the code decides.
 */
export const foodsLike = (text: string): FoodComposition[] => {
  const wanted = text.trim().toLowerCase()
  const words = [...new Set(wanted.split(/\s+/))]
  return (
    searchedFoods()
      .filter(({ name, scientific }) =>
        words.every((word) => name.includes(word) || scientific.includes(word)),
      )
      // The foods are in the order of their codes, and sorting keeps the order of equals.
      .toSorted((one, other) => rankOf(one.name, wanted) - rankOf(other.name, wanted))
      .map(({ food }) => food)
  )
}

/** An amount of a food. */
export interface Portion {
  food: FoodComposition
  grams: number
}

/** What is in some food, as a double and without its error. */
interface Amount {
  approximate: number
  exact: () => Decimal
}

/** An amount of a nutrient, or of energy in kilocalories, in so many grams of each food, summed. */
const amountOf = (portions: readonly Portion[], wanted: Nutrient | 'energyKcal'): Amount => {
  const nutrient = wanted === 'energyKcal' ? 'energyKj' : wanted
  const divisor = wanted === 'energyKcal' ? PER_GRAM_AND_KCAL : PER_GRAM
  return {
    approximate: portions.reduce((sum, { food, grams }) => sum + food.per100g[nutrient] * grams, 0) / divisor,
    exact: () =>
      Decimal.sum(...portions.map(({ food, grams }) => new Decimal(food.per100g[nutrient]).times(grams))).div(
        divisor,
      ),
  }
}

/** What is in all portions together, to 2 decimals, half up. */
export const nutrientsOf = <Wanted extends Nutrient | 'energyKcal'>(
  portions: readonly Portion[],
  wanted: readonly Wanted[],
): Readonly<Record<Wanted, number>> => {
  const values = wanted.map((nutrient) => {
    const { approximate, exact } = amountOf(portions, nutrient)
    return [nutrient, roundedNear(approximate, exact, 2)]
  })
  return Object.fromEntries(values) as Record<Wanted, number>
}

/** Kilocalories a gram, by the general factors of Atwater. */
const FACTORS = { protein: 4, carbohydrates: 4, fat: 9 }
type EnergySource = keyof typeof FACTORS

/** Shares of the energy of all portions together, in percent to 1 decimal; 0 where there is none. */
export const energySharesOf = (portions: readonly Portion[]): Readonly<Record<EnergySource, number>> => {
  const energyOf = (source: EnergySource): Amount => {
    const { approximate, exact } = amountOf(portions, source)
    return { approximate: approximate * FACTORS[source], exact: () => exact().times(FACTORS[source]) }
  }
  const [protein, carbohydrates, fat] = [energyOf('protein'), energyOf('carbohydrates'), energyOf('fat')]
  const all = protein.approximate + carbohydrates.approximate + fat.approximate
  const exactAll = (): Decimal => Decimal.sum(protein.exact(), carbohydrates.exact(), fat.exact())
  const share = ({ approximate, exact }: Amount): number =>
    all === 0 ? 0 : roundedNear((100 * approximate) / all, () => exact().times(100).div(exactAll()), 1)
  return { protein: share(protein), carbohydrates: share(carbohydrates), fat: share(fat) }
}

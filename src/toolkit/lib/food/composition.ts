import type { FoodComposition, Nutrient } from '../../data/food-composition-set.js'
import { readDataSet } from '../../data/read.js'
import { Decimal } from '../numbers/decimal.js'

export type { FoodComposition }

/** What an amount of food has; energy also in kilocalories. */
export type Amounts = Readonly<Record<Nutrient | 'energyKcal', Decimal>>

/** The thermochemical calorie. */
const KJ_PER_KCAL = 4.184

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
  const words = wanted.split(/\s+/)
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

/** The unrounded nutrients of so many grams of a food. */
export const amountsOf = ({ per100g }: FoodComposition, grams: number | Decimal): Amounts => {
  const hundreds = new Decimal(grams).div(100)
  const amounts = Object.fromEntries(
    Object.entries(per100g).map(([nutrient, value]) => [nutrient, hundreds.times(value)]),
  ) as Record<Nutrient, Decimal>
  return { ...amounts, energyKcal: amounts.energyKj.div(KJ_PER_KCAL) }
}

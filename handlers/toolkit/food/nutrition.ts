import { feature } from '#toolkit'
import { amountsOf, foodsLike, type FoodComposition } from '#toolkit/lib/food/composition'
import { rounded } from '#toolkit/lib/numbers/decimal'
import type { Data } from '#operation'

type Item = Data<'rest_food_nutrition'>['items'][number]
type Values = Omit<Item, 'code' | 'name' | 'scientific' | 'group'>

const itemOf = (food: FoodComposition, grams: number): Item => {
  const { code, name, scientific, group } = food
  const { energyKcal, ...amounts } = amountsOf(food, grams)
  const values = Object.entries({ energyKcal, ...amounts }).map(([nutrient, amount]) => [
    nutrient,
    rounded(amount, 2),
  ])
  return { code, name, scientific, group, ...(Object.fromEntries(values) as Values) }
}

export default feature('rest_food_nutrition', ({ q, grams, limit }) => {
  const foods = foodsLike(q)
  const items = foods.slice(0, limit).map((food) => itemOf(food, grams))
  return { grams, total: foods.length, count: items.length, items }
})

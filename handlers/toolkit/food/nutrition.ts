import { feature } from '#toolkit'
import { foodsLike, nutrientsOf, type FoodComposition } from '#toolkit/lib/food/composition'
import type { Data } from '#operation'

type Item = Data<'rest_food_nutrition'>['items'][number]

const NUTRIENTS = [
  'energyKcal',
  'energyKj',
  'water',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fiber',
  'cholesterolMg',
  'sodiumMg',
  'potassiumMg',
  'calciumMg',
  'ironMg',
  'magnesiumMg',
  'zincMg',
  'vitaminCMg',
] as const

const itemOf = (food: FoodComposition, grams: number): Item => {
  const { code, name, scientific, group } = food
  return { code, name, scientific, group, ...nutrientsOf([{ food, grams }], NUTRIENTS) }
}

export default feature('rest_food_nutrition', ({ q, grams, limit }) => {
  const foods = foodsLike(q)
  const items = foods.slice(0, limit).map((food) => itemOf(food, grams))
  return { grams, total: foods.length, count: items.length, items }
})

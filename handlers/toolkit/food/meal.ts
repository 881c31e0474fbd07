import { feature, unprocessable } from '#toolkit'
import { energySharesOf, foodOf, nutrientsOf, type Portion } from '#toolkit/lib/food/composition'
import { Decimal } from '#toolkit/lib/numbers/decimal'

const OF_MEAL = [
  'energyKcal',
  'energyKj',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fiber',
  'cholesterolMg',
  'sodiumMg',
  'calciumMg',
  'ironMg',
  'vitaminCMg',
] as const

const OF_FOOD = ['energyKcal', 'protein', 'carbohydrates', 'fat'] as const

const portionOf = (item: string): Portion => {
  const [code = '', grams = ''] = item.split(':')
  const food = foodOf(code) ?? unprocessable(`There is no food ${code} in the table.`)
  return { food, grams: Number(grams) }
}

export default feature('rest_food_meal', ({ items }) => {
  const portions = items.split(',').map(portionOf)
  return {
    grams: Decimal.sum(...portions.map(({ grams }) => grams)).toNumber(),
    total: nutrientsOf(portions, OF_MEAL),
    energyShare: energySharesOf(portions),
    count: portions.length,
    items: portions.map((portion) => ({
      code: portion.food.code,
      name: portion.food.name,
      grams: portion.grams,
      ...nutrientsOf([portion], OF_FOOD),
    })),
  }
})

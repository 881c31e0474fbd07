import { feature, unprocessable } from '#toolkit'
import { amountsOf, foodOf, type Amounts } from '#toolkit/lib/food/composition'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data } from '#operation'

type Meal = Data<'rest_food_meal'>

interface Portion {
  code: string
  name: string
  grams: Decimal
  amounts: Amounts
}

const portionOf = (item: string): Portion => {
  const [code = '', weight = ''] = item.split(':')
  const food = foodOf(code) ?? unprocessable(`There is no food ${code} in the table.`)
  const grams = new Decimal(weight)
  return { code, name: food.name, grams, amounts: amountsOf(food, grams) }
}

const TOTALS = [
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
] as const satisfies readonly (keyof Meal['total'])[]

type Totals = Readonly<Record<(typeof TOTALS)[number], Decimal>>

const totalsOf = (portions: readonly Portion[]): Totals =>
  Object.fromEntries(
    TOTALS.map((nutrient) => [nutrient, Decimal.sum(...portions.map(({ amounts }) => amounts[nutrient]))]),
  ) as Totals

/** In percent of the energy at the general factors of Atwater: 4, 4 and 9 kcal a gram. */
const energyShareOf = ({ protein, carbohydrates, fat }: Totals): Meal['energyShare'] => {
  const energies = { protein: protein.times(4), carbohydrates: carbohydrates.times(4), fat: fat.times(9) }
  const all = Decimal.sum(energies.protein, energies.carbohydrates, energies.fat)
  const share = (energy: Decimal): number => (all.isZero() ? 0 : rounded(energy.times(100).div(all), 1))
  return {
    protein: share(energies.protein),
    carbohydrates: share(energies.carbohydrates),
    fat: share(energies.fat),
  }
}

const itemOf = ({ code, name, grams, amounts }: Portion): Meal['items'][number] => ({
  code,
  name,
  grams: grams.toNumber(),
  energyKcal: rounded(amounts.energyKcal, 2),
  protein: rounded(amounts.protein, 2),
  carbohydrates: rounded(amounts.carbohydrates, 2),
  fat: rounded(amounts.fat, 2),
})

export default feature('rest_food_meal', ({ items }) => {
  const portions = items.split(',').map(portionOf)
  const totals = totalsOf(portions)
  return {
    grams: Decimal.sum(...portions.map(({ grams }) => grams)).toNumber(),
    total: Object.fromEntries(
      TOTALS.map((nutrient) => [nutrient, rounded(totals[nutrient], 2)]),
    ) as Meal['total'],
    energyShare: energyShareOf(totals),
    count: portions.length,
    items: portions.map(itemOf),
  }
})

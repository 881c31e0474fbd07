import { feature } from '#toolkit'
import { byName } from '#toolkit/lib/text/by-name'
import { recipesWith } from '#toolkit/upstreams/food/themealdb'

export default feature('rest_food_recipe_2', async ({ q, limit }, context) => {
  const recipes = await recipesWith(context, q)
  const items = recipes.toSorted(byName).slice(0, limit)
  return { total: recipes.length, count: items.length, items }
})

import { feature } from '#toolkit'
import { recipesLike } from '#toolkit/upstreams/food/themealdb'

export default feature('rest_food_recipe', async ({ q, limit }, context) => {
  const recipes = await recipesLike(context, q)
  const items = recipes.slice(0, limit)
  return { total: recipes.length, count: items.length, items }
})

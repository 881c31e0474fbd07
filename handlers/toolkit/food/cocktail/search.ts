import { feature } from '#toolkit'
import { cocktailsLike } from '#toolkit/upstreams/food/thecocktaildb'

export default feature('rest_food_cocktail', async ({ q, limit }, context) => {
  const cocktails = await cocktailsLike(context, q)
  const items = cocktails.slice(0, limit)
  return { total: cocktails.length, count: items.length, items }
})

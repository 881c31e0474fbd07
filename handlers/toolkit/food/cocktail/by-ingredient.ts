import { feature } from '#toolkit'
import { byName } from '#toolkit/lib/text/by-name'
import { cocktailsWith } from '#toolkit/upstreams/food/thecocktaildb'

export default feature('rest_food_cocktail_2', async ({ q, limit }, context) => {
  const cocktails = await cocktailsWith(context, q)
  const items = cocktails.toSorted(byName).slice(0, limit)
  return { total: cocktails.length, count: items.length, items }
})

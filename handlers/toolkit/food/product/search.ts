import { feature } from '#toolkit'
import { packagedFoodsLike } from '#toolkit/upstreams/food/openfoodfacts'

export default feature('rest_food_product_2', async ({ q, limit }, context) => {
  const { count, products } = await packagedFoodsLike(context, { q, limit })
  const items = products.slice(0, limit)
  return { total: count, count: items.length, items }
})

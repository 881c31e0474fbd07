import { feature } from '#toolkit'
import { breweriesIn } from '#toolkit/upstreams/food/openbrewerydb'

export default feature('rest_food_breweries', async ({ city, type, limit }, context) => {
  const breweries = await breweriesIn(context, { city, type, limit })
  const items = breweries.slice(0, limit)
  return { count: items.length, items }
})

import { feature } from '#toolkit'
import { searchText } from '#toolkit/lib/common/search-text'
import { postalPlacesOf } from '#toolkit/upstreams/maps/kodepos'

const SHORTEST = 3

export default feature('rest_indonesia_postalCode', async ({ q, limit }, context) => {
  const text = searchText('q', q, SHORTEST)
  const places = await postalPlacesOf(context, text)
  const items = places.slice(0, limit)
  return { q: text, total: places.length, count: items.length, items }
})

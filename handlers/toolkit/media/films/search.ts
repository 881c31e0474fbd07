import { feature } from '#toolkit'
import { filmsLike } from '#toolkit/upstreams/wikimedia/wdqs'

export default feature('rest_media_films', async ({ q, limit }, context) => {
  const items = (await filmsLike(context, q, limit)).slice(0, limit)
  return { count: items.length, items }
})

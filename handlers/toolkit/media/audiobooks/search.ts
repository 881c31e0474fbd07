import { feature } from '#toolkit'
import { audiobooksLike } from '#toolkit/upstreams/books/librivox'

export default feature('rest_media_audiobooks', async ({ q, limit }, context) => {
  const items = (await audiobooksLike(context, q, limit)).slice(0, limit)
  return { count: items.length, items }
})

import { feature, unprocessable } from '#toolkit'
import { podcastEpisodesOf } from '#toolkit/upstreams/music/itunes'

export default feature('rest_media_podcasts_2', async ({ id, limit }, context) => {
  const { podcast, author, episodes } =
    (await podcastEpisodesOf(context, { id, limit })) ?? unprocessable(`The store has no podcast ${id}.`)
  const items = episodes.slice(0, limit)
  return { podcast, author, count: items.length, items }
})

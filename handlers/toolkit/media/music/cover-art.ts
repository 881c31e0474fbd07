import { feature, unprocessable } from '#toolkit'
import { coverArtOf } from '#toolkit/upstreams/music/coverartarchive'

export default feature('rest_media_music_5', async ({ mbid }, context) => {
  const { release, images } =
    (await coverArtOf(context, mbid.toLowerCase())) ??
    unprocessable(`The Cover Art Archive has no release ${mbid}, or no images of it.`)
  const front = images.find((image) => image.front)?.url ?? null
  return { release, front, count: images.length, items: images }
})

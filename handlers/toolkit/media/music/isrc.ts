import { feature, unprocessable } from '#toolkit'
import { recordingsOf } from '#toolkit/upstreams/music/musicbrainz'

export default feature('rest_media_music_4', async (query, context) => {
  const isrc = query.isrc.replaceAll('-', '').toUpperCase()
  const items =
    (await recordingsOf(context, isrc)) ??
    unprocessable(`MusicBrainz has no recording with the ISRC ${isrc}.`)
  return { isrc, count: items.length, items }
})

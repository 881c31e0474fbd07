import { feature, unprocessable } from '#toolkit'
import { readPlaylist, writePlaylist } from '#toolkit/lib/media/playlists'
import { notWellFormed } from '#toolkit/lib/markup/xml-document'

export default feature('rest_media_playlists', ({ text, to }) => {
  const reading = readPlaylist(text)
  if ('fault' in reading) return notWellFormed('text', reading.fault)
  const { from, items } = reading
  if (items.length === 0) return unprocessable('text has no playlist entry.')
  return {
    from,
    count: items.length,
    totalSeconds: items.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    items,
    content: writePlaylist(to, items),
  }
})

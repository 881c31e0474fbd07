import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import {
  byteOfRatio,
  bytesOfColor,
  changePixels,
  LUMA_SCALE,
  scaledLuma,
} from '#toolkit/lib/images/pixelwise'

/** What white's luma is multiplied by. */
const WHITE = 255 * LUMA_SCALE

export default feature('rest_photo_duotone', async (query, context) => {
  const photo = await photoOf(query, context)
  const dark = bytesOfColor(query.dark)
  const light = bytesOfColor(query.light)
  changePixels(photo, (red, green, blue, to) => {
    const luma = scaledLuma(red, green, blue)
    for (const [index, from] of dark.entries()) {
      to[index] = byteOfRatio(from * WHITE + ((light[index] ?? 0) - from) * luma, WHITE)
    }
  })
  return editedPhoto(photo, query)
})

import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { byteOfRatio, changePixels, LUMA_SCALE, scaledLuma } from '#toolkit/lib/images/pixelwise'

/** Each of the three steps has a factor in percent. */
const PERCENT = 100

export default feature('rest_photo_adjust', async (query, context) => {
  const photo = await photoOf(query, context)
  const steepness = PERCENT + query.contrast
  const strength = PERCENT + query.saturation
  /** Brightness, then contrast; times 10,000. */
  const toned = (channel: number): number =>
    (PERCENT * channel + 255 * query.brightness - 128 * PERCENT) * steepness + 128 * PERCENT * PERCENT
  const scale = PERCENT * PERCENT * PERCENT * LUMA_SCALE
  changePixels(photo, (red, green, blue, to) => {
    const [r, g, b] = [toned(red), toned(green), toned(blue)]
    const luma = scaledLuma(r, g, b)
    const grey = luma * (PERCENT - strength)
    // Integers of at most 5e13.
    to[0] = byteOfRatio(grey + r * LUMA_SCALE * strength, scale)
    to[1] = byteOfRatio(grey + g * LUMA_SCALE * strength, scale)
    to[2] = byteOfRatio(grey + b * LUMA_SCALE * strength, scale)
  })
  return editedPhoto(photo, query)
})

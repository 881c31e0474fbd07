import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { byteOfRatio, changePixels, LUMA_SCALE, mixed, scaledLuma } from '#toolkit/lib/images/pixelwise'

export default feature('rest_photo_grayscale', async (query, context) => {
  const photo = await photoOf(query, context)
  changePixels(photo, (red, green, blue, to) => {
    const grey = byteOfRatio(scaledLuma(red, green, blue), LUMA_SCALE)
    to[0] = mixed(red, grey, query.amount)
    to[1] = mixed(green, grey, query.amount)
    to[2] = mixed(blue, grey, query.amount)
  })
  return editedPhoto(photo, query)
})

import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { changePixels } from '#toolkit/lib/images/pixelwise'

export default feature('rest_photo_invert', async (query, context) => {
  const photo = await photoOf(query, context)
  changePixels(photo, (red, green, blue, to) => {
    to[0] = 255 - red
    to[1] = 255 - green
    to[2] = 255 - blue
  })
  return editedPhoto(photo, query)
})

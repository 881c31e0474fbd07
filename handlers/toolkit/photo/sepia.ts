import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { byteOfRatio, changePixels, mixed } from '#toolkit/lib/images/pixelwise'

/** The weights of Filter Effects Level 1, section 9.6, to three decimals. */
export default feature('rest_photo_sepia', async (query, context) => {
  const photo = await photoOf(query, context)
  changePixels(photo, (red, green, blue, to) => {
    to[0] = mixed(red, byteOfRatio(393 * red + 769 * green + 189 * blue, 1000), query.amount)
    to[1] = mixed(green, byteOfRatio(349 * red + 686 * green + 168 * blue, 1000), query.amount)
    to[2] = mixed(blue, byteOfRatio(272 * red + 534 * green + 131 * blue, 1000), query.amount)
  })
  return editedPhoto(photo, query)
})

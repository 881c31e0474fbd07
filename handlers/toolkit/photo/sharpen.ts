import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { colorsFiltered } from '#toolkit/lib/images/raster'

export default feature('rest_photo_sharpen', async (query, context) => {
  const photo = await photoOf(query, context)
  return editedPhoto(
    await colorsFiltered(photo, (pipeline) => pipeline.sharpen({ sigma: query.sigma })),
    query,
  )
})

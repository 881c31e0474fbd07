import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { pipelineOf, rasterOfPipeline } from '#toolkit/lib/images/raster'

export default feature('rest_photo_sharpen', async (query, context) => {
  const sharpened = pipelineOf(await photoOf(query, context)).sharpen({ sigma: query.sigma })
  return editedPhoto(await rasterOfPipeline(sharpened), query)
})

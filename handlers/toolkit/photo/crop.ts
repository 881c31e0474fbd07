import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { partOf } from '#toolkit/lib/images/part'
import { pipelineOf, rasterOfPipeline } from '#toolkit/lib/images/raster'

export default feature('rest_photo_crop', async (query, context) => {
  const photo = await photoOf(query, context)
  const cropped = pipelineOf(photo).extract(partOf(photo, query))
  return editedPhoto(await rasterOfPipeline(cropped), query)
})

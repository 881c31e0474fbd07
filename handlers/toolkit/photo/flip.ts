import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { pipelineOf, rasterOfPipeline } from '#toolkit/lib/images/raster'

export default feature('rest_photo_flip', async (query, context) => {
  const { direction } = query
  const flipped = pipelineOf(await photoOf(query, context))
    .flop(direction !== 'vertical')
    .flip(direction !== 'horizontal')
  return editedPhoto(await rasterOfPipeline(flipped), query)
})

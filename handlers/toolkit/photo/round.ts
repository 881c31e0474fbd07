import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { roundCorners } from '#toolkit/lib/images/mask'
import { pipelineOf, rasterOfPipeline, withAlpha, type Raster } from '#toolkit/lib/images/raster'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const middleSquare = async (photo: Raster): Promise<Raster> => {
  const edge = Math.min(photo.width, photo.height)
  const left = Math.floor((photo.width - edge) / 2)
  const top = Math.floor((photo.height - edge) / 2)
  return rasterOfPipeline(pipelineOf(photo).extract({ left, top, width: edge, height: edge }))
}

const coverageOf = ({ width, height, pixels }: Raster): number => {
  let sum = 0
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] ?? 0
  return roundHalfAway(sum / (255 * width * height), 4)
}

export default feature('rest_photo_round', async (query, context) => {
  const isCircle = query.shape === 'circle'
  const whole = await photoOf(query, context)
  const photo = withAlpha(isCircle ? await middleSquare(whole) : whole)
  const largest = Math.min(photo.width, photo.height) / 2
  roundCorners(photo, isCircle ? largest : Math.min(query.radius, largest))
  return { ...(await editedPhoto(photo, query)), coverage: coverageOf(photo) }
})

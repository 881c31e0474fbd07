import { feature, unprocessable } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { pipelineOf, rasterOfPipeline } from '#toolkit/lib/images/raster'

const MOST_PIXELS = 50_000_000

/** The size of the smallest upright rectangle around a turned one. */
const turnedSize = (width: number, height: number, degrees: number): [width: number, height: number] => {
  const radians = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  return [Math.round(width * cosine + height * sine), Math.round(width * sine + height * cosine)]
}

export default feature('rest_photo_rotate', async (query, context) => {
  const photo = await photoOf(query, context)
  const [width, height] = turnedSize(photo.width, photo.height, query.angle)
  if (width * height > MOST_PIXELS) {
    unprocessable(`The result would have ${width} x ${height} pixels; the limit is 50 million.`)
  }
  const turned = pipelineOf(photo).rotate(query.angle, { background: query.background })
  return editedPhoto(await rasterOfPipeline(turned), query)
})

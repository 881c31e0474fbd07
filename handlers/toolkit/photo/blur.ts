import { feature, unprocessable } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { filtered } from '#toolkit/lib/images/raster'

/** Sigma times megapixels: the time that the exact blur takes grows with both. */
const MOST_WORK = 250

export default feature('rest_photo_blur', async (query, context) => {
  const photo = await photoOf(query, context)
  const { width, height } = photo
  if ((query.sigma * width * height) / 1e6 > MOST_WORK) {
    unprocessable(
      `sigma times the megapixels of the picture is at most ${MOST_WORK}; this picture has ${width} x ${height} pixels.`,
    )
  }
  // By default the library blurs with integers, which shifts flat colours.
  const blurred = await filtered(photo, (pipeline) =>
    pipeline.blur({ sigma: query.sigma, precision: 'float' }),
  )
  return editedPhoto(blurred, query)
})

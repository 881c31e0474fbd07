import { feature } from '#toolkit'
import { encodePicture } from '#toolkit/lib/images/encode'
import { pictureFile } from '#toolkit/lib/images/picture-file'
import { pictureBytes } from '#toolkit/lib/images/picture-source'
import { rasterOfFile } from '#toolkit/lib/images/raster'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

export default feature('rest_image_convert', async (query, context) => {
  const file = await pictureFile(await pictureBytes(query, context))
  const originalBytes = file.bytes.length
  const { quality, background } = query
  const encoded = await encodePicture(await rasterOfFile(file), query.to, { quality, ground: background })
  const savedPercent = roundHalfAway(((originalBytes - encoded.bytes) / originalBytes) * 100, 1)
  return { ...encoded, from: file.format, originalBytes, savedPercent }
})

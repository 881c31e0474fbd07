import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { assertFits, encodePicture } from '#toolkit/lib/images/encode'
import { MOST_PIXELS, pictureFile } from '#toolkit/lib/images/picture-file'
import type { Part } from '#toolkit/lib/images/part'
import { pictureBytes } from '#toolkit/lib/images/picture-source'
import { pipelineOf, rasterOfFile, rasterOfPipeline, type Raster } from '#toolkit/lib/images/raster'
import { resampled } from '#toolkit/lib/images/resample'
import { fitInside, scaledEdge, type Size } from '#toolkit/lib/images/sizes'

type Wish = Query<'rest_image_resize'>

/** How large the picture is drawn, and how large the result is; what is not the same is cropped or padded. */
interface Plan {
  drawn: Size
  result: Size
}

const isWithin = (size: Size, box: Size): boolean => size.width <= box.width && size.height <= box.height

const smaller = (size: Size, box: Size): Size => ({
  width: Math.min(size.width, box.width),
  height: Math.min(size.height, box.height),
})

const oneSided = (original: Size, { width, height }: Wish): Size => {
  if (width !== undefined) return { width, height: scaledEdge(original.height, width, original.width) }
  if (height !== undefined) return { width: scaledEdge(original.width, height, original.height), height }
  return invalidParameter('width', 'is required, unless height is given')
}

/** The smallest size of the original's shape that covers a box. */
const fitAround = (original: Size, box: Size): Size =>
  box.width * original.height >= box.height * original.width
    ? { width: box.width, height: scaledEdge(original.height, box.width, original.width) }
    : { width: scaledEdge(original.width, box.height, original.height), height: box.height }

const planOf = (original: Size, wish: Wish): Plan => {
  const { width, height, enlarge, fit } = wish
  const kept = (size: Size): Size => (enlarge || isWithin(size, original) ? size : original)
  const same = (size: Size): Plan => ({ drawn: size, result: size })
  if (width === undefined || height === undefined) return same(kept(oneSided(original, wish)))
  const box = { width, height }
  const reachable = enlarge ? box : smaller(box, original)
  switch (fit) {
    case 'inside':
      return same(kept(fitInside(original, box)))
    case 'contain':
      return { drawn: kept(fitInside(original, box)), result: box }
    case 'cover':
      return { drawn: fitAround(original, reachable), result: reachable }
    case 'fill':
      return same(reachable)
  }
}

const middle = (outer: number, inner: number): number => Math.floor((outer - inner) / 2)

/** The part of the drawn picture around its middle that the result has room for. */
const partOf = (drawn: Size, result: Size): Part => {
  const { width, height } = smaller(drawn, result)
  return { left: middle(drawn.width, width), top: middle(drawn.height, height), width, height }
}

/** Draws the picture and cuts or pads it around its middle. */
const shaped = async (picture: Raster, { drawn, result }: Plan, background: string): Promise<Raster> => {
  const part = partOf(drawn, result)
  const raster = await resampled(picture, drawn, part)
  if (part.width === result.width && part.height === result.height) return raster
  const [left, top] = [middle(result.width, part.width), middle(result.height, part.height)]
  const [right, bottom] = [result.width - part.width - left, result.height - part.height - top]
  return rasterOfPipeline(pipelineOf(raster).extend({ left, top, right, bottom, background }))
}

export default feature('rest_image_resize', async (query, context) => {
  const file = await pictureFile(await pictureBytes(query, context))
  const picture = await rasterOfFile(file)
  const plan = planOf(picture, query)
  const format = query.format ?? (file.format === 'gif' || file.format === 'tiff' ? 'png' : file.format)
  const { width, height } = plan.result
  if (width * height > MOST_PIXELS) {
    unprocessable(`The result would have ${width} x ${height} pixels; the limit is 25 million.`)
  }
  assertFits(plan.result, format)
  const result = await shaped(picture, plan, query.background)
  return {
    ...(await encodePicture(result, format, { quality: query.quality })),
    originalWidth: picture.width,
    originalHeight: picture.height,
    originalBytes: file.bytes.length,
  }
})

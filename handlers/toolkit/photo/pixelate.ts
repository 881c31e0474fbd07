import { feature } from '#toolkit'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { partOf, type Part } from '#toolkit/lib/images/part'
import { byteOfRatio } from '#toolkit/lib/images/pixelwise'
import type { Raster } from '#toolkit/lib/images/raster'

/** Calls `visit` with where each pixel of a part begins. */
const visitPixels = ({ width, channels }: Raster, part: Part, visit: (at: number) => void): void => {
  for (let y = part.top; y < part.top + part.height; y += 1) {
    for (let x = part.left; x < part.left + part.width; x += 1) visit((y * width + x) * channels)
  }
}

/** Gives all pixels of a block their mean: that of alpha is plain, those of colours are weighted by alpha. */
const flatten = (photo: Raster, block: Part): void => {
  const { channels, pixels } = photo
  const hasAlpha = channels === 4
  let [red, green, blue, weight] = [0, 0, 0, 0]
  visitPixels(photo, block, (at) => {
    const alpha = hasAlpha ? (pixels[at + 3] ?? 0) : 1
    red += (pixels[at] ?? 0) * alpha
    green += (pixels[at + 1] ?? 0) * alpha
    blue += (pixels[at + 2] ?? 0) * alpha
    weight += alpha
  })
  const means = [red, green, blue].map((sum) => (weight === 0 ? 0 : byteOfRatio(sum, weight)))
  const alpha = byteOfRatio(weight, block.width * block.height)
  visitPixels(photo, block, (at) => {
    pixels.set(means, at)
    if (hasAlpha) pixels[at + 3] = alpha
  })
}

export default feature('rest_photo_pixelate', async (query, context) => {
  const photo = await photoOf(query, context)
  const part = partOf(photo, query)
  const { block } = query
  const [right, bottom] = [part.left + part.width, part.top + part.height]
  for (let { top } = part; top < bottom; top += block) {
    for (let { left } = part; left < right; left += block) {
      const [width, height] = [Math.min(block, right - left), Math.min(block, bottom - top)]
      flatten(photo, { left, top, width, height })
    }
  }
  return editedPhoto(photo, query)
})

import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Data, Query } from '#operation'

type Network = NonNullable<Query<'rest_social_image'>['network']>
type Item = Data<'rest_social_image'>['items'][number]

/** Slots of each network in pixels, in the order of answers. */
const SLOTS: readonly (readonly [network: Network, slot: string, width: number, height: number])[] = [
  ['instagram', 'square', 1080, 1080],
  ['instagram', 'portrait', 1080, 1350],
  ['instagram', 'landscape', 1080, 566],
  ['instagram', 'story', 1080, 1920],
  ['facebook', 'post', 1200, 630],
  ['facebook', 'cover', 851, 315],
  ['facebook', 'story', 1080, 1920],
  ['x', 'post', 1600, 900],
  ['x', 'header', 1500, 500],
  ['linkedin', 'post', 1200, 627],
  ['linkedin', 'cover', 1584, 396],
  ['youtube', 'thumbnail', 1280, 720],
  ['youtube', 'banner', 2560, 1440],
  ['tiktok', 'video', 1080, 1920],
  ['pinterest', 'pin', 1000, 1500],
  ['open-graph', 'image', 1200, 630],
]

/** One side of a crop from the other, half up, at least one pixel. */
const side = (other: number, target: number, otherTarget: number): number =>
  Math.max(1, Math.round((other * target) / otherTarget))

const cropOf = (width: number, height: number, targetWidth: number, targetHeight: number): Item['crop'] => {
  const isWide = width * targetHeight >= height * targetWidth
  const crop = {
    width: isWide ? side(height, targetWidth, targetHeight) : width,
    height: isWide ? height : side(width, targetHeight, targetWidth),
  }
  return { x: Math.floor((width - crop.width) / 2), y: Math.floor((height - crop.height) / 2), ...crop }
}

/** The slot that loses least of those where the image is not enlarged, or of all; the first of equals. */
const bestOf = (items: readonly Item[]): string => {
  const sharp = items.filter(({ upscaled }) => !upscaled)
  const best = (sharp.length > 0 ? sharp : items).reduce((one, other) =>
    other.lostPercent < one.lostPercent ? other : one,
  )
  return `${best.network}/${best.slot}`
}

/** The largest centred crop of an image for each slot. */
export default feature('rest_social_image', ({ width, height, network }) => {
  const items = SLOTS.filter(([name]) => network === undefined || name === network).map(
    ([name, slot, targetWidth, targetHeight]): Item => {
      const crop = cropOf(width, height, targetWidth, targetHeight)
      const kept = new Decimal(crop.width * crop.height).div(width * height)
      return {
        network: name,
        slot,
        targetWidth,
        targetHeight,
        crop,
        lostPercent: rounded(new Decimal(1).minus(kept).times(100), 2),
        upscaled: crop.width < targetWidth,
      }
    },
  )
  return { width, height, count: items.length, best: bestOf(items), items }
})

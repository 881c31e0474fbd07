import { unprocessable } from '../../errors.js'
import type { Size } from './sizes.js'

/** A rectangle of pixels, counted from the top left corner. */
export interface Part extends Size {
  left: number
  top: number
}

/**
 * A part of a picture; an edge that is left out reaches to the picture's own.
 * @throws FeatureError 422 where it reaches beyond the picture
 */
export const partOf = (
  picture: Size,
  { left, top, width, height }: { left: number; top: number; width?: number; height?: number },
): Part => {
  const part = { left, top, width: width ?? picture.width - left, height: height ?? picture.height - top }
  const isWithin =
    part.width > 0 &&
    part.height > 0 &&
    left + part.width <= picture.width &&
    top + part.height <= picture.height
  return isWithin
    ? part
    : unprocessable(
        `The part reaches beyond the picture, which has ${picture.width} x ${picture.height} pixels.`,
      )
}

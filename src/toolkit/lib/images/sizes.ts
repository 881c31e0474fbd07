/** Sizes of pictures that keep their shape; edges are rounded half up and are at least 1. */

export interface Size {
  width: number
  height: number
}

/** `edge * numerator / denominator`, rounded half up, at least 1. All are integers. */
export const scaledEdge = (edge: number, numerator: number, denominator: number): number =>
  Math.max(1, Math.floor((2 * edge * numerator + denominator) / (2 * denominator)))

/** The largest size of the shape of `original` that fits into `box`. */
export const fitInside = (original: Size, box: Size): Size =>
  box.width * original.height <= box.height * original.width
    ? { width: box.width, height: scaledEdge(original.height, box.width, original.width) }
    : { width: scaledEdge(original.width, box.height, original.height), height: box.height }

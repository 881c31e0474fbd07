/** Effects that change every pixel on its own, in integers, so that halves are exact. */
import type { Raster } from './raster.js'

/** Luma of ITU-R BT.709 on encoded values, times 10,000: 0.2126 R + 0.7152 G + 0.0722 B. */
export const LUMA_SCALE = 10_000
export const scaledLuma = (red: number, green: number, blue: number): number =>
  2126 * red + 7152 * green + 722 * blue

/** `numerator / denominator` rounded half up and cut to a byte. Both are integers, the denominator above 0. */
export const byteOfRatio = (numerator: number, denominator: number): number =>
  Math.min(255, Math.max(0, Math.floor((2 * numerator + denominator) / (2 * denominator))))

/** Writes a pixel's new red, green and blue into `to`, of three places. */
type Change = (red: number, green: number, blue: number, to: Uint8Array) => void

/** Changes the colours of a picture in place; its alpha stays. */
export const changePixels = (raster: Raster, change: Change): Raster => {
  const { channels, pixels } = raster
  const to = new Uint8Array(3)
  for (let at = 0; at < pixels.length; at += channels) {
    change(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, to)
    pixels[at] = to[0] ?? 0
    pixels[at + 1] = to[1] ?? 0
    pixels[at + 2] = to[2] ?? 0
  }
  return raster
}

/** So many percent of the way from a byte to another one. */
export const mixed = (from: number, to: number, percent: number): number =>
  byteOfRatio(100 * from + (to - from) * percent, 100)

/** The three bytes of #rrggbb. */
export const bytesOfColor = (color: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

import type { Raster } from './raster.js'

/**
 * Lays a picture over another one, in place: source-over with normal blending (W3C Compositing and Blending Level 1,
 * section 5.1), on 8-bit sRGB, rounded half up. The top picture must lie within the other one.
 * @param opacity of the top picture, in percent
 */
export const layOver = (
  below: Raster,
  top: Raster,
  { left, at, opacity }: { left: number; at: number; opacity: number },
): void => {
  for (let y = 0; y < top.height; y += 1) {
    for (let x = 0; x < top.width; x += 1) {
      const from = (y * top.width + x) * top.channels
      const to = ((y + at) * below.width + x + left) * below.channels
      const source = ((top.channels === 4 ? (top.pixels[from + 3] ?? 0) : 255) * opacity) / 25_500
      const backdrop = below.channels === 4 ? (below.pixels[to + 3] ?? 0) / 255 : 1
      const kept = backdrop * (1 - source)
      const alpha = source + kept
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = (top.pixels[from + channel] ?? 0) * source + (below.pixels[to + channel] ?? 0) * kept
        below.pixels[to + channel] = Math.floor(sum / alpha + 0.5)
      }
      if (below.channels === 4) below.pixels[to + 3] = Math.floor(alpha * 255 + 0.5)
    }
  }
}

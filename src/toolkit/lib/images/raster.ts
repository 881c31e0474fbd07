import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { decode, type PictureFile } from './picture-file.js'

/** Pixels by rows, 8-bit sRGB: three bytes each, or four where there is transparency (not premultiplied). */
export interface Raster {
  width: number
  height: number
  channels: 3 | 4
  pixels: Buffer
}

const rasterOf = (
  { width, height, channels }: { width: number; height: number; channels: number },
  pixels: Buffer,
): Raster => {
  if (channels !== 3 && channels !== 4) throw new Error(`A decoder gave ${channels} channels`)
  return { width, height, channels, pixels }
}

/**
 * Decodes the first frame of a picture, turned by its EXIF orientation, in 8-bit sRGB: an embedded ICC profile is applied.
 * @throws FeatureError 422 for a damaged file
 */
export const rasterOfFile = async (file: PictureFile): Promise<Raster> => {
  const { data, info } = await decode(file, (picture) => picture.toColourspace('srgb'))
  return rasterOf(info, data)
}

/** A pipeline that begins with these pixels. */
export const pipelineOf = ({ width, height, channels, pixels }: Raster): Sharp =>
  sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })

/** The pixels that a pipeline ends with. */
export const rasterOfPipeline = async (pipeline: Sharp): Promise<Raster> => {
  const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return rasterOf(info, data)
}

/** The same picture with an alpha channel; opaque where it had none. */
export const withAlpha = ({ width, height, channels, pixels }: Raster): Raster & { channels: 4 } => {
  if (channels === 4) return { width, height, channels, pixels }
  const all = Buffer.allocUnsafe(width * height * 4)
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    all[to] = pixels[from] ?? 0
    all[to + 1] = pixels[from + 1] ?? 0
    all[to + 2] = pixels[from + 2] ?? 0
    all[to + 3] = 255
  }
  return { width, height, channels: 4, pixels: all }
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The mean of red, green and blue, each pixel weighted by its alpha, rounded half up; #000000 when wholly transparent. */
export const averageColor = ({ channels, pixels }: Raster): string => {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += channels) {
    const alpha = channels === 4 ? (pixels[at + 3] ?? 0) : 255
    red += (pixels[at] ?? 0) * alpha
    green += (pixels[at + 1] ?? 0) * alpha
    blue += (pixels[at + 2] ?? 0) * alpha
    weight += alpha
  }
  // Sums stay below 2^53: 25 million pixels of 255 times 255 are 1.6e12.
  return hex([red, green, blue].map((sum) => (weight === 0 ? 0 : Math.floor(sum / weight + 0.5))))
}

export interface Corners {
  topLeft: string
  topRight: string
  bottomLeft: string
  bottomRight: string
}

/** The four corner pixels as #rrggbb, or #rrggbbaa where they are not opaque. */
export const cornersOf = ({ width, height, channels, pixels }: Raster): Corners => {
  const at = (x: number, y: number): string => {
    const start = (y * width + x) * channels
    const color = [...pixels.subarray(start, start + channels)]
    return hex(color[3] === 255 ? color.slice(0, 3) : color)
  }
  return {
    topLeft: at(0, 0),
    topRight: at(width - 1, 0),
    bottomLeft: at(0, height - 1),
    bottomRight: at(width - 1, height - 1),
  }
}

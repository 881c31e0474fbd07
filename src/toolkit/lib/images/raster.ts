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

/** 8 bits are 0 to 255, 16 are 0 to 65535. */
const WIDENING = 257

/** Above so many pixels a picture in 16 bits does not fit into a process beside itself. */
const MOST_WIDE_PIXELS = 12_000_000

/** Whether it is one whose colours a filter in 8 bits would change. */
const needsWideFilter = ({ channels, width, height, pixels }: Raster): boolean => {
  if (channels === 3 || width * height > MOST_WIDE_PIXELS) return false
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}

type Filter = (pipeline: Sharp) => Sharp

/** Runs 16-bit pixels through a filter. */
const filteredWide = async (
  wide: Uint16Array<ArrayBuffer>,
  raw: { width: number; height: number; channels: 3 | 4 },
  filter: Filter,
): Promise<{ values: Uint16Array; info: { width: number; height: number; channels: number } }> => {
  const { data, info } = await filter(sharp(wide, { raw, limitInputPixels: false }))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  return { values: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), info }
}

/**
 * The pixels after a filter that mixes neighbours. sharp mixes colours times alpha, in as many bits as they have: of
 * 8 bits a colour with alpha 10 keeps one step in 25, so that a picture with transparency goes through it in 16.
 */
export const filtered = async (picture: Raster, filter: Filter): Promise<Raster> => {
  if (!needsWideFilter(picture)) return rasterOfPipeline(filter(pipelineOf(picture)))
  const { width, height, channels, pixels } = picture
  const wide = new Uint16Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) wide[at] = pixels[at]! * WIDENING
  const { values, info } = await filteredWide(wide, { width, height, channels }, filter)
  const bytes = Buffer.allocUnsafe(values.length)
  for (let at = 0; at < values.length; at += 1) bytes[at] = Math.floor(values[at]! / WIDENING + 0.5)
  return rasterOf(info, bytes)
}

/**
 * The same for a filter that leaves size and alpha alone. Alpha stays outside: libvips would lose half a step of it on the
 * way to the colour space in which it sharpens.
 */
export const colorsFiltered = async (picture: Raster, filter: Filter): Promise<Raster> => {
  if (!needsWideFilter(picture)) return rasterOfPipeline(filter(pipelineOf(picture)))
  const { width, height, channels, pixels } = picture
  const wide = new Uint16Array(width * height * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    const share = (pixels[from + 3]! / 255) * WIDENING
    for (let color = 0; color < 3; color += 1)
      wide[to + color] = Math.floor(pixels[from + color]! * share + 0.5)
  }
  const { values } = await filteredWide(wide, { width, height, channels: 3 }, filter)
  const bytes = Buffer.alloc(pixels.length)
  for (let from = 0, to = 0; to < bytes.length; from += 3, to += 4) {
    const alpha = pixels[to + 3]!
    if (alpha === 0) continue
    const share = (alpha / 255) * WIDENING
    for (let color = 0; color < 3; color += 1)
      bytes[to + color] = Math.min(255, Math.floor(values[from + color]! / share + 0.5))
    bytes[to + 3] = alpha
  }
  return { width, height, channels, pixels: bytes }
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
